public import PlainviewGraphics
public import PlainviewUIKitCore

// What `UIViewController` declares with the types that this target has; see `_UIViewControllerContainers`.
extension _UIViewControllerContainers where Self: UIViewController {
  /// The nearest navigation controller above this one.
  public var navigationController: UINavigationController? { container(.navigation) as? UINavigationController }

  /// The nearest tab bar controller above this one.
  public var tabBarController: UITabBarController? { container(.tabs) as? UITabBarController }

  /// The nearest split view controller above this one.
  public var splitViewController: UISplitViewController? { container(.split) as? UISplitViewController }

  /// The scroll view that the bars at an edge follow, if the app named one.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    scrollView(at: edge) as? UIScrollView
  }
}

extension UIViewController {
  /// The controller whose content a search in this one is about: the one that a navigation controller shows.
  var searched: UIViewController { (self as? UINavigationController)?.topViewController ?? self }
}
