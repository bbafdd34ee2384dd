public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Connects inputs such as cameras to outputs. The simulated device has no camera: a session runs and delivers nothing.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// The quality of the output.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The identifier of the preset.
    public let rawValue: String
    /// Creates a preset from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The best quality for photos.
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    /// High quality for video.
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    /// Medium quality, for sharing over Wi-Fi.
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    /// Low quality, for sharing over a mobile network.
    public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
    /// 352 by 288 pixels.
    public static let cif352x288 = Self(rawValue: "AVCaptureSessionPreset352x288")
    /// 640 by 480 pixels.
    public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 by 720 pixels.
    public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 by 1080 pixels.
    public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
    /// 960 by 540 pixels in the iFrame format.
    public static let iFrame960x540 = Self(rawValue: "AVCaptureSessionPresetiFrame960x540")
    /// 1280 by 720 pixels in the iFrame format.
    public static let iFrame1280x720 = Self(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    /// The quality follows from the active format of the input.
    public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  public override init() { super.init() }
  /// The inputs that were added.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs that were added.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// The connections between inputs and outputs, always empty.
  open private(set) var connections: [AVCaptureConnection] = []
  /// Whether the session was started and not stopped.
  open private(set) var isRunning = false
  /// Whether the session is interrupted, always false.
  open private(set) var isInterrupted = false
  /// The quality of the output, `high` by default; kept, without effect.
  open var sessionPreset = Preset.high
  /// Whether the session uses the app's audio session; kept, without effect.
  open var usesApplicationAudioSession = true
  /// Whether the session configures the app's audio session; kept, without effect.
  open var automaticallyConfiguresApplicationAudioSession = true

  /// Returns whether a preset can be set, always true.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Does nothing; changes apply at once.
  open func beginConfiguration() {}
  /// Does nothing; changes apply at once.
  open func commitConfiguration() {}

  /// Returns whether an input can be added; false when it is there already.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  /// Adds an input, unless it is there already.
  open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Returns whether an output can be added; false when it is there already.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  /// Adds an output, unless it is there already.
  open func addOutput(_ output: AVCaptureOutput) { if canAddOutput(output) { outputs.append(output) } }
  /// Removes an output.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Adds an input; no connection is made in either case.
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  /// Adds an output; no connection is made in either case.
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }

  /// Starts the session and posts `AVCaptureSessionDidStartRunning`, unless it runs.
  open func startRunning() { change(true, .AVCaptureSessionDidStartRunning) }
  /// Stops the session and posts `AVCaptureSessionDidStopRunning`, if it runs.
  open func stopRunning() { change(false, .AVCaptureSessionDidStopRunning) }
  private func change(_ runs: Bool, _ name: Notification.Name) {
    guard runs != isRunning else { return }
    isRunning = runs
    MainQueue.run { UserCode.post(name, object: self) }
  }
}

extension NSNotification.Name {
  /// Posted when a session has started.
  public static let AVCaptureSessionDidStartRunning = Self("AVCaptureSessionDidStartRunningNotification")
  /// Posted when a session has stopped.
  public static let AVCaptureSessionDidStopRunning = Self("AVCaptureSessionDidStopRunningNotification")
  /// The name for an error while a session runs; never posted here.
  public static let AVCaptureSessionRuntimeError = Self("AVCaptureSessionRuntimeErrorNotification")
  /// The name for the begin of an interruption; never posted here.
  public static let AVCaptureSessionWasInterrupted = Self("AVCaptureSessionWasInterruptedNotification")
  /// The name for the end of an interruption; never posted here.
  public static let AVCaptureSessionInterruptionEnded = Self("AVCaptureSessionInterruptionEndedNotification")
}

/// Where a session's pictures and sound come from.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A camera or a microphone as an input.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The camera or microphone of the input.
  public let device: AVCaptureDevice
  /// Creates an input from a camera or a microphone.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// Where a session's pictures and sound go to.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// The connections that lead to the output, always empty.
  open private(set) var connections: [AVCaptureConnection] = []
  /// Nil without an input for it.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// How a picture is turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// The top of the picture is at the top of the device.
  case portrait = 1
  /// Upside down, with the home button at the right, or with the home button at the left.
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A connection from an input to an output.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// Creates a connection to an output; the ports are not used.
  public init(inputPorts ports: [Any], output: AVCaptureOutput) { self.output = output }
  /// The output the connection leads to.
  open private(set) weak var output: AVCaptureOutput?
  /// Whether the connection is switched on; kept, without effect.
  open var isEnabled = true
  /// Whether data comes through the connection, always false.
  open var isActive: Bool { false }
  /// Whether the picture can be turned, always true.
  open var isVideoOrientationSupported: Bool { true }
  /// The direction the picture is turned to; kept, without effect.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether the picture can be mirrored, always true.
  open var isVideoMirroringSupported: Bool { true }
  /// Whether the picture is mirrored; kept, without effect.
  open var isVideoMirrored = false
  /// Whether the session decides about mirroring; kept, without effect.
  open var automaticallyAdjustsVideoMirroring = true
}
