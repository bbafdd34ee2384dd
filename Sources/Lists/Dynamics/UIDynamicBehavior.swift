public import Foundation
import PlainviewGraphics
import PlainviewRuntime

/// Something that acts on items of a dynamic animator, or a group of such behaviors.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// Called in every step, before items move.
  open var action: (() -> Void)?
  /// The behaviors inside this one, which come to an animator with it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator that the behavior was added to; nil for none.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  public override init() { super.init() }

  /// Adds a behavior inside this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.join(dynamicAnimator) }
    changed()
  }

  /// Removes a behavior from inside this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.join(nil)
    changed()
  }

  /// Called before the behavior is added to an animator, or removed from one with nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  final func join(_ animator: UIDynamicAnimator?) {
    guard animator !== dynamicAnimator else { return }
    UserCode.run { willMove(to: animator) }
    dynamicAnimator = animator
    for child in childBehaviors { child.join(animator) }
  }

  /// Resumes the animator, since a property changed.
  final func changed() { dynamicAnimator?.resume() }

  /// The behavior with those in it, the outer ones first.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  // MARK: For the simulation

  var itemsHeld: [any UIDynamicItem] { [] }
  /// Changes the speeds of bodies for a step of so many seconds.
  func act(_ world: DynamicWorld, _ step: Double) {}
  /// Whether it moves items that are still now.
  var isDriving: Bool { false }
}

/// A behavior of a list of items.
@MainActor struct ItemList {
  private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) { self.items = items }

  mutating func add(_ item: any UIDynamicItem) {
    if !contains(item) { items.append(item) }
  }
  mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }
}

extension CGVector {
  init(angle: CGFloat, magnitude: CGFloat) { self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude) }
  var length: CGFloat { hypot(dx, dy) }
  var angle: CGFloat { atan2(dy, dx) }
}
