public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Gives a page view controller the pages beside those that are shown.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are; without this method and the next one there are none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  dynamic public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    leftOut(by: self, 0, with: [pageViewController])
  }

  dynamic public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    leftOut(by: self, 0, with: [pageViewController])
  }
}

/// Hears when the user turns pages; every method has a default.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  dynamic public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { leftOut(by: self, with: [pageViewController, pendingViewControllers]) }

  dynamic public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { leftOut(by: self, with: [pageViewController, finished, previousViewControllers, completed]) }

  dynamic public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    leftOut(by: self, .ordinary(on: pageViewController.traitCollection.userInterfaceIdiom), with: [pageViewController])
  }

  dynamic public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation {
    leftOut(by: self, .portrait, with: [pageViewController])
  }
}
