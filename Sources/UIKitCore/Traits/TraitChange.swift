import PlainviewGraphics
import PlainviewLayout
import PlainviewRuntime

/// A change of traits in a tree: every object whose traits changed is told.
@MainActor enum TraitChange {
  /// Runs a change of a view's inherited or overridden traits, and tells the view's subtree about changed traits.
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

  /// Tells a view whose traits changed, and everything below it.
  static func tell(_ view: UIView, _ old: UITraitCollection) {
    let new = view.traitCollection
    if new === old || new == old { return }
    let current = CurrentTraits.ofProcess
    var waiting = [(view: view, change: Difference(old, new))]
    while let (view, change) = waiting.popLast() {
      guard UserCode.mayRun else { return }
      tell(view, change, current)
      for subview in view.storedSubviews.reversed() {
        let (old, new) = (subview.changing(change.old), subview.changing(change.new))
        if old === change.old, new === change.new {
          waiting.append((subview, change))
        } else if new !== old, new != old {
          waiting.append((subview, Difference(old, new)))
        }
      }
    }
  }

  /// The former and the new traits; most of a subtree's views have the same.
  private struct Difference {
    let old: UITraitCollection
    let new: UITraitCollection
    let affectsLayout: Bool

    init(_ old: UITraitCollection, _ new: UITraitCollection) {
      (self.old, self.new) = (old, new)
      affectsLayout = new.values.affectsLayout(comparedTo: old.values)
    }
  }

  private static func tell(_ view: UIView, _ change: Difference, _ current: CurrentTraits) {
    let (old, new) = (change.old, change.new)
    if change.affectsLayout {
      adjustFont(of: view, old, new)
      view.contentSizeDidChange()
      view.layoutNode.insetsDidChange()
      view.setNeedsLayout()
    }
    current.run(with: new) {
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
