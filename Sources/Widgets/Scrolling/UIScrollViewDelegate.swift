public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Hears of scrolling and zooming; every method has UIKit's default (contract C3).
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
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
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { SimulatedProcess.noteDefaultAnswer() }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { SimulatedProcess.noteDefaultAnswer() }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { SimulatedProcess.noteDefaultAnswer() }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { SimulatedProcess.noteDefaultAnswer() }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    SimulatedProcess.noteDefaultAnswer()
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { SimulatedProcess.noteDefaultAnswer() }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { SimulatedProcess.noteDefaultAnswer() }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { SimulatedProcess.noteDefaultAnswer() }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    SimulatedProcess.noteDefaultAnswer()
    return nil
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    SimulatedProcess.noteDefaultAnswer()
  }
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    SimulatedProcess.noteDefaultAnswer()
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    SimulatedProcess.noteDefaultAnswer()
    return true
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { SimulatedProcess.noteDefaultAnswer() }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    SimulatedProcess.noteDefaultAnswer()
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
