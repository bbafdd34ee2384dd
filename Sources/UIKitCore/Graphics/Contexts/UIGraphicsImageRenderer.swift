public import Foundation
import PlainviewRuntime

/// How a renderer makes its pictures.
open class UIGraphicsImageRendererFormat: NSObject {
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
  /// Pixels a point.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  open var opaque = false
  open var preferredRange = Range.automatic
  /// The rectangle that is drawn, in points; empty but in the format that a context tells of.
  open private(set) var bounds = CGRect.zero

  public override init() { super.init() }

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The format that code sees which draws a rectangle.
  fileprivate func drawing(_ bounds: CGRect) -> UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    (copy.scale, copy.opaque, copy.preferredRange, copy.bounds) = (scale, opaque, preferredRange, bounds)
    return copy
  }

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
  open private(set) var cgContext: CGContext
  open private(set) var format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// The picture as it is now.
  open var currentImage: UIImage { UIImage(drawnBy: cgContext) }
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures of what code draws: size and scale are right, of the content only a text picture is known.
open class UIGraphicsImageRenderer: NSObject {
  open private(set) var format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  @available(*, unavailable) public override init() { fatalError("use init(size:)") }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(area: bounds, scale: format.scale)
    GraphicsContexts.shared.push(context)
    actions(UIGraphicsImageRendererContext(context, format.drawing(bounds)))
    GraphicsContexts.shared.pop()
    return UIImage(drawnBy: context)
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}
