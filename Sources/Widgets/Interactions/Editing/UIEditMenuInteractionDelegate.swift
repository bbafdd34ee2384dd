public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Returns what an edit menu has, and is told of it; every method is optional.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu for a configuration; nil for one of the suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle beside which the menu is shown; a null rectangle for the point of the configuration.
  func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration)
    -> CGRect
  /// Called before the menu opens.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu closes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Default for delegates without the method: nil, the suggested actions.
  dynamic public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    leftOut(by: self, nil, with: [interaction, configuration, suggestedActions])
  }
  /// Default for delegates without the method: a null rectangle.
  dynamic public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    leftOut(by: self, .null, with: [interaction, configuration])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    leftOut(by: self, with: [interaction, configuration, animator])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    leftOut(by: self, with: [interaction, configuration, animator])
  }
}

extension BareWidgetDelegate: UIEditMenuInteractionDelegate {}
