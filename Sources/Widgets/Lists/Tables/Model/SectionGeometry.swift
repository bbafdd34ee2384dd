import Foundation

/// How high the parts of a section are, in points.
struct SectionGeometry {
  /// A header or a footer: its height, and whether that is more than an estimate.
  struct Band {
    var height: CGFloat
    var isKnown: Bool
  }

  private(set) var header: Band
  var rows: LengthTable
  private(set) var footer: Band
  /// What stays free above a header.
  let topPadding: CGFloat

  init(header: Band, rows: LengthTable, footer: Band, topPadding: CGFloat = 0) {
    self.header = header
    self.rows = rows
    self.footer = footer
    self.topPadding = topPadding
  }

  /// The footer, or else the header.
  subscript(isFooter isFooter: Bool) -> Band {
    get { isFooter ? footer : header }
    set { if isFooter { footer = newValue } else { header = newValue } }
  }

  /// Where the footer or the header begins, from the top of the section.
  func offset(isFooter: Bool) -> CGFloat { isFooter ? footerOffset : headerOffset }

  /// Where the rows begin, from the top of the section.
  var rowsOffset: CGFloat { headerOffset + header.height }
  private var headerOffset: CGFloat { header.height > 0 ? topPadding : 0 }
  private var footerOffset: CGFloat { rowsOffset + rows.total }
  var height: CGFloat { footerOffset + footer.height }
}
