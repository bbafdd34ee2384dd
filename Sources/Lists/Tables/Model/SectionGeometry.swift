import Foundation

/// The heights of the parts of a section, in points.
struct SectionGeometry {
  /// A header or a footer: its height, and whether that is more than an estimate.
  struct HeaderFooter {
    var height: CGFloat
    var isKnown: Bool
  }

  private(set) var header: HeaderFooter
  var rows: LengthTable
  private(set) var footer: HeaderFooter
  /// The free space above a header.
  let topPadding: CGFloat

  init(header: HeaderFooter, rows: LengthTable, footer: HeaderFooter, topPadding: CGFloat = 0) {
    self.header = header
    self.rows = rows
    self.footer = footer
    self.topPadding = topPadding
  }

  /// The footer, or else the header.
  subscript(isFooter isFooter: Bool) -> HeaderFooter {
    get { isFooter ? footer : header }
    set { if isFooter { footer = newValue } else { header = newValue } }
  }

  /// The top of the footer or the header, from the top of the section.
  func offset(isFooter: Bool) -> CGFloat { isFooter ? footerOffset : headerOffset }

  /// The top of the rows, from the top of the section.
  var rowsOffset: CGFloat { headerOffset + header.height }
  private var headerOffset: CGFloat { header.height > 0 ? topPadding : 0 }
  private var footerOffset: CGFloat { rowsOffset + rows.total }
  var height: CGFloat { footerOffset + footer.height }
}
