public import Foundation
public import PlainviewGraphics

/// Chosen text of one page or several.
open class PDFSelection: NSObject, NSCopying, @unchecked Sendable {
  /// The color in which it is shown; in that of the system for nil.
  open var color: UIColor?
  weak var document: PDFDocument?
  var parts: [(page: PDFPage, range: NSRange)] = []

  /// Creates an empty selection of a document.
  public init(document: PDFDocument) {
    self.document = document
    super.init()
  }

  /// The pages of the text, each once.
  open var pages: [PDFPage] {
    parts.reduce(into: []) { pages, part in if !pages.contains(where: { $0 === part.page }) { pages.append(part.page) }
    }
  }
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

  /// Returns the rectangle around the text on a page, in the page's points; empty where there is none.
  open func bounds(for page: PDFPage) -> CGRect {
    let boxes = parts.filter { $0.page === page }.flatMap { page.boxes(of: $0.range) }
    return boxes.isEmpty ? .zero : boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
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

  /// Adds the text of another selection; what both have is there once.
  open func add(_ selection: PDFSelection) {
    for part in selection.parts {
      var range = part.range
      let touching = parts.indices.filter { index in
        parts[index].page === part.page && parts[index].range.location <= NSMaxRange(range)
          && range.location <= NSMaxRange(parts[index].range)
      }
      for index in touching { range = NSUnionRange(range, parts[index].range) }
      for index in touching.reversed() { parts.remove(at: index) }
      parts.append((part.page, range))
    }
    sort()
  }
  /// Adds the texts of other selections; what several have is there once.
  open func add(_ selections: [PDFSelection]) { for selection in selections { add(selection) } }

  /// In the order of the document.
  private func sort() {
    guard let document else { return }
    parts.sort { one, other in
      let (first, second) = (document.index(for: one.page), document.index(for: other.page))
      return first == second ? one.range.location < other.range.location : first < second
    }
  }

  /// Makes the selection longer at its end, or shorter by a negative number, as far as its last page goes.
  open func extend(atEnd succeed: Int) {
    guard let last = parts.last else { return }
    let end = min(max(last.range.location, NSMaxRange(last.range) + succeed), last.page.numberOfCharacters)
    parts[parts.count - 1].range.length = end - last.range.location
  }
  /// Makes the selection longer at its beginning, or shorter by a negative number, as far as its first page goes.
  open func extend(atStart precede: Int) {
    guard let first = parts.first else { return }
    let start = min(max(0, first.range.location - precede), NSMaxRange(first.range))
    parts[0].range = NSRange(location: start, length: NSMaxRange(first.range) - start)
  }
  /// Takes in the lines in which the text begins and ends, as a whole.
  open func extendForLineBoundaries() {
    guard let first = parts.first, let last = parts.last else { return }
    let start = first.page.line(around: first.range.location).location
    extend(atStart: first.range.location - start)
    let end = NSMaxRange(last.page.line(around: max(last.range.location, NSMaxRange(last.range) - 1)))
    extend(atEnd: end - NSMaxRange(last.range))
  }
  /// Fills the rectangles of the lines on a page in the current context.
  open func draw(for page: PDFPage, active: Bool) { draw(for: page, with: .cropBox, active: active) }
  /// Fills the rectangles of the lines on a page in the current context, whose origin is that of a rectangle of the page.
  open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let origin = page.bounds(for: box).origin
    let usual = active ? UIColor(red: 0, green: 0.48, blue: 1, alpha: 0.3) : UIColor(white: 0.5, alpha: 0.3)
    context.saveGState()
    context.setFillColor((color ?? usual).cgColor)
    for line in selectionsByLine() where line.pages.first === page {
      context.fill(line.bounds(for: page).offsetBy(dx: -origin.x, dy: -origin.y))
    }
    context.restoreGState()
  }

  /// Returns a selection of the same text.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let document else { return self }
    let copy = PDFSelection(document: document)
    copy.parts = parts
    copy.color = color
    return copy
  }
}
