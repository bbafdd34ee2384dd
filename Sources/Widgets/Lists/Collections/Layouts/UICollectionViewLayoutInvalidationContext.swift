public import Foundation

/// What of a layout is no longer true.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether all attributes are void: after `reloadData` and after `invalidateLayout()`.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are void too.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that are invalid; nil if none was named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of invalid supplementary views, by their kind; nil if none was named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of invalid decoration views, by their kind; nil if none was named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How far the content moves with the change, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much larger the content becomes with the change, in points; the layout is asked for the size anyway.
  open var contentSizeAdjustment = CGSize.zero
  /// The former index paths of items that the user moves; nil if there are none.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The new index paths of items that the user moves; nil if there are none.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the item is that a finger moves, in the content.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
  /// The size that a view wishes, which the layout takes over.
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

/// One change of a batch of updates, as a layout learns of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or a section; raw values are UIKit's.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// Where the item was; the item of a section's path is `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Where the item is after the update; nil for one that is deleted.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// What happens to the item or the section.
  open private(set) var updateAction = Action.none

  /// Makes a change of nothing, for subclasses that say what changes.
  public override init() { super.init() }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
