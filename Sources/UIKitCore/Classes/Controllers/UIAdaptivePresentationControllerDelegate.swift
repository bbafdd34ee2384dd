public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// Adapts presentations to small screens, and decides whether the user may dismiss them; every method has a default.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style to use when the width is compact.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the style to use with the traits; comes before the method without traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Called with the style in which a presentation is shown; `.none` for its own.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Returns the controller to show in the style in place of the presented one, such as a navigation controller around
  /// it; nil for the presented one.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before a presentation is shown in another style, to set up the object that shows it.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  )
  /// Asked when the user pulls the controller down; false keeps it on the screen.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when the user pulled the controller down and may not dismiss it.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// Called when the user begins to dismiss the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has dismissed the controller; not called after `dismiss(animated:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// By default `.automatic`, the style that UIKit chooses.
  dynamic public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    leftOut(by: self, .automatic, with: [controller])
  }

  /// By default `.automatic`; the method without traits is asked.
  dynamic public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { leftOut(by: self, .automatic, with: [controller, traitCollection]) }

  /// Does nothing by default.
  dynamic public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { leftOut(by: self, with: [presentationController, style, transitionCoordinator]) }

  /// By default nil: the presented controller is shown.
  dynamic public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { leftOut(by: self, nil, with: [controller, style]) }

  /// Does nothing by default.
  dynamic public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) { leftOut(by: self, with: [presentationController, adaptivePresentationController]) }

  /// By default true: the user may dismiss the controller.
  dynamic public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    leftOut(by: self, true, with: [presentationController])
  }

  /// Does nothing by default.
  dynamic public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    leftOut(by: self, with: [presentationController])
  }

  /// Does nothing by default.
  dynamic public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    leftOut(by: self, with: [presentationController])
  }

  /// Does nothing by default.
  dynamic public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    leftOut(by: self, with: [presentationController])
  }
}
