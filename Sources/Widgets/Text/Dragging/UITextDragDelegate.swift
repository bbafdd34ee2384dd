public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// A drag of text that is about to begin.
@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {
  /// The text that is dragged.
  var dragRange: UITextRange { get }
  /// The items that UIKit would drag.
  var suggestedItems: [UIDragItem] { get }
  /// The items that are dragged already.
  var existingItems: [UIDragItem] { get }
  /// Whether the text is selected.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}

/// Decides about drags of texts; no text is dragged here, so that its methods are not called.
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {
  /// Returns what is dragged.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// Returns the preview of an item that is lifted; nil for the standard one.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called before the lift is animated.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Called when a drag begins.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// Called when a drag has ended.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// By default what UIKit would drag.
  dynamic public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { leftOut(by: self, dragRequest.suggestedItems, with: [textDraggableView, dragRequest]) }
  /// By default the standard preview.
  dynamic public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { leftOut(by: self, nil, with: [textDraggableView, item, session]) }
  /// Does nothing by default.
  dynamic public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { leftOut(by: self, with: [textDraggableView, animator, session]) }
  /// Does nothing by default.
  dynamic public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) { leftOut(by: self, with: [textDraggableView, session]) }
  /// Does nothing by default.
  dynamic public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) { leftOut(by: self, with: [textDraggableView, session, operation]) }
}
