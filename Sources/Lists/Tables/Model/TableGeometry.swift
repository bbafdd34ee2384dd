import Foundation

/// The positions of the sections and rows of a table: offsets from the top of its content, in points.
struct TableGeometry {
  private(set) var sections: [SectionGeometry]
  private var heights: LengthTable
  /// The top of the first section: below the table's header view.
  var top: CGFloat

  init(_ sections: [SectionGeometry] = [], top: CGFloat = 0) {
    self.sections = sections
    self.top = top
    heights = LengthTable(
      sections.map(\.height), known: [Bool](repeating: true, count: sections.count), estimate: 0)
  }

  var bottom: CGFloat { top + heights.total }

  // MARK: Positions

  func sectionTop(_ section: Int) -> CGFloat { top + heights.sum(before: section) }

  func headerFooterTop(_ section: Int, isFooter: Bool) -> CGFloat {
    sectionTop(section) + sections[section].offset(isFooter: isFooter)
  }

  func rowTop(_ row: Int, _ section: Int) -> CGFloat {
    sectionTop(section) + sections[section].rowsOffset + sections[section].rows.sum(before: row)
  }

  func rowHeight(_ row: Int, _ section: Int) -> CGFloat { sections[section].rows[row] }

  /// The section that an offset is in; the nearest one for offsets outside.
  func section(at offset: CGFloat) -> Int { heights.index(at: offset - top) }

  /// The section that an offset is in, or the first section without height at that offset: its header may not be known.
  func firstSection(at offset: CGFloat) -> Int {
    var section = section(at: offset)
    while section > 0, sections[section - 1].height == 0 { section -= 1 }
    return section
  }

  /// The row of a section that an offset is in; the nearest one for offsets outside.
  func row(at offset: CGFloat, in section: Int) -> Int {
    sections[section].rows.index(at: offset - sectionTop(section) - sections[section].rowsOffset)
  }

  func holds(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  // MARK: Changes

  mutating func setRowHeight(_ height: CGFloat, row: Int, section: Int) {
    sections[section].rows.set(height, at: row)
    heights.set(sections[section].height, at: section)
  }

  mutating func setHeaderFooter(_ headerFooter: SectionGeometry.HeaderFooter, section: Int, isFooter: Bool) {
    sections[section][isFooter: isFooter] = headerFooter
    heights.set(sections[section].height, at: section)
  }

  mutating func forgetRowHeight(row: Int, section: Int, estimate: CGFloat) {
    sections[section].rows.set(estimate, at: row, isKnown: false)
  }

  /// Marks all heights of rows as estimates, as after a change of the width.
  mutating func forgetRowHeights() {
    for section in sections.indices where sections[section].rows.hasKnownLengths {
      sections[section].rows.forgetWhatIsKnown()
    }
  }
}
