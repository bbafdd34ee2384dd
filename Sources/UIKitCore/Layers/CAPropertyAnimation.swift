public import Foundation
import PlainviewRuntime

/// An animation of a property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public required init() { super.init() }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }

  /// The model's value, or nothing where the property is not known.
  func model(_ layer: CALayer) -> [CGFloat]? { keyPath.flatMap { layer.number(of: $0) } }

  func result(_ value: [CGFloat]?, _ layer: CALayer) -> [(keyPath: String, value: [CGFloat])] {
    guard let keyPath, let value, let model = model(layer), model.count == value.count else { return [] }
    return [(keyPath, isAdditive ? zip(value, model).map { $0 + $1 } : value)]
  }
}

/// An animation from one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  var curve: TimingCurve { timingFunction?.curve ?? .linear }

  override func values(of layer: CALayer, at share: Double) -> [(keyPath: String, value: [CGFloat])] {
    guard let model = model(layer) else { return [] }
    let rest = isAdditive ? model.map { _ in 0 } : model
    let (from, to) = (fromValue.flatMap(AnimatedValue.numbers), toValue.flatMap(AnimatedValue.numbers))
    let by = byValue.flatMap(AnimatedValue.numbers)
    let start = from ?? (by.flatMap { by in to.map { zip($0, by).map { $0 - $1 } } }) ?? rest
    let end = to ?? by.map { zip(start, $0).map { $0 + $1 } } ?? rest
    guard start.count == model.count, end.count == model.count else { return [] }
    let progress = CGFloat(curve.progress(at: share))
    return result(zip(start, end).map { $0 + ($1 - $0) * progress }, layer)
  }
}

/// An animation that swings into its end.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping, initialVelocity) = (other.mass, other.stiffness, other.damping, other.initialVelocity)
  }

  private var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
  }

  /// When the spring counts as at rest, in seconds.
  open var settlingDuration: CFTimeInterval { spring.duration }

  override var curve: TimingCurve {
    let settling = spring.duration
    return settling > 0 ? .spring(spring) : .linear
  }
}

/// An animation over several values, or along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  /// Shares of the duration, from 0 to 1.
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode, rotationMode) =
      (other.timingFunctions, other.calculationMode, other.rotationMode)
  }

  private var frames: [[CGFloat]] {
    if let path { return PathGeometry.polygons(of: path.elements).flatMap { $0 }.map { [$0.x, $0.y] } }
    return (values ?? []).compactMap { AnimatedValue.numbers($0) }
  }

  override func values(of layer: CALayer, at share: Double) -> [(keyPath: String, value: [CGFloat])] {
    let frames = frames
    guard let first = frames.first, let last = frames.last, frames.allSatisfy({ $0.count == first.count }) else {
      return []
    }
    guard frames.count > 1 else { return result(first, layer) }
    let given = (keyTimes ?? []).map(\.doubleValue)
    let times =
      given.count == frames.count ? given : frames.indices.map { Double($0) / Double(frames.count - 1) }
    let place = timingFunction?.curve.progress(at: share) ?? share
    guard let next = times.firstIndex(where: { $0 > place }) else { return result(last, layer) }
    guard next > 0 else { return result(first, layer) }
    if calculationMode == .discrete { return result(frames[next - 1], layer) }
    let span = times[next] - times[next - 1]
    var own = span > 0 ? (place - times[next - 1]) / span : 1
    if let functions = timingFunctions, functions.indices.contains(next - 1) {
      own = functions[next - 1].curve.progress(at: own)
    }
    return result(zip(frames[next - 1], frames[next]).map { $0 + ($1 - $0) * CGFloat(own) }, layer)
  }
}
