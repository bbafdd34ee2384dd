public import Foundation
public import PlainviewRuntime

// PDF documents that are drawn in the current context, page by page.

/// The document that a context draws, and where it goes in the end.
final class DrawnDocument {
  let pages: DrawnPages
  private let finish: (Data) -> Void

  init(_ pages: DrawnPages, finish: @escaping (Data) -> Void) {
    self.pages = pages
    self.finish = finish
  }

  func end(_ context: CGContext) {
    pages.endPage(in: context)
    finish(pages.data())
  }
}

private func begin(_ bounds: CGRect, _ info: [AnyHashable: Any]?, _ finish: @escaping (Data) -> Void) {
  var texts: [String: Any] = [:]
  for case (let key as String, let value) in info ?? [:] { texts[key] = value }
  let pages = DrawnPages(bounds: bounds, info: texts)
  let context = CGContext(area: pages.bounds, scale: 1)
  context.document = DrawnDocument(pages, finish: finish)
  GraphicsContexts.shared.push(context)
}

/// Begins a document whose file is written into data; pages have a rectangle in points, an empty one is that of a letter.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  begin(bounds, documentInfo) { data.setData($0) }
}

/// Begins a document that is written to a file; returns whether the file can be written.
@discardableResult public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  begin(bounds, documentInfo) { try? $0.write(to: URL(fileURLWithPath: path)) }
  return true
}

/// Ends the document that was begun last and writes it.
public func UIGraphicsEndPDFContext() {
  guard let context = UIGraphicsGetCurrentContext(), let document = context.document else { return }
  context.document = nil
  GraphicsContexts.shared.pop()
  document.end(context)
}

/// Begins a page of the document's rectangle.
public func UIGraphicsBeginPDFPage() {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.document?.pages.beginPage(in: context)
}

/// Begins a page of a rectangle in points; what is told of the page has no effect.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.document?.pages.beginPage(in: context, bounds)
}

/// The rectangle of the page that is drawn; zero outside of a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  UIGraphicsGetCurrentContext()?.document?.pages.pageBounds ?? .zero
}

/// Makes a rectangle of the page open an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.document?.pages.addLink(url, rect)
}

/// Gives a point of the page a name, which rectangles can lead to.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  UIGraphicsGetCurrentContext()?.document?.pages.addDestination(name, point)
}

/// Makes a rectangle of the page lead to a point with a name.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.document?.pages.addJump(name, rect)
}

/// Where Core Graphics writes a document to.
public final class CGDataConsumer {
  /// Takes the whole file.
  let write: (Data) -> Void
  /// Writes into data.
  public init?(data: CFMutableData) { write = { data.append($0) } }
  /// Writes to a file.
  public init?(url: CFURL) { write = { try? $0.write(to: url) } }
}

extension CGContext {
  /// A document that is written where a consumer says; y goes upwards. The rectangle of pages is that of a letter by default.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(mediaBox?.pointee ?? .zero, auxiliaryInfo, consumer.write)
  }

  /// A document that is written to a file; y goes upwards. The rectangle of pages is that of a letter by default.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    self.init(mediaBox?.pointee ?? .zero, auxiliaryInfo) { try? $0.write(to: url) }
  }

  private convenience init(_ bounds: CGRect, _ info: CFDictionary?, _ finish: @escaping (Data) -> Void) {
    var texts: [String: Any] = [:]
    for (key, value) in info ?? NSDictionary() { texts["\(key)"] = value }
    let pages = DrawnPages(bounds: bounds, info: texts)
    self.init(area: pages.bounds, scale: 1, isUpward: true)
    document = DrawnDocument(pages, finish: finish)
  }

  /// Begins a page; what is told of it has no effect.
  public func beginPDFPage(_ pageInfo: CFDictionary?) { document?.pages.beginPage(in: self) }
  /// Begins a page of a rectangle.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { document?.pages.beginPage(in: self, mediaBox?.pointee) }
  /// Ends the page.
  public func endPDFPage() { document?.pages.endPage(in: self) }
  /// Ends the page.
  public func endPage() { endPDFPage() }
  /// Ends the document and writes it; without effect for other contexts and a second time.
  public func closePDF() {
    document?.end(self)
    document = nil
  }
  /// Makes a rectangle of the page open an address.
  public func setURL(_ url: CFURL, for rect: CGRect) { document?.pages.addLink(url, downward(rect)) }
  /// Gives a point of the page a name.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    document?.pages.addDestination("\(name)", downward(CGRect(origin: point, size: .zero)).origin)
  }
  /// Makes a rectangle of the page lead to a point with a name.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    document?.pages.addJump("\(name)", downward(rect))
  }
}
