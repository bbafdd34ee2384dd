public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Says what may be dropped on a view, and takes it; every method is optional.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  dynamic public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    leftOut(by: self, true, with: [interaction, session])
  }
  dynamic public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    leftOut(by: self, with: [interaction, session])
  }
  dynamic public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    leftOut(by: self, UIDropProposal(operation: .cancel), with: [interaction, session])
  }
  dynamic public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leftOut(by: self, with: [interaction, session])
  }
  dynamic public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    leftOut(by: self, with: [interaction, session])
  }
  dynamic public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    leftOut(by: self, with: [interaction, session])
  }
  dynamic public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leftOut(by: self, with: [interaction, session])
  }
  dynamic public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    leftOut(by: self, defaultPreview, with: [interaction, item, defaultPreview])
  }
  dynamic public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    leftOut(by: self, with: [interaction, item, animator])
  }
}
