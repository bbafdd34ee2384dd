public import Foundation

/// Draws pages: headers, contents and footers, which subclasses draw. Code draws pages by `drawPage(at:in:)`.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  /// The height of headers, in points.
  open var headerHeight: CGFloat = 0
  /// The height of footers, in points.
  open var footerHeight: CGFloat = 0
  /// The paper, in points; empty before it is known. Subclasses answer another one.
  open var paperRect: CGRect { .zero }
  /// What can be printed on; empty before it is known. Subclasses answer another one.
  open var printableRect: CGRect { .zero }
  /// The formatters that lay out the contents; nil for none. Each knows the renderer that it is one of.
  open var printFormatters: [UIPrintFormatter]? {
    didSet {
      for former in oldValue ?? [] where !(printFormatters ?? []).contains(where: { $0 === former }) {
        former.printPageRenderer = nil
      }
      for formatter in printFormatters ?? [] { formatter.printPageRenderer = self }
    }
  }
  /// The number of pages: those of the formatters, one behind the other unless they say where they begin.
  open var numberOfPages: Int {
    (printFormatters ?? []).reduce(0) { count, formatter in
      formatter.startPage == NSNotFound
        ? count + formatter.pageCount : max(count, formatter.startPage + formatter.pageCount)
    }
  }

  public override init() { super.init() }

  /// Adds a formatter whose contents begin on a page.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  /// Returns the formatters with contents on a page; nil for none.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = (printFormatters ?? []).filter {
      let start = $0.startPage == NSNotFound ? 0 : $0.startPage
      return (start..<start + $0.pageCount).contains(pageIndex)
    }
    return found.isEmpty ? nil : found
  }
  /// Called before pages are drawn; does nothing here.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page: the header at the top, the contents, what formatters lay out, and the footer at the bottom.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    var rest = printableRect
    if headerHeight > 0 {
      let parts = rest.divided(atDistance: headerHeight, from: .minYEdge)
      drawHeaderForPage(at: pageIndex, in: parts.slice)
      rest = parts.remainder
    }
    if footerHeight > 0 {
      let parts = rest.divided(atDistance: footerHeight, from: .maxYEdge)
      drawFooterForPage(at: pageIndex, in: parts.slice)
      rest = parts.remainder
    }
    drawContentForPage(at: pageIndex, in: rest)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
  }
  /// Draws what a formatter lays out on a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }
  /// Draws the header of a page; does nothing here.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws the contents of a page; does nothing here.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the footer of a page; does nothing here.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
