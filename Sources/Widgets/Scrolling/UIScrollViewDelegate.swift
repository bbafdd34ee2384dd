import PlainviewRuntime

/// Hears of scrolling; every method has UIKit's default (contract C3).
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called at every change of the offset, while it happens.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when an animated change that code asked for has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { SimulatedProcess.noteDefaultAnswer() }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { SimulatedProcess.noteDefaultAnswer() }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    SimulatedProcess.noteDefaultAnswer()
  }
}

/// Gives scroll views their `delegate`, so that subclasses can have one of a kind of their own, as UIKit's have.
@preconcurrency @MainActor public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
