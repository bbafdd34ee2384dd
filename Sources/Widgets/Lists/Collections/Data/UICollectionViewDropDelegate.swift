public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Takes what is dropped on a collection view; all but the first method are optional.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  dynamic public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    leftOut(by: self, true, with: [collectionView, session])
  }
  dynamic public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  {
    leftOut(by: self, with: [collectionView, session])
  }
  dynamic public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    leftOut(
      by: self, UICollectionViewDropProposal(operation: .copy), with: [collectionView, session, destinationIndexPath])
  }
  dynamic public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  {
    leftOut(by: self, with: [collectionView, session])
  }
  dynamic public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    leftOut(by: self, with: [collectionView, session])
  }
  dynamic public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    leftOut(by: self, nil, with: [collectionView, indexPath])
  }
}
