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
  public dynamic func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { leftOut(by: self) }

  public dynamic func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    leftOut(by: self)
  }

  public dynamic func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    leftOut(by: self)
  }

  public dynamic func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    leftOut(by: self, proposedTopColumn)
  }

  public dynamic func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    leftOut(by: self, proposedDisplayMode)
  }

  public dynamic func splitViewControllerDidCollapse(_ svc: UISplitViewController) { leftOut(by: self) }

  public dynamic func splitViewControllerDidExpand(_ svc: UISplitViewController) { leftOut(by: self) }

  public dynamic func splitViewController(_ svc: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
    leftOut(by: self, false)
  }

  public dynamic func splitViewController(
    _ svc: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    leftOut(by: self, false)
  }

  public dynamic func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    leftOut(by: self, nil)
  }

  public dynamic func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    leftOut(by: self, nil)
  }

  public dynamic func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    leftOut(by: self, false)
  }

  public dynamic func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    leftOut(by: self, nil)
  }

  public dynamic func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    leftOut(by: self, .automatic)
  }

  public dynamic func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    leftOut(by: self, .ordinary(on: splitViewController.traitCollection.userInterfaceIdiom))
  }

  public dynamic func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation {
    leftOut(by: self, .portrait)
  }
}
