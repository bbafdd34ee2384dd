import PlainviewLayout
import PlainviewRuntime

/// A change of traits on its way down a tree: everyone is told whose traits became others.
@MainActor enum TraitChange {
  /// Runs a change of what a view gets or overrides, and tells the view's subtree what became of it.
  static func run(at view: UIView, _ change: () -> Void) {
    let old = view.traitCollection
    change()
    tell(view, old)
  }

  /// Runs a change of a controller's traits; a controller without a view is told alone.
  static func run(at controller: UIViewController, _ change: () -> Void) {
    guard let view = controller.viewIfLoaded else {
      let old = controller.traitCollection
      change()
      if controller.traitCollection != old { tell(controller, old) }
      return
    }
    run(at: view, change)
  }

  /// Tells a view whose traits were others, and everything below it.
  static func tell(_ view: UIView, _ old: UITraitCollection) {
    var waiting = [(view: view, old: old, new: view.traitCollection)]
    while let (view, old, new) = waiting.popLast() {
      guard UserCode.mayRun else { return }
      if new == old { continue }
      tell(view, old, new)
      for subview in view.storedSubviews.reversed() {
        let layers = subview.traitLayers
        waiting.append((subview, .resolved(layers, from: old), .resolved(layers, from: new)))
      }
    }
  }

  private static func tell(_ view: UIView, _ old: UITraitCollection, _ new: UITraitCollection) {
    if new.values.affectsLayout(comparedTo: old.values) {
      adjustFont(of: view, old, new)
      view.contentSizeDidChange()
      view.layoutNode.insetsDidChange()
      view.setNeedsLayout()
    }
    new.performAsCurrent {
      view.traitCollectionDidChange(old)
      tellRegistrations(of: view, old, new)
    }
    if let controller = view.viewController { tell(controller, old, new) }
  }

  private static func adjustFont(of view: UIView, _ old: UITraitCollection, _ new: UITraitCollection) {
    guard old.preferredContentSizeCategory != new.preferredContentSizeCategory,
      let adjusting = view as? any FontAdjusting, adjusting.adjustsFontForContentSizeCategory
    else { return }
    adjusting.adjustFont(for: new)
  }

  private static func tell(_ controller: UIViewController, _ old: UITraitCollection) {
    tell(controller, old, controller.traitCollection)
  }

  private static func tell(_ controller: UIViewController, _ old: UITraitCollection, _ new: UITraitCollection) {
    new.performAsCurrent {
      UserCode.run { controller.traitCollectionDidChange(old) }
      tellRegistrations(of: controller, old, new)
    }
  }

  private static func tellRegistrations(of responder: UIResponder, _ old: UITraitCollection, _ new: UITraitCollection) {
    for registration in responder.traitSettings?.registrations ?? [] {
      UserCode.run { registration.tell(old, new) }
    }
  }
}
