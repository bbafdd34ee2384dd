import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

extension UIImage {
  /// A symbol as a configuration has it shown, where it says nothing else itself; other images as they are.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration, isSymbolImage else { return self }
    return withConfiguration(configuration.applying(symbolConfiguration))
  }
}

extension UIImageView {
  /// A symbol as the view's configuration has it shown; what the symbol says itself goes before.
  func configured(_ picture: UIImage?) -> UIImage? { picture?.preferring(preferredSymbolConfiguration) }

  private var effects: SymbolEffects {
    if let symbolEffects { return symbolEffects }
    let made = SymbolEffects()
    symbolEffects = made
    return made
  }

  /// Adds an effect that is over after a while; kept, and seen in no picture.
  ///
  /// The completion is called at the end of the turn.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { effects.run(effect, sender: self, completion) }

  /// Adds an effect that stays until it is removed; kept, and seen in no picture.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { effects.add(effect, sender: self, completion) }

  /// Adds an effect that could be over after a while and is asked to stay.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { effects.add(effect, sender: self, completion) }

  /// Removes the effects of a type; the completion is called with the result.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { effects.remove(effect, sender: self, completion) }

  /// Removes the effects of a type that could last; the completion is called with the result.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { effects.remove(effect, sender: self, completion) }

  /// Removes the effects of a type that ends by itself or lasts; the completion is called with the result.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { effects.remove(effect, sender: self, completion) }

  /// Removes all symbol effects of the image view.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    effects.removeAll()
  }

  /// Shows another symbol at once; the completion is called at the end of the turn.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    effects.change(contentTransition, sender: self, completion)
  }
}

extension UIBarButtonItem {
  private var effects: SymbolEffects {
    if let symbolEffects { return symbolEffects }
    let made = SymbolEffects()
    symbolEffects = made
    return made
  }

  /// Adds an effect that is over after a while; kept, and seen in no picture.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) { effects.run(effect, sender: self, nil) }

  /// Adds an effect that stays until it is removed; kept, and seen in no picture.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) { effects.add(effect, sender: self, nil) }

  /// Adds an effect that could be over after a while and is asked to stay.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { effects.add(effect, sender: self, nil) }

  /// Removes the effects of a type from the item.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) { effects.remove(effect, sender: self, nil) }

  /// Removes all symbol effects of the item.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    effects.removeAll()
  }

  /// Shows another symbol at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    self.image = image
    effects.change(contentTransition, sender: self, nil)
  }
}
