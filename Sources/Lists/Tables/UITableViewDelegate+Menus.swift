public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction
import PlainviewUIKitCore
public import PlainviewWidgets

extension UITableViewDelegate {
  /// Default for delegates without the method: false.
  dynamic public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    leftOut(by: self, false, with: [tableView, indexPath])
  }
  /// Default for delegates without the method: false.
  dynamic public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    leftOut(by: self, false, with: [tableView, action, indexPath, sender])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {
    leftOut(by: self, with: [tableView, action, indexPath, sender])
  }
  /// Default for delegates without the method: nil.
  dynamic public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    leftOut(by: self, nil, with: [tableView, indexPath, point])
  }
  /// Default for delegates without the method: nil.
  dynamic public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    leftOut(by: self, nil, with: [tableView, configuration])
  }
  /// Default for delegates without the method: nil.
  dynamic public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    leftOut(by: self, nil, with: [tableView, configuration])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    leftOut(by: self, with: [tableView, configuration, animator])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    leftOut(by: self, with: [tableView, configuration, animator])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    leftOut(by: self, with: [tableView, configuration, animator])
  }
}
