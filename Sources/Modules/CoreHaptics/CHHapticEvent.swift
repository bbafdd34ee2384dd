public import Foundation

/// A tap, a buzz or a sound of a pattern.
open class CHHapticEvent: NSObject {
  /// What kind of event it is.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A short tap.
    public static let hapticTransient = Self(rawValue: "HapticTransient")
    /// A buzz for a time.
    public static let hapticContinuous = Self(rawValue: "HapticContinuous")
    /// A tone for a time.
    public static let audioContinuous = Self(rawValue: "AudioContinuous")
    /// A sound of the app's.
    public static let audioCustom = Self(rawValue: "AudioCustom")
  }

  /// What a value of an event is about.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The strength of the haptic, from 0 to 1.
    public static let hapticIntensity = Self(rawValue: "HapticIntensity")
    /// The sharpness of the haptic, from 0 to 1.
    public static let hapticSharpness = Self(rawValue: "HapticSharpness")
    /// The time in which the event grows to its full strength.
    public static let attackTime = Self(rawValue: "AttackTime")
    /// The time in which the event decreases after its full strength.
    public static let decayTime = Self(rawValue: "DecayTime")
    /// The time in which the event fades at its end.
    public static let releaseTime = Self(rawValue: "ReleaseTime")
    /// Whether the event keeps its strength for its whole duration.
    public static let sustained = Self(rawValue: "Sustained")
    /// The volume of the sound, from 0 to 1.
    public static let audioVolume = Self(rawValue: "AudioVolume")
    /// The pitch of the sound, from -1 to 1.
    public static let audioPitch = Self(rawValue: "AudioPitch")
    /// The position of the sound between left, -1, and right, 1.
    public static let audioPan = Self(rawValue: "AudioPan")
    /// The share of high frequencies in the sound, from 0 to 1.
    public static let audioBrightness = Self(rawValue: "AudioBrightness")
  }

  /// The kind of the event.
  open private(set) var type: EventType
  /// The values of the event.
  open private(set) var eventParameters: [CHHapticEventParameter]
  /// Seconds from the start of the pattern.
  open var relativeTime: TimeInterval
  /// Seconds; 0 for a tap.
  open var duration: TimeInterval

  /// Creates an event of a kind with values, a start in seconds from the pattern's, and a duration.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }
}

/// A value of an event, such as how strong it is.
open class CHHapticEventParameter: NSObject {
  /// The property of the event that the value is for.
  open private(set) var parameterID: CHHapticEvent.ParameterID
  /// The value.
  open var value: Float

  /// Creates a value for a property of an event.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// A change of a value while a pattern plays.
open class CHHapticDynamicParameter: NSObject {
  /// What the change is about.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name of the property.
    public let rawValue: String
    /// Creates a property from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A factor for the strength of haptics.
    public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
    /// A change of the sharpness of haptics.
    public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
    /// A change of the time in which haptics grow.
    public static let hapticAttackTimeControl = Self(rawValue: "HapticAttackTimeControl")
    /// A change of the time in which haptics decrease.
    public static let hapticDecayTimeControl = Self(rawValue: "HapticDecayTimeControl")
    /// A change of the time in which haptics fade.
    public static let hapticReleaseTimeControl = Self(rawValue: "HapticReleaseTimeControl")
    /// A factor for the volume of sounds.
    public static let audioVolumeControl = Self(rawValue: "AudioVolumeControl")
    /// A change of the pitch of sounds.
    public static let audioPitchControl = Self(rawValue: "AudioPitchControl")
    /// A change of the position of sounds.
    public static let audioPanControl = Self(rawValue: "AudioPanControl")
    /// A change of the brightness of sounds.
    public static let audioBrightnessControl = Self(rawValue: "AudioBrightnessControl")
  }

  /// The property that changes.
  open private(set) var parameterID: ID
  /// The new value.
  open var value: Float
  /// Seconds from the start of the pattern.
  open var relativeTime: TimeInterval

  /// Creates a change of a property at a time in seconds from the pattern's start.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
  }
}

/// Values that a parameter goes through while a pattern plays.
open class CHHapticParameterCurve: NSObject {
  /// A value at a time.
  open class ControlPoint: NSObject {
    /// Seconds from the start of the curve.
    open var relativeTime: TimeInterval
    /// The value at that time.
    open var value: Float

    /// Creates a point from a time in seconds and a value.
    public init(relativeTime time: TimeInterval, value: Float) {
      relativeTime = time
      self.value = value
    }
  }

  /// The property that changes.
  open private(set) var parameterID: CHHapticDynamicParameter.ID
  /// Seconds from the start of the pattern.
  open var relativeTime: TimeInterval
  /// The points through which the value goes.
  open private(set) var controlPoints: [ControlPoint]

  /// Creates a curve for a property with points and a start in seconds from the pattern's.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}
