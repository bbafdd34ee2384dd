@_spi(Plainview) import PlainviewGraphics
@_spi(Plainview) import PlainviewUIKitCore
@_spi(Plainview) import PlainviewWidgets

extension ViewPainter {
  /// Hides what a view has written: rows with text are filled as wide as the view, so that another text of another
  /// length makes the same picture. The brackets of controls stay.
  func fillWhatIsWritten(of view: UIView, from left: Int, to right: Int) {
    let fill = options.style == .ascii ? "#" : "▒"
    for (row, columns) in grid.takeNotes() {
      var filled = min(left, columns.lowerBound)..<max(right, columns.upperBound)
      let last = columns.upperBound - 1
      if view is UIControl, columns.count > 2, grid.text(column: columns.lowerBound, row: row) == "[",
        grid.text(column: last, row: row) == "]"
      {
        filled = columns.lowerBound + 1..<last
      }
      for column in filled { grid.put(fill, width: 1, column: column, row: row) }
    }
  }
}
