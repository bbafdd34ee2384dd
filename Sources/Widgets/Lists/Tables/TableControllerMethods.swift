import Foundation
package import PlainviewRuntime
import PlainviewUIKitCore

extension OverridableMethods {
  /// The methods of UITableViewController that answer its table.
  package static let ofTableController = OverridableMethods(
    [
      "tableView(_:numberOfRowsInSection:)",
      "tableView(_:cellForRowAt:)",
      "numberOfSections(in:)",
      "tableView(_:titleForHeaderInSection:)",
      "tableView(_:titleForFooterInSection:)",
      "tableView(_:canEditRowAt:)",
      "tableView(_:canMoveRowAt:)",
      "sectionIndexTitles(for:)",
      "tableView(_:sectionForSectionIndexTitle:at:)",
      "tableView(_:commit:forRowAt:)",
      "tableView(_:moveRowAt:to:)",
      "tableView(_:willDisplay:forRowAt:)",
      "tableView(_:willDisplayHeaderView:forSection:)",
      "tableView(_:willDisplayFooterView:forSection:)",
      "tableView(_:didEndDisplaying:forRowAt:)",
      "tableView(_:didEndDisplayingHeaderView:forSection:)",
      "tableView(_:didEndDisplayingFooterView:forSection:)",
      "tableView(_:heightForRowAt:)",
      "tableView(_:heightForHeaderInSection:)",
      "tableView(_:heightForFooterInSection:)",
      "tableView(_:estimatedHeightForRowAt:)",
      "tableView(_:estimatedHeightForHeaderInSection:)",
      "tableView(_:estimatedHeightForFooterInSection:)",
      "tableView(_:viewForHeaderInSection:)",
      "tableView(_:viewForFooterInSection:)",
      "tableView(_:accessoryButtonTappedForRowWith:)",
      "tableView(_:shouldHighlightRowAt:)",
      "tableView(_:didHighlightRowAt:)",
      "tableView(_:didUnhighlightRowAt:)",
      "tableView(_:willSelectRowAt:)",
      "tableView(_:willDeselectRowAt:)",
      "tableView(_:didSelectRowAt:)",
      "tableView(_:didDeselectRowAt:)",
      "tableView(_:canPerformPrimaryActionForRowAt:)",
      "tableView(_:performPrimaryActionForRowAt:)",
      "tableView(_:editingStyleForRowAt:)",
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
      "tableView(_:editActionsForRowAt:)",
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:shouldIndentWhileEditingRowAt:)",
      "tableView(_:willBeginEditingRowAt:)",
      "tableView(_:didEndEditingRowAt:)",
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      "tableView(_:indentationLevelForRowAt:)",
    ],
    overridingAll: AllTableMethods.self, overridingNone: NoTableMethods.self)
}

private final class NoTableMethods: UITableViewController {}

private final class AllTableMethods: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  override func numberOfSections(in tableView: UITableView) -> Int { 0 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    0
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  override func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
  override func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
  override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 0 }
  override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 0 }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { nil }
  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { nil }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    false
  }
  override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .none }
  override func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }
  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  { nil }
  override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    false
  }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { IndexPath() }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
}
