public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

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
  /// Creates a circle with a radius in points.
  public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }
  /// Creates a rectangle with a size in points around the field's position.
  public convenience init(size: CGSize) { self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }

  /// Whether a point, seen from the field's position, lies in the region.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
  /// Returns the region of all points outside this one.
  open func inverse() -> UIRegion { UIRegion { !self.contains($0) } }
  /// Returns the region of all points in one of two regions.
  open func union(_ region: UIRegion) -> UIRegion { UIRegion { self.contains($0) || region.contains($0) } }
  /// Returns the region of all points in both regions.
  open func intersection(_ region: UIRegion) -> UIRegion {
    UIRegion { self.contains($0) && region.contains($0) }
  }
  /// Returns the region of all points in this region that are not in another one.
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

  /// Returns a field that slows items down.
  open class func dragField() -> UIFieldBehavior { make(.drag) }
  /// Returns a field that would turn items around its position; kept as data.
  open class func vortexField() -> UIFieldBehavior { make(.other) }
  /// Returns a field that pulls items to its position like a spring.
  open class func springField() -> UIFieldBehavior { make(.spring) }
  /// Returns a field that would act on charged items; kept as data.
  open class func electricField() -> UIFieldBehavior { make(.other) }
  /// Returns a field that would act on charged items that move; kept as data.
  open class func magneticField() -> UIFieldBehavior { make(.other) }
  /// Returns a field that pulls items to a position.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = make(.radial)
    field.position = position
    return field
  }
  /// Returns a field that pulls items in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = make(.linear)
    field.direction = direction
    return field
  }
  /// Returns a field that gives items a velocity.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = make(.velocity)
    field.direction = direction
    return field
  }
  /// Returns a field that would move items irregularly; kept as data.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = make(.other)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Returns a field that would move faster items more irregularly; kept as data.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    noiseField(smoothness: smoothness, animationSpeed: speed)
  }
  /// A field whose force code says: by field, position, velocity, mass, charge and the time of a step.
  open class func field(
    evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> UIFieldBehavior { make(.custom { block($0, $1, $2, $3, $4, $5) }) }

  private static func make(_ kind: Kind) -> UIFieldBehavior { UIFieldBehavior(kind) }

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

  /// The middle of the field, in the reference's coordinates.
  open var position = CGPoint.zero { didSet { changed() } }
  /// The area around the position in which the field acts; everywhere by default.
  open var region = UIRegion.infinite
  /// How strongly the field acts; 1 by default.
  open var strength: CGFloat = 1
  /// How fast the strength falls with the distance: its exponent.
  open var falloff: CGFloat = 0
  /// Nearer than this the strength is that of this distance, in points.
  open var minimumRadius: CGFloat = 1
  /// The direction of a field of linear gravity or velocity.
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
