import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

/// What answers an interaction about its menus: a delegate, or the list that the interaction belongs to.
@MainActor class ContextMenuHost {
  /// The menu for a point in the view, in points; nil if there is none.
  func configuration(at location: CGPoint, of interaction: UIContextMenuInteraction) -> UIContextMenuConfiguration? {
    nil
  }
  /// The view at which the menu opens.
  func anchor(of interaction: UIContextMenuInteraction) -> UIView? { interaction.view }
  func highlightPreview(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction
  ) -> UITargetedPreview? { nil }
  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction
  ) -> UITargetedPreview? { nil }
  func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {}
  func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {}
  func willCommit(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {}

  /// Runs what was chosen.
  func perform(_ element: UIMenuElement, of interaction: UIContextMenuInteraction) {
    if let action = element as? UIAction { UserCode.run { action.perform(sender: interaction) } }
    if let command = element as? UICommand { Self.perform(command, from: interaction.view) }
  }

  /// A command is sent along the chain from the first responder, or from a view if no responder there performs it.
  static func perform(_ command: UICommand, from view: UIView?) {
    if UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil) { return }
    guard let target = view?.target(forAction: command.action, withSender: command) else { return }
    UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
  }
}

/// Asks the interaction's delegate.
final class DelegateMenuHost: ContextMenuHost {
  private func ask<Answer>(
    _ interaction: UIContextMenuInteraction, _ method: StaticString,
    _ body: (any UIContextMenuInteractionDelegate) -> Answer
  ) -> Answer? { UserCode.ask(interaction.delegate, method) { body($0) } }

  override func configuration(
    at location: CGPoint, of interaction: UIContextMenuInteraction
  ) -> UIContextMenuConfiguration? {
    ask(interaction, "contextMenuInteraction(_:configurationForMenuAtLocation:)") {
      $0.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
    } ?? nil
  }

  override func highlightPreview(
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

  override func dismissalPreview(
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

  override func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    _ = ask(interaction, "contextMenuInteraction(_:willDisplayMenuFor:animator:)") {
      $0.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    }
  }

  override func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    _ = ask(interaction, "contextMenuInteraction(_:willEndFor:animator:)") {
      $0.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }
  }

  override func willCommit(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    _ = ask(interaction, "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)") {
      $0.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
}

/// Asks a control, whose answers are UIKit's unless a subclass overrides them.
final class ControlMenuHost: ContextMenuHost {
  private weak var control: UIControl?

  init(_ control: UIControl) { self.control = control }

  override func configuration(
    at location: CGPoint, of interaction: UIContextMenuInteraction
  ) -> UIContextMenuConfiguration? {
    guard let control, control.isEnabled else { return nil }
    return UserCode.run(else: nil) {
      control.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
    }
  }

  override func anchor(of interaction: UIContextMenuInteraction) -> UIView? { control }

  override func highlightPreview(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction
  ) -> UITargetedPreview? {
    UserCode.run(else: nil) {
      control?.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }
  }

  override func dismissalPreview(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction
  ) -> UITargetedPreview? {
    UserCode.run(else: nil) {
      control?.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    }
  }

  override func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    UserCode.run {
      control?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    }
  }

  override func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    UserCode.run { control?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator) }
  }

  override func perform(_ element: UIMenuElement, of interaction: UIContextMenuInteraction) {
    control?.takeFromMenu(element)
  }
}
