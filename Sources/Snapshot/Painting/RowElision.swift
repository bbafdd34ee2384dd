/// Shows long runs of equal rows that hold nothing but vertical sides as one row: `= 21 rows`.
enum RowElision {
  /// The shortest run that is worth it.
  private static let shortest = 5

  static func shorten(_ rows: [PictureRow]) -> [PictureRow] {
    var lines: [PictureRow] = []
    var index = 0
    while index < rows.count {
      let run = runLength(rows, from: index)
      if run >= shortest {
        lines.append(summary(of: rows[index], count: run))
        index += run
      } else {
        lines.append(rows[index])
        index += 1
      }
    }
    return lines
  }

  private static func runLength(_ rows: [PictureRow], from start: Int) -> Int {
    guard rows[start].holdsOnlySides else { return 1 }
    var end = start + 1
    while end < rows.count, rows[end].holdsOnlySides, rows[end].cells == rows[start].cells,
      rows[end].styles == rows[start].styles
    {
      end += 1
    }
    return end - start
  }

  /// The row with the count in its first gap that is wide enough, or behind everything.
  private static func summary(of row: PictureRow, count: Int) -> PictureRow {
    let words = "= \(count) rows".map { String($0) }
    var row = row
    let cells = row.cells
    let isOpen = cells.first == " "
    if let gap = firstGap(in: cells, of: words.count + (isOpen ? 1 : 2)) {
      let start = isOpen && gap == 0 ? gap : gap + 1
      row.cells.replaceSubrange(start..<start + words.count, with: words)
      return row
    }
    row.cells.removeSubrange(row.end...)
    row.cells += row.cells.isEmpty ? words : [" "] + words
    return row
  }

  private static func firstGap(in cells: [String], of width: Int) -> Int? {
    var length = 0
    for (index, cell) in cells.enumerated() {
      length = cell == " " ? length + 1 : 0
      if length == width { return index - width + 1 }
    }
    return nil
  }
}
