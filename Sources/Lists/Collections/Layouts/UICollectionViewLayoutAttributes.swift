public import Foundation
public import PlainviewGraphics

/// The position and the appearance of an element of a collection view, as its layout returns them; lengths are points.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The index path of the element.
  open var indexPath = IndexPath()
  /// Whether the element is a cell, a supplementary view or a decoration view.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for a cell.
  open internal(set) var representedElementKind: String?
  /// The middle of the element in the content.
  open var center: CGPoint {
    get { storedCenter }
    set { storedCenter = newValue }
  }
  /// The size of the element.
  open var size: CGSize {
    get { storedSize }
    set { storedSize = newValue }
  }
  // Under names of their own: the frame's setter would else call overrides of these, which may set the frame again.
  private final var storedCenter = CGPoint.zero
  private final var storedSize = CGSize.zero
  /// The opacity of the element, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The position in depth: elements with higher values are in front of others.
  open var zIndex = 0
  /// Whether the element is not shown.
  open var isHidden = false
  /// The affine part of `transform3D`; setting it sets that, too.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The transform of the element; identity by default.
  open var transform3D = CATransform3DIdentity
  /// The lengths that the view may determine itself.
  final var openLengths = OpenLengths()
  /// The section whose own scroll view contains the element.
  final var scrolledSection: Int?
  /// The attributes that a list gives a cell.
  final var listAttributes: ListCellAttributes?

  public override init() { super.init() }

  /// Creates attributes of the cell at an index path.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view of a kind at an index path.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates attributes of a decoration view of a kind at an index path.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The rectangle in the content; with a transform the smallest one around it.
  open var frame: CGRect {
    get {
      let plain = CGRect(
        x: storedCenter.x - storedSize.width / 2, y: storedCenter.y - storedSize.height / 2, width: storedSize.width,
        height: storedSize.height)
      guard !transform.isIdentity else { return plain }
      let around = CGAffineTransform(translationX: -storedCenter.x, y: -storedCenter.y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: storedCenter.x, y: storedCenter.y))
      return plain.applying(around)
    }
    set {
      storedCenter = CGPoint(x: newValue.midX, y: newValue.midY)
      storedSize = newValue.size
    }
  }

  /// The rectangle in the view's own coordinates: its origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: storedSize) }
    set { storedSize = newValue.size }
  }

  // MARK: Copying and comparing

  /// Returns a copy of the same class; subclasses with more properties override it.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UICollectionViewLayoutAttributes in
      let copy = LayoutObjectMaker.attributes(of: type(of: self))
      copy.take(from: self)
      return copy
    }
  }

  private func take(from other: UICollectionViewLayoutAttributes) {
    indexPath = other.indexPath
    representedElementCategory = other.representedElementCategory
    representedElementKind = other.representedElementKind
    center = other.center
    size = other.size
    alpha = other.alpha
    zIndex = other.zIndex
    isHidden = other.isHidden
    transform = other.transform
    openLengths = other.openLengths
    scrolledSection = other.scrolledSection
    listAttributes = other.listAttributes
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || MainActor.assumeIsolated { isSame(as: other) }
  }

  open override nonisolated var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  private func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && center == other.center && size == other.size && indexPath == other.indexPath
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden && transform == other.transform
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && scrolledSection == other.scrolledSection
      && listAttributes == other.listAttributes
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)) index path: (\(indexPath.section)-\(indexPath.item)); "
        + (representedElementKind.map { "element kind: (\($0)); " } ?? "")
        + "frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
    }
  }
}

/// The lengths of an element that are only estimated, so that its view may prefer others.
struct OpenLengths: Equatable {
  var width = false
  var height = false

  var isAny: Bool { width || height }
}
