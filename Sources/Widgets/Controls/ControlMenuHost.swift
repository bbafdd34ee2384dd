import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Asks a control, whose answers are UIKit's unless a subclass overrides them.
@MainActor final class ControlMenuHost: ContextMenuHost {
  private weak var control: UIControl?

  init(_ control: UIControl) { self.control = control }

  func configuration(
    at location: CGPoint, of interaction: UIContextMenuInteraction
  ) -> UIContextMenuConfiguration? {
    guard let control, control.isEnabled else { return nil }
    return UserCode.run(else: nil) {
      control.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
    }
  }

  func anchor(of interaction: UIContextMenuInteraction) -> UIView? { control }

  func highlightPreview(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction
  ) -> UITargetedPreview? {
    UserCode.run(else: nil) {
      control?.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }
  }

  func dismissalPreview(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction
  ) -> UITargetedPreview? {
    UserCode.run(else: nil) {
      control?.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    }
  }

  func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    UserCode.run {
      control?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    }
  }

  func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator,
    of interaction: UIContextMenuInteraction
  ) {
    UserCode.run { control?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator) }
  }

  func perform(_ element: UIMenuElement, of interaction: UIContextMenuInteraction) {
    control?.takeFromMenu(element)
  }
}
