package import PlainviewRuntime

/// The delegate methods of presentations.
@MainActor package enum PresentationMethods {
  package static let adaptive = DelegateMethods<any UIAdaptivePresentationControllerDelegate>(
    [
      "adaptivePresentationStyle(for:)": "adaptivePresentationStyleForPresentationController:",
      "adaptivePresentationStyle(for:traitCollection:)":
        "adaptivePresentationStyleForPresentationController:traitCollection:",
      "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)":
        "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)":
        "presentationController:viewControllerForAdaptivePresentationStyle:",
      "presentationController(_:prepare:)": "presentationController:prepareAdaptivePresentationController:",
      "presentationControllerShouldDismiss(_:)": "presentationControllerShouldDismiss:",
      "presentationControllerDidAttemptToDismiss(_:)": "presentationControllerDidAttemptToDismiss:",
      "presentationControllerWillDismiss(_:)": "presentationControllerWillDismiss:",
      "presentationControllerDidDismiss(_:)": "presentationControllerDidDismiss:",
    ], bare: BareDelegate())

  package static let sheet = DelegateMethods<any UISheetPresentationControllerDelegate>(
    [
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)":
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier:"
    ], bare: BareDelegate())

  package static let popover = DelegateMethods<any UIPopoverPresentationControllerDelegate>(
    [
      "prepareForPopoverPresentation(_:)": "prepareForPopoverPresentation:",
      "popoverPresentationControllerShouldDismissPopover(_:)": "popoverPresentationControllerShouldDismissPopover:",
      "popoverPresentationControllerDidDismissPopover(_:)": "popoverPresentationControllerDidDismissPopover:",
      "popoverPresentationController(_:willRepositionPopoverTo:in:)":
        "popoverPresentationController:willRepositionPopoverToRect:inView:",
    ], bare: BareDelegate())

  package static let transitioning = DelegateMethods<any UIViewControllerTransitioningDelegate>(
    [
      "animationController(forPresented:presenting:source:)":
        "animationControllerForPresentedController:presentingController:sourceController:",
      "animationController(forDismissed:)": "animationControllerForDismissedController:",
      "interactionControllerForPresentation(using:)": "interactionControllerForPresentation:",
      "interactionControllerForDismissal(using:)": "interactionControllerForDismissal:",
      "presentationController(forPresented:presenting:source:)":
        "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
    ], bare: BareDelegate())
}
