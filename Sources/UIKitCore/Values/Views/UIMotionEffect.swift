public import Foundation
public import PlainviewGraphics

/// A change of a view that follows how the device is tilted; there is no tilt here, so that nothing changes.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying {
  public override init() { super.init() }
  /// Creates an effect from an archive or a document; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// What the effect changes, by key paths, at an offset of the viewer; nothing by default.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
  /// Returns the effect itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A value that goes between two ends as the device is tilted along an axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt: from side to side, or up and down.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  /// The key path of the property that changes.
  open private(set) var keyPath: String
  /// The axis of the tilt.
  open private(set) var type: EffectType
  /// The value at one end of the tilt. Kept, without effect.
  open var minimumRelativeValue: Any?
  /// The value at the other end of the tilt. Kept, without effect.
  open var maximumRelativeValue: Any?

  /// Creates an effect for a property and an axis.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Returns nil: the effect is not archived here.
  public required init?(coder: NSCoder) { nil }
}

/// Several motion effects together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group; nil for none. Kept, without effect.
  open var motionEffects: [UIMotionEffect]?
}
