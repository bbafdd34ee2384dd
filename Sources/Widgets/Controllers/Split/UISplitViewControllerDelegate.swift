public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Decides how a split view controller collapses and expands, and hears of it; every method has a default.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  func splitViewController(_ svc: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
  func splitViewController(_ svc: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  dynamic public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { leftOut(by: self, with: [svc, displayMode]) }

  dynamic public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    leftOut(by: self, with: [svc, column])
  }

  dynamic public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    leftOut(by: self, with: [svc, column])
  }

  dynamic public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    leftOut(by: self, proposedTopColumn, with: [svc, proposedTopColumn])
  }

  dynamic public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    leftOut(by: self, proposedDisplayMode, with: [svc, proposedDisplayMode])
  }

  dynamic public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { leftOut(by: self, with: [svc]) }

  dynamic public func splitViewControllerDidExpand(_ svc: UISplitViewController) { leftOut(by: self, with: [svc]) }

  dynamic public func splitViewController(_ svc: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
  {
    leftOut(by: self, false, with: [svc, vc, sender])
  }

  dynamic public func splitViewController(
    _ svc: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    leftOut(by: self, false, with: [svc, vc, sender])
  }

  dynamic public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    leftOut(by: self, nil, with: [splitViewController])
  }

  dynamic public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    leftOut(by: self, nil, with: [splitViewController])
  }

  dynamic public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    leftOut(by: self, false, with: [splitViewController, secondaryViewController, primaryViewController])
  }

  dynamic public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    leftOut(by: self, nil, with: [splitViewController, primaryViewController])
  }

  dynamic public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    leftOut(by: self, .automatic, with: [svc])
  }

  dynamic public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    leftOut(
      by: self, .ordinary(on: splitViewController.traitCollection.userInterfaceIdiom), with: [splitViewController])
  }

  dynamic public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation {
    leftOut(by: self, .portrait, with: [splitViewController])
  }
}
