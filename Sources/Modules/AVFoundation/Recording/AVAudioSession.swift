public import Foundation
import PlainviewRuntime

/// The settings of an app's sound; they are stored and returned, without other effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// The use an app makes of sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The identifier of the category.
    public let rawValue: String
    /// Creates a category from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sound that is not essential, and mixes with that of other apps.
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that is not essential, and silences other apps; the default.
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound that is essential, also with the device set to silent.
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording only.
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    /// Playing and recording.
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several outputs or inputs at once.
    public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  /// The refinement of a category.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The identifier of the mode.
    public let rawValue: String
    /// Creates a mode from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No refinement.
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    /// A conversation.
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    /// A conversation in a game.
    public static let gameChat = Self(rawValue: "AVAudioSessionModeGameChat")
    /// Recording a video.
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measuring, without processing of the signal.
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    /// Playing a film.
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    /// A conversation with video.
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    /// Spoken text, such as a podcast.
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
  }
  /// The options of a category.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The sound mixes with that of other apps.
    public static let mixWithOthers = Self(rawValue: 1)
    /// The sound of other apps becomes lower; meanwhile both are heard.
    public static let duckOthers = Self(rawValue: 2)
    /// Bluetooth headsets may be used.
    public static let allowBluetooth = Self(rawValue: 4)
    /// The loudspeaker is used in preference to the receiver.
    public static let defaultToSpeaker = Self(rawValue: 8)
    /// Spoken sound of other apps pauses; other sound mixes.
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    /// Bluetooth headphones of the A2DP profile may be used.
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    /// AirPlay devices may be used.
    public static let allowAirPlay = Self(rawValue: 64)
  }
  /// The options of activating and deactivating a session.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps are informed that they may play again.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  /// The permission to record.
  public enum RecordPermission: UInt, Sendable {
    /// The user has not been asked.
    case undetermined = 0x756E_6474
    /// The user has refused.
    case denied = 0x6465_6E79
    /// The user has permitted it.
    case granted = 0x6772_6E74
  }
  /// The output that replaces the standard one.
  public enum PortOverride: UInt, Sendable {
    /// No other output.
    case none = 0
    /// The loudspeaker.
    case speaker = 0x7370_6B72
  }
  /// Whether an interruption has ended or begun.
  public enum InterruptionType: UInt, Sendable { case ended, began }
  /// The reasons for a change of inputs and outputs.
  public enum RouteChangeReason: UInt, Sendable {
    /// Not known, a device came or went, or a change of category or output.
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    /// The device woke up.
    case wakeFromSleep = 6
    /// No matching output, or a new configuration of the same one.
    case noSuitableRouteForCategory, routeConfigurationChange
  }

  /// Posted when an interruption begins or ends (`XCUIDevice.media`).
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// Posted when another output is in use (`XCUIDevice.media.audioOutput`).
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  /// The name for a new start of the media services; never posted by this library.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")

  /// The category, `soloAmbient` by default.
  open private(set) var category = Category.soloAmbient
  /// The mode, `default` by default.
  open private(set) var mode = Mode.default
  /// The options of the category.
  open private(set) var categoryOptions: CategoryOptions = []
  /// Whether the app has sound now.
  @_spi(Plainview) public private(set) var isActive = false
  /// The categories that can be set.
  open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord] }
  /// The modes that can be set.
  open var availableModes: [Mode] {
    [.default, .voiceChat, .videoRecording, .measurement, .moviePlayback, .spokenAudio]
  }
  /// Whether another app plays sound, always false.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether background music should be silent because another app plays, always false.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// From 0 to 1, as `XCUIDevice.media` says; half before it is set.
  open var outputVolume: Float { MediaDevice.current.state.volume }
  /// The number of frames a second, always 44,100.
  open private(set) var sampleRate = 44100.0
  /// The number of frames a second that the app asked for; 0 for none.
  open private(set) var preferredSampleRate = 0.0
  /// The duration of a buffer that the app asked for, in seconds; 0 for none.
  open private(set) var preferredIOBufferDuration: TimeInterval = 0
  /// Whether there is an input, always true.
  open var isInputAvailable: Bool { true }

  private override init() { super.init() }
  /// The one of the app.
  open class func sharedInstance() -> AVAudioSession {
    SimulatedProcess.current.shared(AVAudioSession.self) { AVAudioSession() }
  }

  /// Sets the category; no error is thrown.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Sets the category and its options; no error is thrown.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    self.category = category
    categoryOptions = options
  }
  /// Sets the category, the mode and the options; no error is thrown.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }
  /// Sets the mode; no error is thrown.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Activates or deactivates the session; the options are not used, and no error is thrown.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws { isActive = active }
  /// Does nothing.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Stores the preferred number of frames a second; `sampleRate` stays the same.
  open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
  /// Stores the preferred duration of a buffer.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { preferredIOBufferDuration = duration }

  /// The input that the app prefers; kept, without effect.
  open private(set) var preferredInput: AVAudioSessionPortDescription?
  /// Keeps the input that the app prefers, without effect.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws { preferredInput = inPort }
  /// Whether haptics and system sounds go on while sound is recorded; kept, without effect.
  open private(set) var allowHapticsAndSystemSoundsDuringRecording = false
  /// Keeps whether haptics and system sounds go on while sound is recorded.
  open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
    allowHapticsAndSystemSoundsDuringRecording = inValue
  }

  /// The permission to use the microphone.
  open var recordPermission: RecordPermission {
    switch MediaDevice.current.state.permissions[AVMediaType.audio.rawValue] ?? .notDetermined {
    case .authorized: .granted
    case .notDetermined: .undetermined
    default: .denied
    }
  }
  /// Asks the user for the microphone; the answer arrives in the next turn.
  @preconcurrency open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    MediaDevice.current.ask(AVMediaType.audio.rawValue, "the user's answer to the request for the microphone", response)
  }
}

/// The key for the type of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key for the options at the end of an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key for the reason of a change of inputs and outputs.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
