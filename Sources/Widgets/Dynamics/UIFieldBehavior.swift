public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// An area around a point, for fields.
@preconcurrency @MainActor open class UIRegion: NSObject {
  private let holds: @MainActor (CGPoint) -> Bool

  private init(_ holds: @escaping @MainActor (CGPoint) -> Bool) {
    self.holds = holds
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("a region has a size") }

  /// Everywhere.
  open class var infinite: UIRegion { UIRegion { _ in true } }
  public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }
  public convenience init(size: CGSize) { self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }

  /// Whether a point, seen from the field's position, lies in the region.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
  open func inverse() -> UIRegion { UIRegion { !self.contains($0) } }
  open func union(_ region: UIRegion) -> UIRegion { UIRegion { self.contains($0) || region.contains($0) } }
  open func intersection(_ region: UIRegion) -> UIRegion {
    UIRegion { self.contains($0) && region.contains($0) }
  }
  open func difference(_ region: UIRegion) -> UIRegion { UIRegion { self.contains($0) && !region.contains($0) } }
}

/// Acts on items by where they are.
///
/// Gravity, springs, drag, velocity and fields of the app's own move items; vortex, noise, turbulence, electric and magnetic
/// fields are kept as data.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  private enum Kind { case drag, radial, linear, velocity, spring, custom(Evaluation), other }
  private typealias Evaluation =
    @MainActor (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

  private var list = ItemList([])
  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  @available(*, unavailable) public override init() {
    fatalError("use a class method such as springField()")
  }

  open class func dragField() -> UIFieldBehavior { make(.drag) }
  open class func vortexField() -> UIFieldBehavior { make(.other) }
  open class func springField() -> UIFieldBehavior { make(.spring) }
  open class func electricField() -> UIFieldBehavior { make(.other) }
  open class func magneticField() -> UIFieldBehavior { make(.other) }
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = make(.radial)
    field.position = position
    return field
  }
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = make(.linear)
    field.direction = direction
    return field
  }
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = make(.velocity)
    field.direction = direction
    return field
  }
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = make(.other)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    noiseField(smoothness: smoothness, animationSpeed: speed)
  }
  /// A field whose force code says: by field, position, velocity, mass, charge and the time of a step.
  open class func field(
    evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> UIFieldBehavior { make(.custom { block($0, $1, $2, $3, $4, $5) }) }

  private static func make(_ kind: Kind) -> UIFieldBehavior { UIFieldBehavior(kind) }

  open var items: [any UIDynamicItem] { list.items }
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// The middle of the field, in the reference's coordinates.
  open var position = CGPoint.zero { didSet { changed() } }
  open var region = UIRegion.infinite
  open var strength: CGFloat = 1
  /// How fast the strength falls with the distance: its exponent.
  open var falloff: CGFloat = 0
  /// Nearer than this the strength is that of this distance, in points.
  open var minimumRadius: CGFloat = 1
  open var direction = CGVector(dx: 0, dy: 0)
  /// Kept, without effect: fields without order move nothing.
  open var smoothness: CGFloat = 0
  /// Kept, without effect: fields without order move nothing.
  open var animationSpeed: CGFloat = 0

  override var itemsHeld: [any UIDynamicItem] { list.items }

  /// Points a second, every second, of a strength of 1.
  private static let pointsOfUnit: CGFloat = 1000

  override func act(_ world: DynamicWorld, _ step: Double) {
    let time = CGFloat(step)
    for body in list.items.map(world.body) where !body.isFixed {
      let away = CGVector(dx: body.center.x - position.x, dy: body.center.y - position.y)
      guard region.contains(CGPoint(x: away.dx, y: away.dy)) else { continue }
      let far = max(away.length, minimumRadius, 0.0001)
      let share = strength * (falloff == 0 ? 1 : pow(far, -falloff))
      switch kind {
      case .drag: push(body, body.velocity, -share * time)
      case .radial: push(body, CGVector(dx: away.dx / far, dy: away.dy / far), -share * Self.pointsOfUnit * time)
      case .linear: push(body, direction, share * Self.pointsOfUnit * time)
      case .velocity: body.velocity = CGVector(dx: direction.dx * share, dy: direction.dy * share)
      case .spring: push(body, away, -share * time)
      case .custom(let evaluate):
        let force = UserCode.run(else: CGVector(dx: 0, dy: 0)) {
          evaluate(self, body.center, body.velocity, body.mass, 0, step)
        }
        push(body, force, strength * time / body.mass)
      case .other: continue
      }
    }
  }

  private func push(_ body: DynamicBody, _ vector: CGVector, _ share: CGFloat) {
    body.velocity.dx += vector.dx * share
    body.velocity.dy += vector.dy * share
  }
}
