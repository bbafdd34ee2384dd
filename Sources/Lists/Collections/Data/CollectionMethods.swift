package import PlainviewRuntime

/// What collection views ask their data sources and delegates.
@MainActor package enum CollectionMethods {
  package static let dataSource = DelegateMethods<any UICollectionViewDataSource>(
    [
      "collectionView(_:numberOfItemsInSection:)": "collectionView:numberOfItemsInSection:",
      "collectionView(_:cellForItemAt:)": "collectionView:cellForItemAtIndexPath:",
      "numberOfSections(in:)": "numberOfSectionsInCollectionView:",
      "collectionView(_:viewForSupplementaryElementOfKind:at:)":
        "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
      "collectionView(_:canMoveItemAt:)": "collectionView:canMoveItemAtIndexPath:",
      "collectionView(_:moveItemAt:to:)": "collectionView:moveItemAtIndexPath:toIndexPath:",
    ], bare: BareListDelegate())

  package static let prefetching = DelegateMethods<any UICollectionViewDataSourcePrefetching>(
    [
      "collectionView(_:prefetchItemsAt:)": "collectionView:prefetchItemsAtIndexPaths:",
      "collectionView(_:cancelPrefetchingForItemsAt:)": "collectionView:cancelPrefetchingForItemsAtIndexPaths:",
    ], bare: BareListDelegate())

  package static let delegate = DelegateMethods<any UICollectionViewDelegate>(
    [
      "collectionView(_:shouldHighlightItemAt:)": "collectionView:shouldHighlightItemAtIndexPath:",
      "collectionView(_:didHighlightItemAt:)": "collectionView:didHighlightItemAtIndexPath:",
      "collectionView(_:didUnhighlightItemAt:)": "collectionView:didUnhighlightItemAtIndexPath:",
      "collectionView(_:shouldSelectItemAt:)": "collectionView:shouldSelectItemAtIndexPath:",
      "collectionView(_:shouldDeselectItemAt:)": "collectionView:shouldDeselectItemAtIndexPath:",
      "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
      "collectionView(_:didDeselectItemAt:)": "collectionView:didDeselectItemAtIndexPath:",
      "collectionView(_:canPerformPrimaryActionForItemAt:)":
        "collectionView:canPerformPrimaryActionForItemAtIndexPath:",
      "collectionView(_:performPrimaryActionForItemAt:)": "collectionView:performPrimaryActionForItemAtIndexPath:",
      "collectionView(_:shouldShowMenuForItemAt:)": "collectionView:shouldShowMenuForItemAtIndexPath:",
      "collectionView(_:canPerformAction:forItemAt:withSender:)":
        "collectionView:canPerformAction:forItemAtIndexPath:withSender:",
      "collectionView(_:performAction:forItemAt:withSender:)":
        "collectionView:performAction:forItemAtIndexPath:withSender:",
      "collectionView(_:willDisplay:forItemAt:)": "collectionView:willDisplayCell:forItemAtIndexPath:",
      "collectionView(_:didEndDisplaying:forItemAt:)": "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
      "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)":
        "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
      "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)":
        "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
      "collectionView(_:canEditItemAt:)": "collectionView:canEditItemAtIndexPath:",
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)":
        "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:",
      "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)":
        "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:",
      "collectionView(_:targetContentOffsetForProposedContentOffset:)":
        "collectionView:targetContentOffsetForProposedContentOffset:",
      "collectionView(_:contextMenuConfigurationForItemsAt:point:)":
        "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:",
      "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)":
        "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:",
      "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)":
        "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:",
      "collectionView(_:contextMenuConfigurationForItemAt:point:)":
        "collectionView:contextMenuConfigurationForItemAtIndexPath:point:",
      "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)":
        "collectionView:previewForHighlightingContextMenuWithConfiguration:",
      "collectionView(_:previewForDismissingContextMenuWithConfiguration:)":
        "collectionView:previewForDismissingContextMenuWithConfiguration:",
      "collectionView(_:willPerformPreviewActionForMenuWith:animator:)":
        "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:",
      "collectionView(_:willDisplayContextMenu:animator:)":
        "collectionView:willDisplayContextMenuWithConfiguration:animator:",
      "collectionView(_:willEndContextMenuInteraction:animator:)":
        "collectionView:willEndContextMenuInteractionWithConfiguration:animator:",
      "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)":
        "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
      "collectionView(_:didBeginMultipleSelectionInteractionAt:)":
        "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:",
      "collectionViewDidEndMultipleSelectionInteraction(_:)": "collectionViewDidEndMultipleSelectionInteraction:",
      "collectionView(_:canFocusItemAt:)": "collectionView:canFocusItemAtIndexPath:",
      "collectionView(_:selectionFollowsFocusForItemAt:)": "collectionView:selectionFollowsFocusForItemAtIndexPath:",
    ], bare: BareListDelegate())

  package static let flowLayout = DelegateMethods<any UICollectionViewDelegateFlowLayout>(
    [
      "collectionView(_:layout:sizeForItemAt:)": "collectionView:layout:sizeForItemAtIndexPath:",
      "collectionView(_:layout:insetForSectionAt:)": "collectionView:layout:insetForSectionAtIndex:",
      "collectionView(_:layout:minimumLineSpacingForSectionAt:)":
        "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
      "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)":
        "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:",
      "collectionView(_:layout:referenceSizeForHeaderInSection:)":
        "collectionView:layout:referenceSizeForHeaderInSection:",
      "collectionView(_:layout:referenceSizeForFooterInSection:)":
        "collectionView:layout:referenceSizeForFooterInSection:",
    ], bare: BareListDelegate())
}
