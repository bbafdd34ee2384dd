package import PlainviewRuntime

// What drags and drops ask their delegates.
extension InteractionMethods {
  package static let drag = DelegateMethods<any UIDragInteractionDelegate>(
    [
      "dragInteraction(_:itemsForBeginning:)": "dragInteraction:itemsForBeginningSession:",
      "dragInteraction(_:previewForLifting:session:)": "dragInteraction:previewForLiftingItem:session:",
      "dragInteraction(_:willAnimateLiftWith:session:)": "dragInteraction:willAnimateLiftWithAnimator:session:",
      "dragInteraction(_:sessionWillBegin:)": "dragInteraction:sessionWillBegin:",
      "dragInteraction(_:sessionAllowsMoveOperation:)": "dragInteraction:sessionAllowsMoveOperation:",
      "dragInteraction(_:sessionIsRestrictedToDraggingApplication:)":
        "dragInteraction:sessionIsRestrictedToDraggingApplication:",
      "dragInteraction(_:prefersFullSizePreviewsFor:)": "dragInteraction:prefersFullSizePreviewsForSession:",
      "dragInteraction(_:sessionDidMove:)": "dragInteraction:sessionDidMove:",
      "dragInteraction(_:session:willEndWith:)": "dragInteraction:session:willEndWithOperation:",
      "dragInteraction(_:session:didEndWith:)": "dragInteraction:session:didEndWithOperation:",
      "dragInteraction(_:sessionDidTransferItems:)": "dragInteraction:sessionDidTransferItems:",
      "dragInteraction(_:itemsForAddingTo:withTouchAt:)": "dragInteraction:itemsForAddingToSession:withTouchAtPoint:",
      "dragInteraction(_:session:willAdd:for:)": "dragInteraction:session:willAddItems:forInteraction:",
      "dragInteraction(_:previewForCancelling:withDefault:)": "dragInteraction:previewForCancellingItem:withDefault:",
      "dragInteraction(_:item:willAnimateCancelWith:)": "dragInteraction:item:willAnimateCancelWithAnimator:",
    ], bare: BareWidgetDelegate())

  package static let drop = DelegateMethods<any UIDropInteractionDelegate>(
    [
      "dropInteraction(_:canHandle:)": "dropInteraction:canHandleSession:",
      "dropInteraction(_:sessionDidEnter:)": "dropInteraction:sessionDidEnter:",
      "dropInteraction(_:sessionDidUpdate:)": "dropInteraction:sessionDidUpdate:",
      "dropInteraction(_:sessionDidExit:)": "dropInteraction:sessionDidExit:",
      "dropInteraction(_:performDrop:)": "dropInteraction:performDrop:",
      "dropInteraction(_:concludeDrop:)": "dropInteraction:concludeDrop:",
      "dropInteraction(_:sessionDidEnd:)": "dropInteraction:sessionDidEnd:",
      "dropInteraction(_:previewForDropping:withDefault:)": "dropInteraction:previewForDroppingItem:withDefault:",
      "dropInteraction(_:item:willAnimateDropWith:)": "dropInteraction:item:willAnimateDropWithAnimator:",
    ], bare: BareWidgetDelegate())
}
