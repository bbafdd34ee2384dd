import Foundation
import PlainviewGraphics
import PlainviewRuntime

/// An item as the simulation sees it; speeds are points and radians a second.
@MainActor final class DynamicBody {
  let item: any UIDynamicItem
  var velocity = CGVector(dx: 0, dy: 0)
  var spin: CGFloat = 0
  var angle: CGFloat
  var center: CGPoint
  /// How long the body has been nearly still, in seconds.
  var stillness = 0.0
  var properties = DynamicProperties()
  /// The transform without the turn.
  private let scale: (x: CGFloat, y: CGFloat)

  init(_ item: any UIDynamicItem) {
    self.item = item
    center = item.center
    let transform = item.transform
    angle = atan2(transform.b, transform.a)
    scale = (hypot(transform.a, transform.b), hypot(transform.c, transform.d))
  }

  /// A square of 100 points has the mass 1.
  var mass: CGFloat { max(0.0001, properties.density * item.bounds.width * item.bounds.height / 10_000) }
  var isFixed: Bool { properties.isAnchored }
  var frame: CGRect {
    let size = item.bounds.size
    return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  func move(_ step: CGFloat) {
    guard !isFixed else {
      (velocity, spin) = (CGVector(dx: 0, dy: 0), 0)
      return
    }
    let rest = max(0, 1 - properties.resistance * step)
    velocity = CGVector(dx: velocity.dx * rest, dy: velocity.dy * rest)
    spin = properties.allowsRotation ? spin * max(0, 1 - properties.angularResistance * step) : 0
    center = CGPoint(x: center.x + velocity.dx * step, y: center.y + velocity.dy * step)
    angle += spin * step
  }

  /// Sets the center of the item; one that did not turn keeps its transform as it is.
  func write() {
    if item.center != center { item.center = center }
    let known = item.transform
    if abs(atan2(known.b, known.a) - atan2(sin(angle), cos(angle))) > 0.000_001 {
      item.transform = CGAffineTransform(
        a: cos(angle) * scale.x, b: sin(angle) * scale.x, c: -sin(angle) * scale.y, d: cos(angle) * scale.y, tx: 0,
        ty: 0)
    }
  }

  /// Slower than this a body is nearly still, in points and radians a second.
  private static let (leastSpeed, leastSpin): (CGFloat, CGFloat) = (2, 0.03)
  var isNearlyStill: Bool { velocity.length < Self.leastSpeed && abs(spin) < Self.leastSpin }
}

/// The properties of an item, besides its size.
struct DynamicProperties {
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true
}

/// The bodies of an animator, which move by steps of a 60th of a second.
@MainActor final class DynamicWorld {
  private(set) var bodies: [DynamicBody] = []
  private(set) var elapsed = 0.0
  weak var animator: UIDynamicAnimator?
  static let step = 1.0 / 60

  /// The body of an item, made when it is first asked for.
  func body(_ item: any UIDynamicItem) -> DynamicBody {
    if let known = bodies.first(where: { $0.item === item }) { return known }
    let made = DynamicBody(item)
    bodies.append(made)
    return made
  }

  func forget(_ item: any UIDynamicItem) { bodies.removeAll { $0.item === item } }

  /// Forgets items that no behavior has.
  func keep(_ items: [any UIDynamicItem]) {
    bodies.removeAll { body in !items.contains { $0 === body.item } }
    for item in items { _ = body(item) }
  }

  /// One step: properties, forces, collisions, positions.
  func advance(_ behaviors: [UIDynamicBehavior]) {
    elapsed += Self.step
    for body in bodies { body.properties = DynamicProperties() }
    for case let behavior as UIDynamicItemBehavior in behaviors { behavior.describe(self) }
    for behavior in behaviors where !(behavior is UICollisionBehavior) { behavior.act(self, Self.step) }
    for body in bodies { body.move(CGFloat(Self.step)) }
    for case let behavior as UICollisionBehavior in behaviors { behavior.act(self, Self.step) }
    for body in bodies {
      body.stillness = body.isNearlyStill ? body.stillness + Self.step : 0
      UserCode.run { body.write() }
    }
  }

  /// How long all bodies have to be nearly still, in seconds.
  private static let restingTime = 0.5
  var isAtRest: Bool { bodies.allSatisfy { $0.isFixed || $0.stillness >= Self.restingTime } }
}
