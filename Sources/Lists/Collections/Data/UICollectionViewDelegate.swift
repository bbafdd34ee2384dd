public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction
import PlainviewUIKitCore
public import PlainviewWidgets

/// Controls highlighting and selecting items, and is told of these and of views that are displayed (contract C4).
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether an item that is touched is highlighted and may be selected; true by default.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// Called after an item was highlighted by a touch.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called after an item is no longer highlighted.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns whether the user may select an item; true by default.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Asked for a tap on a selected item while several can be selected.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Called after the user selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called after the user deselected an item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Whether a tap performs the item's primary action; true by default unless the collection view is being edited.
  func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  /// Called when a tap performs the primary action of an item.
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// Kept, without effect: the menus of long presses are context menus; false without the method.
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
  /// Kept, without effect: the menus of long presses are context menus; false without the method.
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Kept, without effect: the menus of long presses are context menus.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?)
  /// Called before a cell becomes visible.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called after a cell was removed from the visible ones.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called before a supplementary view becomes visible.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Called after a supplementary view was removed from the visible ones.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// Whether an item shows that it can be edited while the collection view is being edited.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
  /// Returns another index path for an item that the user moves.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// The older form, asked where the newer one is left out.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Where the content is after updates and changes of the layout.
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint

  // Context menus
  /// Asked for a long press: for the item under it, for all that are selected if it is one of them, or for none beside
  /// the items; without a menu the press is a touch of the item.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview of an item whose menu opens; nil for the standard one.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Returns the preview of an item whose menu closes; nil for the standard one.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// The older forms, asked where the newer ones are left out.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview of the item whose menu opens; nil for the standard one.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview of the item whose menu closes; nil for the standard one.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user taps the preview of a menu; the animator runs what is to happen with it.
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before a context menu opens.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before a context menu closes.
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  // Selection of several items by two fingers
  /// Returns whether a two-finger pan that begins at this item selects the items it passes.
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when two fingers begin to select items; delegates have the collection view edited here.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when the fingers that selected items are lifted.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

  // Focus
  /// Returns whether the focus comes to an item; never called here, where no focus moves.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  /// Returns whether an item is selected when the focus comes to it; never called here, where no focus moves.
  func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
}

extension UICollectionViewDelegate {
  /// Default for delegates without the method: true.
  dynamic public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    leftOut(by: self, true, with: [collectionView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    leftOut(by: self, with: [collectionView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    leftOut(by: self, with: [collectionView, indexPath])
  }
  /// Default for delegates without the method: true.
  dynamic public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    leftOut(by: self, true, with: [collectionView, indexPath])
  }
  /// Default for delegates without the method: true.
  dynamic public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    leftOut(by: self, true, with: [collectionView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    leftOut(by: self, with: [collectionView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    leftOut(by: self, with: [collectionView, indexPath])
  }
  /// Default for delegates without the method: true unless the collection view is being edited.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    leftOut(by: self, !collectionView.isEditing, with: [collectionView, indexPath])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    leftOut(by: self, with: [collectionView, indexPath])
  }
  /// Default for delegates without the method: false.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { leftOut(by: self, false, with: [collectionView, indexPath]) }
  /// Default for delegates without the method: false.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { leftOut(by: self, false, with: [collectionView, action, indexPath, sender]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) { leftOut(by: self, with: [collectionView, action, indexPath, sender]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { leftOut(by: self, with: [collectionView, cell, indexPath]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { leftOut(by: self, with: [collectionView, cell, indexPath]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { leftOut(by: self, with: [collectionView, view, elementKind, indexPath]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { leftOut(by: self, with: [collectionView, view, elementKind, indexPath]) }
  /// Default for delegates without the method: true.
  dynamic public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    leftOut(by: self, true, with: [collectionView, indexPath])
  }
  /// Default for delegates without the method: the proposed index path.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    leftOut(
      by: self, proposedIndexPath, with: [collectionView, originalIndexPath, currentIndexPath, proposedIndexPath])
  }
  /// Default for delegates without the method: the proposed index path.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    leftOut(by: self, proposedIndexPath, with: [collectionView, currentIndexPath, proposedIndexPath])
  }
  /// Default for delegates without the method: the proposed offset.
  dynamic public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    leftOut(by: self, proposedContentOffset, with: [collectionView, proposedContentOffset])
  }
}

extension BareListDelegate: UICollectionViewDelegate {}
