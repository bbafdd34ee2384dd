public import Foundation
public import PlainviewRuntime

/// The pages that a context draws one after the other into a PDF file.
final class DrawnPages {
  /// A page: what was drawn in its rectangle, in points, y downwards.
  struct Page {
    let bounds: CGRect
    var steps: [DrawingStep] = []
    /// Rectangles that open addresses.
    var links: [(url: URL, rect: CGRect)] = []
    /// Rectangles that lead to a point with a name.
    var jumps: [(name: String, rect: CGRect)] = []
  }

  /// The rectangle of pages that say no other.
  let bounds: CGRect
  private(set) var pages: [Page] = []
  /// The points with names: the index of the page, and where.
  private(set) var destinations: [(name: String, page: Int, point: CGPoint)] = []
  /// Title, author and the like, by their names in the file.
  private(set) var info: [(key: String, text: String)] = []
  private var isPageOpen = false

  /// Pages of a rectangle; one without area is that of a letter, 612 by 792 points.
  init(bounds: CGRect, info: [String: Any] = [:]) {
    self.bounds = bounds.width > 0 && bounds.height > 0 ? bounds : CGRect(x: 0, y: 0, width: 612, height: 792)
    for (key, name) in Self.infoNames {
      switch info[key] {
      case let text as String: self.info.append((name, text))
      case let words as [String]: self.info.append((name, words.joined(separator: ", ")))
      default: break
      }
    }
  }

  private static let infoNames = [
    (kCGPDFContextAuthor.description, "Author"), (kCGPDFContextCreator.description, "Creator"),
    (kCGPDFContextKeywords.description, "Keywords"), (kCGPDFContextSubject.description, "Subject"),
    (kCGPDFContextTitle.description, "Title"),
  ]

  /// The rectangle of the page that is drawn.
  var pageBounds: CGRect { pages.last?.bounds ?? bounds }

  /// Begins a page; what was drawn before it goes to the page before, or nowhere if there is none.
  func beginPage(in context: CGContext, _ bounds: CGRect? = nil) {
    endPage(in: context)
    let rect = bounds.map { $0.width > 0 && $0.height > 0 ? $0 : self.bounds } ?? self.bounds
    context.beginPage(in: rect)
    pages.append(Page(bounds: rect))
    isPageOpen = true
  }

  /// Ends the page that was begun last.
  func endPage(in context: CGContext) {
    let steps = context.beginPage(in: pageBounds)
    if isPageOpen { pages[pages.count - 1].steps = steps }
    isPageOpen = false
  }

  func addLink(_ url: URL, _ rect: CGRect) { if isPageOpen { pages[pages.count - 1].links.append((url, rect)) } }
  func addJump(_ name: String, _ rect: CGRect) { if isPageOpen { pages[pages.count - 1].jumps.append((name, rect)) } }
  func addDestination(_ name: String, _ point: CGPoint) {
    if isPageOpen { destinations.append((name, pages.count - 1, point)) }
  }

  /// The file.
  func data() -> Data { PageFile(self).data }
}

/// The title of a document, a key of what it says about itself.
nonisolated(unsafe) public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The author of a document.
nonisolated(unsafe) public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The program that a document was made with.
nonisolated(unsafe) public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The subject of a document.
nonisolated(unsafe) public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// Words for searching a document: a text or several.
nonisolated(unsafe) public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The password for all rights; without effect, documents are not encrypted here.
nonisolated(unsafe) public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// The password for reading; without effect, documents are not encrypted here.
nonisolated(unsafe) public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// Whether a document may be printed; without effect.
nonisolated(unsafe) public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
/// Whether a document may be copied from; without effect.
nonisolated(unsafe) public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
/// The rectangle of a page.
nonisolated(unsafe) public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
