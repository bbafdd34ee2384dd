public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
public import PlainviewWidgets

/// Gives the items that are dragged out of a table; all but the first method are optional.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the items of a drag that begins at a row; an empty array begins no drag.
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  /// Returns the items that a tap adds to a drag; never called here.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Returns how the preview of a dragged row appears; never called here.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Called before a drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called after a drag ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the dragged items may be moved instead of copied; true by default.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Returns whether the items may be dropped in the same app only; false by default.
  func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
    -> Bool
}

extension UITableViewDragDelegate {
  /// Default for delegates without the method: no items.
  dynamic public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    leftOut(by: self, [], with: [tableView, session, indexPath, point])
  }
  /// Default for delegates without the method: nil.
  dynamic public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    leftOut(by: self, nil, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    leftOut(by: self, with: [tableView, session])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    leftOut(by: self, with: [tableView, session])
  }
  /// Default for delegates without the method: true.
  dynamic public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  {
    leftOut(by: self, true, with: [tableView, session])
  }
  /// Default for delegates without the method: false.
  dynamic public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    leftOut(by: self, false, with: [tableView, session])
  }
}

extension BareListDelegate: UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
}
