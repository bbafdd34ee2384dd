public import Foundation
import PlainviewRuntime

/// Animates changes of views and can be paused, scrubbed, reversed and stopped.
///
/// Times are seconds of the virtual clock. `fractionComplete` is the shown progress of the changes.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating,
  @preconcurrency NSCopying
{
  /// The length of the animation, in seconds.
  open private(set) var duration: TimeInterval
  /// The time before the start, in seconds; 0 by default.
  open private(set) var delay: TimeInterval = 0
  /// The curve or the spring of the animation.
  open var timingParameters: any UITimingCurveProvider { curve }
  private lazy var curve: any UITimingCurveProvider = UICubicTimingParameters()
  /// Whether the animator has not begun, is active, or was stopped.
  open private(set) var state: UIViewAnimatingState = .inactive
  /// Whether the animation moves at present.
  open private(set) var isRunning = false
  /// Whether the views take touches while they are animated; true by default.
  open var isUserInteractionEnabled = true
  /// Whether the changes can be paused, scrubbed and stopped while they run; otherwise they run on to their end.
  open var isInterruptible = true
  /// Whether views are found by touches where they are seen to be. Kept, without effect: touches find views where they
  /// are seen to be in any case.
  open var isManualHitTestingEnabled = false
  /// Whether `fractionComplete` follows an even speed while the animation is paused. Kept, without effect.
  open var scrubsLinearly = true
  /// Whether the animator stays active, without completions, when it comes to its end.
  open var pausesOnCompletion = false

  private var blocks: [(delayFactor: Double, body: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animation: RunningAnimation?
  private var token: VirtualClock.Token?
  private var segment = Segment()
  private lazy var application = UIApplication.shared

  /// A run from one progress to another; at rest both are equal.
  private struct Segment {
    var start = 0.0
    var target = 0.0
    var begin: TimeInterval = 0
    var length: TimeInterval = 0
    var curve = TimingCurve.linear

    func progress(at time: TimeInterval) -> Double {
      guard length > 0 else { return target }
      return start + (target - start) * curve.progress(at: (time - begin) / length)
    }
  }

  // MARK: Making

  /// Creates an animator with a duration in seconds and a timing; some springs have a duration of their own.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.ownDuration() ?? (duration.isFinite ? max(duration, 0) : 0)
    super.init()
    curve = parameters
  }

  /// Creates an animator with a duration in seconds, one of the system's curves and the changes.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a duration in seconds, a Bézier curve and the changes.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a duration in seconds, a spring and the changes.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator whose changes take no time.
  public nonisolated override init() {
    duration = 0
    super.init()
  }

  /// Creates an animator and starts it after a delay.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// An animator of the same kind that has neither changes nor completions yet.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters)
    copy.isInterruptible = isInterruptible
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }

  // MARK: Contents

  /// Adds changes that begin with the animation, or at once while it runs.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes that begin after a share of the time that is left, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else { return fail("add animations to a stopped animator") }
    let factor = Double(min(max(delayFactor, 0), 1))
    guard state == .active else { return blocks.append((factor, animation)) }
    let now = fraction
    self.animation?.changes += record(animation, delay: now + (1 - now) * factor)
  }

  /// Adds a closure that gets the position at which the animation has ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  private func record(_ body: () -> Void, delay: Double) -> [PropertyChange] {
    let recording = AnimationRecording(duration: duration, delay: 0, curve: .linear, options: [])
    AnimationRecording.run(recording, body)
    return recording.result().flatMap(\.changes).map { change in
      var change = change
      change.delay = delay
      return change
    }
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    segment = Segment()
    let waiting = blocks
    blocks = []
    var changes: [PropertyChange] = []
    for block in waiting where UserCode.mayRun {
      changes += record(block.body, delay: block.delayFactor)
    }
    let animation = RunningAnimation(changes, blocksTouches: !isUserInteractionEnabled) { [weak self] time in
      self?.segment.progress(at: time) ?? 1
    }
    self.animation = animation
    application.animations.add(animation)
  }

  // MARK: Running

  /// Starts the animation, or continues it after a pause; fails for a stopped animator.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after so many seconds; fails for a stopped animator.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return fail("start a stopped animator") }
    self.delay = delay.isFinite ? max(delay, 0) : 0
    activate()
    run(curve: timingParameters.curve(lasting: duration), length: nil, delay: self.delay)
  }

  /// Pauses the animation where it is; fails for a stopped animator.
  open func pauseAnimation() {
    guard state != .stopped else { return fail("pause a stopped animator") }
    guard mayInterrupt else { return }
    activate()
    halt()
  }

  /// Continues; a factor of zero takes the remaining time, another one that share of the duration.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active, !isRunning else { return fail("continue an animator that is not paused") }
    if let parameters { curve = parameters }
    let length = durationFactor > 0 ? duration * Double(durationFactor) : nil
    run(curve: timingParameters.curve(lasting: duration), length: length, delay: 0)
  }

  /// Whether code may control the progress of the changes.
  private var mayInterrupt: Bool { isInterruptible || !isRunning }

  private func run(curve: TimingCurve, length: TimeInterval?, delay: TimeInterval) {
    let start = fraction
    let target = isReversed ? 0.0 : 1.0
    stopClock()
    segment = Segment(
      start: start, target: target, begin: application.clock.now + delay,
      length: length ?? abs(target - start) * duration, curve: curve)
    isRunning = true
    token = application.clock.schedule(after: delay + segment.length, "UIViewPropertyAnimator") { [self] in arrive() }
  }

  private func halt() {
    let now = fraction
    stopClock()
    segment = Segment(start: now, target: now)
    isRunning = false
  }

  private func stopClock() {
    if let token { application.clock.cancel(token) }
    token = nil
  }

  private var fraction: Double { segment.progress(at: application.clock.now) }

  /// How far the changes are, from 0 to 1; setting it pauses the animator there.
  open var fractionComplete: CGFloat {
    get { CGFloat(fraction) }
    set {
      guard state != .stopped, newValue.isFinite, mayInterrupt else { return }
      activate()
      halt()
      segment = Segment(start: Double(newValue), target: Double(newValue))
    }
  }

  /// Whether the animation moves backwards; false by default.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      run(curve: segment.curve, length: nil, delay: 0)
    }
  }

  // MARK: Ends

  private func arrive() {
    token = nil
    isRunning = false
    segment = Segment(start: segment.target, target: segment.target)
    if pausesOnCompletion { return }
    end(at: isReversed ? .start : .end)
  }

  /// Leaves the views with the shown values; without finishing, the animator accepts new changes at once.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, mayInterrupt else { return }
    let changes = animation?.changes ?? []
    let now = application.clock.now
    let shown = changes.compactMap { change in
      change.view.map { (change, application.animations.shownValue(change.property, of: $0, at: now)) }
    }
    halt()
    removeAnimation()
    for (change, value) in shown { set(change, value) }
    stoppedChanges = changes
    state = .stopped
    if withoutFinishing {
      state = .inactive
      forget()
    }
  }

  private var stoppedChanges: [PropertyChange] = []

  /// Ends a stopped animator: the views take on the values of the position.
  open func finishAnimation(at position: UIViewAnimatingPosition) {
    guard state == .stopped else { return fail("finish an animator that is not stopped") }
    apply(position, stoppedChanges)
    complete(position)
  }

  private func end(at position: UIViewAnimatingPosition) {
    let changes = animation?.changes ?? []
    removeAnimation()
    if position == .start { apply(.start, changes) }
    complete(position)
  }

  private func apply(_ position: UIViewAnimatingPosition, _ changes: [PropertyChange]) {
    switch position {
    case .start: for change in changes.reversed() { set(change, change.start) }
    case .end: for change in changes { set(change, change.end) }
    case .current: break
    }
  }

  private func set(_ change: PropertyChange, _ value: [CGFloat]) {
    guard let view = change.view else { return }
    AnimationRecording.run(nil) { change.property.set(value, of: view) }
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    let told = completions
    state = .inactive
    forget()
    for completion in told { UserCode.run { completion(position) } }
  }

  private func removeAnimation() {
    if let animation { application.animations.remove(animation) }
    animation = nil
  }

  private func forget() {
    stoppedChanges = []
    completions = []
    segment = Segment()
  }

  private func fail(_ action: String) {
    raise(.internalInconsistency("It is an error to \(action)."))
  }
}
