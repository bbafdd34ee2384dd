import Foundation
import PlainviewUIKitCore
import PlainviewWidgets

/// A table or a collection view with lists: what swipes over its rows need of it.
@preconcurrency @MainActor protocol SwipedList: UIScrollView {
  var swipes: RowSwipes { get }
  /// The row at a point of the content, if it may be swiped now.
  func swipedRow(at point: CGPoint) -> (path: IndexPath, cell: any SwipedCell)?
  /// What a swipe opens beside a row; nil where the row has no actions.
  func swipeOffer(for path: IndexPath, isLeading: Bool) -> SwipeOffer?
  /// The frame of the row while its actions are closed; nil when it is no longer on the screen.
  func restingFrame(of swipe: OpenSwipe) -> CGRect?
  /// Positions the cell of the row, moved by the offset of the swipe.
  func placeCell(of swipe: OpenSwipe)
  func swipeDidOpen(_ swipe: OpenSwipe)
  /// Called when the actions are closed; the row may have been deleted.
  func swipeDidClose(_ swipe: OpenSwipe, hasRow: Bool)
}

/// A cell that moves aside for its actions.
@preconcurrency @MainActor protocol SwipedCell: UIView {
  func showSwipe(isOpen: Bool, confirmsDeletion: Bool)
}

/// What a swipe opens beside a row.
struct SwipeOffer {
  let configuration: UISwipeActionsConfiguration
  /// Whether the action is the one with which the list itself deletes the row.
  var confirmsDeletion = false
}

/// The row whose actions are open or being opened.
struct OpenSwipe {
  var path: IndexPath
  let cell: any SwipedCell
  let isLeading: Bool
  let offer: SwipeOffer
  let view: SwipeActionsView
  /// How far the row is moved, in points towards the trailing edge.
  var offset: CGFloat = 0
}
