public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Says what may be dropped on a view, and takes it; every method is optional.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view takes part in a drop; true by default.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag enters the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Called while a drag moves over the view; returns what a drop would do: nothing by default.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  /// Called when a drag leaves the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called when the items are dropped; the delegate loads them here.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called after the items were dropped.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called when the drag is over, whether it was dropped here or not.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Returns the preview of a dropped item; never called here.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called before a dropped item moves to its destination; the animator runs what is to happen with that.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  /// Default for delegates without the method: true.
  dynamic public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    leftOut(by: self, true, with: [interaction, session])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    leftOut(by: self, with: [interaction, session])
  }
  /// Default for delegates without the method: a proposal to cancel.
  dynamic public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    leftOut(by: self, UIDropProposal(operation: .cancel), with: [interaction, session])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leftOut(by: self, with: [interaction, session])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    leftOut(by: self, with: [interaction, session])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    leftOut(by: self, with: [interaction, session])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leftOut(by: self, with: [interaction, session])
  }
  /// Default for delegates without the method: the default preview.
  dynamic public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    leftOut(by: self, defaultPreview, with: [interaction, item, defaultPreview])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    leftOut(by: self, with: [interaction, item, animator])
  }
}

extension BareWidgetDelegate: UIDropInteractionDelegate {}
