public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore
public import PlainviewWidgets

extension UICollectionViewDelegate {
  /// Default for delegates without the method: nil.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    leftOut(by: self, nil, with: [collectionView, indexPaths, point])
  }
  /// Default for delegates without the method: nil.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    leftOut(by: self, nil, with: [collectionView, configuration, indexPath])
  }
  /// Default for delegates without the method: nil.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    leftOut(by: self, nil, with: [collectionView, configuration, indexPath])
  }
  /// Default for delegates without the method: nil.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    leftOut(by: self, nil, with: [collectionView, indexPath, point])
  }
  /// Default for delegates without the method: nil.
  dynamic public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    leftOut(by: self, nil, with: [collectionView, configuration])
  }
  /// Default for delegates without the method: nil.
  dynamic public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    leftOut(by: self, nil, with: [collectionView, configuration])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    leftOut(by: self, with: [collectionView, configuration, animator])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    leftOut(by: self, with: [collectionView, configuration, animator])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    leftOut(by: self, with: [collectionView, configuration, animator])
  }
}
