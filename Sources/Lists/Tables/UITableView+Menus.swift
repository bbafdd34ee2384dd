import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets

// A long press on a row opens the menu that the delegate has for it; the row is not selected by it.
extension UITableView {
  /// The interaction is there while the delegate has menus, so that other tables recognize no long presses.
  func watchForMenus() {
    watchForMultipleSelection()
    let hasMenus =
      delegate.map {
        Conformance.isImplemented(
          "tableView(_:contextMenuConfigurationForRowAt:point:)", by: $0, among: TableMethods.delegate)
      } ?? false
    if hasMenus == (contextMenuInteraction != nil) { return }
    if let interaction = contextMenuInteraction {
      removeInteraction(interaction)
      contextMenuInteraction = nil
    } else {
      let interaction = UIContextMenuInteraction(TableMenuHost(self))
      contextMenuInteraction = interaction
      addInteraction(interaction)
    }
  }
}

/// Asks a table's delegate about the menus of rows.
@MainActor final class TableMenuHost: ContextMenuHost {
  private weak var table: UITableView?
  private weak var cell: UITableViewCell?

  init(_ table: UITableView) { self.table = table }

  private func ask<Answer>(
    _ method: StaticString, _ call: String, _ body: (any UITableViewDelegate, UITableView) -> Answer
  ) -> Answer? { table.flatMap { table in table.askDelegate(method, call) { body($0, table) } } }

  func configuration(
    at location: CGPoint, of interaction: UIContextMenuInteraction
  ) -> UIContextMenuConfiguration? {
    guard let table, let path = table.indexPathForRow(at: location), let cell = table.cellForRow(at: path) else {
      return nil
    }
    self.cell = cell
    return ask(
      "tableView(_:contextMenuConfigurationForRowAt:point:)", "contextMenuConfigurationForRowAt: \(path)"
    ) { $0.tableView($1, contextMenuConfigurationForRowAt: path, point: location) } ?? nil
  }

  func anchor(of interaction: UIContextMenuInteraction) -> UIView? { cell ?? table }

  func highlightPreview(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction
  ) -> UITargetedPreview? {
    ask(
      "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
      "previewForHighlightingContextMenuWithConfiguration: configuration"
    ) { $0.tableView($1, previewForHighlightingContextMenuWithConfiguration: configuration) } ?? nil
  }

  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction
  ) -> UITargetedPreview? {
    ask(
      "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
      "previewForDismissingContextMenuWithConfiguration: configuration"
    ) { $0.tableView($1, previewForDismissingContextMenuWithConfiguration: configuration) } ?? nil
  }

  func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    _ = ask("tableView(_:willDisplayContextMenu:animator:)", "willDisplayContextMenu: configuration") {
      $0.tableView($1, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    _ = ask("tableView(_:willEndContextMenuInteraction:animator:)", "willEndContextMenuInteraction: configuration") {
      $0.tableView($1, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  func willCommit(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    _ = ask(
      "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
      "willPerformPreviewActionForMenuWith: configuration"
    ) { $0.tableView($1, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  }
}
