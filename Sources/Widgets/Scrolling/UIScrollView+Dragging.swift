package import Foundation
import PlainviewGestures
import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

// The finger that scrolls: the order of the calls is contract C3's.
extension UIScrollView {
  var canScroll: Bool { isScrollEnabled && (scrollsVertically || scrollsHorizontally) }

  /// Whether the content can move up and down: it is higher than the view, or bounces always.
  var scrollsVertically: Bool {
    let (insets, size) = (adjustedContentInset, bounds.size)
    return contentSize.height + insets.top + insets.bottom > size.height
      || (bounces && bouncesVertically && alwaysBounceVertical)
      || refreshControl != nil
  }

  var scrollsHorizontally: Bool {
    let (insets, size) = (adjustedContentInset, bounds.size)
    return contentSize.width + insets.left + insets.right > size.width
      || (bounces && bouncesHorizontally && alwaysBounceHorizontal)
  }

  /// Between which offsets nothing beyond the content is shown.
  package var scrollBounds: ScrollBounds {
    let insets = adjustedContentInset
    let least = CGPoint(x: -insets.left, y: -insets.top - collapsedBarHeight)
    return ScrollBounds(
      least: least,
      most: CGPoint(
        x: max(contentSize.width + insets.right - bounds.width, least.x),
        y: max(contentSize.height + insets.bottom - bounds.height, least.y)))
  }

  /// Asks whether touches that content has already may be taken from it (contract C2).
  func mayTakeTouchesFromContent(_ touches: [UITouch]) -> Bool {
    for touch in touches {
      guard let view = touch.view, view !== self, view.isDescendant(of: self) else { continue }
      // Content that still waits for the touch does not get it.
      if !touch.hasReachedView { continue }
      guard canCancelContentTouches, UserCode.run(else: false, { touchesShouldCancel(in: view) }) else { return false }
    }
    return true
  }

  func handlePan(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    switch pan.state {
    case .began:
      beginDragging(at: pan)
      drag(pan)
    case .changed: drag(pan)
    case .ended: endDragging(pan)
    case .cancelled, .failed: finishDragging(velocity: .zero)
    case .possible: break
    }
  }

  private func beginDragging(at pan: UIPanGestureRecognizer) {
    stopMotion()
    isCaught = false
    dragStart = bounds.origin
    tell("scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging(self) }
    if keyboardDismissMode != .none { Keyboard.current(for: self).dismiss() }
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let start = dragStart else { return }
    let translation = pan.translation(in: superview)
    let proposed = CGPoint(
      x: scrollsHorizontally ? start.x - translation.x : start.x,
      y: scrollsVertically ? start.y - translation.y : start.y)
    let offset = scrollBounds.resisted(
      locked(proposed, from: start), in: bounds.size, bouncesX: bounces && bouncesHorizontally && scrollsHorizontally,
      bouncesY: bounces && bouncesVertically && scrollsVertically)
    if offset != bounds.origin { bounds.origin = offset }
  }

  /// A locked drag keeps to the direction in which it began.
  private func locked(_ proposed: CGPoint, from start: CGPoint) -> CGPoint {
    guard isDirectionalLockEnabled else { return proposed }
    let isVertical = abs(proposed.y - start.y) >= abs(proposed.x - start.x)
    return isVertical ? CGPoint(x: start.x, y: proposed.y) : CGPoint(x: proposed.x, y: start.y)
  }

  private func endDragging(_ pan: UIPanGestureRecognizer) {
    let speed = pan.velocity(in: superview)
    finishDragging(
      velocity: CGPoint(
        x: scrollsHorizontally ? -speed.x / 1000 : 0, y: scrollsVertically ? -speed.y / 1000 : 0))
  }

  /// The finger left; the velocity is in points a millisecond.
  private func finishDragging(velocity: CGPoint) {
    guard dragStart != nil else { return }
    pullRefreshControl()
    let free = restingOffset(for: velocity)
    var target = (self as? any ItemScrolling)?.restingOffset(proposed: free, velocity: velocity) ?? free
    tell("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
      $0.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    }
    dragStart = nil
    let goesOn = target != bounds.origin && target.x.isFinite && target.y.isFinite
    tell("scrollViewDidEndDragging(_:willDecelerate:)") { $0.scrollViewDidEndDragging(self, willDecelerate: goesOn) }
    if goesOn { decelerate(to: target) }
  }

  /// The offset at which content stops that is released with a velocity in points a millisecond.
  func restingOffset(for velocity: CGPoint) -> CGPoint {
    let reach = CGFloat(decelerationRate.rawValue / (1 - decelerationRate.rawValue))
    let free = CGPoint(x: bounds.origin.x + velocity.x * reach, y: bounds.origin.y + velocity.y * reach)
    return scrollBounds.clamped(isPagingEnabled ? page(near: free, velocity) : free)
  }

  /// The beginning of the page that is nearest, no more than one away from where the drag began.
  private func page(near free: CGPoint, _ velocity: CGPoint) -> CGPoint {
    let start = dragStart ?? bounds.origin
    func page(_ free: CGFloat, _ start: CGFloat, _ now: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return now }
      let first = (start / length).rounded()
      let nearest = speed == 0 ? (now / length).rounded() : (free / length).rounded()
      return min(max(nearest, first - 1), first + 1) * length
    }
    return CGPoint(
      x: page(free.x, start.x, bounds.origin.x, velocity.x, bounds.width),
      y: page(free.y, start.y, bounds.origin.y, velocity.y, bounds.height))
  }

  private func decelerate(to target: CGPoint) {
    tell("scrollViewWillBeginDecelerating(_:)") { $0.scrollViewWillBeginDecelerating(self) }
    deceleration = ScrollDeceleration(
      from: bounds.origin, to: target, rate: decelerationRate.rawValue,
      clock: (window?.application ?? UIApplication.shared).clock
    ) { [weak self] offset, isLast in
      guard let self else { return }
      self.bounds.origin = offset
      guard isLast else { return }
      self.endDeceleration()
    }
  }

  private func endDeceleration() {
    deceleration = nil
    tell("scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating(self) }
  }

  private func stopMotion() {
    guard let moving = deceleration else { return }
    moving.cancel()
    endDeceleration()
  }

  /// A touch stops deceleration; false when there is none.
  func catchMotion() -> Bool {
    guard isDecelerating else { return false }
    stopMotion()
    isCaught = true
    return true
  }

  /// The finger that stopped the content left without dragging it: the content goes on to a page, or back from beyond its end.
  func releaseCaught() {
    guard isCaught else { return }
    isCaught = false
    let target = restingOffset(for: .zero)
    if target != bounds.origin { decelerate(to: target) }
  }

  /// A pull by the height of the refresh control, or more, sets it turning.
  private func pullRefreshControl() {
    guard let refreshControl, bounds.origin.y <= scrollBounds.least.y - refreshControl.bounds.height else { return }
    if refreshControl.refreshAsUser() { refreshInsetDidChange() }
  }

  /// Lets what is seen stay where it is when content above it changed its height by so many points; motions go on.
  package func shiftContent(by distance: CGFloat) {
    dragStart?.y += distance
    deceleration?.shift(by: distance)
    animation?.shift(by: distance)
    bounds.origin.y += distance
  }
}
