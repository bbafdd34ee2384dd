/// The delegates of controllers and of their bars.
extension DelegateProtocol {
  var controllerMethods: [String] {
    switch self {
    case .navigationController:
      [
        "navigationController(_:willShow:animated:)",
        "navigationController(_:didShow:animated:)",
        "navigationController(_:animationControllerFor:from:to:)",
        "navigationController(_:interactionControllerFor:)",
        "navigationControllerSupportedInterfaceOrientations(_:)",
        "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
      ]
    case .tabBarController:
      [
        "tabBarController(_:shouldSelect:)",
        "tabBarController(_:didSelect:)",
        "tabBarController(_:animationControllerForTransitionFrom:to:)",
        "tabBarController(_:interactionControllerFor:)",
        "tabBarControllerSupportedInterfaceOrientations(_:)",
        "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
      ]
    case .splitViewController:
      [
        "splitViewController(_:willChangeTo:)",
        "splitViewController(_:willShow:)",
        "splitViewController(_:willHide:)",
        "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
        "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
        "splitViewControllerDidCollapse(_:)",
        "splitViewControllerDidExpand(_:)",
        "splitViewController(_:show:sender:)",
        "splitViewController(_:showDetail:sender:)",
        "primaryViewController(forCollapsing:)",
        "primaryViewController(forExpanding:)",
        "splitViewController(_:collapseSecondary:onto:)",
        "splitViewController(_:separateSecondaryFrom:)",
        "targetDisplayModeForAction(in:)",
        "splitViewControllerSupportedInterfaceOrientations(_:)",
        "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)",
      ]
    case .pageViewController:
      [
        "pageViewController(_:willTransitionTo:)",
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
        "pageViewControllerSupportedInterfaceOrientations(_:)",
        "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
      ]
    case .pageSource:
      [
        "pageViewController(_:viewControllerBefore:)",
        "pageViewController(_:viewControllerAfter:)",
        "presentationCount(for:)",
        "presentationIndex(for:)",
      ]
    case .adaptivePresentation:
      [
        "adaptivePresentationStyle(for:)",
        "adaptivePresentationStyle(for:traitCollection:)",
        "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
        "presentationControllerShouldDismiss(_:)",
        "presentationControllerDidAttemptToDismiss(_:)",
        "presentationControllerWillDismiss(_:)",
        "presentationControllerDidDismiss(_:)",
      ]
    case .sheetPresentation:
      [
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
      ]
    case .popoverPresentation:
      [
        "prepareForPopoverPresentation(_:)"
      ]
    case .viewControllerTransitioning:
      [
        "animationController(forPresented:presenting:source:)",
        "animationController(forDismissed:)",
        "interactionControllerForPresentation(using:)",
        "interactionControllerForDismissal(using:)",
        "presentationController(forPresented:presenting:source:)",
      ]
    case .navigationBar:
      [
        "navigationBar(_:shouldPush:)",
        "navigationBar(_:didPush:)",
        "navigationBar(_:shouldPop:)",
        "navigationBar(_:didPop:)",
      ]
    case .tabBar:
      [
        "tabBar(_:didSelect:)"
      ]
    default: []
    }
  }
}
