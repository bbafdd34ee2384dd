public import Foundation
import PlainviewRuntime

/// Adapts presentations to small screens, and decides whether the user may dismiss them; every method has a default.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Hears in which style a presentation is shown; `.none` for its own.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  dynamic public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    leftOut(by: self, .automatic, with: [controller])
  }

  dynamic public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { leftOut(by: self, .automatic, with: [controller, traitCollection]) }

  dynamic public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { leftOut(by: self, with: [presentationController, style, transitionCoordinator]) }

  dynamic public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    leftOut(by: self, true, with: [presentationController])
  }

  dynamic public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    leftOut(by: self, with: [presentationController])
  }

  dynamic public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    leftOut(by: self, with: [presentationController])
  }

  dynamic public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    leftOut(by: self, with: [presentationController])
  }
}
