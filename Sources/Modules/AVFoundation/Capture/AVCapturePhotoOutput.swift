public import Foundation
import PlainviewRuntime
import PlainviewUIKitCore

/// How a picture is to be taken.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  public let format: [String: Any]?
  public override init() { format = nil }
  public init(format: [String: Any]?) { self.format = format }
  public let uniqueID = Int64.random(in: 1...Int64(Int32.max))
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  open var previewPhotoFormat: [String: Any]?
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [875_704_438, 875_704_422, 1_111_970_369] }
}

/// How a picture is taken, as far as it is settled.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  public let uniqueID: Int64
  init(uniqueID: Int64) { self.uniqueID = uniqueID }
}

/// A picture that was taken.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var photoCount: Int { 1 }
  open var metadata: [String: Any] { [:] }
  open func fileDataRepresentation() -> Data? { nil }
}

/// Takes pictures.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
  open var isHighResolutionCaptureEnabled = false
  open var isLivePhotoCaptureSupported: Bool { false }
  open var isLivePhotoCaptureEnabled = false
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
  open private(set) var preparedPhotoSettingsArray: [AVCapturePhotoSettings] = []

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

/// Hears of pictures as they are taken; every method is optional.
@preconcurrency public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  dynamic public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) { leftOut(by: self, anywhere: (), with: [output, resolvedSettings]) }
  dynamic public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) { leftOut(by: self, anywhere: (), with: [output, resolvedSettings]) }
  dynamic public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) { leftOut(by: self, anywhere: (), with: [output, resolvedSettings]) }
  dynamic public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [output, photo, error]) }
  dynamic public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) { leftOut(by: self, anywhere: (), with: [output, resolvedSettings, error]) }
}
