public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
public import PlainviewWidgets

/// Takes what is dropped on a table; all but the first method are optional.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Called when the items are dropped; the delegate takes them over by the coordinator.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the table takes part in a drop; true by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag enters the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Called while a drag moves over the table; returns what a drop at that row would do.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag leaves the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag is over, whether it was dropped here or not.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns how the preview of a dropped row appears; never called here.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Default for delegates without the method: true.
  dynamic public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    leftOut(by: self, true, with: [tableView, session])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    leftOut(by: self, with: [tableView, session])
  }
  /// Default for delegates without the method: a proposal to copy.
  dynamic public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    leftOut(by: self, UITableViewDropProposal(operation: .copy), with: [tableView, session, destinationIndexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    leftOut(by: self, with: [tableView, session])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    leftOut(by: self, with: [tableView, session])
  }
  /// Default for delegates without the method: nil.
  dynamic public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    leftOut(by: self, nil, with: [tableView, indexPath])
  }
}

extension BareListDelegate: UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}
