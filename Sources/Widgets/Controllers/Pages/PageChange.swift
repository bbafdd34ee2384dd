import PlainviewUIKitCore

/// The turn of a page: the pages that appear and disappear, and whether the user turned it.
struct PageChange {
  let coming: [UIViewController]
  let leaving: [UIViewController]
  let direction: UIPageViewController.NavigationDirection
  let isAnimated: Bool
  /// Whether the user turns the page, so that the delegate is told of it.
  let isByUser: Bool
  var completion: ((Bool) -> Void)?
}
