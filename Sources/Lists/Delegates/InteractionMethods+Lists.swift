package import PlainviewRuntime
package import PlainviewWidgets

// What drags and drops ask the delegates of lists.
extension InteractionMethods {
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
    ], bare: BareListDelegate())

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
    ], bare: BareListDelegate())

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
    ], bare: BareListDelegate())

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
    ], bare: BareListDelegate())
}
