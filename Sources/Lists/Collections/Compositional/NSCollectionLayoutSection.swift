public import Foundation
public import PlainviewGraphics

/// How a section's own scroll view moves, across the direction of the whole layout; raw values are UIKit's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// No scrolling, free scrolling, or scrolling that ends at groups or pages.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What insets of sections and of the whole content are distances from; raw values are UIKit's.
public enum UIContentInsetsReference: Int, Sendable {
  /// The standard of the section, no insets, or one of the view's areas.
  case automatic, none, safeArea, layoutMargins, readableContent

  /// The reference itself, or the standard one if it is automatic.
  func resolved(_ standard: UIContentInsetsReference) -> UIContentInsetsReference {
    self == .automatic ? standard : self
  }
}

/// The type of closures that receive the visible items, the content offset and the environment of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// Groups of a compositional layout one after the other, with the views around them; lengths in points.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// The list configuration of the section if it is a list.
  final var list: UICollectionLayoutListConfiguration?

  /// The distances between the section's content and its edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What the content insets are distances from; automatic takes that of the whole layout.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the sides of headers and footers are distances from; by default the same as the items'.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the section scrolls across the layout's direction; not at all by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers, footers and other views at the section's edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep clear of the content insets at their sides.
  open var supplementariesFollowContentInsets = true
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with what is visible of the section whenever that is laid out, to change it.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section that repeats a group as often as its items need.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  final var scrollsByItself: Bool { orthogonalScrollingBehavior != .none }

  /// Returns a copy of the section.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { copied() } }

  private func copied() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(group: group)
    copy.list = list
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.decorationItems = decorationItems
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }
}

/// An element that is visible, for code that changes its appearance.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The kind of a supplementary view or a decoration; "cell" for a cell.
  var name: String { get }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The rectangle of the element in the content of the collection view.
  var frame: CGRect { get }
  /// The rectangle of the element in its own coordinates.
  var bounds: CGRect { get }
  /// Whether the element is a cell, a supplementary view or a decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view or a decoration; nil for a cell.
  var representedElementKind: String? { get }
  /// The opacity of the element, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The position in depth: elements with higher values are in front of others.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The middle of the element in the content of the collection view.
  var center: CGPoint { get set }
  /// The transform of the element.
  var transform: CGAffineTransform { get set }
  /// The transform of the element in space.
  var transform3D: CATransform3D { get set }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// The kind of a supplementary view or a decoration; "cell" for a cell.
  public var name: String { representedElementKind ?? "cell" }
}
