import Foundation

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

/// An object with a time of its own, in seconds: the parent's time since `beginTime`, times `speed`, plus `timeOffset`.
@preconcurrency @MainActor public protocol CAMediaTiming {
  /// When the object begins, in its parent's time.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast the time runs: 1 is the parent's speed.
  var speed: Float { get set }
  /// Seconds added to the object's own time.
  var timeOffset: CFTimeInterval { get set }
  /// How often the object runs; 0 for once.
  var repeatCount: Float { get set }
  /// How long the object repeats, in seconds; 0 to use the repeat count.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether every run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The time of a layer that is not its parent's.
@MainActor struct LayerTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  var rate: Double { speed.isFinite ? Double(speed) : 1 }

  func local(_ time: TimeInterval) -> TimeInterval { (time - beginTime) * rate + timeOffset }
  func parent(_ time: TimeInterval) -> TimeInterval {
    rate == 0 ? beginTime : (time - timeOffset) / rate + beginTime
  }
}
