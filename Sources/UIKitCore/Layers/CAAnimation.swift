public import Foundation
import PlainviewRuntime

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How far an animation is at which share of its time.
@preconcurrency @MainActor public final class CAMediaTimingFunction: NSObject {
  private let points: (CGPoint, CGPoint)

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = (CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)))
    super.init()
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes one of the four points of the curve, by its place from 0 to 3: x, then y.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [.zero, points.0, points.1, CGPoint(x: 1, y: 1)]
    guard all.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = (Float(all[idx].x), Float(all[idx].y))
  }

  var curve: TimingCurve { .cubic(points.0, points.1) }
}

/// Hears of the beginning and the end of an animation of a layer; every method has a default.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  dynamic public func animationDidStart(_ anim: CAAnimation) { leftOut(by: self, with: [anim]) }
  dynamic public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    leftOut(by: self, with: [anim, flag])
  }
}

/// A change of a layer that is seen over time; times are seconds of the virtual clock.
@preconcurrency @MainActor open class CAAnimation: NSObject, NSCopying {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  /// Kept by the animation, as on a device.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]

  public required override init() { super.init() }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> CAAnimation in
      let copy = type(of: self).init()
      copy.take(self)
      return copy
    }
  }

  /// Takes over what another animation of the same class says.
  func take(_ other: CAAnimation) {
    (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
    (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction, delegate) = (other.fillMode, other.timingFunction, other.delegate)
    (isRemovedOnCompletion, values) = (other.isRemovedOnCompletion, other.values)
  }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }

  /// How long the animation is by itself, without repetitions.
  var simpleDuration: TimeInterval { duration > 0 && duration.isFinite ? duration : CATransaction.animationDuration() }

  /// How long it is with repetitions; infinite for one that never ends.
  var activeDuration: TimeInterval {
    let once = simpleDuration * (autoreverses ? 2 : 1)
    let rate = speed.isFinite && speed > 0 ? Double(speed) : 1
    if repeatDuration > 0 { return repeatDuration / rate }
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    // Apps write the greatest number for what never ends.
    return count >= 1e9 ? .infinity : once * count / rate
  }

  /// How far the animation is, so many seconds after its beginning, before its timing function.
  func share(after time: TimeInterval) -> Double {
    let once = simpleDuration
    let local = max(0, time) * Double(speed.isFinite && speed > 0 ? speed : 1) + timeOffset
    let cycle = once * (autoreverses ? 2 : 1)
    if time >= activeDuration {
      if autoreverses { return 0 }
      let rest = repeatCount > 0 ? Double(repeatCount).truncatingRemainder(dividingBy: 1) : 0
      return rest > 0 && activeDuration.isFinite ? rest : 1
    }
    let place = local.truncatingRemainder(dividingBy: cycle)
    return place <= once ? place / once : 2 - place / once
  }

  /// The values of properties at a share of the time.
  func values(of layer: CALayer, at share: Double) -> [(keyPath: String, value: [CGFloat])] { [] }
}
