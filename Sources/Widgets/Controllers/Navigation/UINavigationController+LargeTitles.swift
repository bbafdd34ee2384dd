import Foundation
public import PlainviewUIKitCore

// Large titles become small ones as the content below the bar is scrolled.
extension UINavigationController {
  /// Follows the scroll view of the controller on top.
  func watchContent() {
    let scroller = topViewController.flatMap { barScroller(of: $0) }
    if watchedScroller !== scroller {
      watchedScroller?.offsetWatcher = nil
      watchedScroller = scroller
      scroller?.offsetWatcher = { [weak self] in self?.contentDidScroll() }
    }
    takeCollapse()
  }

  /// The bar gives way to content that is scrolled up, by as much as its large title is high.
  private func contentDidScroll() {
    guard let top = topViewController, let scroller = watchedScroller, runningChange == nil else { return }
    let collapse = navigationBar.showsLargeTitle ? Self.collapse(for: scroller, now: top.barCollapse) : 0
    guard collapse != top.barCollapse else { return }
    top.barCollapse = collapse
    takeCollapse()
    takeInsets(of: top)
    viewIfLoaded?.setNeedsLayout()
  }

  private static func collapse(for scroller: UIScrollView, now applied: CGFloat) -> CGFloat {
    let rest = scroller.adjustedContentInset.top + applied
    return min(max(scroller.contentOffset.y + rest, 0), UINavigationBar.largeTitleHeight)
  }

  private func takeCollapse() {
    let collapse = topViewController?.barCollapse ?? 0
    navigationBar.collapse = collapse
    watchedScroller?.roomAbove = navigationBar.showsLargeTitle ? collapse : 0
  }

  /// The scroll view that lies below the bars: the one that the app named, else the view or the first one in it.
  private func barScroller(of controller: UIViewController) -> UIScrollView? {
    if let named = controller.contentScrollView(for: .top) { return named }
    guard let view = controller.viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}

extension UIViewController {
  /// Names the scroll view that the bars of containers follow; the edges are kept as one.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    namedScroller = scrollView
    parent?.viewIfLoaded?.setNeedsLayout()
  }

  public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { namedScroller as? UIScrollView }
}
