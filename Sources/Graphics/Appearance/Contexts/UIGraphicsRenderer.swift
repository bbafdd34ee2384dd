public import Foundation

/// How a renderer makes what it makes.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn, in points; empty but in the format that a context tells of.
  open private(set) var bounds = CGRect.zero

  public required override init() { super.init() }

  /// Returns a format for the current traits.
  open class func `default`() -> Self { self.init() }
  /// Returns a format for the current traits.
  open class func preferred() -> Self { self.init() }

  /// The format that code sees which draws a rectangle.
  func drawing(_ bounds: CGRect) -> Self {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// What the drawing of a renderer goes to.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context that is drawn to.
  open private(set) var cgContext: CGContext
  /// The format of what is drawn, with its bounds.
  open var format: UIGraphicsRendererFormat { ownFormat }
  private let ownFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    ownFormat = format
    super.init()
  }

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

/// What makes pictures and documents of what code draws; its subclasses are used.
open class UIGraphicsRenderer: NSObject {
  /// The format of what is made.
  open var format: UIGraphicsRendererFormat { ownFormat }
  private let ownFormat: UIGraphicsRendererFormat

  init(_ format: UIGraphicsRendererFormat) {
    ownFormat = format
    super.init()
  }

  @available(*, unavailable) public override init() { fatalError("use init(bounds:)") }
}
