public import Foundation
import PlainviewRuntime

/// What an app does with sound: kept, and given back.
open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    public static let gameChat = Self(rawValue: "AVAudioSessionModeGameChat")
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    public static let allowAirPlay = Self(rawValue: 64)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }
  public enum InterruptionType: UInt, Sendable { case ended, began }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }

  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")

  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  /// Whether the app has sound now.
  @_spi(Plainview) public private(set) var isActive = false
  open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord] }
  open var availableModes: [Mode] {
    [.default, .voiceChat, .videoRecording, .measurement, .moviePlayback, .spokenAudio]
  }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// From 0 to 1.
  open var outputVolume: Float { 0.5 }
  open private(set) var sampleRate = 44100.0
  open private(set) var preferredSampleRate = 0.0
  open private(set) var preferredIOBufferDuration: TimeInterval = 0
  open var isInputAvailable: Bool { true }

  private override init() { super.init() }
  /// The one of the app.
  open class func sharedInstance() -> AVAudioSession {
    SimulatedProcess.current.shared(AVAudioSession.self) { AVAudioSession() }
  }

  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    self.category = category
    categoryOptions = options
  }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws { isActive = active }
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { preferredIOBufferDuration = duration }

  open var recordPermission: RecordPermission {
    switch MediaDevice.current.state.permissions[AVMediaType.audio.rawValue] ?? .notDetermined {
    case .authorized: .granted
    case .notDetermined: .undetermined
    default: .denied
    }
  }
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    MediaDevice.current.ask(AVMediaType.audio.rawValue, "the user's answer to the request for the microphone", response)
  }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
