public import Foundation

/// How a renderer makes its documents.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What the document says about itself: its title by `kCGPDFContextTitle`, its author and so on.
  open var documentInfo: [String: Any] = [:]

  override func drawing(_ bounds: CGRect) -> Self {
    let copy = super.drawing(bounds)
    copy.documentInfo = documentInfo
    return copy
  }
}

/// What the drawing of a renderer's document goes to.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let pages: DrawnPages

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat, _ pages: DrawnPages) {
    self.pages = pages
    super.init(context, format)
  }

  /// The rectangle of the page that is drawn, in points.
  open var pdfContextBounds: CGRect { pages.pageBounds }
  /// Begins a page of the renderer's rectangle; what is drawn before the first page is lost.
  open func beginPage() { pages.beginPage(in: cgContext) }
  /// Begins a page of a rectangle; what is told of the page has no effect.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pages.beginPage(in: cgContext, bounds) }
  /// Makes a rectangle of the page open an address.
  open func setURL(_ url: URL, for rect: CGRect) { pages.addLink(url, rect) }
  /// Gives a point of the page a name, which rectangles can lead to.
  open func addDestination(withName name: String, at point: CGPoint) { pages.addDestination(name, point) }
  /// Makes a rectangle of the page lead to a point with a name.
  open func setDestinationWithName(_ name: String, for rect: CGRect) { pages.addJump(name, rect) }
}

/// Makes PDF documents of what code draws: texts, lines and areas; of pictures the frame and the name.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  private let bounds: CGRect

  /// Creates a renderer of pages of a rectangle in points, with a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    super.init(format)
  }

  /// Creates a renderer of pages of a rectangle in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Returns the document that the closure draws; it begins each page.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let pages = DrawnPages(bounds: bounds, info: (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:])
    let context = CGContext(area: pages.bounds, scale: 1)
    GraphicsContexts.shared.push(context)
    actions(UIGraphicsPDFRendererContext(context, format.drawing(bounds), pages))
    GraphicsContexts.shared.pop()
    pages.endPage(in: context)
    return pages.data()
  }

  /// Writes the document that the closure draws to a file; throws where it cannot be written.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
