public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Gives the items that are dragged out of a table; all but the first method are optional.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
    -> Bool
}

extension UITableViewDragDelegate {
  dynamic public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    leftOut(by: self, [], with: [tableView, session, indexPath, point])
  }
  dynamic public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    leftOut(by: self, nil, with: [tableView, indexPath])
  }
  dynamic public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    leftOut(by: self, with: [tableView, session])
  }
  dynamic public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    leftOut(by: self, with: [tableView, session])
  }
  dynamic public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  {
    leftOut(by: self, true, with: [tableView, session])
  }
  dynamic public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    leftOut(by: self, false, with: [tableView, session])
  }
}
