public import Foundation
public import PlainviewGraphics

/// The picture of media, made in the size that is asked for.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  /// The largest rectangle of the picture, in points.
  public let bounds: CGRect
  private let handler: (CGSize) -> UIImage

  /// Creates a picture that a closure makes in a size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    handler = requestHandler
  }
  /// Creates a picture from an image; an older form.
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

  /// Returns the picture in a size; nil for one of no size.
  open func image(at size: CGSize) -> UIImage? { size.width > 0 && size.height > 0 ? handler(size) : nil }
}
