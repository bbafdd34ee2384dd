public import Foundation
import PlainviewGraphics

/// Pulls an item to a point, where it swings to rest upright.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point that the item is pulled to, in the coordinates of the reference.
  open var snapPoint: CGPoint { didSet { changed() } }
  /// How little the item swings at its end, from 0 to 1.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  /// Creates a behavior that pulls an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var itemsHeld: [any UIDynamicItem] { [item] }

  /// Swings a second.
  private static let frequency: CGFloat = 3

  override func act(_ world: DynamicWorld, _ step: Double) {
    let (body, ratio) = (world.body(item), 0.4 + 0.6 * min(max(damping, 0), 1))
    let spring = BodySpring(frequency: Self.frequency, damping: ratio, step: CGFloat(step))
    body.velocity.dx = spring.speed(body.velocity.dx, away: body.center.x - snapPoint.x)
    body.velocity.dy = spring.speed(body.velocity.dy, away: body.center.y - snapPoint.y)
    body.spin = spring.speed(body.spin, away: atan2(sin(body.angle), cos(body.angle)))
    // A body that is nearly at the point is set to it.
    if hypot(body.center.x - snapPoint.x, body.center.y - snapPoint.y) < 0.5, body.isNearlyStill {
      body.center = snapPoint
      (body.velocity, body.spin, body.angle) = (CGVector(dx: 0, dy: 0), 0, 0)
    }
  }
}

/// A damped spring, one step of it: stable whatever its strength.
struct BodySpring {
  private let strength, damping, step: CGFloat

  /// Swings a second; a damping of 1 is critical.
  init(frequency: CGFloat, damping: CGFloat, step: CGFloat) {
    let turn = 2 * CGFloat.pi * max(0, frequency)
    strength = turn * turn
    self.damping = 2 * turn * damping
    self.step = step
  }

  /// The speed after the step of a body at a distance from its target.
  func speed(_ speed: CGFloat, away: CGFloat) -> CGFloat {
    (speed - strength * step * away) / (1 + damping * step + strength * step * step)
  }
}
