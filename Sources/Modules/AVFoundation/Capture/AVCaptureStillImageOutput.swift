public import Foundation
import PlainviewRuntime

/// Takes pictures, as apps did before `AVCapturePhotoOutput`.
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
  /// The codec and the quality of pictures; kept, without effect.
  open var outputSettings: [String: Any] = [:]
  /// The codecs that pictures can have: none without a camera.
  open var availableImageDataCodecTypes: [AVVideoCodecType] { [] }
  /// Whether pictures are taken at full resolution; kept, without effect.
  open var isHighResolutionStillImageOutputEnabled = false
  /// Whether a picture is being taken, always false.
  open var isCapturingStillImage: Bool { false }

  /// Raises AVFoundation's exception: without a camera there is no connection that is enabled.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    CaptureProblem.raise(
      "*** -[AVCaptureStillImageOutput captureStillImageAsynchronouslyFromConnection:completionHandler:] - "
        + "inactive/invalid connection passed.")
  }

  /// Returns the picture in a buffer as a file, always nil.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}

/// H.264, by the name that the codec has in settings.
public let AVVideoCodecH264 = "avc1"
/// JPEG, by the name that the codec has in settings.
public let AVVideoCodecJPEG = "jpeg"
