package import PlainviewRuntime

/// What controllers of other controllers ask their delegates.
@MainActor package enum ControllerMethods {
  package static let navigation = DelegateMethods<any UINavigationControllerDelegate>(
    [
      "navigationController(_:willShow:animated:)": "navigationController:willShowViewController:animated:",
      "navigationController(_:didShow:animated:)": "navigationController:didShowViewController:animated:",
      "navigationController(_:animationControllerFor:from:to:)":
        "navigationController:animationControllerForOperation:fromViewController:toViewController:",
      "navigationController(_:interactionControllerFor:)":
        "navigationController:interactionControllerForAnimationController:",
      "navigationControllerSupportedInterfaceOrientations(_:)": "navigationControllerSupportedInterfaceOrientations:",
      "navigationControllerPreferredInterfaceOrientationForPresentation(_:)":
        "navigationControllerPreferredInterfaceOrientationForPresentation:",
    ], bare: BareWidgetDelegate())

  package static let tabs = DelegateMethods<any UITabBarControllerDelegate>(
    [
      "tabBarController(_:shouldSelect:)": "tabBarController:shouldSelectViewController:",
      "tabBarController(_:didSelect:)": "tabBarController:didSelectViewController:",
      "tabBarController(_:animationControllerForTransitionFrom:to:)":
        "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
      "tabBarController(_:interactionControllerFor:)": "tabBarController:interactionControllerForAnimationController:",
      "tabBarControllerSupportedInterfaceOrientations(_:)": "tabBarControllerSupportedInterfaceOrientations:",
      "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)":
        "tabBarControllerPreferredInterfaceOrientationForPresentation:",
      "tabBarController(_:shouldSelectTab:)": "tabBarController:shouldSelectTab:",
      "tabBarController(_:didSelectTab:previousTab:)": "tabBarController:didSelectTab:previousTab:",
      "tabBarController(_:displayedViewControllersFor:proposedViewControllers:)":
        "tabBarController:displayedViewControllersForTab:proposedViewControllers:",
      "tabBarControllerWillBeginEditing(_:)": "tabBarControllerWillBeginEditing:",
      "tabBarControllerDidEndEditing(_:)": "tabBarControllerDidEndEditing:",
      "tabBarController(_:visibilityDidChangeFor:)": "tabBarController:visibilityDidChangeForTabs:",
      "tabBarController(_:displayOrderDidChangeFor:)": "tabBarController:displayOrderDidChangeForGroup:",
      "tabBarController(_:willBeginCustomizing:)": "tabBarController:willBeginCustomizingViewControllers:",
      "tabBarController(_:willEndCustomizing:changed:)": "tabBarController:willEndCustomizingViewControllers:changed:",
      "tabBarController(_:didEndCustomizing:changed:)": "tabBarController:didEndCustomizingViewControllers:changed:",
      "tabBarController(_:tab:operationForAcceptingItemsFrom:)":
        "tabBarController:tab:operationForAcceptingItemsFromDropSession:",
      "tabBarController(_:tab:acceptItemsFrom:)": "tabBarController:tab:acceptItemsFromDropSession:",
    ], bare: BareWidgetDelegate())

  package static let split = DelegateMethods<any UISplitViewControllerDelegate>(
    [
      "splitViewController(_:willChangeTo:)": "splitViewController:willChangeToDisplayMode:",
      "splitViewController(_:willShow:)": "splitViewController:willShowColumn:",
      "splitViewController(_:willHide:)": "splitViewController:willHideColumn:",
      "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)":
        "splitViewController:topColumnForCollapsingToProposedTopColumn:",
      "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)":
        "splitViewController:displayModeForExpandingToProposedDisplayMode:",
      "splitViewControllerDidCollapse(_:)": "splitViewControllerDidCollapse:",
      "splitViewControllerDidExpand(_:)": "splitViewControllerDidExpand:",
      "splitViewController(_:show:sender:)": "splitViewController:showViewController:sender:",
      "splitViewController(_:showDetail:sender:)": "splitViewController:showDetailViewController:sender:",
      "primaryViewController(forCollapsing:)": "primaryViewControllerForCollapsingSplitViewController:",
      "primaryViewController(forExpanding:)": "primaryViewControllerForExpandingSplitViewController:",
      "splitViewController(_:collapseSecondary:onto:)":
        "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
      "splitViewController(_:separateSecondaryFrom:)":
        "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:",
      "targetDisplayModeForAction(in:)": "targetDisplayModeForActionInSplitViewController:",
      "splitViewControllerSupportedInterfaceOrientations(_:)": "splitViewControllerSupportedInterfaceOrientations:",
      "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)":
        "splitViewControllerPreferredInterfaceOrientationForPresentation:",
    ], bare: BareWidgetDelegate())

  package static let pages = DelegateMethods<any UIPageViewControllerDelegate>(
    [
      "pageViewController(_:willTransitionTo:)": "pageViewController:willTransitionToViewControllers:",
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)":
        "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
      "pageViewControllerSupportedInterfaceOrientations(_:)": "pageViewControllerSupportedInterfaceOrientations:",
      "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)":
        "pageViewControllerPreferredInterfaceOrientationForPresentation:",
    ], bare: BareWidgetDelegate())

  package static let pageSource = DelegateMethods<any UIPageViewControllerDataSource>(
    [
      "pageViewController(_:viewControllerBefore:)": "pageViewController:viewControllerBeforeViewController:",
      "pageViewController(_:viewControllerAfter:)": "pageViewController:viewControllerAfterViewController:",
      "presentationCount(for:)": "presentationCountForPageViewController:",
      "presentationIndex(for:)": "presentationIndexForPageViewController:",
    ], bare: BareWidgetDelegate())

  package static let imagePicker = DelegateMethods<any UIImagePickerControllerDelegate>(
    [
      "imagePickerController(_:didFinishPickingMediaWithInfo:)": "imagePickerController:didFinishPickingMediaWithInfo:",
      "imagePickerControllerDidCancel(_:)": "imagePickerControllerDidCancel:",
    ], bare: BareWidgetDelegate())
}
