public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Decides about a text interaction and is told of it; the methods have defaults.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Returns whether the interaction begins at a point of its view; true by default.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Called before the user's first selection.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Called after the user has selected.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// Default for delegates without the method: the interaction begins.
  dynamic public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    leftOut(by: self, true, with: [interaction, point])
  }
  /// Default for delegates without the method: nothing happens.
  dynamic public func interactionWillBegin(_ interaction: UITextInteraction) { leftOut(by: self, with: [interaction]) }
  /// Default for delegates without the method: nothing happens.
  dynamic public func interactionDidEnd(_ interaction: UITextInteraction) { leftOut(by: self, with: [interaction]) }
}

extension BareWidgetDelegate: UITextInteractionDelegate {}
