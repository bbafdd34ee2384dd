public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore
public import PlainviewWidgets

/// Determines how rows, headers and footers appear and behave, and is told what the user does; every method is optional.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  // Display
  /// Called before a cell becomes visible.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called before the header of a section becomes visible.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before the footer of a section becomes visible.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Called after a cell was removed from the visible ones.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called after the header of a section was removed from the visible ones.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called after the footer of a section was removed from the visible ones.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // Heights, in points
  /// Returns the height of a row; the table's `rowHeight` without the method.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a section's header; the table's `sectionHeaderHeight` without the method.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a section's footer; the table's `sectionFooterHeight` without the method.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns the height of a row that is assumed until the row is shown.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a header that is assumed until it is shown; never called here.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a footer that is assumed until it is shown; never called here.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  // Headers and footers; they take precedence over the titles of the data source
  /// Returns the view of a section's header; nil for the title of the data source.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the view of a section's footer; nil for the title of the data source.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Called when the user taps the information button of a row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  // Selection, in the order of contract C4
  /// Returns whether a touched row is highlighted and may be selected; true by default.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after a row was highlighted by a touch.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after a row is no longer highlighted.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Nil selects nothing; another row is selected instead.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called before the user deselects a row; returns the row to deselect, or nil for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called after the user deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns whether a tap on a row performs its primary action; it is asked before the row is selected.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// Called when a tap performs the primary action of a row.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  // Editing
  /// Returns what editing offers for a row; deleting by default.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  /// Returns the title of the button that deletes a row; "Delete" by default.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns the actions of a swipe on a row in the form before iOS 11; nil for the standard ones.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  /// Returns the actions of a swipe from the leading edge of a row; nil for none.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the actions of a swipe from the trailing edge of a row; nil for the standard ones.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns whether the content of a row moves aside for its editing control; true by default.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// Called when the actions beside a row open, and when they close again.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called after the actions beside a row were closed.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns the index path that a row gets which the user holds over another one.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Returns how many levels the content of a row is indented; 0 by default.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // Menus
  /// Kept, without effect: the menus of long presses are context menus; false without the method.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Kept, without effect: the menus of long presses are context menus; false without the method.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool
  /// Kept, without effect: the menus of long presses are context menus.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
  /// Asked for a long press on a row, at a point of the table; without a menu the press is a touch of the row.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview of the row whose menu opens; nil for the standard one.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview of the row whose menu closes; nil for the standard one.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user taps the preview of a menu; the animator runs what is to happen with it.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before a context menu opens.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before a context menu closes.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  // Selection of several rows by two fingers
  /// Returns whether a two-finger pan that begins at this row selects the rows it passes.
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  /// Called when two fingers begin to select rows; delegates have the table edited here.
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when the fingers that selected rows are lifted.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // Focus
  /// Returns whether the focus comes to a row; never called here, where no focus moves.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row is selected when the focus comes to it; never called here, where no focus moves.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
}

extension UITableViewDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    leftOut(by: self, with: [tableView, cell, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    leftOut(by: self, with: [tableView, view, section])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    leftOut(by: self, with: [tableView, view, section])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { leftOut(by: self, with: [tableView, cell, indexPath]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    leftOut(by: self, with: [tableView, view, section])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    leftOut(by: self, with: [tableView, view, section])
  }

  /// Default for delegates without the method: the table's row height.
  dynamic public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    leftOut(by: self, tableView.rowHeight, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: the table's header height.
  dynamic public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    leftOut(by: self, tableView.sectionHeaderHeight, with: [tableView, section])
  }
  /// Default for delegates without the method: the table's footer height.
  dynamic public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    leftOut(by: self, tableView.sectionFooterHeight, with: [tableView, section])
  }
  /// Default for delegates without the method: the table's estimated row height.
  dynamic public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    leftOut(by: self, tableView.estimatedRowHeight, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: the table's estimated header height.
  dynamic public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    leftOut(by: self, tableView.estimatedSectionHeaderHeight, with: [tableView, section])
  }
  /// Default for delegates without the method: the table's estimated footer height.
  dynamic public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    leftOut(by: self, tableView.estimatedSectionFooterHeight, with: [tableView, section])
  }

  /// Default for delegates without the method: nil, the title of the data source is used.
  dynamic public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    leftOut(by: self, nil, with: [tableView, section])
  }
  /// Default for delegates without the method: nil, the title of the data source is used.
  dynamic public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    leftOut(by: self, nil, with: [tableView, section])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    leftOut(by: self, with: [tableView, indexPath])
  }
}

extension UITableViewDelegate {
  /// Default for delegates without the method: true.
  dynamic public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    leftOut(by: self, true, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    leftOut(by: self, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    leftOut(by: self, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: the row itself, it is selected.
  dynamic public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    leftOut(by: self, indexPath, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: the row itself, it is deselected.
  dynamic public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    leftOut(by: self, indexPath, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    leftOut(by: self, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    leftOut(by: self, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: true unless the table is being edited.
  dynamic public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  {
    leftOut(by: self, !tableView.isEditing, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    leftOut(by: self, with: [tableView, indexPath])
  }

  /// Default for delegates without the method: the row can be deleted.
  dynamic public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { leftOut(by: self, .delete, with: [tableView, indexPath]) }
  /// Default for delegates without the method: "Delete".
  dynamic public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { leftOut(by: self, "Delete", with: [tableView, indexPath]) }
  /// Default for delegates without the method: nil.
  dynamic public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { leftOut(by: self, nil, with: [tableView, indexPath]) }
  /// Default for delegates without the method: nil.
  dynamic public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leftOut(by: self, nil, with: [tableView, indexPath]) }
  /// Default for delegates without the method: nil.
  dynamic public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leftOut(by: self, nil, with: [tableView, indexPath]) }
  /// Default for delegates without the method: true.
  dynamic public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    leftOut(by: self, true, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    leftOut(by: self, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    leftOut(by: self, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: the proposed index path.
  dynamic public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    leftOut(by: self, proposedDestinationIndexPath, with: [tableView, sourceIndexPath, proposedDestinationIndexPath])
  }
  /// Default for delegates without the method: 0.
  dynamic public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    leftOut(by: self, 0, with: [tableView, indexPath])
  }
}

extension BareListDelegate: UITableViewDelegate {}
