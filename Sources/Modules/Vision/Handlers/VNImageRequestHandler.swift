public import Foundation
public import PlainviewAVFoundation
public import PlainviewCoreImage
public import PlainviewCoreVideo
public import PlainviewGraphics

/// Performs requests on one picture. The pixels of pictures are not known: what they show is what the test said of them,
/// in `XCUIDevice.vision`. Orientations and options make no difference.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  private let source: PictureSource

  /// Creates a handler for a picture.
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
  ) {
    source = PictureSource(image)
    super.init()
  }
  /// Creates a handler for a picture of Core Image.
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
  ) {
    source = PictureSource(image)
    super.init()
  }
  /// Creates a handler for pixels, which have no name.
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {
    source = PictureSource(pixelBuffer)
    super.init()
  }
  /// Creates a handler for a sample of the camera, which has no name.
  public init(
    cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {
    source = PictureSource(sampleBuffer)
    super.init()
  }
  /// Creates a handler for the picture of a file.
  public init(url imageURL: URL, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]) {
    source = PictureSource(imageURL)
    super.init()
  }
  /// Creates a handler for the bytes of a picture's file.
  public init(data imageData: Data, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:])
  {
    source = PictureSource(imageData)
    super.init()
  }

  /// Performs requests on the current thread, and returns when their closures have run. Throws the first error, as of a
  /// picture that cannot be read and of a request that was canceled.
  open func perform(_ requests: [VNRequest]) throws { try source.perform(requests) }
}
