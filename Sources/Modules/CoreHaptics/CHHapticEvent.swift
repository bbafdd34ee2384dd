public import Foundation

/// A tap, a buzz or a sound of a pattern.
open class CHHapticEvent: NSObject {
  /// What kind of event it is.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
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
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = Self(rawValue: "HapticIntensity")
    public static let hapticSharpness = Self(rawValue: "HapticSharpness")
    public static let attackTime = Self(rawValue: "AttackTime")
    public static let decayTime = Self(rawValue: "DecayTime")
    public static let releaseTime = Self(rawValue: "ReleaseTime")
    public static let sustained = Self(rawValue: "Sustained")
    public static let audioVolume = Self(rawValue: "AudioVolume")
    public static let audioPitch = Self(rawValue: "AudioPitch")
    public static let audioPan = Self(rawValue: "AudioPan")
    public static let audioBrightness = Self(rawValue: "AudioBrightness")
  }

  open private(set) var type: EventType
  open private(set) var eventParameters: [CHHapticEventParameter]
  /// Seconds from the start of the pattern.
  open var relativeTime: TimeInterval
  /// Seconds; 0 for a tap.
  open var duration: TimeInterval

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
  open private(set) var parameterID: CHHapticEvent.ParameterID
  open var value: Float

  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// A change of a value while a pattern plays.
open class CHHapticDynamicParameter: NSObject {
  /// What the change is about.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
    public static let hapticAttackTimeControl = Self(rawValue: "HapticAttackTimeControl")
    public static let hapticDecayTimeControl = Self(rawValue: "HapticDecayTimeControl")
    public static let hapticReleaseTimeControl = Self(rawValue: "HapticReleaseTimeControl")
    public static let audioVolumeControl = Self(rawValue: "AudioVolumeControl")
    public static let audioPitchControl = Self(rawValue: "AudioPitchControl")
    public static let audioPanControl = Self(rawValue: "AudioPanControl")
    public static let audioBrightnessControl = Self(rawValue: "AudioBrightnessControl")
  }

  open private(set) var parameterID: ID
  open var value: Float
  /// Seconds from the start of the pattern.
  open var relativeTime: TimeInterval

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
    open var value: Float

    public init(relativeTime time: TimeInterval, value: Float) {
      relativeTime = time
      self.value = value
    }
  }

  open private(set) var parameterID: CHHapticDynamicParameter.ID
  /// Seconds from the start of the pattern.
  open var relativeTime: TimeInterval
  open private(set) var controlPoints: [ControlPoint]

  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}
