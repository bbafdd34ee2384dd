import Foundation
import PlainviewRuntime

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Animations that run together, each within the time of the group.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
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
      let isOver = own > length
      guard !isOver || animation.fillMode == .forwards || animation.fillMode == .both else { return [] }
      let share = animation.duration > 0 ? animation.share(after: own) : min(max(own / length, 0), 1)
      return animation.values(of: layer, at: share)
    }
  }
}

/// The key of a transition among a layer's animations and actions.
public let kCATransition = "transition"

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A change of a layer's whole contents; the time passes, and the contents are the new ones at once.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CATransition else { return }
    (type, subtype, startProgress, endProgress) = (other.type, other.subtype, other.startProgress, other.endProgress)
  }
}
