public import Foundation
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

/// A picture as handlers know it: by its name.
enum PictureSource {
  case picture(String?)
  case unreadable

  init(_ image: CGImage) { self = .picture(image.name) }
  init(_ image: CIImage) { self = .picture(image.url?.lastPathComponent ?? image.pictureName) }
  init(_ data: Data) { self = UIImage(data: data).map { .picture($0.name) } ?? .unreadable }
  init(_ url: URL) { self = UIImage(contentsOfFile: url.path) == nil ? .unreadable : .picture(url.lastPathComponent) }

  /// Performs requests one after the other; throws the first error.
  func perform(_ requests: [VNRequest]) throws {
    guard case .picture(let name) = self else {
      let error = VNErrorCode.invalidImage.error
      for request in requests { request.fail(error) }
      throw error
    }
    let contents = VisionDevice.current.contents(of: name)
    for request in requests { try request.perform(contents) }
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
    self.init(.picture(nil))
  }
  /// Creates a handler for pixels that are turned; they have no name.
  public convenience init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { self.init(.picture(nil)) }
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
    try PictureSource.picture(nil).perform(requests)
  }
  /// Performs requests on pixels that are turned; they have no name.
  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
  ) throws { try PictureSource.picture(nil).perform(requests) }
  /// Performs requests on the picture of a file.
  open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws {
    try PictureSource(imageURL).perform(requests)
  }
  /// Performs requests on the bytes of a picture's file.
  open func perform(_ requests: [VNRequest], onImageData imageData: Data) throws {
    try PictureSource(imageData).perform(requests)
  }
}
