public import Foundation
import PlainviewRuntime
import PlainviewTargetAction
import PlainviewUIKitCore

extension AVAudioSession {
  /// An input or output for sound.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The identifier of the port.
    public let rawValue: String
    /// Creates a port from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The microphone of the device.
    public static let builtInMic = Self(rawValue: "MicrophoneBuiltIn")
    /// The microphone of wired headphones.
    public static let headsetMic = Self(rawValue: "MicrophoneWired")
    /// An input of the dock connector.
    public static let lineIn = Self(rawValue: "LineIn")
    /// The loudspeaker of the device.
    public static let builtInSpeaker = Self(rawValue: "Speaker")
    /// The receiver that is held to the ear.
    public static let builtInReceiver = Self(rawValue: "Receiver")
    /// Wired headphones.
    public static let headphones = Self(rawValue: "Headphones")
    /// An output of the dock connector.
    public static let lineOut = Self(rawValue: "LineOut")
    /// Bluetooth headphones for music.
    public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput")
    /// Bluetooth headphones for calls.
    public static let bluetoothHFP = Self(rawValue: "BluetoothHFP")
    /// Bluetooth headphones with little energy.
    public static let bluetoothLE = Self(rawValue: "BluetoothLE")
    /// AirPlay.
    public static let airPlay = Self(rawValue: "AirPlay")
    /// HDMI.
    public static let HDMI = Self(rawValue: "HDMIOutput")
    /// The loudspeakers of a car.
    public static let carAudio = Self(rawValue: "CarAudio")
    /// A device at the USB port.
    public static let usbAudio = Self(rawValue: "USBAudio")
  }

  /// What an app may do after an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app may play on.
    public static let shouldResume = Self(rawValue: 1)
  }
  /// Why a session was interrupted: by other sound, since the app was suspended, or since the microphone was muted.
  public enum InterruptionReason: UInt, Sendable { case `default`, appWasSuspended, builtInMicMuted }
  /// Whether sound of other apps that is not essential has begun or ended.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end, begin }

  /// The name for sound of other apps that begins or ends; never posted by this library.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
  /// The name for the loss of the media services; never posted by this library.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")

  /// The inputs and outputs in use: the device's output (`XCUIDevice.media.audioOutput`), and a microphone in categories
  /// that record.
  public var currentRoute: AVAudioSessionRouteDescription {
    AVAudioSessionRouteDescription(MediaDevice.current.state.output, records: records)
  }
  private var records: Bool { category == .record || category == .playAndRecord }
  /// The inputs that can be chosen: the microphone of the output.
  public var availableInputs: [AVAudioSessionPortDescription]? {
    AVAudioSessionRouteDescription(MediaDevice.current.state.output, records: true).inputs
  }
  /// The number of channels that are recorded: 1 in categories that record.
  public var inputNumberOfChannels: Int { records ? 1 : 0 }
  /// The number of channels that are heard, always 2.
  public var outputNumberOfChannels: Int { 2 }
  /// Seconds from the app to the ear, always 0.
  public var outputLatency: TimeInterval { 0 }
  /// Seconds from the microphone to the app, always 0.
  public var inputLatency: TimeInterval { 0 }
  /// The duration of a buffer: the one that was asked for.
  public var ioBufferDuration: TimeInterval { preferredIOBufferDuration }

  static func change(output: Port) {
    let device = MediaDevice.current
    let old = device.state.output
    guard output != old else { return }
    let session = sharedInstance()
    let previous = session.currentRoute
    device.change { $0.output = output }
    let isPlugged = output != .builtInSpeaker && output != .builtInReceiver
    let reason = isPlugged ? RouteChangeReason.newDeviceAvailable : .oldDeviceUnavailable
    UserCode.postAnywhere(
      routeChangeNotification, object: session,
      userInfo: [
        AVAudioSessionRouteChangeReasonKey: reason.rawValue, AVAudioSessionRouteChangePreviousRouteKey: previous,
      ])
  }

  static func interrupt(_ type: InterruptionType, _ options: InterruptionOptions? = nil) {
    var info: [AnyHashable: Any] = [AVAudioSessionInterruptionTypeKey: type.rawValue]
    if let options { info[AVAudioSessionInterruptionOptionKey] = options.rawValue }
    UserCode.postAnywhere(interruptionNotification, object: sharedInstance(), userInfo: info)
  }
}

/// The inputs and outputs in use.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// The inputs.
  open var inputs: [AVAudioSessionPortDescription] { inputPorts }
  /// The outputs.
  open var outputs: [AVAudioSessionPortDescription] { outputPorts }
  private let inputPorts: [AVAudioSessionPortDescription]
  private let outputPorts: [AVAudioSessionPortDescription]

  init(_ output: AVAudioSession.Port, records: Bool) {
    let input: AVAudioSession.Port =
      switch output {
      case .headphones: .headsetMic
      case .bluetoothHFP, .bluetoothLE, .carAudio, .usbAudio: output
      default: .builtInMic
      }
    inputPorts = records ? [AVAudioSessionPortDescription(input, isInput: true)] : []
    outputPorts = [AVAudioSessionPortDescription(output, isInput: false)]
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioSessionRouteDescription else { return false }
    return inputPorts == other.inputPorts && outputPorts == other.outputPorts
  }
  open override var hash: Int { outputPorts.first?.hash ?? 0 }
}

/// An input or output.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  /// The kind of the port.
  open var portType: AVAudioSession.Port { port }
  /// The name of the port for the user: in English.
  open var portName: String {
    switch port {
    case .builtInMic: "iPhone Microphone"
    case .headsetMic: "Headset Microphone"
    default: port.rawValue
    }
  }
  /// The identifier of the port.
  open var uid: String { isInput ? "\(port.rawValue)-Input" : port.rawValue }
  /// Whether calls are made less noisy by the port, always false.
  open var hasHardwareVoiceCallProcessing: Bool { false }
  /// The channels of the port, always nil.
  open var channels: [AVAudioSessionChannelDescription]? { nil }
  /// The sources of the port, always nil.
  open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
  /// The source in use, always nil.
  open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
  private let port: AVAudioSession.Port
  private let isInput: Bool

  init(_ port: AVAudioSession.Port, isInput: Bool) { (self.port, self.isInput) = (port, isInput) }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioSessionPortDescription else { return false }
    return port == other.port && isInput == other.isInput
  }
  open override var hash: Int { port.hashValue }
}

/// A channel of a port.
open class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
  /// The name of the channel, always empty.
  open var channelName: String { "" }
  /// The number of the channel, always 1.
  open var channelNumber: Int { 1 }
  override init() { super.init() }
}

/// A source of a port, such as one of several microphones.
open class AVAudioSessionDataSourceDescription: NSObject, @unchecked Sendable {
  /// The number of the source, always 0.
  open var dataSourceID: NSNumber { 0 }
  /// The name of the source, always empty.
  open var dataSourceName: String { "" }
  override init() { super.init() }
}

/// The key for the inputs and outputs before a change.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key for why a session was interrupted.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key for whether an interruption came before a suspension.
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
/// The key for whether sound of other apps has begun or ended.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
