public import PlainviewGraphics

/// Called when an effect of a symbol is over.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// What became of an effect of a symbol.
@preconcurrency @MainActor public struct UISymbolEffectCompletionContext {
  /// The view that shows the symbol.
  public weak var sender: AnyObject?
  /// The effect that has ended; nil if it was a transition of content.
  public let effect: (any SymbolEffect)?
  /// The transition of content that has ended; nil if it was another effect.
  public let contentTransition: (any ContentTransitionSymbolEffect)?
  /// Whether the effect came to its end, and was not replaced or removed before.
  public let isFinished: Bool
}

/// The effects that an image view or a bar item was asked for.
@MainActor package final class SymbolEffects {
  typealias Entry = (effect: any SymbolEffect, completion: UISymbolEffectCompletion?)
  var entries: [Entry] = []

  package init() {}
}
