public import Foundation
import PlainviewRuntime

/// What an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode as a text.
  public let rawValue: String
  /// Creates a mode from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing: the layer shows its own values.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The end value is shown after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start value is shown before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The start value is shown before, and the end value after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The name of a timing curve that the system has.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a text.
  public let rawValue: String
  /// Creates a name from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Quickly up to speed and slow at the end; the curve of animations that the system makes.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The progress of an animation over its time.
@preconcurrency @MainActor public final class CAMediaTimingFunction: NSObject {
  private let points: (CGPoint, CGPoint)

  /// Creates a Bézier curve from 0 to 1 with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = (CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)))
    super.init()
  }

  /// Creates the system's curve of a name; linear for an unknown one.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes one of the four points of the curve, by its index from 0 to 3: x, then y.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [.zero, points.0, points.1, CGPoint(x: 1, y: 1)]
    guard all.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = (Float(all[idx].x), Float(all[idx].y))
  }

  var curve: TimingCurve { .cubic(points.0, points.1) }
}

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

  /// How long the animation is by itself, without repetitions.
  var simpleDuration: TimeInterval { duration > 0 && duration.isFinite ? duration : CATransaction.animationDuration() }

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
