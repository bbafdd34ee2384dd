public import Foundation
import PlainviewGraphics

/// Says what items are like, and gives them speed.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: ItemList

  /// Creates a behavior that acts on items.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }

  /// How much of its speed an item has after it met something, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// How much an item is slowed down along what it meets, from 0 to 1.
  open var friction: CGFloat = 0
  /// How heavy an item is by its size; a square of 100 points with the density 1 has the mass 1.
  open var density: CGFloat = 1
  /// The share of its speed that an item loses in a second.
  open var resistance: CGFloat = 0
  /// The share of its turn that an item loses in a second.
  open var angularResistance: CGFloat = 0
  /// What electric and magnetic fields act on. Kept, without effect: those fields move nothing.
  open var charge: CGFloat = 0
  /// Whether items stay where they are and others meet them.
  open var isAnchored = false { didSet { changed() } }
  /// Whether items may turn; true by default.
  open var allowsRotation = true

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
    speeds[ObjectIdentifier(item)] = nil
    changed()
  }

  /// Speeds that were given before the behavior had an animator.
  private var speeds: [ObjectIdentifier: (velocity: CGPoint, spin: CGFloat)] = [:]

  /// Adds to an item's speed, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(velocity, 0, to: item) }
  /// Adds to how an item turns, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, to: item) }

  private func add(_ velocity: CGPoint, _ spin: CGFloat, to item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    if let body = dynamicAnimator?.world.body(item) {
      body.velocity.dx += velocity.x
      body.velocity.dy += velocity.y
      body.spin += spin
      return changed()
    }
    let known = speeds[ObjectIdentifier(item)] ?? (.zero, 0)
    speeds[ObjectIdentifier(item)] = (
      CGPoint(x: known.velocity.x + velocity.x, y: known.velocity.y + velocity.y), known.spin + spin
    )
  }

  /// Returns the speed of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let waiting = speeds[ObjectIdentifier(item)]?.velocity ?? .zero
    guard let body = known(item) else { return waiting }
    return CGPoint(x: body.velocity.dx + waiting.x, y: body.velocity.dy + waiting.y)
  }
  /// Returns how fast an item turns, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    (known(item)?.spin ?? 0) + (speeds[ObjectIdentifier(item)]?.spin ?? 0)
  }

  private func known(_ item: any UIDynamicItem) -> DynamicBody? {
    dynamicAnimator?.world.bodies.first { $0.item === item }
  }

  override var itemsHeld: [any UIDynamicItem] { list.items }

  func describe(_ world: DynamicWorld) {
    for item in list.items {
      let body = world.body(item)
      body.properties.elasticity = max(body.properties.elasticity, min(max(elasticity, 0), 1))
      body.properties.friction = max(body.properties.friction, min(max(friction, 0), 1))
      body.properties.density = density
      body.properties.resistance += max(0, resistance)
      body.properties.angularResistance += max(0, angularResistance)
      body.properties.isAnchored = body.properties.isAnchored || isAnchored
      body.properties.allowsRotation = body.properties.allowsRotation && allowsRotation
      guard let speed = speeds.removeValue(forKey: ObjectIdentifier(item)) else { continue }
      body.velocity.dx += speed.velocity.x
      body.velocity.dy += speed.velocity.y
      body.spin += speed.spin
    }
  }
}
