public import Foundation
public import PlainviewGraphics
public import PlainviewLayout
import PlainviewRuntime

/// A guide that activates constraints by the edges that it is near to.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    let edges: NSDirectionalRectEdge
    let whenNear: Bool
    let constraints: [NSLayoutConstraint]
  }
  private var tracked: [Tracked] = []
  /// The edges of its view that the guide is near to.
  var nearEdges: NSDirectionalRectEdge = [] { didSet { if nearEdges != oldValue { applyTracked() } } }

  /// Has constraints be active while the guide is near an edge.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
  {
    add(trackingConstraints, edge, whenNear: true)
  }

  /// Has constraints be active while the guide is away from an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { add(trackingConstraints, edge, whenNear: false) }

  /// Returns the constraints that are active while the guide is near to exactly these edges.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.filter { $0.whenNear && $0.edges == edge }.flatMap(\.constraints)
  }

  /// Returns the constraints that are active while the guide is away from exactly these edges.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.filter { !$0.whenNear && $0.edges == edge }.flatMap(\.constraints)
  }

  /// Removes all the constraints that follow edges and makes them inactive.
  open func removeAllTrackedConstraints() {
    let all = tracked.flatMap(\.constraints)
    tracked = []
    NSLayoutConstraint.deactivate(all)
  }

  private func add(_ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, whenNear: Bool) {
    tracked.append(Tracked(edges: edges, whenNear: whenNear, constraints: constraints))
    applyTracked()
  }

  private func applyTracked() {
    for entry in tracked {
      let isNear = nearEdges.isSuperset(of: entry.edges)
      if isNear == entry.whenNear {
        NSLayoutConstraint.activate(entry.constraints)
      } else {
        NSLayoutConstraint.deactivate(entry.constraints)
      }
    }
  }
}

/// The area that the keyboard takes of a view; without a keyboard the one below the safe area.
///
/// The keyboard of a phone is docked at the bottom always, so that the guide is near the bottom and both sides.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that was taken off the bottom; kept, since there is none here.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area while there is no keyboard, and not at the bottom of the view.
  open var usesBottomSafeArea = true { didSet { refresh() } }
  /// The distance above the keyboard at which a drag begins to dismiss it, in points; kept as data.
  open var keyboardDismissPadding: CGFloat = 0
  private var topConstraint: NSLayoutConstraint?

  static func make(for view: UIView) -> UIKeyboardLayoutGuide {
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIKeyboardLayoutGuide"
    view.addLayoutGuide(guide)
    let constraints = [
      guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.rightAnchor.constraint(equalTo: view.rightAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    for constraint in constraints { constraint.isSystem = true }
    view.addConstraints(constraints)
    guide.refresh()
    guide.nearEdges = [.bottom, .leading, .trailing]
    KeyboardGuides.current.add(guide)
    return guide
  }

  /// Updates the guide to the keyboard's frame.
  func refresh() {
    guard let view = owningView else { return }
    let keyboard = (view.window?.application ?? .shared).keyboard
    let cover = keyboard.map { $0.isUp ? covered($0.frame, of: view) : 0 } ?? 0
    let new =
      cover > 0 || !usesBottomSafeArea
      ? view.bottomAnchor.constraint(equalTo: topAnchor, constant: cover)
      : view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: topAnchor)
    topConstraint?.isActive = false
    new.isSystem = true
    new.isActive = true
    topConstraint = new
    view.setNeedsLayout()
  }

  /// How much of the bottom of a view a rectangle of the screen covers, in points.
  private func covered(_ frame: CGRect, of view: UIView) -> CGFloat {
    let keyboard = view.window == nil ? frame : view.convert(frame, from: nil)
    return max(0, view.bounds.maxY - keyboard.minY)
  }
}

/// The guides of an app, which follow its keyboard.
@MainActor final class KeyboardGuides {
  private struct Entry { weak var guide: UIKeyboardLayoutGuide? }
  private var entries: [Entry] = []

  static var current: KeyboardGuides {
    SimulatedProcess.current.singleton(KeyboardGuides.self) { KeyboardGuides() }
  }

  func add(_ guide: UIKeyboardLayoutGuide) {
    entries.removeAll { $0.guide == nil }
    entries.append(Entry(guide: guide))
  }

  /// Updates the guides to the keyboard's new frame; layout follows in the same turn.
  func refresh() { for entry in entries { entry.guide?.refresh() } }
}

extension UIView {
  /// The area that the keyboard takes of the view.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let known = viewExtras?.keyboardGuide as? UIKeyboardLayoutGuide { return known }
    let made = UIKeyboardLayoutGuide.make(for: self)
    viewExtrasMadeOnDemand.keyboardGuide = made
    return made
  }
}
