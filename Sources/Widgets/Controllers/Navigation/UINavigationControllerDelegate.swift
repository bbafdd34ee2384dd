public import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIKitCore

/// Is told which screens a navigation controller shows, and may animate them; every method has a default.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after a controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Returns the animator of a push or a pop; nil for the standard animation.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what controls an interactive transition with an animator; nil for a transition that is not interactive.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the orientations that the navigation controller supports.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// Returns the orientation in which the navigation controller is preferably presented.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  /// Default for delegates without the method: nothing happens.
  dynamic public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { leftOut(by: self, with: [navigationController, viewController, animated]) }

  /// Default for delegates without the method: nothing happens.
  dynamic public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { leftOut(by: self, with: [navigationController, viewController, animated]) }

  /// Default for delegates without the method: nil.
  dynamic public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    leftOut(by: self, nil, with: [navigationController, operation, fromVC, toVC])
  }

  /// Default for delegates without the method: nil.
  dynamic public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    leftOut(by: self, nil, with: [navigationController, animationController])
  }

  /// Default for delegates without the method: the usual orientations of the device.
  dynamic public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    leftOut(
      by: self, .ordinary(on: navigationController.traitCollection.userInterfaceIdiom), with: [navigationController])
  }

  /// Default for delegates without the method: portrait.
  dynamic public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    leftOut(by: self, .portrait, with: [navigationController])
  }
}

extension BareWidgetDelegate: UINavigationControllerDelegate {}
