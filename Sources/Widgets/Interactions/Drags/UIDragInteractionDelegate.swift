public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Returns the items of a drag, and is told of it; all but the first method are optional.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items of a drag that begins; an empty array begins no drag.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// Returns the preview of an item that is lifted; called, but the preview is not drawn.
  func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession)
    -> UITargetedDragPreview?
  /// Called before the items are lifted; the animator runs what is to happen with that.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  /// Called when the items are moved for the first time.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Returns whether the items may be moved instead of copied; true by default.
  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Returns whether the items may be dropped in the same app only; false by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Returns whether previews keep their full size; never called here.
  func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool
  /// Called whenever the drag moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called before a drag ends, with what becomes of its items.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// Called after a drag ended, with what became of its items.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// Called after the items of a drop arrived.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  /// Returns the items that a tap adds to a drag; never called here.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// Called before items are added to a drag; never called here.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  /// Returns the preview of an item whose drag is cancelled; never called here.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called before an item of a cancelled drag returns; never called here.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
  /// Default for delegates without the method: nil, the standard preview.
  dynamic public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    leftOut(by: self, nil, with: [interaction, item, session])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    leftOut(by: self, with: [interaction, animator, session])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    leftOut(by: self, with: [interaction, session])
  }
  /// Default for delegates without the method: true.
  dynamic public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    leftOut(by: self, true, with: [interaction, session])
  }
  /// Default for delegates without the method: false.
  dynamic public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    leftOut(by: self, false, with: [interaction, session])
  }
  /// Default for delegates without the method: false.
  dynamic public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool {
    leftOut(by: self, false, with: [interaction, session])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    leftOut(by: self, with: [interaction, session])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {
    leftOut(by: self, with: [interaction, session, operation])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    leftOut(by: self, with: [interaction, session, operation])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) {
    leftOut(by: self, with: [interaction, session])
  }
  /// Default for delegates without the method: no items.
  dynamic public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    leftOut(by: self, [], with: [interaction, session, point])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {
    leftOut(by: self, with: [interaction, session, items, addingInteraction])
  }
  /// Default for delegates without the method: the default preview.
  dynamic public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    leftOut(by: self, defaultPreview, with: [interaction, item, defaultPreview])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {
    leftOut(by: self, with: [interaction, item, animator])
  }
}

extension BareWidgetDelegate: UIDragInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    []
  }
}
