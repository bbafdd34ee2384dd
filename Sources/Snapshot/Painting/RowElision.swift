/// Shows long runs of equal rows that hold nothing but vertical sides as one row: `= 21 rows`.
enum RowElision {
  /// The shortest run that is worth it.
  private static let shortest = 5

  static func shorten(_ rows: [PictureRow]) -> [PictureRow] {
    var lines: [PictureRow] = []
    var index = 0
    let isFramed = rows.first.map { row in row.cells.dropFirst(2).dropLast(2).allSatisfy { $0 != " " } } ?? false
    while index < rows.count {
      let run = runLength(rows, from: index)
      if run >= shortest {
        lines.append(summary(of: rows[index], count: run, isFramed: isFramed))
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

  /// The row with the count in its first gap that is wide enough; behind everything where boxes stand beside each other,
  /// which the count would seem to part (W95).
  private static func summary(of row: PictureRow, count: Int, isFramed: Bool) -> PictureRow {
    let label = "= \(count) rows".map { String($0) }
    var row = row
    let cells = row.cells
    let isOpen = cells.first == " "
    if !holdsSeveralBoxes(cells, isFramed: isFramed), let gap = firstGap(in: cells, of: label.count + (isOpen ? 1 : 2))
    {
      let start = isOpen && gap == 0 ? gap : gap + 1
      row.cells.replaceSubrange(start..<start + label.count, with: label)
      return row
    }
    row.cells.removeSubrange(row.end...)
    row.cells += row.cells.isEmpty ? label : [" "] + label
    return row
  }

  /// Whether the row runs through more than one box, but for the one around the picture.
  private static func holdsSeveralBoxes(_ cells: [String], isFramed: Bool) -> Bool {
    let sides = cells.count { $0 != " " }
    return sides > 4 || (sides == 4 && !isFramed)
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
