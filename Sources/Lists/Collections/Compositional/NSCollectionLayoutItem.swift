public import Foundation
public import PlainviewGraphics

/// A cell of a compositional layout, and what is attached to it; lengths in points.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size of the item.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The insets of the cell in the space of the item.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances of the item from what is around it.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The views that are attached to the item, such as badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplements }
  final var supplements: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item of a size, without attached views.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item of a size, with views that are attached to it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    supplements = supplementaryItems
    super.init()
  }

  /// Whether a cell in the item determines a length itself.
  var hasOpenLengths: Bool { layoutSize.openLengths.isAny }

  /// Returns a copy of the item.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { copied() } }

  func copied() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    copy.take(from: self)
    return copy
  }

  final func take(from other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }
}

/// A view that is attached to a cell, as a badge is.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the view is registered and dequeued with.
  open private(set) var elementKind: String
  /// Where it is attached to its container.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The anchor of the view that is attached there; the edges of the container's anchor if nil.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The position in depth: views with higher values are in front of others; 1 by default.
  open var zIndex = 1

  /// Creates a supplementary item that is attached to its container at an anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a supplementary item of which one anchor is attached to an anchor of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  override func copied() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
    copy.take(from: self)
    copy.zIndex = zIndex
    return copy
  }

  /// The rectangle beside what the item is attached to.
  final func frame(at container: CGRect) -> CGRect {
    let size = layoutSize.size(in: container.size)
    let anchored = containerAnchor.point(in: container)
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges))
      .point(in: CGRect(origin: .zero, size: size))
    let (outer, inner) = (containerAnchor.distance(for: size), itemAnchor?.distance(for: size) ?? .zero)
    return CGRect(
      x: anchored.x - own.x + outer.x + inner.x, y: anchored.y - own.y + outer.y + inner.y, width: size.width,
      height: size.height)
  }
}

/// A header, footer or other view at an edge of a section or of the whole content.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of the section or the content that the view is at.
  open private(set) var alignment: NSRectAlignment
  /// How far the view is moved from its edge, in points.
  open private(set) var offset: CGPoint
  /// Whether the view adds to the length of the section; otherwise it overlaps the items.
  open var extendsBoundary = true
  /// Whether the view stays at the edge while its section moves below it.
  open var pinToVisibleBounds = false

  /// Creates a view at an edge of its section, without an offset.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at an edge of its section, moved by an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }

  override func copied() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    copy.take(from: self)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}

/// A view behind a section; its class is registered with the layout.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that the view's class is registered with.
  open private(set) var elementKind: String
  /// The position in depth: views with higher values are in front of others; 0 by default.
  open var zIndex = 0

  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Returns a decoration that is as large as the section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  override func copied() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copy.take(from: self)
    copy.zIndex = zIndex
    return copy
  }
}

/// The position of a view at a rectangle; raw values are UIKit's.
public enum NSRectAlignment: Int, Sendable {
  /// No edge, or the edge or the corner of the rectangle.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// The edges that the alignment names.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
