public import Foundation
import PlainviewRuntime

/// Called at the beginning and the end of an animation of a layer; every method has a default.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended, with false if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing by default.
  dynamic public func animationDidStart(_ anim: CAAnimation) { leftOut(by: self, with: [anim]) }
  /// Does nothing by default.
  dynamic public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    leftOut(by: self, with: [anim, flag])
  }
}

/// A change of a layer over time; times are seconds of the virtual clock.
@preconcurrency @MainActor open class CAAnimation: NSObject, NSCopying {
  /// When the animation begins in the layer's time; 0 for at once.
  open var beginTime: CFTimeInterval = 0
  /// How long one run takes, in seconds; 0 for the duration of the transaction.
  open var duration: CFTimeInterval = 0
  /// How fast the animation's time runs; 1 by default. Below 0 it runs from the end to the beginning, with speed 0 it stays at
  /// its `timeOffset` until it is removed.
  open var speed: Float = 1
  /// Seconds added to the animation's own time.
  open var timeOffset: CFTimeInterval = 0
  /// How often the animation runs; 0 for once.
  open var repeatCount: Float = 0
  /// How long the animation repeats, in seconds; 0 to use the repeat count.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether every run is followed by one backwards.
  open var autoreverses = false
  /// What is shown before the beginning and after the end; nothing by default.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The curve of the animation; nil for an even speed.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept by the animation, as on a device.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation when it is over; true by default.
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]

  public required override init() { super.init() }

  /// Returns a copy of the same class with the same settings.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> CAAnimation in
      let copy = type(of: self).init()
      copy.take(self)
      return copy
    }
  }

  /// Copies the settings of another animation of the same class.
  func take(_ other: CAAnimation) {
    (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
    (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction, delegate) = (other.fillMode, other.timingFunction, other.delegate)
    (isRemovedOnCompletion, values) = (other.isRemovedOnCompletion, other.values)
  }

  /// Keeps a value of the app under a key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns the value that the app keeps under a key; nil for none.
  open func value(forKey key: String) -> Any? { values[key] }

  /// How long it is with repetitions, in its own time; infinite for one that never ends.
  private var ownDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    // Apps write the greatest number for what never ends.
    return count >= 1e9 ? .infinity : simpleDuration * (autoreverses ? 2 : 1) * count
  }

  /// Seconds of the animation's own time in a second of the layer's.
  private var rate: Double { speed.isFinite ? abs(Double(speed)) : 1 }
  /// Whether the animation's time runs from its end to its beginning.
  private var runsBack: Bool { speed.isFinite && speed < 0 }

  /// Whether the animation's time is stopped, at `timeOffset`.
  var isHeld: Bool { rate == 0 }

  /// How long it is with repetitions, in the layer's time; infinite for one that never ends.
  var activeDuration: TimeInterval { isHeld ? .infinity : ownDuration / rate }

  /// Whether it is over so many seconds after its beginning.
  func isOver(after time: TimeInterval) -> Bool { isHeld ? timeOffset > ownDuration : time > activeDuration }

  /// The progress at a number of seconds after the beginning, before the timing function.
  func share(after time: TimeInterval) -> Double {
    let once = simpleDuration
    let passed = max(0, time) * rate
    let cycle = once * (autoreverses ? 2 : 1)
    if runsBack {
      // An endless animation has no end to run from: each of its cycles runs backwards.
      let end = ownDuration.isFinite ? ownDuration : cycle
      let left = end - (ownDuration.isFinite ? min(passed, end) : passed.truncatingRemainder(dividingBy: cycle))
      let cycleTime = (left + timeOffset).truncatingRemainder(dividingBy: cycle)
      return share(at: cycleTime == 0 && passed == 0 ? cycle : cycleTime, once)
    }
    if isHeld ? timeOffset >= ownDuration : time >= activeDuration {
      if autoreverses { return 0 }
      let rest = repeatCount > 0 ? Double(repeatCount).truncatingRemainder(dividingBy: 1) : 0
      return rest > 0 && ownDuration.isFinite ? rest : 1
    }
    return share(at: (passed + timeOffset).truncatingRemainder(dividingBy: cycle), once)
  }

  /// The share at a time within a cycle, whose second half runs backwards.
  private func share(at cycleTime: TimeInterval, _ once: TimeInterval) -> Double {
    cycleTime <= once ? cycleTime / once : 2 - cycleTime / once
  }

  /// The values of properties at a share of the time.
  func values(of layer: CALayer, at share: Double) -> [(keyPath: String, value: [CGFloat])] { [] }
}

extension BareDelegate: CAAnimationDelegate {}
