public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Takes what is dropped on a table; all but the first method are optional.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  dynamic public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    leftOut(by: self, true, with: [tableView, session])
  }
  dynamic public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    leftOut(by: self, with: [tableView, session])
  }
  dynamic public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    leftOut(by: self, UITableViewDropProposal(operation: .copy), with: [tableView, session, destinationIndexPath])
  }
  dynamic public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    leftOut(by: self, with: [tableView, session])
  }
  dynamic public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    leftOut(by: self, with: [tableView, session])
  }
  dynamic public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    leftOut(by: self, nil, with: [tableView, indexPath])
  }
}
