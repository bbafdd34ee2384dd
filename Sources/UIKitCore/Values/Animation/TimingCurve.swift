import Foundation

/// The progress of an animation over its time; both go from 0 to 1, and the progress of springs beyond.
enum TimingCurve: Equatable {
  case linear
  /// A Bézier curve from (0, 0) to (1, 1) with two control points.
  case cubic(CGPoint, CGPoint)
  case spring(Spring)

  static let easeInOut = TimingCurve.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
  static let easeIn = TimingCurve.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
  static let easeOut = TimingCurve.cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))

  func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    switch self {
    case .linear: return time
    case .cubic(let one, let other): return Self.cubic(one, other, at: time)
    case .spring(let spring): return spring.progress(at: time * spring.duration)
    }
  }

  /// The curve's height over a time: halves the interval of the parameter until it is found.
  private static func cubic(_ one: CGPoint, _ other: CGPoint, at time: Double) -> Double {
    func coordinate(_ first: CGFloat, _ second: CGFloat, _ t: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * Double(first) + 3 * rest * t * t * Double(second) + t * t * t
    }
    // Outside of 0...1 the curve would not be a function of time.
    let (firstX, secondX) = (min(max(one.x, 0), 1), min(max(other.x, 0), 1))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if coordinate(firstX, secondX, middle) < time { low = middle } else { high = middle }
    }
    return coordinate(one.y, other.y, (low + high) / 2)
  }
}

/// A damped spring that pulls from 0 to 1; times are seconds.
struct Spring: Equatable {
  /// One is critical; less swings.
  let dampingRatio: Double
  /// Radians a second, without damping.
  let frequency: Double
  /// Of the distance per second, towards the target.
  let initialVelocity: Double
  /// When the spring counts as at rest.
  let duration: Double

  /// The amplitude below which a spring counts as at rest, as a share of the distance.
  private static let rest = 0.001

  /// A spring that is at rest after a duration.
  init(dampingRatio: Double, initialVelocity: Double, restingAfter duration: Double) {
    self.dampingRatio = min(max(dampingRatio, 0.01), 1)
    self.initialVelocity = initialVelocity
    self.duration = max(duration, 0)
    frequency = duration > 0 ? -log(Self.rest) / (self.dampingRatio * duration) : 1
  }

  /// A spring whose swing takes a time; it rests when the swing is small.
  init(period: Double, bounce: Double, initialVelocity: Double) {
    self.init(
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), frequency: 2 * .pi / max(period, 0.001),
      initialVelocity: initialVelocity)
  }

  /// A weight on a spring.
  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
    self.init(
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), frequency: (stiffness / mass).squareRoot(),
      initialVelocity: initialVelocity)
  }

  private init(dampingRatio: Double, frequency: Double, initialVelocity: Double) {
    self.dampingRatio = min(max(dampingRatio, 0.01), 100)
    self.frequency = frequency
    self.initialVelocity = initialVelocity
    let ratio = self.dampingRatio
    // The slower of the two decay rates.
    let decay = ratio > 1 ? ratio - (ratio * ratio - 1).squareRoot() : ratio
    duration = -log(Self.rest) / (decay * frequency)
  }

  func progress(at time: Double) -> Double {
    let (ratio, decay) = (dampingRatio, dampingRatio * frequency)
    if ratio == 1 { return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time) }
    let swing = frequency * abs(1 - ratio * ratio).squareRoot()
    let push = (decay - initialVelocity) / swing
    if ratio < 1 { return 1 - exp(-decay * time) * (cos(swing * time) + push * sin(swing * time)) }
    return 1 - exp(-decay * time) * (cosh(swing * time) + push * sinh(swing * time))
  }
}
