public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Decides whether tabs are selected, and may animate the change; every method has a default.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  /// Whether the user may select a tab of `tabs`.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
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
  /// Never called: nothing is dropped on tabs.
  func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom dropSession: any UIDropSession
  ) -> UIDropOperation
  /// Never called: nothing is dropped on tabs.
  func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom dropSession: any UIDropSession)
}

extension UITabBarControllerDelegate {
  dynamic public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    leftOut(by: self, true, with: [tabBarController, tab])
  }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { leftOut(by: self, with: [tabBarController, selectedTab, previousTab]) }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    leftOut(by: self, proposedViewControllers, with: [tabBarController, tab, proposedViewControllers])
  }

  dynamic public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
    leftOut(by: self, with: [tabBarController])
  }

  dynamic public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
    leftOut(by: self, with: [tabBarController])
  }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  ) { leftOut(by: self, with: [tabBarController, tabs]) }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) { leftOut(by: self, with: [tabBarController, group]) }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom dropSession: any UIDropSession
  ) -> UIDropOperation { leftOut(by: self, .cancel, with: [tabBarController, tab, dropSession]) }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom dropSession: any UIDropSession
  ) { leftOut(by: self, with: [tabBarController, tab, dropSession]) }
}

extension UITabBarControllerDelegate {
  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    leftOut(by: self, true, with: [tabBarController, viewController])
  }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    leftOut(by: self, with: [tabBarController, viewController])
  }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    leftOut(by: self, nil, with: [tabBarController, fromVC, toVC])
  }

  dynamic public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    leftOut(by: self, nil, with: [tabBarController, animationController])
  }

  dynamic public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    leftOut(by: self, .ordinary(on: tabBarController.traitCollection.userInterfaceIdiom), with: [tabBarController])
  }

  dynamic public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    leftOut(by: self, .portrait, with: [tabBarController])
  }
}
