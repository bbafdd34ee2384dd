import Foundation
package import PlainviewRuntime
import PlainviewUIKitCore

extension OverridableMethods {
  /// The methods of UICollectionViewController that answer its collection view.
  package static let ofCollectionController = OverridableMethods(
    [
      "collectionView(_:numberOfItemsInSection:)",
      "collectionView(_:cellForItemAt:)",
      "numberOfSections(in:)",
      "collectionView(_:viewForSupplementaryElementOfKind:at:)",
      "collectionView(_:canMoveItemAt:)",
      "collectionView(_:moveItemAt:to:)",
      "collectionView(_:shouldHighlightItemAt:)",
      "collectionView(_:didHighlightItemAt:)",
      "collectionView(_:didUnhighlightItemAt:)",
      "collectionView(_:shouldSelectItemAt:)",
      "collectionView(_:shouldDeselectItemAt:)",
      "collectionView(_:didSelectItemAt:)",
      "collectionView(_:didDeselectItemAt:)",
      "collectionView(_:canPerformPrimaryActionForItemAt:)",
      "collectionView(_:performPrimaryActionForItemAt:)",
      "collectionView(_:willDisplay:forItemAt:)",
      "collectionView(_:didEndDisplaying:forItemAt:)",
      "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
      "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
      "collectionView(_:canEditItemAt:)",
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
      "collectionView(_:targetContentOffsetForProposedContentOffset:)",
      "scrollViewDidScroll(_:)",
      "scrollViewDidZoom(_:)",
      "scrollViewWillBeginDragging(_:)",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      "scrollViewDidEndDragging(_:willDecelerate:)",
      "scrollViewWillBeginDecelerating(_:)",
      "scrollViewDidEndDecelerating(_:)",
      "scrollViewDidEndScrollingAnimation(_:)",
      "viewForZooming(in:)",
      "scrollViewWillBeginZooming(_:with:)",
      "scrollViewDidEndZooming(_:with:atScale:)",
      "scrollViewShouldScrollToTop(_:)",
      "scrollViewDidScrollToTop(_:)",
      "scrollViewDidChangeAdjustedContentInset(_:)",
    ],
    overridingAll: AllCollectionMethods.self, overridingNone: NoCollectionMethods.self)
}

private final class NoCollectionMethods: UICollectionViewController {}

private final class AllCollectionMethods: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    false
  }
  override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    false
  }
  override func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    false
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  override func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { false }
  override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
  }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  override func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { false }
  override func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { IndexPath() }
  override func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { .zero }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  override func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
