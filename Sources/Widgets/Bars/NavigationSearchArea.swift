import Foundation
import PlainviewUIKitCore

/// The area below a navigation bar's titles for the search bar of the shown item.
@MainActor final class NavigationSearchArea: SearchBarArea {
  private unowned let bar: UINavigationBar
  private var controller: UISearchController?
  private var hidTitles = false

  init(in bar: UINavigationBar) { self.bar = bar }

  /// How high the search bar is, in points.
  var height: CGFloat { controller?.searchBar.wholeHeight ?? 0 }

  /// By how much scrolled content collapses the search bar, in points: all of it, unless a search is active.
  var mostCollapse: CGFloat {
    guard let controller, !controller.isActive, bar.topItem?.hidesSearchBarWhenScrolling ?? false else { return 0 }
    return controller.searchBar.wholeHeight
  }

  /// Whether an active search has the whole bar to itself.
  var hidesTitles: Bool {
    guard let controller else { return false }
    return controller.isActive && controller.hidesNavigationBarDuringPresentation
  }

  /// Shows the search bar of an item, or none.
  func show(_ new: UISearchController?) {
    if new === controller { return }
    if let old = controller, old.navigationArea === self {
      old.navigationArea = nil
      old.searchBar.removeFromSuperview()
      old.searchBar.isHidden = false
    }
    controller = new
    new?.navigationArea = self
    if let new { bar.addSubview(new.searchBar) }
    searchDidChange()
  }

  func searchDidChange() {
    if hidesTitles != hidTitles {
      hidTitles = hidesTitles
      for view in bar.subviews where view !== controller?.searchBar { view.alpha = hidTitles ? 0 : 1 }
    }
    bar.invalidateIntrinsicContentSize()
    bar.superview?.setNeedsLayout()
    bar.setNeedsLayout()
  }

  /// What is left of the bar stands at the lower edge; less than half of it is not shown.
  func layOut(collapse: CGFloat) {
    guard let searchBar = controller?.searchBar else { return }
    let shown = height - collapse
    searchBar.frame = CGRect(x: 0, y: bar.bounds.maxY - shown, width: bar.bounds.width, height: shown)
    searchBar.isHidden = shown < height / 2
  }
}
