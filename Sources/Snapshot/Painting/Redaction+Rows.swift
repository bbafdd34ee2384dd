import PlainviewGraphics

extension Redaction {
  /// A row of a picture, in which every replacement takes the cells of what it replaces.
  func redacted(_ row: PictureRow) -> PictureRow {
    var row = row
    for pattern in patterns {
      let text = row.text
      for range in pattern.ranges(text).reversed() where !range.isEmpty {
        let first = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        let last = text.utf8.distance(from: text.startIndex, to: range.upperBound)
        let columns = Self.columns(in: row.cells, first..<last)
        row.cells.replaceSubrange(columns, with: Self.cells(of: pattern.replacement, count: columns.count))
      }
    }
    return row
  }

  /// The cells whose texts lie in a range of bytes of the row.
  private static func columns(in cells: [String], _ bytes: Range<Int>) -> Range<Int> {
    var offset = 0
    var first = cells.count
    var last = 0
    for (column, cell) in cells.enumerated() {
      let end = offset + cell.utf8.count
      // The second half of a wide character goes with the first one.
      if cell.isEmpty ? last == column && first < column : offset < bytes.upperBound && end > bytes.lowerBound {
        first = min(first, column)
        last = column + 1
      }
      offset = end
    }
    return min(first, last)..<last
  }

  /// A single character is repeated; a longer text is cut, or followed by blanks.
  private static func cells(of replacement: String, count: Int) -> [String] {
    let clusters = displayCells(of: replacement)
    var cells: [String] = []
    var next = 0
    while next < clusters.count, cells.count + clusters[next].width <= count {
      cells.append(clusters[next].text)
      if clusters[next].width == 2 { cells.append("") }
      next = clusters.count == 1 ? 0 : next + 1
    }
    return cells + Array(repeating: " ", count: count - cells.count)
  }
}
