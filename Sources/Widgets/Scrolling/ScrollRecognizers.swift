import Foundation
import PlainviewGestures
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

/// The pan that moves a scroll view's content.
@MainActor final class ScrollPanRecognizer: UIPanGestureRecognizer, SystemRecognizer {
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if numberOfTouches == touches.count { start = location(in: nil) }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if state == .possible, isFarEnough, !mayScroll { state = .failed } else { super.touchesMoved(touches, with: event) }
  }

  private var way: CGPoint {
    let place = location(in: nil)
    return CGPoint(x: place.x - start.x, y: place.y - start.y)
  }

  private var isFarEnough: Bool { hypot(way.x, way.y) >= settings.panSlop }

  /// A scroll view takes a pan in a direction in which its content can move, if the touched view lets it go (contract C2).
  private var mayScroll: Bool {
    guard let scroller = view as? UIScrollView, scroller.isScrollEnabled else { return false }
    let isVertical = abs(way.y) > abs(way.x)
    guard isVertical ? scroller.scrollsVertically : scroller.scrollsHorizontally else { return false }
    return scroller.mayTakeTouchesFromContent(currentTouches())
  }
}

/// Holds the touches of a scroll view's content back until it is clear that they do not scroll (contract C1).
@MainActor final class DelayedTouchesRecognizer: UIGestureRecognizer, SystemRecognizer {
  private var waiting: VirtualClock.Token?

  /// How long content waits for its touches, in seconds.
  private static let delay: TimeInterval = 0.15

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let scroller = view as? UIScrollView, scroller.delaysContentTouches, scroller.canScroll else {
      state = .failed
      return
    }
    waiting = clock.schedule(after: Self.delay, "delayed touches") { [weak self] in self?.state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let scroller = view as? UIScrollView else { return }
    // The pan has decided: either it scrolls and the content gets nothing, or nothing keeps the content waiting.
    if scroller.panGestureRecognizer.state == .failed { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { state = .failed }

  override func reset() {
    if let waiting { clock.cancel(waiting) }
    waiting = nil
  }
}

/// The pinch that makes a scroll view's content larger and smaller.
@MainActor final class ScrollPinchRecognizer: UIPinchGestureRecognizer, SystemRecognizer {}
