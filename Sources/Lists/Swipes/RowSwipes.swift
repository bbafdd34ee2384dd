import Foundation
import PlainviewGestures
import PlainviewRuntime
import PlainviewUIKitCore
import PlainviewWidgets

/// The actions beside the rows of a list: a swipe opens them, a long one performs the first.
@MainActor final class RowSwipes {
  /// The share of the row's width after which a swipe performs the first action; undocumented in UIKit.
  private static let fullSwipeShare: CGFloat = 0.8
  /// From this velocity on a swipe opens and closes whatever its length, in points a second.
  private static let decidingVelocity: CGFloat = 300

  private weak var list: (any SwipedList)?
  private(set) var open: OpenSwipe?
  /// The offset of the row when the pan began, in points.
  private var firstOffset: CGFloat = 0

  init(of list: any SwipedList) { self.list = list }

  // MARK: Opening

  /// Whether a pan that begins at a point of the content goes to a side where the row there has actions.
  func prepare(at point: CGPoint, translation: CGFloat) -> Bool {
    guard let list, let (path, cell) = list.swipedRow(at: point) else { return false }
    if let open, open.path == path { return true }
    close()
    let isLeading = (translation > 0) != list.isLayoutRightToLeft
    guard let offer = list.swipeOffer(for: path, isLeading: isLeading) else { return false }
    return begin(cell, path, isLeading, offer)
  }

  /// Opens the actions at the trailing edge of a row, as the control at its leading edge does.
  func openActions(of cell: any SwipedCell, at path: IndexPath, _ offer: SwipeOffer) {
    close()
    if begin(cell, path, false, offer) { settle(isOpen: true) }
  }

  /// Puts the actions behind a row; false for a row that has none, or that was removed while its list was asked.
  private func begin(_ cell: any SwipedCell, _ path: IndexPath, _ isLeading: Bool, _ offer: SwipeOffer) -> Bool {
    guard let list, let parent = cell.superview, !offer.configuration.actions.isEmpty else { return false }
    let isAtLeft = isLeading != list.isLayoutRightToLeft
    let view = SwipeActionsView(offer.configuration.actions, isAtLeft: isAtLeft) { [weak self] action, source in
      self?.perform(action, source)
    }
    parent.insertSubview(view, belowSubview: cell)
    let swipe = OpenSwipe(path: path, cell: cell, isLeading: isLeading, offer: offer, view: view)
    open = swipe
    cell.showSwipe(isOpen: true, confirmsDeletion: offer.confirmsDeletion)
    list.swipeDidOpen(swipe)
    return true
  }

  // MARK: The finger

  func follow(_ pan: UIPanGestureRecognizer) {
    guard let open, let list else { return }
    let direction: CGFloat = list.isLayoutRightToLeft ? -1 : 1
    switch pan.state {
    case .began:
      firstOffset = open.offset
      move(by: pan.translation(in: list).x * direction)
    case .changed: move(by: pan.translation(in: list).x * direction)
    case .ended: letGo(velocity: pan.velocity(in: list).x * direction)
    case .cancelled, .failed: close()
    case .possible: break
    }
  }

  /// Moves the row with the finger, but only to the side that has actions.
  private func move(by distance: CGFloat) {
    guard let isLeading = open?.isLeading else { return }
    open?.offset = isLeading ? max(0, firstOffset + distance) : min(0, firstOffset + distance)
    place()
  }

  private func letGo(velocity: CGFloat) {
    guard let open, let row = list?.restingFrame(of: open) else { return close() }
    let side: CGFloat = open.isLeading ? 1 : -1
    let length = open.offset * side
    let configuration = open.offer.configuration
    if length >= row.width * Self.fullSwipeShare, configuration.performsFirstActionWithFullSwipe,
      let first = configuration.actions.first
    {
      settle(isOpen: true)
      return perform(first, open.view.buttons.first ?? open.view)
    }
    let isFast = abs(velocity) >= Self.decidingVelocity
    settle(isOpen: isFast ? velocity * side > 0 : length >= open.view.openWidth / 2)
  }

  private func settle(isOpen: Bool) {
    guard isOpen, let swipe = open else { return close() }
    open?.offset = (swipe.isLeading ? 1 : -1) * swipe.view.openWidth
    place()
    swipe.view.layoutIfNeeded()
  }

  // MARK: Positions

  /// Moves the row with the finger and its actions into the space beside it; closes those of a row that is gone.
  func place() {
    guard let open, let list else { return }
    guard let row = list.restingFrame(of: open) else { return close() }
    list.placeCell(of: open)
    let width = abs(open.offset)
    let isAtLeft = open.isLeading != list.isLayoutRightToLeft
    open.view.frame = CGRect(
      x: isAtLeft ? row.minX : row.maxX - width, y: row.minY, width: width, height: row.height)
  }

  /// How far a row is moved to the right, in points.
  func shift(of path: IndexPath) -> CGFloat {
    guard let open, open.path == path, let list else { return 0 }
    return list.isLayoutRightToLeft ? -open.offset : open.offset
  }

  // MARK: Performing

  private func perform(_ action: UIContextualAction, _ source: UIView) {
    guard let view = open?.view else { return }
    UserCode.run {
      action.handler(action, source) { [weak self] _ in
        guard let self, self.open?.view === view else { return }
        self.close()
      }
    }
  }

  // MARK: Closing

  func close() {
    guard let swipe = open else { return }
    end(swipe)
    if let list, list.restingFrame(of: swipe) != nil { list.placeCell(of: swipe) }
    list?.swipeDidClose(swipe, hasRow: true)
  }

  /// Removes the actions before all rows are reloaded, without calling the delegate.
  func forget() {
    if let open { end(open) }
  }

  private func end(_ swipe: OpenSwipe) {
    open = nil
    swipe.view.removeFromSuperview()
    swipe.cell.showSwipe(isOpen: false, confirmsDeletion: false)
  }

  /// Gives the actions the new index path of their row, and closes those of a row that is deleted.
  func followChanges(_ newPath: (IndexPath) -> IndexPath?) {
    guard let swipe = open else { return }
    if let path = newPath(swipe.path) {
      open?.path = path
    } else {
      end(swipe)
      list?.swipeDidClose(swipe, hasRow: false)
    }
  }
}
