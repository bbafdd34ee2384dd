public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
public import PlainviewWidgets

/// Gives the items that are dragged out of a collection view; all but the first method are optional.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the items of a drag that begins at an index path; an empty array begins no drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the items that a tap adds to a drag; never called here.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Returns how the preview of a dragged item appears; never called here.
  func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Called before a drag begins.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called after a drag ended.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the dragged items may be moved instead of copied; true by default.
  func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  /// Returns whether the items may be dropped in the same app only; false by default.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Default for delegates without the method: no items.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    leftOut(by: self, [], with: [collectionView, session, indexPath, point])
  }
  /// Default for delegates without the method: nil.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    leftOut(by: self, nil, with: [collectionView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    leftOut(by: self, with: [collectionView, session])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    leftOut(by: self, with: [collectionView, session])
  }
  /// Default for delegates without the method: true.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    leftOut(by: self, true, with: [collectionView, session])
  }
  /// Default for delegates without the method: false.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    leftOut(by: self, false, with: [collectionView, session])
  }
}

extension BareListDelegate: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
}
