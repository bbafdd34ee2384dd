public import Foundation

/// A property of a voice, measured for each piece of audio; nothing is measured here.
open class SFAcousticFeature: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The values; always none.
  open var acousticFeatureValuePerFrame: [Double] { [] }
  /// Seconds that a piece of audio takes; always 0.
  open var frameDuration: TimeInterval { 0 }

  /// Creates a property without values, for subclasses that override them.
  public override init() { super.init() }
  /// Creates a property from an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Archives the property, of which there is nothing to archive.
  open func encode(with coder: NSCoder) {}
  /// Whether properties can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns the property itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How a voice sounded; nothing is measured here.
open class SFVoiceAnalytics: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// How much the pitch varies.
  open var jitter: SFAcousticFeature { SFAcousticFeature() }
  /// How much the loudness varies.
  open var shimmer: SFAcousticFeature { SFAcousticFeature() }
  /// The pitch.
  open var pitch: SFAcousticFeature { SFAcousticFeature() }
  /// How likely it is that there is a voice.
  open var voicing: SFAcousticFeature { SFAcousticFeature() }

  /// Creates values of a voice, for subclasses that override them.
  public override init() { super.init() }
  /// Creates values from an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Archives the values, of which there is nothing to archive.
  open func encode(with coder: NSCoder) {}
  /// Whether values can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns the object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
