import Foundation
import PlainviewGestures
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

/// The pan that moves a scroll view's content.
@MainActor final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer, SystemRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, isFarEnough, !mayScroll { state = .failed } else { super.touchesMoved(touches, with: event) }
  }

  private var panTranslation: CGPoint { translation(in: nil) }

  private var isFarEnough: Bool { hypot(panTranslation.x, panTranslation.y) >= settings.panSlop }

  /// A scroll view takes a pan in a direction in which its content can move, if the touched view lets it go (contract C2).
  private var mayScroll: Bool {
    guard let scroller = view as? UIScrollView, scroller.isScrollEnabled else { return false }
    let isVertical = abs(panTranslation.y) > abs(panTranslation.x)
    guard isVertical ? scroller.scrollsVertically : scroller.scrollsHorizontally else { return false }
    if scroller.leavesToParent(panTranslation, isVertical: isVertical) { return false }
    return scroller.mayTakeTouchesFromContent(currentTouches())
  }
}

/// Decides when content gets its touches, and whether at all (contract C1).
///
/// It holds them back until it is clear that they do not scroll. A finger that touches content that moves by itself
/// stops it, and the content gets no touch from that finger.
@MainActor final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer, SystemRecognizer {
  private var waiting: VirtualClock.Token?
  private var held: (touches: Set<UITouch>, event: UIEvent?) = ([], nil)

  /// How long content waits for its touches, in seconds.
  private static let delay: TimeInterval = 0.15

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { state == .possible }

  private var scroller: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scroller, state == .possible else { return }
    held.touches.formUnion(touches)
    held.event = event
    if scroller.catchMotion() {
      state = .began
    } else if !scroller.delaysContentTouches || !scroller.canScroll {
      letGo()
    } else if waiting == nil {
      waiting = clock.schedule(after: Self.delay, "delayed touches") { [weak self] in self?.letGo() }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // The pan has decided: either it scrolls and the content gets nothing, or nothing keeps the content waiting.
    if state == .possible, scroller?.panGestureRecognizer.state == .failed { letGo() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { finish(as: .ended) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { finish(as: .cancelled) }

  /// The content gets its touches, if the scroll view's class does not keep them.
  private func letGo() {
    guard state == .possible else { return }
    let keeps = held.touches.contains { touch in
      guard let scroller, let content = touch.view, content !== scroller else { return false }
      return !UserCode.run(else: true) { scroller.touchesShouldBegin(held.touches, with: held.event, in: content) }
    }
    state = keeps ? .began : .failed
  }

  private func finish(as end: UIGestureRecognizer.State) {
    letGo()
    guard state == .began, numberOfTouches <= 1 else { return }
    state = end
    scroller?.releaseCaught()
  }

  override func reset() {
    if let waiting { clock.cancel(waiting) }
    waiting = nil
    held = ([], nil)
  }
}

/// The pinch that makes a scroll view's content larger and smaller.
@MainActor final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer, SystemRecognizer {}
