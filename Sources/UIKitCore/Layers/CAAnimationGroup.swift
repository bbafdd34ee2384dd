import Foundation
import PlainviewRuntime

/// How the values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode as a text.
  public let rawValue: String
  /// Creates a mode from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Evenly from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value until the time of the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At even speed over the whole animation; key times do not matter.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve at even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns while it moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode as a text.
  public let rawValue: String
  /// Creates a mode from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer turns with the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer turns with the path, half a turn further.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Animations that run together, each within the time of the group.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations of the group, which all begin with it; nil for none.
  open var animations: [CAAnimation]?

  override func take(_ other: CAAnimation) {
    super.take(other)
    animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func values(of layer: CALayer, at share: Double) -> [(keyPath: String, value: [CGFloat])] {
    let time = (timingFunction?.curve.progress(at: share) ?? share) * simpleDuration
    return (animations ?? []).flatMap { animation -> [(keyPath: String, value: [CGFloat])] in
      let own = time - animation.beginTime
      guard own >= 0 || animation.fillMode == .backwards || animation.fillMode == .both else { return [] }
      let length = animation.duration > 0 ? animation.activeDuration : simpleDuration
      let isOver = animation.duration > 0 ? animation.isOver(after: own) : own > length
      guard !isOver || animation.fillMode == .forwards || animation.fillMode == .both else { return [] }
      let share = animation.duration > 0 ? animation.share(after: own) : min(max(own / length, 0), 1)
      return animation.values(of: layer, at: share)
    }
  }
}

/// The key of a transition among a layer's animations and actions.
public let kCATransition = "transition"

/// How the new contents appear.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type as a text.
  public let rawValue: String
  /// Creates a type from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new contents fade in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new contents move in over the old ones.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new contents push the old ones out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old contents move out and reveal the new ones.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which the new contents move in.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The side as a text.
  public let rawValue: String
  /// Creates a side from a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A change of a layer's whole contents; the time passes, and the contents are the new ones at once.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// How the new contents appear; they fade in by default. Kept, without effect.
  open var type = CATransitionType.fade
  /// The side from which the new contents move in; nil for none. Kept, without effect.
  open var subtype: CATransitionSubtype?
  /// The share of the transition at which it begins, from 0 to 1. Kept, without effect.
  open var startProgress: Float = 0
  /// The share of the transition at which it ends, from 0 to 1. Kept, without effect.
  open var endProgress: Float = 1

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CATransition else { return }
    (type, subtype, startProgress, endProgress) = (other.type, other.subtype, other.startProgress, other.endProgress)
  }
}
