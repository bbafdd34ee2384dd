public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// Delegates without the methods for selection by two fingers and for the focus.
extension UICollectionViewDelegate {
  /// Default for delegates without the method: false.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    leftOut(by: self, false, with: [collectionView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    leftOut(by: self, with: [collectionView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    leftOut(by: self, with: [collectionView])
  }
  /// Default for delegates without the method: the collection view's `allowsFocus`.
  dynamic public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    leftOut(by: self, collectionView.allowsFocus, with: [collectionView, indexPath])
  }
  /// Default for delegates without the method: the collection view's `selectionFollowsFocus`.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    leftOut(by: self, collectionView.selectionFollowsFocus, with: [collectionView, indexPath])
  }
}
