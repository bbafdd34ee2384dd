public import Foundation
public import PlainviewGraphics

/// The timing that an animator's progress follows.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the timing.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a Bézier curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of a timing: one of the system's curves, a Bézier curve, a spring, or a mixture; raw values are UIKit's.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// A Bézier curve of time.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The system's curve; ease-in-out for a curve with points of its own.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point, from 0 to 1 in time.
  open private(set) var controlPoint1: CGPoint
  /// The second control point, from 0 to 1 in time.
  open private(set) var controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Creates one of the system's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    if case .cubic(let one, let other) = TimingCurve(curve) {
      (controlPoint1, controlPoint2) = (one, other)
    } else {
      (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    }
    super.init()
  }

  /// Creates a curve from 0 to 1 with two control points.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltin = false
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
    super.init()
  }

  /// The curve that eases in and out.
  public override init() {
    animationCurve = .easeInOut
    isBuiltin = true
    (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    super.init()
  }

  /// One of the system's curves, or a curve with points of its own.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always nil: a curve is no spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring; the velocity is a share of the distance per second.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Form {
    /// Lasts as long as the animator that uses it.
    case ratio(Double)
    case spring(Spring)
  }

  private let form: Form
  /// The speed at the start; only the horizontal part is used for springs of one dimension.
  open private(set) var initialVelocity: CGVector

  /// Creates a spring that settles in the animator's duration; a ratio of 1 does not swing.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    form = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring with physical quantities, which decide the duration.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero) {
    form = .spring(
      Spring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: Double(velocity.dx)))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring with the time that it seems to take and a bounce, where 0 does not swing.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
    form = .spring(Spring(period: duration, bounce: Double(bounce), initialVelocity: Double(velocity.dx)))
    initialVelocity = velocity
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(dampingRatio:)") }

  /// Always a spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Always nil: a spring is no Bézier curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  func spring(lasting duration: TimeInterval) -> Spring {
    switch form {
    case .ratio(let ratio):
      Spring(dampingRatio: ratio, initialVelocity: Double(initialVelocity.dx), restingAfter: duration)
    case .spring(let spring): spring
    }
  }
}

extension UITimingCurveProvider {
  func curve(lasting duration: TimeInterval) -> TimingCurve {
    if let spring = springTimingParameters { return .spring(spring.spring(lasting: duration)) }
    guard let cubic = cubicTimingParameters else { return .easeInOut }
    if cubic.timingCurveType == .builtin { return TimingCurve(cubic.animationCurve) }
    return .cubic(cubic.controlPoint1, cubic.controlPoint2)
  }

  /// The curve's own duration; nil where the animator determines it.
  func ownDuration() -> TimeInterval? {
    guard let spring = springTimingParameters else { return nil }
    let (short, long) = (spring.spring(lasting: 1).duration, spring.spring(lasting: 2).duration)
    return short == long ? short : nil
  }
}
