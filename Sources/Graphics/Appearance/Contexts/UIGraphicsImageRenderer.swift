public import Foundation
import PlainviewRuntime

/// How a renderer makes its pictures.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colors of a picture; raw values are UIKit's.
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
  /// Pixels a point.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Whether the picture has no transparent parts. Kept, without effect.
  open var opaque = false
  /// The range of colors. Kept, without effect.
  open var preferredRange = Range.automatic

  /// Creates a format with the scale of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }

  override func drawing(_ bounds: CGRect) -> Self {
    let copy = super.drawing(bounds)
    (copy.scale, copy.opaque, copy.preferredRange) = (scale, opaque, preferredRange)
    return copy
  }
}

extension UIImage {
  /// A format for renderers whose pictures are like this one: with its scale.
  var baseImageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

/// What the drawing of a renderer's picture goes to.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The format of the picture, with its bounds.
  open override var format: UIGraphicsImageRendererFormat { imageFormat }
  private let imageFormat: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(context, format)
  }

  /// The picture as it is now.
  open var currentImage: UIImage { UIImage(drawnBy: cgContext) }
}

/// Makes pictures of what code draws: size and scale are right, of the content only a text picture is known.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// The format of the pictures.
  open override var format: UIGraphicsImageRendererFormat { imageFormat }
  private let imageFormat: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer for a rectangle in points, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    imageFormat = format
    super.init(format)
  }

  /// Creates a renderer for a rectangle in points, with the format of the current traits.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Creates a renderer for a size in points, with the format of the current traits.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// Creates a renderer for a size in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns a picture of what the closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(area: bounds, scale: format.scale)
    GraphicsContexts.shared.push(context)
    actions(UIGraphicsImageRendererContext(context, format.drawing(bounds)))
    GraphicsContexts.shared.pop()
    return UIImage(drawnBy: context)
  }

  /// Returns a picture of what the closure draws, as PNG data.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns a picture of what the closure draws, as JPEG data; the quality is from 0 to 1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}
