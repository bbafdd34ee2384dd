public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Is told when an animator has nothing to move any more, and when it begins again.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before the animator begins to move items again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called after all items stopped moving.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { leftOut(by: self, with: [animator]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { leftOut(by: self, with: [animator]) }
}

/// Moves items by behaviors, on the app's clock, in steps of a 60th of a second.
///
/// Where it differs from UIKit: items are upright rectangles to each other and to boundaries, and turn by what turns them,
/// not by collisions. Equal behaviors always give equal motions.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates the behaviors use; nil for a layout or for other items.
  open private(set) weak var referenceView: UIView?
  /// The behaviors that were added, without those inside them.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether items are moved at present.
  open private(set) var isRunning = false
  /// Informed when the animator pauses and resumes; not retained.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  private weak var layout: UICollectionViewLayout?
  let world = DynamicWorld()
  private let application = UIApplication.shared
  private var token: VirtualClock.Token?
  /// The steps since the animator began to run.
  private var steps = 0

  /// Creates an animator of views in the coordinates of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
    world.animator = self
  }

  /// Creates an animator of the attributes of a layout, which is invalidated while they move.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
    world.animator = self
  }

  public override init() {
    super.init()
    world.animator = self
  }

  /// How long items were moved, in seconds.
  open var elapsedTime: TimeInterval { world.elapsed }

  /// Adds a behavior and begins to move its items.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.join(self)
    resume()
  }

  /// Removes a behavior; does nothing for one that was not added.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.join(nil)
    resume()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// The items of behaviors whose frames meet a rectangle, in the reference's coordinates.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    items.filter { item in
      let (center, size) = (item.center, item.bounds.size)
      return rect.intersects(
        CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height))
    }
  }

  /// Takes over the position that code gave an item; its speed is kept.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let known = world.bodies.first(where: { $0.item === item }) else { return }
    let (velocity, spin) = (known.velocity, known.spin)
    world.forget(item)
    let body = world.body(item)
    (body.velocity, body.spin) = (velocity, spin)
    resume()
  }

  // MARK: Layouts

  /// The attributes of a cell among the items; nil when no behavior has them.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  /// Returns the attributes of a supplementary view among the items; nil when no behavior has them.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == elementKind
        && $0.indexPath == indexPath
    }
  }
  /// Returns the attributes of a decoration view among the items; nil when no behavior has them.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == decorationViewKind
        && $0.indexPath == indexPath
    }
  }

  private func attributes(
    _ isMeant: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isMeant)
  }

  // MARK: Running

  private var active: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

  private var items: [any UIDynamicItem] {
    active.flatMap(\.itemsHeld).reduce(into: []) { items, item in
      if !items.contains(where: { $0 === item }) { items.append(item) }
    }
  }

  /// After so many steps without rest the clock counts the animation among those that repeat for ever.
  private static let stepsToSettle = 600

  /// Begins to move items, unless there are none.
  func resume() {
    world.keep(items)
    for body in world.bodies { body.stillness = 0 }
    guard !isRunning, !behaviors.isEmpty else { return }
    isRunning = true
    steps = 0
    UserCode.tell(delegate, "dynamicAnimatorWillResume(_:)") { $0.dynamicAnimatorWillResume(self) }
    waitForStep()
  }

  private func waitForStep() {
    token = application.clock.schedule(
      after: DynamicWorld.step, "UIDynamicAnimator", repeats: steps >= Self.stepsToSettle
    ) { [weak self] in self?.step() }
  }

  private func step() {
    token = nil
    guard UserCode.mayRun, isRunning else { return }
    steps += 1
    let active = active
    for behavior in active { if let action = behavior.action { UserCode.run(action) } }
    world.advance(active)
    if let layout, !world.bodies.isEmpty { UserCode.run { layout.invalidateLayout() } }
    if behaviors.isEmpty || (world.isAtRest && !active.contains(where: \.isDriving)) { return pause() }
    waitForStep()
  }

  private func pause() {
    isRunning = false
    UserCode.tell(delegate, "dynamicAnimatorDidPause(_:)") { $0.dynamicAnimatorDidPause(self) }
  }

}

extension BareListDelegate: UIDynamicAnimatorDelegate {}
