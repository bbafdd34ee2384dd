public import Foundation
import PlainviewRuntime

/// How a renderer makes its pictures.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The range of colors of a picture; raw values are UIKit's.
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
  /// Pixels a point.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Whether the picture has no transparent parts. Kept, without effect.
  open var opaque = false
  /// The range of colors. Kept, without effect.
  open var preferredRange = Range.automatic
  /// The rectangle that is drawn, in points; empty but in the format that a context tells of.
  open private(set) var bounds = CGRect.zero

  public override init() { super.init() }

  /// Creates a format with the scale of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }

  /// Returns a format for the current traits.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The format that code sees which draws a rectangle.
  fileprivate func drawing(_ bounds: CGRect) -> UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    (copy.scale, copy.opaque, copy.preferredRange, copy.bounds) = (scale, opaque, preferredRange, bounds)
    return copy
  }

  /// Returns a format for the current traits.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
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
open class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context that is drawn to.
  open private(set) var cgContext: CGContext
  /// The format of the picture, with its bounds.
  open private(set) var format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// The picture as it is now.
  open var currentImage: UIImage { UIImage(drawnBy: cgContext) }
  /// Fills a rectangle with the current color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the current color; the blend mode has no effect.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Draws the line around a rectangle with the current color.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Draws the line around a rectangle with the current color; the blend mode has no effect.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.stroke(rect) }
  /// Limits drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures of what code draws: size and scale are right, of the content only a text picture is known.
open class UIGraphicsImageRenderer: NSObject {
  /// The format of the pictures.
  open private(set) var format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer for a rectangle in points, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Creates a renderer for a rectangle in points, with the format of the current traits.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Creates a renderer for a size in points, with the format of the current traits.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// Creates a renderer for a size in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  @available(*, unavailable) public override init() { fatalError("use init(size:)") }

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
