import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore
import PlainviewWidgets

// A long press on an item opens the menu that the delegate has for it; the item is not selected by it.
extension UICollectionView {
  /// The interaction is there while the delegate has menus, so that other collection views recognize no long presses.
  func watchForMenus() {
    watchForMultipleSelection()
    let hasMenus =
      delegate.map { delegate in
        [
          "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
          "collectionView(_:contextMenuConfigurationForItemAt:point:)",
        ].contains { Conformance.isImplemented($0, by: delegate, among: CollectionMethods.delegate) }
      } ?? false
    if hasMenus == (contextMenuInteraction != nil) { return }
    if let interaction = contextMenuInteraction {
      removeInteraction(interaction)
      contextMenuInteraction = nil
    } else {
      let interaction = UIContextMenuInteraction(CollectionMenuHost(self))
      contextMenuInteraction = interaction
      addInteraction(interaction)
    }
  }
}

/// Asks a collection view's delegate about the menus of items.
@MainActor final class CollectionMenuHost: ContextMenuHost {
  private weak var list: UICollectionView?
  private weak var cell: UICollectionViewCell?
  /// The items that the menu is about, the pressed one first.
  private var paths: [IndexPath] = []

  init(_ list: UICollectionView) { self.list = list }

  private func ask<Answer>(
    _ method: StaticString, _ call: String, _ body: (any UICollectionViewDelegate, UICollectionView) -> Answer
  ) -> Answer? { list.flatMap { list in list.askDelegate(method, call) { body($0, list) } } }

  func configuration(
    at location: CGPoint, of interaction: UIContextMenuInteraction
  ) -> UIContextMenuConfiguration? {
    guard let list else { return nil }
    let pressed = list.indexPathForItem(at: location)
    cell = pressed.flatMap { list.cellForItem(at: $0) }
    paths = pressed.map { [$0] } ?? []
    if let pressed, list.selectedPaths.contains(pressed) {
      paths += list.selectedPaths.sorted().filter { $0 != pressed }
    }
    let asked = paths.sorted()
    let answer = ask(
      "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
      "contextMenuConfigurationForItemsAt: [\(asked.map(\.listText).joined(separator: ", "))]"
    ) { $0.collectionView($1, contextMenuConfigurationForItemsAt: asked, point: location) }
    if let answer { return answer }
    guard let pressed else { return nil }
    paths = [pressed]
    return ask(
      "collectionView(_:contextMenuConfigurationForItemAt:point:)",
      "contextMenuConfigurationForItemAt: \(pressed.listText)"
    ) { $0.collectionView($1, contextMenuConfigurationForItemAt: pressed, point: location) } ?? nil
  }

  func anchor(of interaction: UIContextMenuInteraction) -> UIView? { cell ?? list }

  /// The preview of the pressed item; every item is asked for.
  func highlightPreview(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction
  ) -> UITargetedPreview? {
    let answers = paths.map { path in
      ask(
        "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
        "highlightPreviewForItemAt: \(path.listText)"
      ) { $0.collectionView($1, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path) }
    }
    if let answer = answers.first, let answer { return answer }
    return ask(
      "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
      "previewForHighlightingContextMenuWithConfiguration: configuration"
    ) { $0.collectionView($1, previewForHighlightingContextMenuWithConfiguration: configuration) } ?? nil
  }

  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction
  ) -> UITargetedPreview? {
    let answers = paths.map { path in
      ask(
        "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
        "dismissalPreviewForItemAt: \(path.listText)"
      ) { $0.collectionView($1, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path) }
    }
    if let answer = answers.first, let answer { return answer }
    return ask(
      "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
      "previewForDismissingContextMenuWithConfiguration: configuration"
    ) { $0.collectionView($1, previewForDismissingContextMenuWithConfiguration: configuration) } ?? nil
  }

  func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    _ = ask("collectionView(_:willDisplayContextMenu:animator:)", "willDisplayContextMenu: configuration") {
      $0.collectionView($1, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    _ = ask(
      "collectionView(_:willEndContextMenuInteraction:animator:)", "willEndContextMenuInteraction: configuration"
    ) { $0.collectionView($1, willEndContextMenuInteraction: configuration, animator: animator) }
  }

  func willCommit(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    _ = ask(
      "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
      "willPerformPreviewActionForMenuWith: configuration"
    ) { $0.collectionView($1, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  }
}
