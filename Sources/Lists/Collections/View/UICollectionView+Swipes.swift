import Foundation
import PlainviewGestures
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

// The actions beside the rows of a collection view's lists, as their configurations provide them.
extension UICollectionView: SwipedList {
  /// Adds the swipe recognizer, once there is a list whose rows may have actions.
  func noticeSwipes() {
    guard rowSwipeRecognizer == nil else { return }
    let recognizer = RowSwipeRecognizer(target: self, action: "handleRowSwipe:")
    rowSwipeRecognizer = recognizer
    addGestureRecognizer(recognizer)
  }

  func handleRowSwipe(_ recognizer: UIGestureRecognizer) {
    if let pan = recognizer as? UIPanGestureRecognizer { swipes.follow(pan) }
  }

  func swipedRow(at point: CGPoint) -> (path: IndexPath, cell: any SwipedCell)? {
    guard movement == nil, let path = indexPathForItem(at: point), let cell = cell(at: path) else { return nil }
    return (path, cell)
  }

  func swipeOffer(for path: IndexPath, isLeading: Bool) -> SwipeOffer? {
    let list = layout.list(ofSection: path.section)
    let provider =
      isLeading ? list?.leadingSwipeActionsConfigurationProvider : list?.trailingSwipeActionsConfigurationProvider
    return UserCode.run(else: nil) { provider?(path) }.map { SwipeOffer(configuration: $0) }
  }

  /// Opens the actions at the trailing edge of a row, or closes them if they are open.
  func toggleActions(of cell: UICollectionViewCell) {
    if swipes.open?.cell === cell { return swipes.close() }
    guard movement == nil, let path = indexPath(for: cell), let offer = swipeOffer(for: path, isLeading: false) else {
      return
    }
    swipes.openActions(of: cell, at: path, offer)
  }

  func restingFrame(of swipe: OpenSwipe) -> CGRect? {
    cell(at: swipe.path) === swipe.cell ? layoutAttributesForItem(at: swipe.path)?.frame : nil
  }

  func placeCell(of swipe: OpenSwipe) {
    guard let cell = cell(at: swipe.path), let attributes = layoutAttributesForItem(at: swipe.path) else { return }
    place(cell, attributes)
  }

  func swipeDidOpen(_ swipe: OpenSwipe) {}
  func swipeDidClose(_ swipe: OpenSwipe, hasRow: Bool) {}
}

extension UICollectionViewCell: SwipedCell {
  func showSwipe(isOpen: Bool, confirmsDeletion: Bool) { isSwiped = isOpen }
}
