public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore

/// Hands over the items that a controller previews.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of items.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns the item at an index.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Is told of the end of previews and of edits; every method is optional.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  /// Called before the previews are closed.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Called after the previews were closed.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Declared for a tap on a link in a preview; never called here.
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
  /// Declared for the rectangle that a preview grows from; never called here.
  func previewController(
    _ controller: QLPreviewController, frameFor item: any QLPreviewItem,
    inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
  ) -> CGRect
  /// Declared for the image that a preview grows from; never called here.
  func previewController(
    _ controller: QLPreviewController, transitionImageFor item: any QLPreviewItem,
    contentRect: UnsafeMutablePointer<CGRect>
  ) -> UIImage?
  /// Declared for the view that a preview grows from; never called here.
  func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
  /// Returns how an item can be edited; asked when the item is shown.
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
  /// Called after the item's own file was changed.
  func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
  /// Called after an edited copy was written; the file is a temporary one.
  func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL)
}

extension QLPreviewControllerDelegate {
  /// The default of the optional `previewControllerWillDismiss(_:)`; does nothing.
  dynamic public func previewControllerWillDismiss(_ controller: QLPreviewController) {
    leftOut(by: self, with: [controller])
  }
  /// The default of the optional `previewControllerDidDismiss(_:)`; does nothing.
  dynamic public func previewControllerDidDismiss(_ controller: QLPreviewController) {
    leftOut(by: self, with: [controller])
  }
  /// The default of the optional `previewController(_:shouldOpen:for:)`; returns true.
  dynamic public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { leftOut(by: self, true, with: [controller, url, item]) }
  /// The default of the optional `previewController(_:frameFor:inSourceView:)`; returns an empty rectangle.
  dynamic public func previewController(
    _ controller: QLPreviewController, frameFor item: any QLPreviewItem,
    inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
  ) -> CGRect { leftOut(by: self, .zero, with: [controller, item, view]) }
  /// The default of the optional `previewController(_:transitionImageFor:contentRect:)`; returns nil.
  dynamic public func previewController(
    _ controller: QLPreviewController, transitionImageFor item: any QLPreviewItem,
    contentRect: UnsafeMutablePointer<CGRect>
  ) -> UIImage? { leftOut(by: self, nil, with: [controller, item, contentRect]) }
  /// The default of the optional `previewController(_:transitionViewFor:)`; returns nil.
  dynamic public func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView? { leftOut(by: self, nil, with: [controller, item]) }
  /// The default of the optional `previewController(_:editingModeFor:)`; returns `disabled`.
  dynamic public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { leftOut(by: self, .disabled, with: [controller, previewItem]) }
  /// The default of the optional `previewController(_:didUpdateContentsOf:)`; does nothing.
  dynamic public func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
  ) { leftOut(by: self, with: [controller, previewItem]) }
  /// The default of the optional `previewController(_:didSaveEditedCopyOf:at:)`; does nothing.
  dynamic public func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem, at modifiedContentsURL: URL
  ) { leftOut(by: self, with: [controller, previewItem, modifiedContentsURL]) }
}
