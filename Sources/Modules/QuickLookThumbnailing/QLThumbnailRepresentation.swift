public import Foundation
public import PlainviewGraphics

/// A picture of a file: its icon or its content.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  /// The kinds of pictures: the icon of the file's type, the content in low and in full quality.
  public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }

  /// The kind of the picture.
  open var type: RepresentationType { kind }
  /// The picture in pixels.
  open var cgImage: CGImage { picture }
  /// The picture in points.
  open var uiImage: UIImage { image }
  /// The part of the picture that shows the content, without the icon's frame; all of it here.
  open var contentRect: CGRect { CGRect(origin: .zero, size: image.size) }

  private let kind: RepresentationType
  private let image: UIImage
  private let picture: CGImage

  init(_ kind: RepresentationType, _ image: UIImage, _ picture: CGImage) {
    self.kind = kind
    self.image = image
    self.picture = picture
    super.init()
  }
}
