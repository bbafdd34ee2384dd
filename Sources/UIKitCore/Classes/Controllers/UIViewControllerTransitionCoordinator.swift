public import Foundation
public import PlainviewGraphics

/// The properties of a transition for code that runs alongside.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// How the presented controller covers the screen.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began interactively.
  var initiallyInteractive: Bool { get }
  /// Whether the animation can be interrupted.
  var isInterruptible: Bool { get }
  /// Whether the transition is interactive now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress of the interactive transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the rest of the animation after the interaction.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest of the animation.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition runs.
  var containerView: UIView { get }
  /// The turn that the device's rotation gives the view; identity if it does not rotate.
  var targetTransform: CGAffineTransform { get }
  /// Returns the controller that disappears or the one that appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that disappears or the one that appears; nil if the transition does not move it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs the app's own animations beside a transition; see `UIViewController.transitionCoordinator`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs animations beside the transition and returns whether they were taken; nothing runs when it ends.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
