package import Foundation
import PlainviewRuntime
import PlainviewTargetAction
package import PlainviewUIKitCore

/// What answers an interaction about its menus: a delegate, or the list that the interaction belongs to.
@MainActor package protocol ContextMenuHost: AnyObject {
  /// The menu for a point in the view, in points; nil if there is none.
  func configuration(at location: CGPoint, of interaction: UIContextMenuInteraction) -> UIContextMenuConfiguration?
  /// The view at which the menu opens.
  func anchor(of interaction: UIContextMenuInteraction) -> UIView?
  func highlightPreview(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction
  ) -> UITargetedPreview?
  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction
  ) -> UITargetedPreview?
  func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction)
  func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction)
  func willCommit(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction)
  /// Runs what was chosen.
  func perform(_ element: UIMenuElement, of interaction: UIContextMenuInteraction)
}

extension ContextMenuHost {
  package func anchor(of interaction: UIContextMenuInteraction) -> UIView? { interaction.view }
  package func highlightPreview(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction
  ) -> UITargetedPreview? { nil }
  package func dismissalPreview(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction
  ) -> UITargetedPreview? { nil }
  package func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {}
  package func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {}
  package func willCommit(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {}

  package func perform(_ element: UIMenuElement, of interaction: UIContextMenuInteraction) {
    if let action = element as? UIAction { UserCode.run { action.perform(sender: interaction) } }
    if let command = element as? UICommand { command.send(from: interaction.view) }
  }
}

extension UICommand {
  /// Sends the command along the chain from the first responder, or from a view if no responder there performs it.
  func send(from view: UIView?) {
    if UIApplication.shared.sendAction(action, to: nil, from: self, for: nil) { return }
    guard let target = view?.target(forAction: action, withSender: self) else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}

/// Asks the interaction's delegate.
@MainActor final class DelegateMenuHost: ContextMenuHost {
  private func ask<Answer>(
    _ interaction: UIContextMenuInteraction, _ method: StaticString,
    _ body: (any UIContextMenuInteractionDelegate) -> Answer
  ) -> Answer? { UserCode.ask(interaction.delegate, method) { body($0) } }

  func configuration(
    at location: CGPoint, of interaction: UIContextMenuInteraction
  ) -> UIContextMenuConfiguration? {
    ask(interaction, "contextMenuInteraction(_:configurationForMenuAtLocation:)") {
      $0.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
    } ?? nil
  }

  func highlightPreview(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction
  ) -> UITargetedPreview? {
    let answer = ask(interaction, "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)") {
      $0.contextMenuInteraction(
        interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
    }
    if let answer { return answer }
    return ask(interaction, "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)") {
      $0.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    } ?? nil
  }

  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction
  ) -> UITargetedPreview? {
    let answer = ask(interaction, "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)") {
      $0.contextMenuInteraction(
        interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
    }
    if let answer { return answer }
    return ask(interaction, "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)") {
      $0.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    } ?? nil
  }

  func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    _ = ask(interaction, "contextMenuInteraction(_:willDisplayMenuFor:animator:)") {
      $0.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    }
  }

  func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    _ = ask(interaction, "contextMenuInteraction(_:willEndFor:animator:)") {
      $0.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }
  }

  func willCommit(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    _ = ask(interaction, "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)") {
      $0.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
}
