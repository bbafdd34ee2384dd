public import Foundation

/// The permission for the camera or the microphone: not asked for, not possible, refused, or given.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A camera or a microphone. The simulated device has neither: an app can ask for permission, and finds none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// The side of the device a camera is on.
  public enum Position: Int, Sendable { case unspecified, back, front }
  /// The kind of a camera or a microphone.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The identifier of the kind.
    public let rawValue: String
    /// Creates a kind from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The wide-angle camera.
    public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// The telephoto camera.
    public static let builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// The ultra-wide camera.
    public static let builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// The wide-angle and the telephoto camera as one.
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// The ultra-wide and the wide-angle camera as one.
    public static let builtInDualWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// The three back cameras as one.
    public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// The front camera that measures depth.
    public static let builtInTrueDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// The built-in microphone, under its older name.
    public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// A microphone.
    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
  }
  /// The modes of the flash: off, on, or by the light there is.
  public enum FlashMode: Int, Sendable { case off, on, auto }
  /// The modes of the torch: off, on, or by the light there is.
  public enum TorchMode: Int, Sendable { case off, on, auto }
  /// The modes of focus: fixed, adjusted once, or adjusted all the time.
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  /// The modes of exposure: fixed, adjusted once, adjusted all the time, or set by the app.
  public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }

  /// A search for devices of some kinds, which finds none.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// Creates a search for devices of some kinds, of a media type and a position.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    /// The devices that were found, always empty.
    open var devices: [AVCaptureDevice] { [] }
  }

  private override init() { super.init() }
  /// The identifier of the device, always empty.
  open var uniqueID: String { "" }
  /// The name of the device for the user, always empty.
  open var localizedName: String { "" }
  /// The side the camera is on, always unspecified.
  open var position: Position { .unspecified }
  /// Returns whether the device supplies a media type, always false.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Does nothing, since there is nothing to configure.
  open func lockForConfiguration() throws {}
  /// Does nothing, since there is nothing to configure.
  open func unlockForConfiguration() {}
  /// Whether there is a flash, always false.
  open var hasFlash: Bool { false }
  /// Whether there is a torch, always false.
  open var hasTorch: Bool { false }
  /// Whether the torch can be used now, always false.
  open var isTorchAvailable: Bool { false }
  /// Whether the flash can be used now, always false.
  open var isFlashAvailable: Bool { false }
  /// The mode of the torch; set to `on` by `setTorchModeOn(level:)`, without other effect.
  open var torchMode = TorchMode.off
  /// The brightness of the torch, always 0.
  open var torchLevel: Float { 0 }
  /// Sets the mode of the torch to `on`; the level is not used.
  open func setTorchModeOn(level torchLevel: Float) throws { torchMode = .on }
  /// Returns whether the torch has a mode; true for `off` only.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { torchMode == .off }
  /// The mode of focus; kept, without effect.
  open var focusMode = FocusMode.locked
  /// Returns whether focus has a mode; true for `locked` only.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { focusMode == .locked }
  /// Whether a point to focus on can be set, always false.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// The point to focus on, from 0 to 1 in both directions; kept, without effect.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// The mode of exposure; kept, without effect.
  open var exposureMode = ExposureMode.locked
  /// Returns whether exposure has a mode; true for `locked` only.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { exposureMode == .locked }
  /// Whether a point to expose for can be set, always false.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// The point to expose for, from 0 to 1 in both directions; kept, without effect.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// The factor of magnification; kept, without effect.
  open var videoZoomFactor: CGFloat = 1
  /// The smallest factor of magnification, always 1.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The largest factor of magnification, always 1.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }

  /// Returns the app's permission for a media type; the test sets it at `XCUIDevice.media`.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    MediaDevice.current.state.permissions[mediaType.rawValue] ?? .notDetermined
  }
  /// Asks the user for permission; the answer of `XCUIDevice.media.allows` arrives in the next turn.
  @preconcurrency open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    let what = mediaType == .audio ? "microphone" : "camera"
    MediaDevice.current.ask(mediaType.rawValue, "the user's answer to the request for the \(what)", handler)
  }
  /// Asks the user for permission and returns the answer of `XCUIDevice.media.allows` at once.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    MediaDevice.current.decide(mediaType.rawValue)
  }
  /// Returns the standard device for a media type, always nil.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Returns a device of a kind, a media type and a position, always nil.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Returns the devices for a media type, always none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
}
