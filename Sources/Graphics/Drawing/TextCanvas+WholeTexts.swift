package import Foundation

/// Texts that the screen shows whole (W91): what does not fit into the cells of a view is noted, and placed when all is drawn.
extension TextCanvas {
  /// Writes a line of which the screen shows all, in columns of the canvas.
  ///
  /// Where it does not fit, cells beside the view are taken when everything is drawn, or the picture is stretched. Until
  /// then `cut` is shown. `label` is the name of a picture in the text; it becomes shorter before the picture is stretched.
  package func writeWhole(
    _ text: DrawnLine, cut: DrawnLine, share: Double, row: Int, runs: TextRuns? = nil, color: UIColor? = nil,
    label: String? = nil, from left: Int = 0, to right: Int? = nil
  ) {
    let columns = max(0, left)..<max(max(0, left), min(right ?? width, width))
    let fits = text.columns <= columns.count
    let line = fits ? text : cut
    let free = Double(columns.count - line.columns) * share
    write(line, column: columns.lowerBound + max(0, Int(free.rounded(.down))), row: row, runs: runs, color: color)
    guard !fits, row >= 0, row < height, !columns.isEmpty, !grid.isNoting else { return }
    let own = shifted(columns, by: column)
    grid.claims.append(
      TextClaim(
        text: text, label: label, runs: runs, color: color, columns: own, row: self.row + row, share: share,
        ink: grid.styles?.pen, surroundings: grid.surroundings,
        written: own.map { grid.text(column: $0, row: self.row + row) }))
  }

  /// Writes a text without attributes of which the screen shows all, in the whole width.
  package func writeWhole(_ text: String, share: Double, row: Int, label: String? = nil) {
    writeWhole(DrawnLine(text), cut: DrawnLine(truncated(text, to: width)), share: share, row: row, label: label)
  }

  /// Says that the canvas needs so many columns, or a part of it, to show what the screen shows.
  package func requireColumns(_ count: Int, from left: Int = 0, to right: Int? = nil) {
    require(.columns, column + left..<column + max(left, right ?? width), count)
  }

  /// Says that the canvas needs so many rows.
  package func requireRows(_ count: Int) { require(.rows, row..<row + height, count) }

  private func require(_ axis: CellNeed.Axis, _ cells: Range<Int>, _ count: Int) {
    if count > cells.count, !grid.isNoting { grid.need(CellNeed(axis, cells, count: count), in: grid.clip) }
  }

  /// Writes the name of a picture that is seen in a part of the canvas.
  ///
  /// It stands in the row if that is free when everything is drawn, or in another row of the picture.
  package func writeName(_ label: String, in area: CellRect, row: Int, isEnclosed: Bool) {
    let columns = isEnclosed ? area.left + 1..<max(area.left + 1, area.right - 1) : 0..<width
    if grid.isNoting {
      let text = beginning(of: label, columns: columns.count)
      return write(text, column: columns.lowerBound + (columns.count - CellWidth.of(text)) / 2, row: row)
    }
    let rows = isEnclosed ? area.top + 1..<max(area.top + 1, area.bottom - 1) : 0..<height
    guard !columns.isEmpty, !rows.isEmpty else { return }
    grid.names.append(
      PictureName(
        label: label, columns: shifted(columns, by: column), middle: shifted(area.left..<area.right, by: column),
        rows: shifted(rows, by: self.row), row: self.row + row, isEnclosed: isEnclosed, ink: grid.styles?.pen,
        surroundings: grid.surroundings))
  }

  private func shifted(_ range: Range<Int>, by distance: Int) -> Range<Int> {
    range.lowerBound + distance..<range.upperBound + distance
  }

  /// Fills up cells of a row that hold nothing: names of pictures may take them.
  package func fillUp(_ character: Character, columns: Range<Int>, row: Int, onlyBlank: Bool) {
    guard !columns.isEmpty else { return }
    fill(character, column: columns.lowerBound, row: row, width: columns.count, height: 1, onlyBlank: onlyBlank)
    grid.noteFilling(row: self.row + row, columns: shifted(columns, by: column))
  }

  // MARK: Rows

  /// The row of a line with a baseline so many points below the top of the view; lines whose baselines agree stand in
  /// one row, that of the one drawn first (W95).
  package func row(ofBaseline baseline: CGFloat, viewHeight: CGFloat, usually row: Int) -> Int {
    guard viewHeight > 0, baseline.isFinite else { return row }
    let exact = CGFloat(self.row) + exactTop + baseline / viewHeight * exactHeight
    guard exact.isFinite, abs(exact) < 100_000 else { return row }
    let shared = grid.row(ofBaseline: Int((exact * 32).rounded()), usually: self.row + row) - self.row
    return (0..<height).contains(shared) ? shared : row
  }

  // MARK: Covers

  /// Hides all that was drawn before behind rows of the view, but for outlines that run along the view's own edges.
  package func cover(rows: Range<Int>) {
    fill(" ", column: 0, row: rows.lowerBound, width: width, height: rows.count)
    let top = max(1, rows.lowerBound)
    let bottom = min(height - 1, rows.upperBound)
    guard top < bottom, width > 2 else { return }
    let area = CellRect(left: column + 1, top: row + top, right: column + width - 1, bottom: row + bottom)
    grid.coverRequest = area
    grid.cover(area, order: grid.surroundings.order)
  }
}
