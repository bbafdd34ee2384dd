public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// Gives the objects that show how a presented controller comes and goes; see `UIViewController.transitioningDelegate`.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the object that animates how a controller appears; nil for the system's animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that animates how a controller disappears; nil for the system's animation.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives how a controller appears; nil if the animation runs by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that drives how a controller disappears; nil if the animation runs by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that presents a controller with the custom style; nil for the system's.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// By default nil: the system animates.
  dynamic public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { leftOut(by: self, nil, with: [presented, presenting, source]) }

  /// By default nil: the system animates.
  dynamic public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { leftOut(by: self, nil, with: [dismissed]) }

  /// By default nil: the transition runs by itself.
  dynamic public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { leftOut(by: self, nil, with: [animator]) }

  /// By default nil: the transition runs by itself.
  dynamic public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { leftOut(by: self, nil, with: [animator]) }

  /// By default nil: the system presents.
  dynamic public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { leftOut(by: self, nil, with: [presented, presenting, source]) }
}

/// Animates the transition from one controller's view to another's.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the animation takes, in seconds.
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Moves the views; calls `completeTransition` of the context when the animation has ended.
  func animateTransition(using context: any UIViewControllerContextTransitioning)
  /// The one object that moves the views during the transition, for a transition that can be paused and driven.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called when the transition has ended, with false if it was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

/// Drives an interactive transition, for example by the user's touches.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called to begin the transition; the object then updates, finishes or cancels it with the context.
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
  /// The speed of the rest of the animation; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the animation.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition waits for the user from its start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// By default 1, the animation's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// By default slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// By default true: the transition begins interactively.
  public var wantsInteractiveStart: Bool { true }
}

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key as a text.
  public let rawValue: String
  /// Creates a key from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is seen at the beginning, or that goes away.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key as a text.
  public let rawValue: String
  /// Creates a key from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is on the screen at the start.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is on the screen at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator needs to know of the transition that it shows.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place; the animator adds the view that comes.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// How the presented controller covers the screen.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The turn that the device's rotation gives the view; identity if it does not rotate.
  var targetTransform: CGAffineTransform { get }
  /// Sets the progress of the interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction; the animation runs on to its end.
  func finishInteractiveTransition()
  /// Ends the interaction; the animation runs back to its start.
  func cancelInteractiveTransition()
  /// Pauses an animation that can be interrupted, so that it becomes interactive.
  func pauseInteractiveTransition()
  /// Ends the transition; animators must call this.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller that disappears or the one that appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that the animator moves; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame at the beginning in the container, in points; zero for a view that is not there yet.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// The frame at the end in the container, in points; zero for a view that goes.
  func finalFrame(for controller: UIViewController) -> CGRect
}

extension BareDelegate: UIViewControllerTransitioningDelegate {}
