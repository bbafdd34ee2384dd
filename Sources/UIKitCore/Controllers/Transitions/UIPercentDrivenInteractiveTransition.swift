public import Foundation
import PlainviewRuntime

/// Lets a finger lead the animation of an animator: as far as `update(_:)` says, then to its end or back.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// How long the whole animation takes, in seconds.
  open private(set) var duration: CGFloat = 0
  /// How far the transition is, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs: 1 is the animation's own speed.
  open var completionSpeed: CGFloat = 1
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  private var context: (any UIViewControllerContextTransitioning)?
  private var held: HeldAnimations?

  public nonisolated override init() { super.init() }

  open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    guard let transition = context as? ControllerTransition, let animator = transition.animator else { return }
    self.context = context
    percentComplete = 0
    duration = animator.transitionDuration(using: context)
    let held = HeldAnimations(transition.application)
    self.held = held
    held.collect { animator.animateTransition(using: context) }
  }

  /// Stops the rest of the animation where it is, so that it can be led again.
  open func pause() {
    held?.stop()
    context?.pauseInteractiveTransition()
  }

  /// Shows the animation as far as this share of it, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    held?.show(at: Double(self.percentComplete) * duration)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Calls the transition off: the animation runs back to its start.
  open func cancel() {
    context?.cancelInteractiveTransition()
    held?.release(forward: false, speed: Double(completionSpeed))
    forget()
  }

  /// Carries the transition out: the animation runs on to its end.
  open func finish() {
    context?.finishInteractiveTransition()
    held?.release(forward: true, speed: Double(completionSpeed))
    forget()
  }

  private func forget() {
    context = nil
    held = nil
  }
}
