import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

// Motions that code stops, and drags that an outer scroll view gets.
extension UIScrollView {
  /// Stops what moves by itself; the delegate hears of its end as if it had come to its place.
  func baseStopScrollingAndZooming() {
    let (ended, wasDecelerating) = (animationEnd, isDecelerating)
    stopMoving()
    if wasDecelerating || (ended != nil && isPagingEnabled) {
      let place = restingPlace(for: .zero)
      if place != bounds.origin { bounds.origin = place }
    }
    if wasDecelerating { tell("scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating(self) } }
    ended?(self)
    endZoomAnimation()
  }

  /// Whether a drag whose finger goes so far is one for a scroll view around this one: this one shows its end already.
  func leavesToParent(_ way: CGPoint, isVertical: Bool) -> Bool {
    guard isVertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent,
      refreshControl == nil, isAtEnd(way, isVertical: isVertical)
    else { return false }
    var parent = superview
    while let view = parent {
      if let scroller = view as? UIScrollView, scroller.isScrollEnabled,
        isVertical ? scroller.scrollsVertically : scroller.scrollsHorizontally,
        !scroller.isAtEnd(way, isVertical: isVertical)
      {
        return true
      }
      parent = view.superview
    }
    return false
  }

  /// Whether a finger that goes so far would pull the content beyond its end.
  private func isAtEnd(_ way: CGPoint, isVertical: Bool) -> Bool {
    let (limits, place) = (scrollBounds, bounds.origin)
    if isVertical { return way.y > 0 ? place.y <= limits.least.y : place.y >= limits.most.y }
    return way.x > 0 ? place.x <= limits.least.x : place.x >= limits.most.x
  }
}
