import Foundation
import PlainviewGestures
import PlainviewUIKitCore

// Pages that curl: a pan turns them, and a tap near the edge.
extension UIPageViewController {
  /// The share of the width at each edge in which a tap turns the page, and how fast a finger turns it from wherever it
  /// is, in points a second; our choices.
  private static let tapShare: CGFloat = 0.25
  private static let flingSpeed: CGFloat = 500

  func handleCurlPan(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer, let view = viewIfLoaded else { return }
    switch pan.state {
    case .began:
      let distance = along(pan.translation(in: view))
      if distance != 0 { beginCurl(towards(distance < 0)) }
    case .ended:
      guard let change else { return }
      let sign: CGFloat = towards(true) == change.direction ? -1 : 1
      let share =
        sign * along(pan.translation(in: view)) / max(along(CGPoint(x: view.bounds.width, y: view.bounds.height)), 1)
      animateCurl(isFinished: share > 0.5 || sign * along(pan.velocity(in: view)) > Self.flingSpeed)
    case .cancelled, .failed: if change != nil { animateCurl(isFinished: false) }
    case .possible, .changed: break
    }
  }

  func handleCurlTap(_ recognizer: UIGestureRecognizer) {
    guard let view = viewIfLoaded, change == nil else { return }
    let length = along(CGPoint(x: view.bounds.width, y: view.bounds.height))
    let position = along(recognizer.location(in: view))
    guard position < length * Self.tapShare || position > length * (1 - Self.tapShare) else { return }
    beginCurl(towards(position > length / 2))
    if change != nil { animateCurl(isFinished: true) }
  }

  private func along(_ point: CGPoint) -> CGFloat { navigationOrientation == .horizontal ? point.x : point.y }

  /// The direction in which a finger turns that moves towards the left or the upper edge, or away from it.
  private func towards(_ isBackwards: Bool) -> NavigationDirection {
    let isMirrored = navigationOrientation == .horizontal && (viewIfLoaded?.isLayoutRightToLeft ?? false)
    return isBackwards != isMirrored ? .forward : .reverse
  }

  private func beginCurl(_ direction: NavigationDirection) {
    guard change == nil, !shown.isEmpty, let pages = pages(direction) else { return }
    begin(PageChange(coming: pages, leaving: shown, direction: direction, isAnimated: true, isByUser: true))
  }

  /// As many pages as are shown, in the order in which they are shown.
  private func pages(_ direction: NavigationDirection) -> [UIViewController]? {
    guard let first = adjacentPage(direction) else { return nil }
    guard requiredCount == 2, dataSource != nil else { return [first] }
    guard let second = page(direction, from: first) else { return nil }
    return direction == .forward ? [first, second] : [second, first]
  }

  /// Lets the page turn by itself as far as it goes.
  func animateCurl(isFinished: Bool) {
    guard let view = viewIfLoaded else { return }
    UIView.transition(with: view, duration: Self.curlDuration, animations: nil) { [weak self] _ in
      self?.end(isFinished: isFinished)
    }
  }
}
