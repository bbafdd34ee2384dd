import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction

/// An object whose traits can be observed, trait by trait.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UIResponder, UITraitEnvironment {}

extension UITraitChangeObservable {
  /// Calls the handler with the object and its former traits whenever one of the traits changed.
  ///
  /// The object is not held. Handlers run after `traitCollectionDidChange(_:)`, in the order of registration.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(TraitRegistration(traits) { [weak self] old in if let self { handler(self, old) } })
  }

  /// The same for handlers that name the object's type themselves, as `(self: Self, previous: UITraitCollection)` does.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(
      TraitRegistration(traits) { [weak self] old in
        if let environment = self as? Environment { handler(environment, old) }
      })
  }

  /// Sends a message to a target whenever one of the traits changed; its arguments are the object and the former traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return register(
      TraitRegistration(traits) { [weak self, weak target] old in
        if let target { Message(action, sender: self, event: old).send(to: target) }
      })
  }

  /// Sends a message to the object itself whenever one of the traits changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration; its closure or method is called no more.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    if let registration = registration as? TraitRegistration { traitSettings?.remove(registration) }
  }

  private func register(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
    traitSettingsMadeOnDemand().add(registration)
    return registration
  }
}

extension UIView: UITraitChangeObservable {
  /// The view's overrides of the inherited traits, for itself and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitSettings?.own ?? TraitValues()) }
    set { TraitChange.run(at: self) { traitSettingsMadeOnDemand().own = newValue.values } }
  }
}

extension UIPresentationController {
  /// The presentation's overrides of the traits of what it shows; the same as `overrideTraitCollection`.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(ownTraits) }
    set { ownTraits = newValue.values }
  }
}

extension UIViewController: UITraitChangeObservable {
  /// The controller's overrides of the inherited traits, for itself, its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitSettings?.own ?? TraitValues()) }
    set { TraitChange.run(at: self) { traitSettingsMadeOnDemand().own = newValue.values } }
  }

  func baseSetOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    TraitChange.run(at: childViewController) {
      traitSettingsMadeOnDemand().setTraits(collection?.values, of: childViewController)
    }
  }

  func baseOverrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    traitSettings?.traits(of: childViewController).map { UITraitCollection(values: $0) }
  }
}

extension UIWindowScene: UITraitChangeObservable {
  /// What the scene changes of the screen's traits, for all of its windows.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitSettings?.own ?? TraitValues()) }
    set {
      let windows = windows
      let old = windows.map(\.traitCollection)
      traitSettingsMadeOnDemand().own = newValue.values
      for (window, old) in zip(windows, old) { TraitChange.tell(window, old) }
    }
  }
}

extension UIScreen {
  /// Changes the traits of the screen and tells its windows.
  func tellingWindows(_ change: () -> Void) {
    let windows = UIApplication.shared.windowsOfScreen
    let old = windows.map(\.traitCollection)
    change()
    for (window, old) in zip(windows, old) { TraitChange.tell(window, old) }
  }
}

extension UIWindow {
  /// Gives the window traits of its own; nil takes them from the screen again.
  package func setTraits(_ new: UITraitCollection?) { TraitChange.run(at: self) { storedTraits = new } }
}
