public import Foundation
import PlainviewGraphics
import PlainviewRuntime
import PlainviewTargetAction

// Blocks run at once and change the model; completions run on the virtual clock (contract P1 to P3).
extension UIView {
  /// Runs changes of views as an animation of a duration in seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Runs changes of views as an animation of a duration in seconds, and the completion when it has ended.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Shows what the block changes over `duration` seconds, after `delay` seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    BlockAnimation.run(recording(duration, delay, options), animations, completion)
  }

  /// Shows the changes as a spring does that is at rest after `duration` seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity), restingAfter: checked(duration))
    BlockAnimation.run(recording(duration, delay, options, .spring(spring)), animations, completion)
  }

  /// Shows the changes as a spring does whose swing takes `duration` seconds; over when the spring is at rest.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      period: checked(duration), bounce: Double(min(max(bounce, -0.99), 0.99)),
      initialVelocity: Double(initialSpringVelocity))
    BlockAnimation.run(recording(spring.duration, delay, options, .spring(spring)), animations, completion)
  }

  /// The recording of a block; one in another block has that one's duration and curve unless it overrides them.
  private class func recording(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions, _ curve: TimingCurve? = nil
  ) -> AnimationRecording {
    let outer = AnimationRecording.current
    let ownDuration = outer == nil || options.contains(.overrideInheritedDuration)
    let ownCurve = outer == nil || curve != nil || options.contains(.overrideInheritedCurve)
    return AnimationRecording(
      duration: ownDuration ? checked(duration) : outer?.duration ?? 0, delay: checked(delay),
      curve: ownCurve ? curve ?? TimingCurve(options.curve) : outer?.curve ?? .easeInOut, options: options)
  }

  /// A time as a finite number that is not negative.
  private class func checked(_ time: TimeInterval) -> TimeInterval { time.isFinite ? max(time, 0) : 0 }

  // MARK: Transitions

  /// Shows a change of a view as a transition; the duration passes even if nothing changes.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    BlockAnimation.run(recording(duration, 0, options), keepsDuration: true, { animations?() }, completion)
  }

  /// Replaces a view by another one, or with `showHideTransitionViews` hides it and shows the other.
  public class func transition(
    from old: UIView, to new: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    BlockAnimation.run(
      recording(duration, 0, options), keepsDuration: true,
      {
        if options.contains(.showHideTransitionViews) {
          old.isHidden = true
          new.isHidden = false
        } else {
          old.superview?.insertSubview(new, aboveSubview: old)
          old.removeFromSuperview()
        }
      }, completion)
  }

  // MARK: Key frames

  /// Shows the changes of the key frames that the block adds, over `duration` seconds, after `delay` seconds.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    BlockAnimation.run(recording(duration, delay, options.shared, .linear), animations, completion)
  }

  /// Adds changes that take a part of the time of the key frames around; shares are from 0 to 1.
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: @escaping () -> Void
  ) {
    guard let outer = AnimationRecording.current else { return animations() }
    let start = min(max(start.isFinite ? start : 0, 0), 1)
    outer.keyframe(from: start, lasting: min(max(duration.isFinite ? duration : 0, 0), 1 - start), animations)
  }

  // MARK: Around blocks

  /// Shows the changes of the block at once, those of animations that begin in it too.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    let animations = UIApplication.shared.animations
    let wereEnabled = animations.areEnabled
    animations.areEnabled = false
    AnimationRecording.run(nil, actions)
    animations.areEnabled = wereEnabled
  }

  /// Enables or disables animations of this app; without them changes are shown at once.
  public class func setAnimationsEnabled(_ areEnabled: Bool) {
    UIApplication.shared.animations.areEnabled = areEnabled
  }

  /// Whether changes of views are animated at present.
  public class var areAnimationsEnabled: Bool { UIApplication.shared.animations.areEnabled }

  /// Lets the changes of the block repeat; inside an animation block only.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let outer = AnimationRecording.current else { return animations() }
    outer.repeating(Double(count), autoreverses: autoreverses, animations)
  }

  /// The duration of the block that runs, in seconds; zero outside of one.
  public class var inheritedAnimationDuration: TimeInterval { AnimationRecording.current?.duration ?? 0 }
}

extension UIView {
  func noteAlpha(from old: CGFloat) {
    MainThreadChecker.check()
    if AnimationRecording.isActive { AnimationRecording.note(.alpha, of: self, from: [old], to: [alpha]) }
    KeyValueObservers.hasChanged(self, "alpha", from: old, to: alpha)
  }

  func noteBackgroundColor(from old: UIColor?) {
    MainThreadChecker.check()
    KeyValueObservers.hasChanged(self, "backgroundColor", from: old, to: backgroundColor)
    guard AnimationRecording.isActive else { return }
    let (old, new) = (AnimatedProperty.numbers(old), AnimatedProperty.numbers(backgroundColor))
    AnimationRecording.note(.backgroundColor, of: self, from: old, to: new)
  }
}
