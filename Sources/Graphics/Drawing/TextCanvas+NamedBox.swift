extension TextCanvas {
  /// Draws what has no text of its own, such as a map: an outline with lines of text in its middle.
  ///
  /// Where the outline does not fit, only the lines are drawn, as many as there are rows.
  @_spi(Plainview) public func namedBox(_ lines: [String]) {
    let hasOutline = width >= 6 && height >= 3
    if hasOutline { outline(column: 0, row: 0, width: width, height: height) }
    let outlineCells = hasOutline ? 2 : 0
    let shown = lines.filter { !$0.isEmpty }.prefix(max(0, height - outlineCells))
    let first = (height - shown.count) / 2
    for (index, line) in shown.enumerated() {
      let text = shortened(line, to: max(0, width - outlineCells))
      write(text, column: (width - CellWidth.of(text)) / 2, row: first + index)
    }
  }
}
