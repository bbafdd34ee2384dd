public import Foundation
public import PlainviewGraphics
import PlainviewRuntime

/// An animation of a property.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, such as `position.x`; nil for none.
  open var keyPath: String?
  /// Whether the values are added to that of the layer; false by default.
  open var isAdditive = false
  /// Whether every repetition starts with the end value of the one before. Kept, without effect.
  open var isCumulative = false
  /// The kind of the values, where the property is a transform: a rotation, a scale, a translation.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of no property.
  public required init() { super.init() }

  /// Creates an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    valueFunction = other.valueFunction
  }

  /// The model's value, or nothing where the property is not known.
  func model(_ layer: CALayer) -> [CGFloat]? { animatedPath.flatMap { layer.number(of: $0) } }

  /// The key path of the numbers that the values are.
  var animatedPath: String? { keyPath == "transform" ? valueFunction?.keyPath ?? keyPath : keyPath }

  func result(_ value: [CGFloat]?, _ layer: CALayer) -> [(keyPath: String, value: [CGFloat])] {
    guard let keyPath = animatedPath, let value, let model = model(layer), model.count == value.count else { return [] }
    return [(keyPath, isAdditive ? zip(value, model).map { $0 + $1 } : value)]
  }
}

/// An animation from one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start; nil for the layer's own or the end minus the difference.
  open var fromValue: Any?
  /// The value at the end; nil for the layer's own or the start plus the difference.
  open var toValue: Any?
  /// The difference between start and end; nil for none.
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

/// An animation with a spring's motion.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring; 1 by default.
  open var mass: CGFloat = 1
  /// How stiff the spring is; 100 by default.
  open var stiffness: CGFloat = 100
  /// How strongly the motion is slowed down; 10 by default.
  open var damping: CGFloat = 10
  /// The speed at the start; 0 by default.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping beyond the critical one is kept. Kept, without effect: it always is.
  open var allowsOverdamping = false

  /// A spring by how long it seems to take, in seconds, and how much it swings: from -1 to 1, 0 not at all.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let length = perceptualDuration.isFinite && perceptualDuration > 0 ? perceptualDuration : 0.5
    let frequency = 2 * CGFloat.pi / CGFloat(length)
    stiffness = frequency * frequency
    damping = bounce < 0 ? 2 * frequency / max(0.01, 1 + bounce) : 2 * frequency * (1 - min(bounce, 1))
  }

  /// How long the spring seems to take, in seconds.
  open var perceptualDuration: CFTimeInterval { CFTimeInterval(2 * CGFloat.pi / sqrt(stiffness / mass)) }
  /// How much it swings.
  open var bounce: CGFloat {
    let ratio = damping / (2 * sqrt(stiffness * mass))
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

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
  /// The values that the property takes one after the other; nil for none.
  open var values: [Any]?
  /// The path that a point moves along, used instead of the values; nil for none.
  open var path: CGPath?
  /// Shares of the duration, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The curves between the values, one for each pair; nil for even speed.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the values between keyframes are found; evenly by default.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer turns along a path. Kept, without effect: it moves without turning.
  open var rotationMode: CAAnimationRotationMode?
  /// How tight, how smooth and how early the curves of cubic modes are at each value; zeros without them.
  open var tensionValues: [NSNumber]?
  /// How smooth the curve is at each value; nil for zeros.
  open var continuityValues: [NSNumber]?
  /// How early or late the curve bends at each value; nil for zeros.
  open var biasValues: [NSNumber]?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (tensionValues, continuityValues, biasValues) = (other.tensionValues, other.continuityValues, other.biasValues)
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
    let times = times(of: frames)
    let progress = timingFunction?.curve.progress(at: share) ?? share
    guard let next = times.firstIndex(where: { $0 > progress }) else { return result(last, layer) }
    guard next > 0 else { return result(first, layer) }
    if calculationMode == .discrete { return result(frames[next - 1], layer) }
    let span = times[next] - times[next - 1]
    var own = span > 0 ? (progress - times[next - 1]) / span : 1
    if let functions = timingFunctions, functions.indices.contains(next - 1) {
      own = functions[next - 1].curve.progress(at: own)
    }
    if isCubic { return result(curve(frames, next, CGFloat(own)), layer) }
    return result(zip(frames[next - 1], frames[next]).map { $0 + ($1 - $0) * CGFloat(own) }, layer)
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }
  private var isCubic: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }

  /// When each value is reached, in shares of the duration: given, evenly spaced, or by the distances between values.
  private func times(of frames: [[CGFloat]]) -> [Double] {
    let even = frames.indices.map { Double($0) / Double(frames.count - 1) }
    guard isPaced || (path != nil && calculationMode == .linear && keyTimes == nil) else {
      let given = (keyTimes ?? []).map(\.doubleValue)
      return given.count == frames.count ? given : even
    }
    var (length, lengths) = (0.0, [0.0])
    for (one, other) in zip(frames, frames.dropFirst()) {
      length += Double(sqrt(zip(one, other).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }))
      lengths.append(length)
    }
    return length > 0 && isPaced ? lengths.map { $0 / length } : even
  }

  /// The spline of Kochanek and Bartels between the value before and the next one.
  private func curve(_ frames: [[CGFloat]], _ next: Int, _ share: CGFloat) -> [CGFloat] {
    func setting(_ list: [NSNumber]?, _ index: Int) -> CGFloat {
      list.flatMap { $0.indices.contains(index) ? CGFloat($0[index].doubleValue) : nil } ?? 0
    }
    func tangent(_ index: Int, _ component: Int, isLeaving: Bool) -> CGFloat {
      let own = frames[index][component]
      let before = own - frames[max(index - 1, 0)][component]
      let after = frames[min(index + 1, frames.count - 1)][component] - own
      let (t, c, b) = (
        setting(tensionValues, index), setting(continuityValues, index), setting(biasValues, index)
      )
      let turn = isLeaving ? c : -c
      return (1 - t) / 2 * ((1 + b) * (1 + turn) * before + (1 - b) * (1 - turn) * after)
    }
    let (square, cube) = (share * share, share * share * share)
    return frames[next].indices.map { component in
      (2 * cube - 3 * square + 1) * frames[next - 1][component]
        + (cube - 2 * square + share) * tangent(next - 1, component, isLeaving: true)
        + (3 * square - 2 * cube) * frames[next][component]
        + (cube - square) * tangent(next, component, isLeaving: false)
    }
  }
}
