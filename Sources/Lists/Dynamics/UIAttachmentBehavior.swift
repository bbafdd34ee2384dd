public import Foundation
public import PlainviewGraphics

/// Up to where two attached items may move or turn.
public struct UIFloatRange: Equatable, Sendable {
  /// The lower limit.
  public var minimum: CGFloat
  /// The upper limit.
  public var maximum: CGFloat
  /// Creates the range from 0 to 0.
  public init() { (minimum, maximum) = (0, 0) }
  /// Creates a range with its limits.
  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
  /// The range from 0 to 0.
  public static let zero = UIFloatRange()
  /// The range without limits.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether the range has no limits.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Holds an item at a distance from a point or from another item: by a bar, or by a spring when it has a frequency.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What the other end is; raw values are UIKit's.
  public enum AttachmentType: Int, Sendable { case items, anchor }
  private enum Kind { case bar, rope, fixed, pin, slide(CGVector) }

  private let list: [any UIDynamicItem]
  private let offsets: [UIOffset]
  private let kind: Kind
  private var storedAnchor = CGPoint.zero
  private var distance: CGFloat = 0
  /// Where the second item is from the first one, for those that do not move against each other.
  private let relation: CGVector

  private init(
    _ kind: Kind, _ items: [any UIDynamicItem], _ offsets: [UIOffset], anchor: CGPoint? = nil
  ) {
    (self.kind, list, self.offsets) = (kind, items, offsets)
    relation =
      items.count > 1
      ? CGVector(dx: items[1].center.x - items[0].center.x, dy: items[1].center.y - items[0].center.y)
      : CGVector(dx: 0, dy: 0)
    super.init()
    storedAnchor = anchor ?? .zero
    let end = items.count > 1 ? Self.point(items[1].center, offsets[1]) : storedAnchor
    let start = Self.point(items[0].center, offsets[0])
    distance = hypot(end.x - start.x, end.y - start.y)
  }

  private static func point(_ center: CGPoint, _ offset: UIOffset) -> CGPoint {
    CGPoint(x: center.x + offset.horizontal, y: center.y + offset.vertical)
  }

  /// Creates an attachment of an item's middle to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(.bar, [item], [.zero], anchor: point)
  }
  /// Creates an attachment of a point of an item, given by its offset from the middle, to a point.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(.bar, [item], [offset], anchor: point)
  }
  /// Creates an attachment between the middles of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(.bar, [item1, item2], [.zero, .zero])
  }
  /// Creates an attachment between points of two items, given by their offsets from the middle.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) { self.init(.bar, [item1, item2], [offset1, offset2]) }

  /// Two items that move along an axis against each other, in radians of a direction.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.slide(axis), [item1, item2], [.zero, .zero], anchor: point) }

  /// An item that moves along an axis through a point.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.slide(axis), [item], [.zero], anchor: point) }

  /// Two items that go no further from each other than they are now.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.rope, [item1, item2], [offset1, offset2]) }

  /// Two items that move together.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.fixed, [item1, item2], [.zero, .zero], anchor: point) }

  /// Two items that turn around a point between them; they keep their distance here.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.pin, [item1, item2], [.zero, .zero], anchor: point) }

  /// The items that are attached: one or two.
  open var items: [any UIDynamicItem] { list }
  /// Whether two items are attached to each other, or one to a point.
  open var attachedBehaviorType: AttachmentType { list.count > 1 ? .items : .anchor }
  /// The point that an item is attached to, in the reference's coordinates.
  open var anchorPoint: CGPoint {
    get { storedAnchor }
    set {
      storedAnchor = newValue
      changed()
    }
  }
  /// The distance that is kept, in points.
  open var length: CGFloat {
    get { distance }
    set {
      distance = newValue
      changed()
    }
  }
  /// How little a spring swings, from 0 to 1.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// Swings a second; zero for a bar.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// Kept, without effect: attached items do not rub.
  open var frictionTorque: CGFloat = 0
  /// Kept, without effect: sliding items have no ends.
  open var attachmentRange = UIFloatRange.infinite

  override var itemsHeld: [any UIDynamicItem] { list }

  override func act(_ world: DynamicWorld, _ step: Double) {
    let bodies = list.map(world.body)
    switch kind {
    case .bar, .rope, .pin: hold(bodies, CGFloat(step))
    case .fixed: join(bodies, along: nil)
    case .slide(let axis): join(bodies, along: axis)
    }
  }

  private func hold(_ bodies: [DynamicBody], _ step: CGFloat) {
    let start = Self.point(bodies[0].center, offsets[0])
    let end = bodies.count > 1 ? Self.point(bodies[1].center, offsets[1]) : storedAnchor
    let separation = CGVector(dx: start.x - end.x, dy: start.y - end.y)
    let far = separation.length
    guard far > 0.0001 else { return }
    if case .rope = kind, far <= distance { return }
    let direction = CGVector(dx: separation.dx / far, dy: separation.dy / far)
    let other = bodies.count > 1 ? bodies[1].velocity : CGVector(dx: 0, dy: 0)
    let own = bodies[0].velocity
    let speed = (own.dx - other.dx) * direction.dx + (own.dy - other.dy) * direction.dy
    let targetSpeed =
      frequency > 0
      ? BodySpring(frequency: frequency, damping: damping, step: step).speed(speed, away: far - distance)
      : (distance - far) / step
    share(targetSpeed - speed, direction, bodies)
  }

  /// Divides a change of speed among the two ends, by how light they are.
  private func share(_ change: CGFloat, _ direction: CGVector, _ bodies: [DynamicBody]) {
    let weights = bodies.map { $0.isFixed ? 0 : 1 / $0.mass }
    let all = weights.reduce(0, +)
    guard all > 0 else { return }
    for (index, body) in bodies.enumerated() {
      let part = change * weights[index] / all * (index == 0 ? 1 : -1)
      body.velocity.dx += direction.dx * part
      body.velocity.dy += direction.dy * part
    }
  }

  /// Gives both the same velocity, except along the axis.
  private func join(_ bodies: [DynamicBody], along axis: CGVector?) {
    let length = axis?.length ?? 0
    let unit = axis.map { length > 0 ? CGVector(dx: $0.dx / length, dy: $0.dy / length) : $0 }
    func without(_ vector: CGVector) -> CGVector {
      guard let unit else { return vector }
      let along = vector.dx * unit.dx + vector.dy * unit.dy
      return CGVector(dx: vector.dx - along * unit.dx, dy: vector.dy - along * unit.dy)
    }
    let (one, other) = (bodies[0], bodies.count > 1 ? bodies[1] : nil)
    let difference = without(
      CGVector(
        dx: one.velocity.dx - (other?.velocity.dx ?? 0), dy: one.velocity.dy - (other?.velocity.dy ?? 0)))
    let size = difference.length
    if size > 0 { share(-size, CGVector(dx: difference.dx / size, dy: difference.dy / size), bodies) }
    guard let other else { return }
    let drift = without(
      CGVector(
        dx: other.center.x - one.center.x - relation.dx, dy: other.center.y - one.center.y - relation.dy))
    if !other.isFixed { other.center = CGPoint(x: other.center.x - drift.dx, y: other.center.y - drift.dy) }
  }
}
