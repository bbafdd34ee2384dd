public import Foundation

/// One length of an item of a compositional layout: a share of its container, points, or an estimate.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  let kind: Kind
  /// A share of the container, or points.
  open private(set) var dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A share of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    make(.fractionalWidth, fractionalWidth)
  }
  /// A share of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    make(.fractionalHeight, fractionalHeight)
  }
  /// Points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    make(.absolute, absoluteDimension)
  }
  /// An estimate in points that the preferred lengths of the views replace.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    make(.estimated, estimatedDimension)
  }
  /// An estimate in points that the largest preferred length in the group replaces.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { make(.uniform, estimate) }

  private class func make(_ kind: Kind, _ dimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind, dimension)
  }

  /// Whether the length is a share of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a share of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the length is a number of points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the length is an estimate that the view's own size replaces.
  open var isEstimated: Bool { isOpen }
  /// Whether the length is an estimate that is replaced by the largest length among siblings.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether the views determine the length.
  final var isOpen: Bool { kind == .estimated || kind == .uniform }

  /// The length in a container, in points; an estimate is itself.
  final func length(in container: CGSize) -> CGFloat {
    let length =
      switch kind {
      case .fractionalWidth: container.width * dimension
      case .fractionalHeight: container.height * dimension
      case .absolute, .estimated, .uniform: dimension
      }
    return length.isFinite ? max(0, length) : 0
  }

  /// Returns the dimension itself: it never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The width and the height of an item of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width of the item.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height of the item.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Creates a size with a width and a height.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  final func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  final var openLengths: OpenLengths {
    OpenLengths(width: widthDimension.isOpen, height: heightDimension.isOpen)
  }

  /// Returns the size itself: it never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
