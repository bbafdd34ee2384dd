public import Foundation

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A camera or a microphone. The simulated device has neither: an app can ask for permission, and finds none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
  }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }

  /// Looks for devices of some kinds, and finds none.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    open var devices: [AVCaptureDevice] { [] }
  }

  private override init() { super.init() }
  open var uniqueID: String { "" }
  open var localizedName: String { "" }
  open var position: Position { .unspecified }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
  open var hasFlash: Bool { false }
  open var hasTorch: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var isFlashAvailable: Bool { false }
  open var torchMode = TorchMode.off
  open var torchLevel: Float { 0 }
  open func setTorchModeOn(level torchLevel: Float) throws { torchMode = .on }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { torchMode == .off }
  open var focusMode = FocusMode.locked
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { focusMode == .locked }
  open var isFocusPointOfInterestSupported: Bool { false }
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var exposureMode = ExposureMode.locked
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { exposureMode == .locked }
  open var isExposurePointOfInterestSupported: Bool { false }
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var videoZoomFactor: CGFloat = 1
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }

  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    MediaDevice.current.state.permissions[mediaType.rawValue] ?? .notDetermined
  }
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    let what = mediaType == .audio ? "microphone" : "camera"
    MediaDevice.current.ask(mediaType.rawValue, "the user's answer to the request for the \(what)", handler)
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    MediaDevice.current.decide(mediaType.rawValue)
  }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
}
