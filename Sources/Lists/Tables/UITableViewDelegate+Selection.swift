public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// Delegates without the methods for selection by two fingers and for the focus.
extension UITableViewDelegate {
  /// Default for delegates without the method: false.
  dynamic public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    leftOut(by: self, false, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    leftOut(by: self, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    leftOut(by: self, with: [tableView])
  }
  /// Default for delegates without the method: the table's `allowsFocus`.
  dynamic public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    leftOut(by: self, tableView.allowsFocus, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: the table's `selectionFollowsFocus`.
  dynamic public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    leftOut(by: self, tableView.selectionFollowsFocus, with: [tableView, indexPath])
  }
}
