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

  package static let tableDrag = DelegateMethods<any UITableViewDragDelegate>(
    [
      "tableView(_:itemsForBeginning:at:)": "tableView:itemsForBeginningDragSession:atIndexPath:",
      "tableView(_:itemsForAddingTo:at:point:)": "tableView:itemsForAddingToDragSession:atIndexPath:point:",
      "tableView(_:dragPreviewParametersForRowAt:)": "tableView:dragPreviewParametersForRowAtIndexPath:",
      "tableView(_:dragSessionWillBegin:)": "tableView:dragSessionWillBegin:",
      "tableView(_:dragSessionDidEnd:)": "tableView:dragSessionDidEnd:",
      "tableView(_:dragSessionAllowsMoveOperation:)": "tableView:dragSessionAllowsMoveOperation:",
      "tableView(_:dragSessionIsRestrictedToDraggingApplication:)":
        "tableView:dragSessionIsRestrictedToDraggingApplication:",
    ], bare: BareWidgetDelegate())

  package static let tableDrop = DelegateMethods<any UITableViewDropDelegate>(
    [
      "tableView(_:performDropWith:)": "tableView:performDropWithCoordinator:",
      "tableView(_:canHandle:)": "tableView:canHandleDropSession:",
      "tableView(_:dropSessionDidEnter:)": "tableView:dropSessionDidEnter:",
      "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)":
        "tableView:dropSessionDidUpdate:withDestinationIndexPath:",
      "tableView(_:dropSessionDidExit:)": "tableView:dropSessionDidExit:",
      "tableView(_:dropSessionDidEnd:)": "tableView:dropSessionDidEnd:",
      "tableView(_:dropPreviewParametersForRowAt:)": "tableView:dropPreviewParametersForRowAtIndexPath:",
    ], bare: BareWidgetDelegate())

  package static let collectionDrag = DelegateMethods<any UICollectionViewDragDelegate>(
    [
      "collectionView(_:itemsForBeginning:at:)": "collectionView:itemsForBeginningDragSession:atIndexPath:",
      "collectionView(_:itemsForAddingTo:at:point:)": "collectionView:itemsForAddingToDragSession:atIndexPath:point:",
      "collectionView(_:dragPreviewParametersForItemAt:)": "collectionView:dragPreviewParametersForItemAtIndexPath:",
      "collectionView(_:dragSessionWillBegin:)": "collectionView:dragSessionWillBegin:",
      "collectionView(_:dragSessionDidEnd:)": "collectionView:dragSessionDidEnd:",
      "collectionView(_:dragSessionAllowsMoveOperation:)": "collectionView:dragSessionAllowsMoveOperation:",
      "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)":
        "collectionView:dragSessionIsRestrictedToDraggingApplication:",
    ], bare: BareWidgetDelegate())

  package static let collectionDrop = DelegateMethods<any UICollectionViewDropDelegate>(
    [
      "collectionView(_:performDropWith:)": "collectionView:performDropWithCoordinator:",
      "collectionView(_:canHandle:)": "collectionView:canHandleDropSession:",
      "collectionView(_:dropSessionDidEnter:)": "collectionView:dropSessionDidEnter:",
      "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)":
        "collectionView:dropSessionDidUpdate:withDestinationIndexPath:",
      "collectionView(_:dropSessionDidExit:)": "collectionView:dropSessionDidExit:",
      "collectionView(_:dropSessionDidEnd:)": "collectionView:dropSessionDidEnd:",
      "collectionView(_:dropPreviewParametersForItemAt:)": "collectionView:dropPreviewParametersForItemAtIndexPath:",
    ], bare: BareWidgetDelegate())
}
