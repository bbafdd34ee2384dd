import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// Motions that code stops, and drags that an outer scroll view gets.
extension UIScrollView {
  /// Stops animations and deceleration; the delegate is told of the end as if the target had been reached.
  func baseStopScrollingAndZooming() {
    let (ended, wasDecelerating) = (animationEnd, isDecelerating)
    stopMoving()
    if wasDecelerating || (ended != nil && isPagingEnabled) {
      let offset = restingOffset(for: .zero)
      if offset != bounds.origin { bounds.origin = offset }
    }
    if wasDecelerating { tell("scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating(self) } }
    ended?(self)
    endZoomAnimation()
  }

  /// Whether a drag by a translation belongs to a scroll view around this one, since this one is at its end already.
  func leavesToParent(_ translation: CGPoint, isVertical: Bool) -> Bool {
    guard isVertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent,
      refreshControl == nil, isAtEnd(translation, isVertical: isVertical)
    else { return false }
    var parent = superview
    while let view = parent {
      if let scroller = view as? UIScrollView, scroller.isScrollEnabled,
        isVertical ? scroller.scrollsVertically : scroller.scrollsHorizontally,
        !scroller.isAtEnd(translation, isVertical: isVertical)
      {
        return true
      }
      parent = view.superview
    }
    return false
  }

  /// Whether a drag by a translation would pull the content beyond its end.
  private func isAtEnd(_ translation: CGPoint, isVertical: Bool) -> Bool {
    let (limits, offset) = (scrollBounds, bounds.origin)
    if isVertical { return translation.y > 0 ? offset.y <= limits.least.y : offset.y >= limits.most.y }
    return translation.x > 0 ? offset.x <= limits.least.x : offset.x >= limits.most.x
  }
}
