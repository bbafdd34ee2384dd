import Foundation

/// How high the parts of a section are, in points.
struct SectionGeometry {
  /// A header or a footer: its height, and whether that is more than an estimate.
  struct Band {
    var height: CGFloat
    var isKnown: Bool
    static let none = Band(height: 0, isKnown: true)
  }

  var header: Band
  var rows: LengthTable
  var footer: Band
  /// What stays free above a header.
  var topPadding: CGFloat = 0

  /// Where the rows begin, from the top of the section.
  var rowsOffset: CGFloat { headerOffset + header.height }
  var headerOffset: CGFloat { header.height > 0 ? topPadding : 0 }
  var footerOffset: CGFloat { rowsOffset + rows.total }
  var height: CGFloat { footerOffset + footer.height }
}
