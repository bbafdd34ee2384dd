public import Foundation
import PlainviewRuntime

/// Drives an animator's animation interactively: `update(_:)` sets its progress, then it runs to its end or back.
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
  /// The curve of the rest of the animation. Kept, without effect.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The timing of the rest of an animation that can be interrupted; nil for that of the animator.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins interactively; true by default.
  open var wantsInteractiveStart = true
  private var context: (any UIViewControllerContextTransitioning)?
  private var held: HeldAnimations?
  /// The app's interruptible animator; nil without one.
  private var interruptible: (any UIViewImplicitlyAnimating)?
  /// Whether the animation is held until it is released.
  private var isLeading = false

  public nonisolated override init() { super.init() }

  /// Starts the animator's animation and holds it at its beginning if the transition begins interactively.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? ControllerTransition, let animator = transition.animator else {
      return
    }
    context = transitionContext
    percentComplete = 0
    isLeading = wantsInteractiveStart
    duration = animator.transitionDuration(using: transitionContext)
    if let interruptible = animator.animator(for: transition) {
      self.interruptible = interruptible
      if wantsInteractiveStart { interruptible.pauseAnimation() } else { interruptible.startAnimation() }
      return
    }
    guard wantsInteractiveStart else { return UserCode.run { animator.animateTransition(using: transitionContext) } }
    let held = HeldAnimations(transition.application)
    self.held = held
    held.collect { UserCode.run { animator.animateTransition(using: transitionContext) } }
  }

  /// Pauses the rest of the animation, so that it becomes interactive again.
  ///
  /// An animation that began by itself can be stopped only where the animator has an `interruptibleAnimator(using:)`.
  open func pause() {
    isLeading = true
    held?.stop()
    if let interruptible {
      interruptible.pauseAnimation()
      percentComplete = interruptible.fractionComplete
    }
    context?.pauseInteractiveTransition()
  }

  /// Sets the progress of the animation, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    guard isLeading else { return }
    held?.show(at: Double(self.percentComplete) * duration)
    interruptible?.fractionComplete = self.percentComplete
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Cancels the transition: the animation runs back to its start.
  open func cancel() {
    context?.cancelInteractiveTransition()
    held?.release(forward: false, speed: Double(completionSpeed))
    interruptible?.isReversed = true
    release(over: percentComplete)
  }

  /// Finishes the transition: the animation runs on to its end.
  open func finish() {
    context?.finishInteractiveTransition()
    held?.release(forward: true, speed: Double(completionSpeed))
    release(over: 1 - percentComplete)
  }

  /// Lets the app's animator run over the share of the animation that is left.
  private func release(over rest: CGFloat) {
    isLeading = false
    let speed = completionSpeed.isFinite && completionSpeed > 0 ? completionSpeed : 1
    interruptible?.continueAnimation(withTimingParameters: timingCurve, durationFactor: rest / speed)
  }

  /// Forgets a transition that is over.
  func transitionDidEnd(_ transition: ControllerTransition) {
    guard context === transition else { return }
    context = nil
    held = nil
    interruptible = nil
  }
}
