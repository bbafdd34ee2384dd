public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore

/// Says how rows, headers and footers look and behave, and hears what the user does with them; every method is optional.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  // Display
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // Heights, in points
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  // Headers and footers; they come before the titles of the data source
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  // Selection, in the order of contract C4
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Nil selects nothing; another row is selected instead.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Called when a row is tapped that the app opens rather than selects.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  // Editing
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// Called when the actions beside a row open, and when they close again.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Where a row goes that the user holds over another one.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
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
  /// Asked for a long press on a row, at a place of the table in points; without a menu the press is a touch of the row.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UITableViewDelegate {
  dynamic public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    leftOut(by: self, with: [tableView, cell, indexPath])
  }
  dynamic public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    leftOut(by: self, with: [tableView, view, section])
  }
  dynamic public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    leftOut(by: self, with: [tableView, view, section])
  }
  dynamic public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { leftOut(by: self, with: [tableView, cell, indexPath]) }
  dynamic public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    leftOut(by: self, with: [tableView, view, section])
  }
  dynamic public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    leftOut(by: self, with: [tableView, view, section])
  }

  dynamic public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    leftOut(by: self, tableView.rowHeight, with: [tableView, indexPath])
  }
  dynamic public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    leftOut(by: self, tableView.sectionHeaderHeight, with: [tableView, section])
  }
  dynamic public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    leftOut(by: self, tableView.sectionFooterHeight, with: [tableView, section])
  }
  dynamic public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    leftOut(by: self, tableView.estimatedRowHeight, with: [tableView, indexPath])
  }
  dynamic public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    leftOut(by: self, tableView.estimatedSectionHeaderHeight, with: [tableView, section])
  }
  dynamic public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    leftOut(by: self, tableView.estimatedSectionFooterHeight, with: [tableView, section])
  }

  dynamic public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    leftOut(by: self, nil, with: [tableView, section])
  }
  dynamic public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    leftOut(by: self, nil, with: [tableView, section])
  }
  dynamic public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    leftOut(by: self, with: [tableView, indexPath])
  }
}

extension UITableViewDelegate {
  dynamic public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    leftOut(by: self, true, with: [tableView, indexPath])
  }
  dynamic public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    leftOut(by: self, with: [tableView, indexPath])
  }
  dynamic public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    leftOut(by: self, with: [tableView, indexPath])
  }
  dynamic public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    leftOut(by: self, indexPath, with: [tableView, indexPath])
  }
  dynamic public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    leftOut(by: self, indexPath, with: [tableView, indexPath])
  }
  dynamic public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    leftOut(by: self, with: [tableView, indexPath])
  }
  dynamic public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    leftOut(by: self, with: [tableView, indexPath])
  }
  dynamic public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  {
    leftOut(by: self, !tableView.isEditing, with: [tableView, indexPath])
  }
  dynamic public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    leftOut(by: self, with: [tableView, indexPath])
  }

  dynamic public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { leftOut(by: self, .delete, with: [tableView, indexPath]) }
  dynamic public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { leftOut(by: self, "Delete", with: [tableView, indexPath]) }
  dynamic public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { leftOut(by: self, nil, with: [tableView, indexPath]) }
  dynamic public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leftOut(by: self, nil, with: [tableView, indexPath]) }
  dynamic public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leftOut(by: self, nil, with: [tableView, indexPath]) }
  dynamic public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    leftOut(by: self, true, with: [tableView, indexPath])
  }
  dynamic public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    leftOut(by: self, with: [tableView, indexPath])
  }
  dynamic public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    leftOut(by: self, with: [tableView, indexPath])
  }
  dynamic public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    leftOut(by: self, proposedDestinationIndexPath, with: [tableView, sourceIndexPath, proposedDestinationIndexPath])
  }
  dynamic public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    leftOut(by: self, 0, with: [tableView, indexPath])
  }
}
