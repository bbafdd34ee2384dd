public import Foundation
public import PlainviewGraphics

/// Chosen text of one page or several.
open class PDFSelection: NSObject, NSCopying, @unchecked Sendable {
  /// The color in which it is shown; kept, without effect.
  open var color: UIColor?
  weak var document: PDFDocument?
  var parts: [(page: PDFPage, range: NSRange)] = []

  /// Creates an empty selection of a document.
  public init(document: PDFDocument) {
    self.document = document
    super.init()
  }

  /// The pages of the text, in order.
  open var pages: [PDFPage] { parts.map(\.page) }
  /// The text; nil for an empty selection.
  open var string: String? {
    let texts = parts.compactMap { page, range in page.string.flatMap { Self.text(of: range, in: $0) } }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
  /// The text without attributes; nil for an empty selection.
  open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

  private static func text(of range: NSRange, in text: String) -> String? {
    Range(range, in: text).map { String(text[$0]) }
  }

  /// Returns the rectangle of the text on a page: all of the page, since the places of letters are not read.
  open func bounds(for page: PDFPage) -> CGRect {
    pages.contains { $0 === page } ? page.bounds(for: .cropBox) : .zero
  }
  /// Returns the number of ranges on a page.
  open func numberOfTextRanges(on page: PDFPage) -> Int { parts.count { $0.page === page } }
  /// Returns a range on a page; not found for one that is not there.
  open func range(at index: Int, on page: PDFPage) -> NSRange {
    let ranges = parts.filter { $0.page === page }.map(\.range)
    return ranges.indices.contains(index) ? ranges[index] : NSRange(location: NSNotFound, length: 0)
  }
  /// Returns a selection for each line.
  open func selectionsByLine() -> [PDFSelection] {
    parts.flatMap { page, range -> [PDFSelection] in
      guard let text = page.string, let whole = Range(range, in: text) else { return [] }
      return text[whole].split(separator: "\n").compactMap {
        page.selection(for: NSRange($0.startIndex..<$0.endIndex, in: text))
      }
    }
  }

  /// Adds the text of another selection.
  open func add(_ selection: PDFSelection) { parts += selection.parts }
  /// Adds the texts of other selections.
  open func add(_ selections: [PDFSelection]) { for selection in selections { add(selection) } }
  /// Makes the selection longer at its end, as far as its last page goes.
  open func extend(atEnd succeed: Int) {
    guard let last = parts.last else { return }
    let end = min(max(last.range.location, NSMaxRange(last.range) + succeed), last.page.numberOfCharacters)
    parts[parts.count - 1].range.length = end - last.range.location
  }
  /// Makes the selection longer at its beginning, as far as its first page goes.
  open func extend(atStart precede: Int) {
    guard let first = parts.first else { return }
    let start = min(max(0, first.range.location - precede), NSMaxRange(first.range))
    parts[0].range = NSRange(location: start, length: NSMaxRange(first.range) - start)
  }
  /// Takes in the words that lie around the text to their ends; does nothing here.
  open func extendForLineBoundaries() {}
  /// Draws the selection; does nothing here.
  open func draw(for page: PDFPage, active: Bool) {}

  /// Returns a selection of the same text.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let document else { return self }
    let copy = PDFSelection(document: document)
    copy.parts = parts
    copy.color = color
    return copy
  }
}
