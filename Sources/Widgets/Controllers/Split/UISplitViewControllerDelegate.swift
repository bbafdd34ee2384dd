public import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

/// Decides how a split view controller collapses and expands, and is told of it; every method has a default.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called before a column becomes visible.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Returns the column whose controller is on top when the columns become one stack; the proposed one by default.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the display mode when the columns are shown side by side again; the proposed one by default.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called after the columns became one stack.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after the columns are shown side by side again.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Called before a controller is shown in the primary column; true means that the delegate has shown it itself.
  func splitViewController(_ svc: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
  /// Called before a controller is shown in the secondary column; true means that the delegate has shown it itself.
  func splitViewController(_ svc: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
  /// Returns the only controller of a split view controller that becomes narrow; nil for the primary one.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// Returns the primary controller of a split view controller that becomes wide; nil for the present one.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Called to move the secondary controller onto the primary one; true means that the delegate has dealt with it.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the secondary controller that is taken from the primary one; nil for the standard one.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Returns the display mode that the button of the bar changes to; automatic, the default, for the usual one.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// Returns the orientations that the split view controller supports.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// Returns the orientation in which the split view controller is preferably presented.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { leftOut(by: self, with: [svc, displayMode]) }

  /// Default for delegates without the method: nothing happens.
  dynamic public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    leftOut(by: self, with: [svc, column])
  }

  /// Default for delegates without the method: nothing happens.
  dynamic public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    leftOut(by: self, with: [svc, column])
  }

  /// Default for delegates without the method: the proposed column.
  dynamic public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    leftOut(by: self, proposedTopColumn, with: [svc, proposedTopColumn])
  }

  /// Default for delegates without the method: the proposed display mode.
  dynamic public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    leftOut(by: self, proposedDisplayMode, with: [svc, proposedDisplayMode])
  }

  /// Default for delegates without the method: nothing happens.
  dynamic public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { leftOut(by: self, with: [svc]) }

  /// Default for delegates without the method: nothing happens.
  dynamic public func splitViewControllerDidExpand(_ svc: UISplitViewController) { leftOut(by: self, with: [svc]) }

  /// Default for delegates without the method: false.
  dynamic public func splitViewController(_ svc: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
  {
    leftOut(by: self, false, with: [svc, vc, sender])
  }

  /// Default for delegates without the method: false.
  dynamic public func splitViewController(
    _ svc: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    leftOut(by: self, false, with: [svc, vc, sender])
  }

  /// Default for delegates without the method: nil.
  dynamic public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    leftOut(by: self, nil, with: [splitViewController])
  }

  /// Default for delegates without the method: nil.
  dynamic public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    leftOut(by: self, nil, with: [splitViewController])
  }

  /// Default for delegates without the method: false.
  dynamic public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    leftOut(by: self, false, with: [splitViewController, secondaryViewController, primaryViewController])
  }

  /// Default for delegates without the method: nil.
  dynamic public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    leftOut(by: self, nil, with: [splitViewController, primaryViewController])
  }

  /// Default for delegates without the method: automatic.
  dynamic public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    leftOut(by: self, .automatic, with: [svc])
  }

  /// Default for delegates without the method: the usual orientations of the device.
  dynamic public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    leftOut(
      by: self, .ordinary(on: splitViewController.traitCollection.userInterfaceIdiom), with: [splitViewController])
  }

  /// Default for delegates without the method: portrait.
  dynamic public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation {
    leftOut(by: self, .portrait, with: [splitViewController])
  }
}

extension BareWidgetDelegate: UISplitViewControllerDelegate {}
