import PlainviewGraphics

extension ViewPainter {
  /// The rows of the picture, without the margin where nothing was drawn in it.
  func rows() -> [PictureRow] {
    var rows = (0..<grid.rows).map { row(at: $0) }
    if let redaction, !redaction.patterns.isEmpty { rows = rows.map { redaction.redacted($0) } }
    if rows.first?.isEmpty ?? false {
      rows.removeFirst()
      origin.row -= 1
    }
    if rows.last?.isEmpty ?? false { rows.removeLast() }
    if rows.allSatisfy({ $0.startsBlank }) {
      rows = rows.map { $0.withoutFirstCell() }
      origin.column -= 1
    }
    return rows
  }

  /// The row of the picture that a row of the root's cells is drawn in.
  func row(ofCell row: Int) -> Int { axes.rows.edge(row) }

  /// The lines of the legend as rows.
  func legendRows() -> [PictureRow] {
    legend.map { line in
      let cells = line.flatMap { CellWidth.of($0) == 2 ? [String($0), ""] : [String($0)] }
      let row = PictureRow(cells: cells, holdsOnlySides: false)
      return redaction.map { $0.redacted(row) } ?? row
    }
  }

  private func row(at row: Int) -> PictureRow {
    var cells: [String] = []
    cells.reserveCapacity(grid.columns)
    var hasContent = false
    var hasOnlySides = true
    for column in 0..<grid.columns {
      if let text = grid.text(column: column, row: row) {
        hasContent = true
        cells.append(text)
      } else if let mark = outlines.mark(column: column, row: row, style: options.style) {
        hasOnlySides = hasOnlySides && outlines.isSide(column: column, row: row)
        cells.append(mark)
      } else {
        cells.append(" ")
      }
    }
    let ends = hasContent ? grid.endsOfRightToLeftText(inRow: row) : []
    if !ends.isEmpty { DirectionMarks.add(to: &cells, ends: ends) }
    return PictureRow(cells: cells, styles: styles(ofRow: row), holdsOnlySides: !hasContent && hasOnlySides)
  }

  private func styles(ofRow row: Int) -> [CellStyle] {
    guard let plane = grid.styles else { return [] }
    return (0..<grid.columns).map { column in
      var style = CellStyle()
      if grid.text(column: column, row: row) != nil { style.ink = plane.ink(column: column, row: row) }
      style.background = plane.background(column: column, row: row)
      return style
    }
  }
}
