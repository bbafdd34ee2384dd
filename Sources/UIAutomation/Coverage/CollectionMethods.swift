/// The methods of the protocols that a collection view calls, by their full names.
enum CollectionMethods {
  static let dataSource = [
    "collectionView(_:numberOfItemsInSection:)",
    "collectionView(_:cellForItemAt:)",
    "numberOfSections(in:)",
    "collectionView(_:viewForSupplementaryElementOfKind:at:)",
    "collectionView(_:canMoveItemAt:)",
    "collectionView(_:moveItemAt:to:)",
  ]

  static let prefetching = [
    "collectionView(_:prefetchItemsAt:)",
    "collectionView(_:cancelPrefetchingForItemsAt:)",
  ]

  static let delegate = [
    "collectionView(_:shouldHighlightItemAt:)",
    "collectionView(_:didHighlightItemAt:)",
    "collectionView(_:didUnhighlightItemAt:)",
    "collectionView(_:shouldSelectItemAt:)",
    "collectionView(_:shouldDeselectItemAt:)",
    "collectionView(_:didSelectItemAt:)",
    "collectionView(_:didDeselectItemAt:)",
    "collectionView(_:canPerformPrimaryActionForItemAt:)",
    "collectionView(_:performPrimaryActionForItemAt:)",
    "collectionView(_:willDisplay:forItemAt:)",
    "collectionView(_:didEndDisplaying:forItemAt:)",
    "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
    "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
    "collectionView(_:canEditItemAt:)",
    "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
    "collectionView(_:targetContentOffsetForProposedContentOffset:)",
  ]

  static let flowLayout = [
    "collectionView(_:layout:sizeForItemAt:)",
    "collectionView(_:layout:insetForSectionAt:)",
    "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
    "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
    "collectionView(_:layout:referenceSizeForHeaderInSection:)",
    "collectionView(_:layout:referenceSizeForFooterInSection:)",
  ]
}
