public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
public import PlainviewWidgets

/// Takes what is dropped on a collection view; all but the first method are optional.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Called when the items are dropped; the delegate takes them over by the coordinator.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the collection view takes part in a drop; true by default.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag enters the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Called while a drag moves over the collection view; returns what a drop at that index path would do.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when a drag leaves the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag is over, whether it was dropped here or not.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns how the preview of a dropped item appears; never called here.
  func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Default for delegates without the method: true.
  dynamic public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    leftOut(by: self, true, with: [collectionView, session])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  {
    leftOut(by: self, with: [collectionView, session])
  }
  /// Default for delegates without the method: a proposal to copy.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    leftOut(
      by: self, UICollectionViewDropProposal(operation: .copy), with: [collectionView, session, destinationIndexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  {
    leftOut(by: self, with: [collectionView, session])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    leftOut(by: self, with: [collectionView, session])
  }
  /// Default for delegates without the method: nil.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    leftOut(by: self, nil, with: [collectionView, indexPath])
  }
}

extension BareListDelegate: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}
