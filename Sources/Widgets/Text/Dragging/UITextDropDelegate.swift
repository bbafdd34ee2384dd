public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// A drop into a text that is about to happen.
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
  /// Where the text would be put in.
  var dropPosition: UITextPosition { get }
  /// What UIKit would do.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the text comes from the same view.
  var isSameView: Bool { get }
  /// The drop.
  var dropSession: any UIDropSession { get }
}

/// Whether a text that cannot be edited takes drops.
public enum UITextDropEditability: UInt, Sendable { case no, temporary, yes }

/// What a drop into a text does.
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
  /// Whether the dropped text is put in, or replaces the selection or all.
  public enum Action: UInt, Sendable { case insert, replaceSelection, replaceAll }
  /// How the progress is shown.
  public enum ProgressMode: UInt, Sendable { case system, custom }
  /// Who puts the text in.
  public enum Performer: UInt, Sendable { case view, delegate }

  /// Whether the dropped text is put in, or replaces the selection or all. Kept, without effect.
  open var dropAction = Action.insert
  /// How the progress is shown. Kept, without effect.
  open var dropProgressMode = ProgressMode.system
  /// Whether text of the same view is moved without the pasteboard. Kept, without effect.
  open var useFastSameViewOperations = false
  /// Who puts the text in. Kept, without effect.
  open var dropPerformer = Performer.view
}

/// Decides about drops into texts; no text is dropped here, so that its methods are not called.
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {
  /// Returns whether a text that cannot be edited takes a drop.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// Returns what a drop would do.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// Called before a drop happens.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// Returns the preview of all the dropped items; nil for the usual one.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called when a drag enters the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  /// Called while a drag moves over the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
  /// Called when a drag leaves the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag has ended.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  /// By default no.
  dynamic public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { leftOut(by: self, .no, with: [textDroppableView, drop]) }
  /// By default what UIKit would do.
  dynamic public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { leftOut(by: self, drop.suggestedProposal, with: [textDroppableView, drop]) }
  /// Does nothing by default.
  dynamic public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) { leftOut(by: self, with: [textDroppableView, drop]) }
  /// By default the usual preview.
  dynamic public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { leftOut(by: self, nil, with: [textDroppableView, defaultPreview]) }
  /// Does nothing by default.
  dynamic public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) { leftOut(by: self, with: [textDroppableView, session]) }
  /// Does nothing by default.
  dynamic public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) { leftOut(by: self, with: [textDroppableView, session]) }
  /// Does nothing by default.
  dynamic public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) { leftOut(by: self, with: [textDroppableView, session]) }
  /// Does nothing by default.
  dynamic public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) { leftOut(by: self, with: [textDroppableView, session]) }
}
