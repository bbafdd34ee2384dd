public import Foundation
public import PlainviewUIKitCore

/// How a section's own scroll view moves, across the direction of the whole layout; raw values are UIKit's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What insets of sections and of the whole content are distances from; raw values are UIKit's.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent

  /// The reference itself, or what holds where nothing is said.
  func resolved(_ standard: UIContentInsetsReference) -> UIContentInsetsReference {
    self == .automatic ? standard : self
  }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// Groups of a compositional layout one after the other, with what stands around them; lengths in points.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// The look that the section has if it is a list.
  final var list: UICollectionLayoutListConfiguration?

  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the sides of headers and footers are distances from; by default the same as the items'.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep clear of the content insets at their sides.
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with what is visible of the section whenever that is laid out, to change it.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  final var scrollsByItself: Bool { orthogonalScrollingBehavior != .none }

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

/// An element that is visible, for code that changes how it looks.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  public var name: String { representedElementKind ?? "cell" }
}
