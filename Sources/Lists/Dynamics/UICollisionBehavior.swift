public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

/// Is told which items meet, and which boundaries they meet; points are in the reference's coordinates.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items begin to touch, with the point of contact.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Called when two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// Called when an item begins to touch a boundary; the identifier is nil for the bounds of the reference.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item no longer touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) { leftOut(by: self, with: [behavior, item1, item2, p]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) { leftOut(by: self, with: [behavior, item1, item2]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { leftOut(by: self, with: [behavior, item, identifier, p]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { leftOut(by: self, with: [behavior, item, identifier]) }
}

/// Keeps items apart from each other and within boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// What items meet; raw values are UIKit's.
  public struct Mode: OptionSet, Sendable {
    /// The bits of the mode.
    public let rawValue: UInt
    /// Creates a mode with UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items collide with each other only.
    public static let items = Mode(rawValue: 1)
    /// Items collide with boundaries only.
    public static let boundaries = Mode(rawValue: 2)
    /// Items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private var list: ItemList
  /// What items collide with; everything by default.
  open var collisionMode = Mode.everything { didSet { changed() } }
  /// Informed of contacts; not retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Whether the bounds of the reference are a boundary, whose identifier is nil.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet {
      referenceInsets = .zero
      changed()
    }
  }
  private var referenceInsets = UIEdgeInsets.zero
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []
  let contacts = Contacts()

  /// Creates a behavior that keeps items apart.
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

  /// The bounds of the reference without insets are a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    referenceInsets = insets
  }

  /// Adds the outline of a path as a boundary; one with the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath))
    changed()
  }
  /// Adds a line between two points as a boundary; one with the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let line = UIBezierPath()
    line.move(to: p1)
    line.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: line)
  }
  /// Returns the path of a boundary; nil if there is none with the identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.areEqual($0.identifier, identifier) }?.path
  }
  /// Removes the boundary with an identifier.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.areEqual($0.identifier, identifier) }
    changed()
  }
  /// Removes all boundaries that were added.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }
  /// The identifiers of the boundaries that were added; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  private static func areEqual(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    (one as? NSObject)?.isEqual(other) ?? ((one as AnyObject) === (other as AnyObject))
  }

  override var itemsHeld: [any UIDynamicItem] { list.items }

  override func act(_ world: DynamicWorld, _ step: Double) {
    let bodies = list.items.map(world.body)
    contacts.begin()
    if collisionMode.contains(.items) {
      for (index, one) in bodies.enumerated() {
        for other in bodies[(index + 1)...] {
          if let point = Impact.meet(one, other) { contacts.add(one, other, point) }
        }
      }
    }
    if collisionMode.contains(.boundaries) {
      let reference = world.animator?.referenceView?.bounds
      for body in bodies {
        if translatesReferenceBoundsIntoBoundary, let area = reference?.inset(by: referenceInsets),
          let point = Impact.keep(body, inside: area)
        {
          contacts.add(body, nil, point)
        }
        for boundary in boundaries {
          if let point = Impact.stop(body, at: boundary.path) { contacts.add(body, boundary.identifier, point) }
        }
      }
    }
    contacts.tell(self)
  }
}

extension BareListDelegate: UICollisionBehaviorDelegate {}
