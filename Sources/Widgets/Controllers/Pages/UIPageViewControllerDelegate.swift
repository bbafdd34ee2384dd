public import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

/// Gives a page view controller the pages beside those that are shown.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another one; nil if it is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one; nil if it is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are; without this method and the next one there are none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the dot of the page that is shown first.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Default for data sources without the method: 0.
  dynamic public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    leftOut(by: self, 0, with: [pageViewController])
  }

  /// Default for data sources without the method: 0.
  dynamic public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    leftOut(by: self, 0, with: [pageViewController])
  }
}

/// Is told when the user turns pages; every method has a default.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called before the user's gesture turns to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after a turn of the user, with the former pages and with whether it was completed.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns the orientations that the page view controller supports.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// Returns the orientation in which the page view controller is preferably presented.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { leftOut(by: self, with: [pageViewController, pendingViewControllers]) }

  /// Default for delegates without the method: nothing happens.
  dynamic public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { leftOut(by: self, with: [pageViewController, finished, previousViewControllers, completed]) }

  /// Default for delegates without the method: the usual orientations of the device.
  dynamic public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    leftOut(by: self, .ordinary(on: pageViewController.traitCollection.userInterfaceIdiom), with: [pageViewController])
  }

  /// Default for delegates without the method: portrait.
  dynamic public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation {
    leftOut(by: self, .portrait, with: [pageViewController])
  }
}

extension BareWidgetDelegate: UIPageViewControllerDelegate, UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}
