public import Foundation

/// What of a layout is invalid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether all attributes are invalid: after `reloadData` and after `invalidateLayout()`.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are invalid too.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that are invalid; nil if none was named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of invalid supplementary views, by their kind; nil if none was named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of invalid decoration views, by their kind; nil if none was named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How far the content moves with the change, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much larger the content becomes with the change, in points; the layout is asked for the size in any case.
  open var contentSizeAdjustment = CGSize.zero
  /// The former index paths of items that the user moves; nil if there are none.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The new index paths of items that the user moves; nil if there are none.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position of the item that the user moves, in the content.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
  /// The preferred attributes of a view, which the layout uses.
  final var preferredAttributes: UICollectionViewLayoutAttributes?
  /// Whether only the visible part of the content changed.
  final var isForBoundsChange = false

  public override init() { super.init() }

  /// Adds items to those that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views of a kind to those that are invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decoration views of a kind to those that are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// One change of a batch of updates, as a layout gets it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or a section; raw values are UIKit's.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// Where the item was; the item of a section's path is `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Where the item is after the update; nil for one that is deleted.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// What happens to the item or the section.
  open private(set) var updateAction = Action.none

  /// Creates an empty change, for subclasses that set what changes.
  public override init() { super.init() }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
