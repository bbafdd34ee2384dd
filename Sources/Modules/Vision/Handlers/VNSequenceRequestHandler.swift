public import Foundation
public import PlainviewAVFoundation
public import PlainviewCoreImage
public import PlainviewCoreVideo
public import PlainviewGraphics

/// Performs requests on one picture after the other.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  /// Creates a handler.
  public override init() { super.init() }

  /// Performs requests on a picture.
  open func perform(_ requests: [VNRequest], on image: CGImage) throws { try PictureSource(image).perform(requests) }
  /// Performs requests on a picture that is turned.
  open func perform(
    _ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation
  ) throws { try PictureSource(image).perform(requests) }
  /// Performs requests on a picture of Core Image.
  open func perform(_ requests: [VNRequest], on image: CIImage) throws { try PictureSource(image).perform(requests) }
  /// Performs requests on a picture of Core Image that is turned.
  open func perform(
    _ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation
  ) throws { try PictureSource(image).perform(requests) }
  /// Performs requests on pixels, which have no name.
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
    try PictureSource(pixelBuffer).perform(requests)
  }
  /// Performs requests on pixels that are turned; they have no name.
  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
  ) throws { try PictureSource(pixelBuffer).perform(requests) }
  /// Performs requests on a sample of the camera, which has no name.
  open func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer) throws {
    try PictureSource(sampleBuffer).perform(requests)
  }
  /// Performs requests on a sample of the camera that is turned; it has no name.
  open func perform(
    _ requests: [VNRequest], on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation
  ) throws { try PictureSource(sampleBuffer).perform(requests) }
  /// Performs requests on the picture of a file.
  open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws {
    try PictureSource(imageURL).perform(requests)
  }
  /// Performs requests on the bytes of a picture's file.
  open func perform(_ requests: [VNRequest], onImageData imageData: Data) throws {
    try PictureSource(imageData).perform(requests)
  }
  /// Performs requests on the picture of a file that is turned.
  open func perform(
    _ requests: [VNRequest], onImageURL imageURL: URL, orientation: CGImagePropertyOrientation
  ) throws { try PictureSource(imageURL).perform(requests) }
  /// Performs requests on the bytes of a picture's file that is turned.
  open func perform(
    _ requests: [VNRequest], onImageData imageData: Data, orientation: CGImagePropertyOrientation
  ) throws { try PictureSource(imageData).perform(requests) }
}
