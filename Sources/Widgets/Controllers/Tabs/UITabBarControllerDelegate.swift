public import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

/// Decides whether tabs are selected, and may animate the change; every method has a default.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether the user may select the tab of a controller; true by default.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called after the user selected the tab of a controller.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns the animator of a change of the selected controller; nil for no animation.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what controls an interactive transition with an animator; nil for a transition that is not interactive.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the orientations that the tab bar controller supports.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// Returns the orientation in which the tab bar controller is preferably presented.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  /// Whether the user may select a tab of `tabs`.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Called after a tab of `tabs` was selected.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// The controllers of a tab on the stack of the group that manages it.
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
  /// Never called: the user cannot edit the bar here.
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
  /// Never called: the user cannot edit the bar here.
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
  /// Never called: the user cannot edit the bar here.
  func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
  /// Never called: the user cannot edit the bar here.
  func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
  /// Never called: the user cannot edit the bar here.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  /// Never called: the user cannot edit the bar here.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Never called: the user cannot edit the bar here.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Never called: nothing is dropped on tabs.
  func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom dropSession: any UIDropSession
  ) -> UIDropOperation
  /// Never called: nothing is dropped on tabs.
  func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom dropSession: any UIDropSession)
}

extension UITabBarControllerDelegate {
  /// Default for delegates without the method: true.
  dynamic public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    leftOut(by: self, true, with: [tabBarController, tab])
  }

  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { leftOut(by: self, with: [tabBarController, selectedTab, previousTab]) }

  /// Default for delegates without the method: the proposed controllers.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    leftOut(by: self, proposedViewControllers, with: [tabBarController, tab, proposedViewControllers])
  }

  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
    leftOut(by: self, with: [tabBarController])
  }

  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
    leftOut(by: self, with: [tabBarController])
  }

  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  ) { leftOut(by: self, with: [tabBarController, tabs]) }

  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) { leftOut(by: self, with: [tabBarController, group]) }

  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) { leftOut(by: self, with: [tabBarController, viewControllers]) }

  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) { leftOut(by: self, with: [tabBarController, viewControllers, changed]) }

  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) { leftOut(by: self, with: [tabBarController, viewControllers, changed]) }

  /// Default for delegates without the method: no drop.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom dropSession: any UIDropSession
  ) -> UIDropOperation { leftOut(by: self, .cancel, with: [tabBarController, tab, dropSession]) }

  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom dropSession: any UIDropSession
  ) { leftOut(by: self, with: [tabBarController, tab, dropSession]) }
}

extension UITabBarControllerDelegate {
  /// Default for delegates without the method: true.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    leftOut(by: self, true, with: [tabBarController, viewController])
  }

  /// Default for delegates without the method: nothing happens.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    leftOut(by: self, with: [tabBarController, viewController])
  }

  /// Default for delegates without the method: nil.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    leftOut(by: self, nil, with: [tabBarController, fromVC, toVC])
  }

  /// Default for delegates without the method: nil.
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    leftOut(by: self, nil, with: [tabBarController, animationController])
  }

  /// Default for delegates without the method: the usual orientations of the device.
  dynamic public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    leftOut(by: self, .ordinary(on: tabBarController.traitCollection.userInterfaceIdiom), with: [tabBarController])
  }

  /// Default for delegates without the method: portrait.
  dynamic public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    leftOut(by: self, .portrait, with: [tabBarController])
  }
}

extension BareWidgetDelegate: UITabBarControllerDelegate {}
