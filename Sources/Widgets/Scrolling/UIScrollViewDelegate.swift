public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Hears of scrolling and zooming; every method has UIKit's default (contract C3).
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called at every change of the offset, while it happens.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is lifted; the velocity is in points a millisecond, and where the content comes to rest can
  /// be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated change that code asked for has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that zooming makes larger; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  dynamic public func scrollViewDidScroll(_ scrollView: UIScrollView) { leftOut(by: self, with: [scrollView]) }
  dynamic public func scrollViewDidZoom(_ scrollView: UIScrollView) { leftOut(by: self, with: [scrollView]) }
  dynamic public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { leftOut(by: self, with: [scrollView]) }
  dynamic public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { leftOut(by: self, with: [scrollView, velocity, targetContentOffset]) }
  dynamic public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    leftOut(by: self, with: [scrollView, decelerate])
  }
  dynamic public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    leftOut(by: self, with: [scrollView])
  }
  dynamic public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { leftOut(by: self, with: [scrollView]) }
  dynamic public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    leftOut(by: self, with: [scrollView])
  }
  dynamic public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    leftOut(by: self, nil, with: [scrollView])
  }
  dynamic public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    leftOut(by: self, with: [scrollView, view])
  }
  dynamic public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    leftOut(by: self, with: [scrollView, view, scale])
  }
  dynamic public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    leftOut(by: self, true, with: [scrollView])
  }
  dynamic public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { leftOut(by: self, with: [scrollView]) }
  dynamic public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    leftOut(by: self, with: [scrollView])
  }
}

/// Gives scroll views their `delegate`, so that subclasses can have one of a kind of their own, as UIKit's have.
@preconcurrency @MainActor public protocol _UIScrollViewDelegating: UIScrollView {}

extension _UIScrollViewDelegating {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
