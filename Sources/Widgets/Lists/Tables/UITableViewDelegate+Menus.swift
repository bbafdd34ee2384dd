public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

extension UITableViewDelegate {
  dynamic public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    leftOut(by: self, nil, with: [tableView, indexPath, point])
  }
  dynamic public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    leftOut(by: self, nil, with: [tableView, configuration])
  }
  dynamic public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    leftOut(by: self, nil, with: [tableView, configuration])
  }
  dynamic public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    leftOut(by: self, with: [tableView, configuration, animator])
  }
  dynamic public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    leftOut(by: self, with: [tableView, configuration, animator])
  }
  dynamic public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    leftOut(by: self, with: [tableView, configuration, animator])
  }
}
