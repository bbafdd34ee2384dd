import PlainviewStage
import UIKit

/// Notes the delegate callbacks of a navigation controller.
final class NotingNavigationDelegate: NSObject, UINavigationControllerDelegate {
  private let notes: NotingController.Notes

  init(_ notes: NotingController.Notes) { self.notes = notes }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { notes.note("delegate.willShow \(name(of: viewController))") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { notes.note("delegate.didShow \(name(of: viewController))") }
}

/// Notes the delegate callbacks of a tab bar controller.
final class NotingTabDelegate: NSObject, UITabBarControllerDelegate {
  private let notes: NotingController.Notes

  init(_ notes: NotingController.Notes) { self.notes = notes }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    notes.note("delegate.shouldSelect \(name(of: viewController))")
    return true
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    notes.note("delegate.didSelect \(name(of: viewController))")
  }
}

/// Notes the delegate callbacks of a split view controller.
final class NotingSplitDelegate: NSObject, UISplitViewControllerDelegate {
  private let notes: NotingController.Notes

  init(_ notes: NotingController.Notes) { self.notes = notes }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { notes.note("delegate.willChangeTo \(displayMode)") }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    notes.note("delegate.willShow \(column)")
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    notes.note("delegate.willHide \(column)")
  }
}

/// Pages called 0, 1, 2 …, and notes of the delegate's callbacks.
final class NotingPages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private let notes: NotingController.Notes
  let pages: [NotingController]
  var dotCount = 0

  init(_ notes: NotingController.Notes, count: Int) {
    self.notes = notes
    pages = (0..<count).map { NotingController("\($0)", notes) }
  }

  private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dotCount }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { notes.note("delegate.willTransitionTo \(pendingViewControllers.map { name(of: $0) }.joined(separator: " "))") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let previous = previousViewControllers.map { name(of: $0) }.joined(separator: " ")
    notes.note("delegate.didFinish previous \(previous) completed \(completed)")
  }
}

/// An alert that notes its appearances.
final class NotingAlert: UIAlertController {
  var notes: NotingController.Notes?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    notes?.note("alert.viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) { notes?.note("alert.viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    notes?.note("alert.viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    notes?.note("alert.viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    notes?.note("alert.viewDidDisappear")
  }
}

@MainActor private func name(of controller: UIViewController) -> String {
  (controller as? NotingController)?.name ?? "\(type(of: controller))"
}
