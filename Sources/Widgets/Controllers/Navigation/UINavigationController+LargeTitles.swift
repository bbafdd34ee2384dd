import Foundation
public import PlainviewGraphics
public import PlainviewUIKitCore

// Search bars are hidden and large titles become small as the content below the bar is scrolled.
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

  /// The bar collapses when content is scrolled up, by at most the height of its search bar and its large title.
  private func contentDidScroll() {
    guard let top = topViewController, let scroller = watchedScroller, runningChange == nil,
      !navigationBar.searchArea.hidesTitles
    else { return }
    let applied = scroller.adjustedContentInset.top + scroller.collapsedBarHeight
    let collapse = min(max(scroller.contentOffset.y + applied, 0), navigationBar.mostCollapse)
    guard collapse != top.barCollapse else { return }
    top.barCollapse = collapse
    takeCollapse()
    takeInsets(of: top)
    viewIfLoaded?.setNeedsLayout()
  }

  /// After a search that hid the titles, the bar collapses by what was scrolled meanwhile.
  func followSearch() {
    let isSearching = navigationBar.searchArea.hidesTitles
    defer { wasSearching = isSearching }
    if wasSearching, !isSearching { contentDidScroll() }
  }

  private func takeCollapse() {
    navigationBar.collapse = topViewController?.barCollapse ?? 0
    watchedScroller?.collapsedBarHeight = min(navigationBar.collapse, navigationBar.mostCollapse)
  }

  /// The scroll view below the bars: the one that the app named, else the view or the first one in it.
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

  /// Names the scroll view that the bars of containers follow at all edges; nil names none.
  public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
}
