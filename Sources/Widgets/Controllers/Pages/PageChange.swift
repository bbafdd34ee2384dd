import PlainviewUIKitCore

/// The turn of a page: who comes, who goes, and who wanted it.
struct PageChange {
  let coming: [UIViewController]
  let leaving: [UIViewController]
  let direction: UIPageViewController.NavigationDirection
  let isAnimated: Bool
  /// Whether the user turns the page, so that the delegate hears of it.
  let isByUser: Bool
  var completion: ((Bool) -> Void)?
}
