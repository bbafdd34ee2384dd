public import Foundation
public import PlainviewCoreVideo
public import PlainviewGraphics
import PlainviewRuntime
import PlainviewUIKitCore

/// How a picture is to be taken.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// The format of the picture; nil for the standard one.
  public let format: [String: Any]?
  public override init() { format = nil }
  /// Creates settings for a picture of a format.
  public init(format: [String: Any]?) { self.format = format }
  /// The number of the settings, random.
  public let uniqueID = Int64.random(in: 1...Int64(Int32.max))
  /// The mode of the flash; kept, without effect.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether the picture is taken at full resolution; kept, without effect.
  open var isHighResolutionPhotoEnabled = false
  /// Whether quality or speed counts; kept, without effect.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// The format of the small preview picture; kept, without effect.
  open var previewPhotoFormat: [String: Any]?
  /// The pixel formats that previews may have: two YCbCr formats and BGRA.
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [875_704_438, 875_704_422, 1_111_970_369] }
}

/// The settings of a picture that is taken, as far as they are decided.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  /// The number of the settings the picture was taken with.
  public let uniqueID: Int64
  init(uniqueID: Int64) { self.uniqueID = uniqueID }
}

/// A picture that was taken.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The number of the picture in its series, always 1.
  open var photoCount: Int { 1 }
  /// The metadata of the picture, always empty.
  open var metadata: [String: Any] { [:] }
  /// The pixels of the picture, always nil.
  open var pixelBuffer: CVPixelBuffer? { nil }
  /// The pixels of the preview, always nil.
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  /// When the picture was taken, never valid.
  open var timestamp: CMTime { .invalid }
  /// Returns the picture, always nil.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// Returns the picture as a file, always nil.
  open func fileDataRepresentation() -> Data? { nil }
}

/// Takes pictures.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether quality or speed counts.
  public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }

  public override init() { super.init() }
  /// The most that settings may ask of quality; kept, without effect.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// The codecs that pictures can have: none without a camera.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// The formats of files that pictures can have: none without a camera.
  open var availablePhotoFileTypes: [AVFileType] { [] }
  /// Whether pictures may be taken at full resolution; kept, without effect.
  open var isHighResolutionCaptureEnabled = false
  /// Whether live photos can be taken, always false.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Whether live photos may be taken; kept, without effect.
  open var isLivePhotoCaptureEnabled = false
  /// The modes the flash can have: `off` only.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
  /// The settings that the app has prepared.
  open private(set) var preparedPhotoSettingsArray: [AVCapturePhotoSettings] = []

  /// Stores settings to prepare for and calls the closure with success at once.
  open func setPreparedPhotoSettingsArray(
    _ settings: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    preparedPhotoSettingsArray = settings
    completionHandler?(true, nil)
  }

  /// Raises AVFoundation's exception: without a camera there is no connection that is enabled.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    CaptureProblem.raise(
      "*** -[AVCapturePhotoOutput capturePhotoWithSettings:delegate:] No active and enabled video connection")
  }
}

/// Is notified of the steps of a capture; every method is optional.
@preconcurrency public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Declared for the begin of a capture; never called, since there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Declared for the moment before a picture is taken; never called, since there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Declared for the moment after a picture was taken; never called, since there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Declared for a finished picture; never called, since there is no camera.
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// Declared for the end of a capture; never called, since there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  /// The default of the optional `photoOutput(_:willBeginCaptureFor:)`; does nothing.
  dynamic public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) { leftOut(by: self, anywhere: (), with: [output, resolvedSettings]) }
  /// The default of the optional `photoOutput(_:willCapturePhotoFor:)`; does nothing.
  dynamic public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) { leftOut(by: self, anywhere: (), with: [output, resolvedSettings]) }
  /// The default of the optional `photoOutput(_:didCapturePhotoFor:)`; does nothing.
  dynamic public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) { leftOut(by: self, anywhere: (), with: [output, resolvedSettings]) }
  /// The default of the optional `photoOutput(_:didFinishProcessingPhoto:error:)`; does nothing.
  dynamic public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [output, photo, error]) }
  /// The default of the optional `photoOutput(_:didFinishCaptureFor:error:)`; does nothing.
  dynamic public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [output, resolvedSettings, error]) }
}
