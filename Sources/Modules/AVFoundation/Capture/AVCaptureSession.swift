public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// Leads what devices see and hear to outputs. The simulated device has no camera: a session runs, and nothing comes.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How good what comes is.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
    public static let cif352x288 = Self(rawValue: "AVCaptureSessionPreset352x288")
    public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
    public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let iFrame960x540 = Self(rawValue: "AVCaptureSessionPresetiFrame960x540")
    public static let iFrame1280x720 = Self(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  public override init() { super.init() }
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open private(set) var connections: [AVCaptureConnection] = []
  open private(set) var isRunning = false
  open private(set) var isInterrupted = false
  open var sessionPreset = Preset.high
  open var usesApplicationAudioSession = true
  open var automaticallyConfiguresApplicationAudioSession = true

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func beginConfiguration() {}
  open func commitConfiguration() {}

  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  open func addOutput(_ output: AVCaptureOutput) { if canAddOutput(output) { outputs.append(output) } }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }

  open func startRunning() { change(true, .AVCaptureSessionDidStartRunning) }
  open func stopRunning() { change(false, .AVCaptureSessionDidStopRunning) }
  private func change(_ runs: Bool, _ name: Notification.Name) {
    guard runs != isRunning else { return }
    isRunning = runs
    MainQueue.run { UserCode.post(name, object: self) }
  }
}

extension NSNotification.Name {
  public static let AVCaptureSessionDidStartRunning = Self("AVCaptureSessionDidStartRunningNotification")
  public static let AVCaptureSessionDidStopRunning = Self("AVCaptureSessionDidStopRunningNotification")
  public static let AVCaptureSessionRuntimeError = Self("AVCaptureSessionRuntimeErrorNotification")
  public static let AVCaptureSessionWasInterrupted = Self("AVCaptureSessionWasInterruptedNotification")
  public static let AVCaptureSessionInterruptionEnded = Self("AVCaptureSessionInterruptionEndedNotification")
}

/// Where a session's pictures and sound come from.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A camera or a microphone as an input.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// Where a session's pictures and sound go to.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  open private(set) var connections: [AVCaptureConnection] = []
  /// Nil without an input for it.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// How a picture is turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// What leads from an input to an output.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  public init(inputPorts ports: [Any], output: AVCaptureOutput) { self.output = output }
  open private(set) weak var output: AVCaptureOutput?
  open var isEnabled = true
  open var isActive: Bool { false }
  open var isVideoOrientationSupported: Bool { true }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var isVideoMirroringSupported: Bool { true }
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
}
