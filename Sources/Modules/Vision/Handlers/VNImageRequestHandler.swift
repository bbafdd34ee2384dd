public import Foundation
public import PlainviewAVFoundation
public import PlainviewCoreImage
public import PlainviewCoreVideo
public import PlainviewGraphics

/// The name of an option for the pictures of requests.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  /// The text of the option.
  public let rawValue: String
  /// Creates an option from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Properties of the picture's file. Kept, without effect.
  public static let properties = Self(rawValue: "VNImageOptionProperties")
  /// Measures of the camera. Kept, without effect.
  public static let cameraIntrinsics = Self(rawValue: "VNImageOptionCameraIntrinsics")
  /// The context for pictures of Core Image. Kept, without effect.
  public static let ciContext = Self(rawValue: "VNImageOptionCIContext")
}

/// A picture as handlers know it: by its name and its size in pixels.
enum PictureSource {
  case picture(String?, CGSize)
  case unreadable

  init(_ image: CGImage) { self = .picture(image.name, Self.size(image)) }
  init(_ image: CIImage) { self = .picture(image.url?.lastPathComponent ?? image.pictureName, image.extent.size) }
  init(_ data: Data) { self.init(UIImage(data: data), nil) }
  init(_ url: URL) { self.init(UIImage(contentsOfFile: url.path), url.lastPathComponent) }
  init(_ buffer: CVPixelBuffer) {
    self = .picture(nil, CGSize(width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer)))
  }
  init(_ buffer: CMSampleBuffer) {
    if let pixels = CMSampleBufferGetImageBuffer(buffer) { self.init(pixels) } else { self = .unreadable }
  }

  private init(_ image: UIImage?, _ name: String?) {
    self = image?.cgImage.map { .picture(name ?? $0.name, Self.size($0)) } ?? .unreadable
  }

  private static func size(_ image: CGImage) -> CGSize { CGSize(width: image.width, height: image.height) }

  /// Performs requests one after the other; throws the first error at the end.
  func perform(_ requests: [VNRequest]) throws {
    var first: NSError?
    switch self {
    case .unreadable:
      for request in requests {
        let error = request.end(nil, VNErrorCode.invalidImage.error)
        first = first ?? error
      }
    case .picture(let name, let size):
      let contents = VisionDevice.current.contents(of: name)
      for request in requests {
        let error = request.perform(contents, size)
        first = first ?? error
      }
    }
    if let first { throw first }
  }
}

/// Performs requests on one picture. The pixels of pictures are not known: what they show is what the test said of them,
/// in `XCUIDevice.vision`. Orientations and options make no difference.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  private let source: PictureSource

  private init(_ source: PictureSource) {
    self.source = source
    super.init()
  }

  /// Creates a handler for a picture.
  public convenience init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {
    self.init(PictureSource(image))
  }
  /// Creates a handler for a picture that is turned.
  public convenience init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { self.init(PictureSource(image)) }
  /// Creates a handler for a picture of Core Image.
  public convenience init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {
    self.init(PictureSource(image))
  }
  /// Creates a handler for a picture of Core Image that is turned.
  public convenience init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { self.init(PictureSource(image)) }
  /// Creates a handler for pixels, which have no name.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
    self.init(PictureSource(pixelBuffer))
  }
  /// Creates a handler for pixels that are turned; they have no name.
  public convenience init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { self.init(PictureSource(pixelBuffer)) }
  /// Creates a handler for a sample of the camera, which has no name.
  public convenience init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {
    self.init(PictureSource(sampleBuffer))
  }
  /// Creates a handler for a sample of the camera that is turned; it has no name.
  public convenience init(
    cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { self.init(PictureSource(sampleBuffer)) }
  /// Creates a handler for the picture of a file.
  public convenience init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { self.init(PictureSource(imageURL)) }
  /// Creates a handler for the picture of a file that is turned.
  public convenience init(
    url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { self.init(PictureSource(imageURL)) }
  /// Creates a handler for the bytes of a picture's file.
  public convenience init(data imageData: Data, options: [VNImageOption: Any] = [:]) {
    self.init(PictureSource(imageData))
  }
  /// Creates a handler for the bytes of a picture's file that is turned.
  public convenience init(
    data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { self.init(PictureSource(imageData)) }

  /// Performs requests on the current thread, and returns when their closures have run. Throws the first error, as of a
  /// picture that cannot be read and of a request that was canceled.
  open func perform(_ requests: [VNRequest]) throws { try source.perform(requests) }
}
