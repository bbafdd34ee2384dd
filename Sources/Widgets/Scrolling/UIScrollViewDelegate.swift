public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Is told of scrolling and zooming; every method has UIKit's default (contract C3).
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called at every change of the offset, while it happens.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called whenever the zoom scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when the user begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is lifted; the velocity is in points a millisecond, and where the content stops can
  /// be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the finger was lifted, with whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to slow down after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content stands still after a drag.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated change that code asked for has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that zooming makes larger; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before zooming begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after zooming ended, with the final scale.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Returns whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar scrolled to the top, or at once if the top is shown.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after the adjusted content insets changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func scrollViewDidScroll(_ scrollView: UIScrollView) { leftOut(by: self, with: [scrollView]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func scrollViewDidZoom(_ scrollView: UIScrollView) { leftOut(by: self, with: [scrollView]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { leftOut(by: self, with: [scrollView]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { leftOut(by: self, with: [scrollView, velocity, targetContentOffset]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    leftOut(by: self, with: [scrollView, decelerate])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    leftOut(by: self, with: [scrollView])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { leftOut(by: self, with: [scrollView]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    leftOut(by: self, with: [scrollView])
  }
  /// Default for delegates without the method: nil, nothing is zoomed.
  dynamic public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    leftOut(by: self, nil, with: [scrollView])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    leftOut(by: self, with: [scrollView, view])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    leftOut(by: self, with: [scrollView, view, scale])
  }
  /// Default for delegates without the method: true.
  dynamic public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    leftOut(by: self, true, with: [scrollView])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { leftOut(by: self, with: [scrollView]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    leftOut(by: self, with: [scrollView])
  }
}

/// Gives scroll views their `delegate`, so that subclasses can have one of a kind of their own, as UIKit's have.
@preconcurrency @MainActor public protocol _UIScrollViewDelegating: UIScrollView {}

extension _UIScrollViewDelegating {
  /// Informed of scrolling and zooming; not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension BareWidgetDelegate: UIScrollViewDelegate {}
