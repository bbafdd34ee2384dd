package import PlainviewRuntime

/// What tables ask their data sources and delegates.
@MainActor package enum TableMethods {
  package static let dataSource = DelegateMethods<any UITableViewDataSource>(
    [
      "tableView(_:numberOfRowsInSection:)": "tableView:numberOfRowsInSection:",
      "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
      "numberOfSections(in:)": "numberOfSectionsInTableView:",
      "tableView(_:titleForHeaderInSection:)": "tableView:titleForHeaderInSection:",
      "tableView(_:titleForFooterInSection:)": "tableView:titleForFooterInSection:",
      "tableView(_:canEditRowAt:)": "tableView:canEditRowAtIndexPath:",
      "tableView(_:canMoveRowAt:)": "tableView:canMoveRowAtIndexPath:",
      "sectionIndexTitles(for:)": "sectionIndexTitlesForTableView:",
      "tableView(_:sectionForSectionIndexTitle:at:)": "tableView:sectionForSectionIndexTitle:atIndex:",
      "tableView(_:commit:forRowAt:)": "tableView:commitEditingStyle:forRowAtIndexPath:",
      "tableView(_:moveRowAt:to:)": "tableView:moveRowAtIndexPath:toIndexPath:",
    ], bare: BareListDelegate())

  package static let prefetching = DelegateMethods<any UITableViewDataSourcePrefetching>(
    [
      "tableView(_:prefetchRowsAt:)": "tableView:prefetchRowsAtIndexPaths:",
      "tableView(_:cancelPrefetchingForRowsAt:)": "tableView:cancelPrefetchingForRowsAtIndexPaths:",
    ], bare: BareListDelegate())

  package static let delegate = DelegateMethods<any UITableViewDelegate>(
    [
      "tableView(_:willDisplay:forRowAt:)": "tableView:willDisplayCell:forRowAtIndexPath:",
      "tableView(_:willDisplayHeaderView:forSection:)": "tableView:willDisplayHeaderView:forSection:",
      "tableView(_:willDisplayFooterView:forSection:)": "tableView:willDisplayFooterView:forSection:",
      "tableView(_:didEndDisplaying:forRowAt:)": "tableView:didEndDisplayingCell:forRowAtIndexPath:",
      "tableView(_:didEndDisplayingHeaderView:forSection:)": "tableView:didEndDisplayingHeaderView:forSection:",
      "tableView(_:didEndDisplayingFooterView:forSection:)": "tableView:didEndDisplayingFooterView:forSection:",
      "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
      "tableView(_:heightForHeaderInSection:)": "tableView:heightForHeaderInSection:",
      "tableView(_:heightForFooterInSection:)": "tableView:heightForFooterInSection:",
      "tableView(_:estimatedHeightForRowAt:)": "tableView:estimatedHeightForRowAtIndexPath:",
      "tableView(_:estimatedHeightForHeaderInSection:)": "tableView:estimatedHeightForHeaderInSection:",
      "tableView(_:estimatedHeightForFooterInSection:)": "tableView:estimatedHeightForFooterInSection:",
      "tableView(_:viewForHeaderInSection:)": "tableView:viewForHeaderInSection:",
      "tableView(_:viewForFooterInSection:)": "tableView:viewForFooterInSection:",
      "tableView(_:accessoryButtonTappedForRowWith:)": "tableView:accessoryButtonTappedForRowWithIndexPath:",
      "tableView(_:shouldHighlightRowAt:)": "tableView:shouldHighlightRowAtIndexPath:",
      "tableView(_:didHighlightRowAt:)": "tableView:didHighlightRowAtIndexPath:",
      "tableView(_:didUnhighlightRowAt:)": "tableView:didUnhighlightRowAtIndexPath:",
      "tableView(_:willSelectRowAt:)": "tableView:willSelectRowAtIndexPath:",
      "tableView(_:willDeselectRowAt:)": "tableView:willDeselectRowAtIndexPath:",
      "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
      "tableView(_:didDeselectRowAt:)": "tableView:didDeselectRowAtIndexPath:",
      "tableView(_:canPerformPrimaryActionForRowAt:)": "tableView:canPerformPrimaryActionForRowAtIndexPath:",
      "tableView(_:performPrimaryActionForRowAt:)": "tableView:performPrimaryActionForRowAtIndexPath:",
      "tableView(_:editingStyleForRowAt:)": "tableView:editingStyleForRowAtIndexPath:",
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)":
        "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
      "tableView(_:editActionsForRowAt:)": "tableView:editActionsForRowAtIndexPath:",
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)":
        "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)":
        "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
      "tableView(_:shouldIndentWhileEditingRowAt:)": "tableView:shouldIndentWhileEditingRowAtIndexPath:",
      "tableView(_:willBeginEditingRowAt:)": "tableView:willBeginEditingRowAtIndexPath:",
      "tableView(_:didEndEditingRowAt:)": "tableView:didEndEditingRowAtIndexPath:",
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)":
        "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
      "tableView(_:indentationLevelForRowAt:)": "tableView:indentationLevelForRowAtIndexPath:",
      "tableView(_:shouldShowMenuForRowAt:)": "tableView:shouldShowMenuForRowAtIndexPath:",
      "tableView(_:canPerformAction:forRowAt:withSender:)":
        "tableView:canPerformAction:forRowAtIndexPath:withSender:",
      "tableView(_:performAction:forRowAt:withSender:)": "tableView:performAction:forRowAtIndexPath:withSender:",
      "tableView(_:contextMenuConfigurationForRowAt:point:)":
        "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
      "tableView(_:previewForHighlightingContextMenuWithConfiguration:)":
        "tableView:previewForHighlightingContextMenuWithConfiguration:",
      "tableView(_:previewForDismissingContextMenuWithConfiguration:)":
        "tableView:previewForDismissingContextMenuWithConfiguration:",
      "tableView(_:willPerformPreviewActionForMenuWith:animator:)":
        "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:",
      "tableView(_:willDisplayContextMenu:animator:)":
        "tableView:willDisplayContextMenuWithConfiguration:animator:",
      "tableView(_:willEndContextMenuInteraction:animator:)":
        "tableView:willEndContextMenuInteractionWithConfiguration:animator:",
      "tableView(_:shouldBeginMultipleSelectionInteractionAt:)":
        "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
      "tableView(_:didBeginMultipleSelectionInteractionAt:)":
        "tableView:didBeginMultipleSelectionInteractionAtIndexPath:",
      "tableViewDidEndMultipleSelectionInteraction(_:)": "tableViewDidEndMultipleSelectionInteraction:",
      "tableView(_:canFocusRowAt:)": "tableView:canFocusRowAtIndexPath:",
      "tableView(_:selectionFollowsFocusForRowAt:)": "tableView:selectionFollowsFocusForRowAtIndexPath:",
    ], bare: BareListDelegate())
}
