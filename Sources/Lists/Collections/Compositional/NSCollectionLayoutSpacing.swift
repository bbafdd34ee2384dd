public import Foundation
public import PlainviewGraphics

/// A distance between items: a number of points, or a minimum and a share of the remaining space.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// Points.
  open private(set) var spacing: CGFloat
  /// Whether the distance grows with the free space.
  open private(set) var isFlexible: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    self.isFlexible = isFlexible
    super.init()
  }

  /// Returns a distance of exactly so many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Returns a distance of at least so many points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Whether the distance is exactly its points.
  open var isFixed: Bool { !isFlexible }

  /// Returns the spacing itself: it never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Distances around an item, from adjacent items and from the edges of its group.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The distances at the four edges; nil for none.
  open private(set) var leading, top, trailing, bottom: NSCollectionLayoutSpacing?

  /// Creates spacing with a distance for each edge; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  /// The distances in points, flexible ones at their minimum.
  final var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: top?.spacing ?? 0, left: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      right: trailing?.spacing ?? 0)
  }

  /// Returns the spacing itself: it never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a supplementary item is attached: at edges of what it belongs to, and how far from there.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges that the item is attached to; its middle without edges.
  open private(set) var edges: NSDirectionalRectEdge
  /// Points, or shares of the supplementary item's own size.
  open private(set) var offset: CGPoint
  /// Whether the offset is a share of the supplementary item's size.
  open private(set) var isFractionalOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// Creates an anchor at edges, without an offset.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

  /// Creates an anchor at edges with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Creates an anchor at edges with an offset in shares of the supplementary item's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Whether the offset is a number of points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// How far a size is moved by the offset, in points.
  final func distance(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  /// The point of a rectangle that the edges name: its middle without edges.
  final func point(in rect: CGRect) -> CGPoint {
    let x = edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
    let y = edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    return CGPoint(x: x, y: y)
  }

  /// Returns the anchor itself: it never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
