public import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

/// What the edge of an item is, where items meet; raw values are UIKit's.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

/// Something that a dynamic animator moves and turns: a view, attributes of a layout, or an object of the app.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// In the coordinates of the animator, in points.
  var center: CGPoint { get set }
  /// The size of the item at the origin, without its transform.
  var bounds: CGRect { get }
  /// The transform of the item; the animator turns it.
  var transform: CGAffineTransform { get set }
  /// What is asked of items is their rectangle whatever this says: edges are straight here.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline of the item around its middle; not used here, as rectangles collide.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// Default for items without the property: a rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Default for items without the property: the rectangle of the bounds around the middle.
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that are moved together.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items of the group.
  open private(set) var items: [any UIDynamicItem]

  /// Creates a group of items, as large as all of them together.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let frames = items.map { item in
      CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
        width: item.bounds.width, height: item.bounds.height)
    }
    let all = frames.reduce(CGRect.null) { $0.union($1) }
    bounds = CGRect(origin: .zero, size: all.isNull ? .zero : all.size)
    middle = all.isNull ? .zero : CGPoint(x: all.midX, y: all.midY)
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("a group has items") }

  /// The size of all items together, at the origin.
  public let bounds: CGRect
  private var middle: CGPoint

  /// Moving the group moves its items.
  public var center: CGPoint {
    get { middle }
    set {
      let offset = CGPoint(x: newValue.x - middle.x, y: newValue.y - middle.y)
      middle = newValue
      for item in items { item.center = CGPoint(x: item.center.x + offset.x, y: item.center.y + offset.y) }
    }
  }
  /// The transform of the group; kept, its items are not turned.
  public var transform = CGAffineTransform.identity
}
