public import Foundation
import PlainviewRuntime
public import PlainviewTargetAction

/// The settings between `beginAnimations` and `commitAnimations`, as animations were written before blocks.
@MainActor private final class AnimationCalls {
  static var open: [AnimationCalls] = []
  static let restoration: Void = RunningTest.whenLeft { open = [] }

  let id: String?
  let context: UnsafeMutableRawPointer?
  let recording = AnimationRecording(duration: 0, delay: 0, curve: .easeInOut, options: [])
  weak var delegate: NSObject?
  var willStart: Selector?
  var didStop: Selector?
  /// Seconds.
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  var repeatCount: Float = 0
  var autoreverses = false
  var beginsFromCurrentState = false

  init(id: String?, context: UnsafeMutableRawPointer?) {
    self.id = id
    self.context = context
  }

  /// Animates the changes since the beginning, and tells the delegate.
  func commit() {
    var options: UIView.AnimationOptions = [.allowUserInteraction]
    if beginsFromCurrentState { options.insert(.beginFromCurrentState) }
    if autoreverses { options.insert(.autoreverse) }
    let count = repeatCount > 0 ? Double(repeatCount) : autoreverses ? 1 : 0
    let timed = recording.retimed(
      duration: duration, delay: delay, curve: TimingCurve(curve), options: options,
      repeatCount: count == 0 ? nil : count)
    tell(willStart)
    BlockAnimation.start(timed) { [self] isFinished in tell(didStop, NSNumber(value: isFinished)) }
  }

  private func tell(_ selector: Selector?, _ finished: NSNumber? = nil) {
    guard let selector, let delegate else { return }
    let others: [Any?] = finished == nil ? [] : [context]
    Message(selector, sender: id, event: finished ?? context, others: others).send(to: delegate)
  }
}

extension UIView {
  /// Animates changes until `commitAnimations()`; the calls may be nested.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    _ = AnimationCalls.restoration
    let calls = AnimationCalls(id: animationID, context: context)
    AnimationCalls.open.append(calls)
    AnimationRecording.push(areAnimationsEnabled ? calls.recording : nil)
  }

  /// Starts the animations of the last `beginAnimations` that was not committed; without one nothing happens.
  public class func commitAnimations() {
    guard let calls = AnimationCalls.open.popLast() else { return }
    AnimationRecording.pop()
    calls.commit()
  }

  private class var calls: AnimationCalls? { AnimationCalls.open.last }

  /// The object that gets the messages of the next two selectors; it is not retained.
  public class func setAnimationDelegate(_ delegate: Any?) { calls?.delegate = delegate as? NSObject }

  /// The method that is told of the start: `animationWillStart(_:context:)`.
  public class func setAnimationWillStart(_ selector: Selector?) { calls?.willStart = selector }

  /// The method that is told of the end: `animationDidStop(_:finished:context:)`.
  public class func setAnimationDidStop(_ selector: Selector?) { calls?.didStop = selector }

  /// How long the changes are shown, in seconds: 0.2 unless it is set.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    calls?.duration = duration.isFinite ? max(0, duration) : 0
  }

  /// When the changes begin to be shown, in seconds from the commit.
  public class func setAnimationDelay(_ delay: TimeInterval) { calls?.delay = delay.isFinite ? max(0, delay) : 0 }

  /// Sets the curve of the animation that was begun with `beginAnimations(_:context:)`.
  public class func setAnimationCurve(_ curve: AnimationCurve) { calls?.curve = curve }

  /// How often the changes are shown; 0 and 1 are once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) { calls?.repeatCount = max(0, repeatCount) }

  /// Sets whether every run of the animation is followed by one backwards.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    calls?.autoreverses = repeatAutoreverses
  }

  /// Whether the changes begin with what is shown now rather than with the values that were set.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    calls?.beginsFromCurrentState = fromCurrentState
  }
}
