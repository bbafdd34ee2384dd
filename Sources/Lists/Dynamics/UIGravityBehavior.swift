public import Foundation
public import PlainviewGraphics

/// Pulls items in a direction; a magnitude of 1 is 1000 points a second, every second.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  private var list: ItemList
  private var vector = CGVector(dx: 0, dy: 1)
  private static let pointsOfUnit: CGFloat = 1000

  /// Creates a behavior that acts on items.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }

  /// The items that the behavior acts on.
  open var items: [any UIDynamicItem] { list.items }
  /// Adds an item to those that the behavior acts on.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }
  /// Removes an item from those that the behavior acts on.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// The direction and strength of the pull; downwards with the magnitude 1 by default.
  open var gravityDirection: CGVector {
    get { vector }
    set {
      vector = newValue
      changed()
    }
  }
  /// Radians from the right, clockwise.
  open var angle: CGFloat {
    get { vector.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The strength of the pull: the length of its vector; 1 is 1000 points per second, every second.
  open var magnitude: CGFloat {
    get { vector.length }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction, in radians from the right and clockwise, and the strength of the pull.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override var itemsHeld: [any UIDynamicItem] { list.items }

  override func act(_ world: DynamicWorld, _ step: Double) {
    let change = CGFloat(step) * Self.pointsOfUnit
    for body in list.items.map(world.body) where !body.isFixed {
      body.velocity.dx += vector.dx * change
      body.velocity.dy += vector.dy * change
    }
  }
}

/// Pushes items once, or as long as it is active; a magnitude of 1 moves a square of 100 points by 100 points a second.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// How long items are pushed; raw values are UIKit's.
  public enum Mode: Int, Sendable { case continuous, instantaneous }

  private var list: ItemList
  /// Whether items are pushed once or as long as the push is active.
  open private(set) var mode: Mode
  /// Whether items are pushed; a push that happens once is not active afterwards.
  open var active = true { didSet { if active { changed() } } }
  private var vector = CGVector(dx: 0, dy: 0)
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private static let pointsOfUnit: CGFloat = 100

  /// Creates a behavior that pushes items once or continuously.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = ItemList(items)
    self.mode = mode
    super.init()
  }

  /// The items that the behavior acts on.
  open var items: [any UIDynamicItem] { list.items }
  /// Adds an item to those that the behavior acts on.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }
  /// Removes an item from those that the behavior acts on.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// The direction and strength of the push; zero by default.
  open var pushDirection: CGVector {
    get { vector }
    set {
      vector = newValue
      changed()
    }
  }
  /// Radians from the right, clockwise.
  open var angle: CGFloat {
    get { vector.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The strength of the push: the length of its vector.
  open var magnitude: CGFloat {
    get { vector.length }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction, in radians from the right and clockwise, and the strength of the push.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  /// How far from its middle an item is pushed; a push beside the middle turns it.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
  /// Sets how far from its middle an item is pushed, in points.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
  }

  override var itemsHeld: [any UIDynamicItem] { list.items }
  override var isDriving: Bool { active && mode == .continuous && vector.length > 0 }

  override func act(_ world: DynamicWorld, _ step: Double) {
    guard active, vector.length > 0 else { return }
    for body in list.items.map(world.body) where !body.isFixed {
      let change = Self.pointsOfUnit / body.mass * (mode == .continuous ? CGFloat(step) : 1)
      body.velocity.dx += vector.dx * change
      body.velocity.dy += vector.dy * change
      let (offset, size) = (targetOffsetFromCenter(for: body.item), body.item.bounds.size)
      let inertia = max(1, (size.width * size.width + size.height * size.height) / 12)
      body.spin += (offset.horizontal * vector.dy - offset.vertical * vector.dx) * change / inertia
    }
    if mode == .instantaneous { active = false }
  }
}
