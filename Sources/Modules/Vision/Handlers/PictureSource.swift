import Foundation
import PlainviewAVFoundation
import PlainviewCoreImage
import PlainviewCoreVideo
import PlainviewGraphics

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
