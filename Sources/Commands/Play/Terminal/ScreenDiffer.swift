/// Turns a screen into the bytes that bring a terminal from the screen before to it: only cells that changed are sent.
package struct ScreenDiffer {
  private var shown: TerminalScreen?

  package init() {}

  /// Forgets what is shown: the next screen is sent whole.
  package mutating func invalidate() { shown = nil }

  /// The text to send; empty when nothing changed.
  package mutating func update(to screen: TerminalScreen) -> String {
    var writer = Writer()
    let old = shown.flatMap { $0.columns == screen.columns && $0.rows == screen.rows ? $0 : nil }
    if old == nil { writer.clear() }
    for row in 0..<screen.rows {
      for column in 0..<screen.columns {
        let cell = screen[column, row]
        if cell.width == 0 || old?[column, row] == cell && !isHalfChanged(old, screen, column, row) { continue }
        if old == nil, cell == .blank { continue }
        writer.put(cell, at: column, row)
      }
    }
    writer.finish()
    shown = screen
    return writer.text
  }

  /// Whether the second half of a wide mark has to be drawn again with its first half.
  private func isHalfChanged(_ old: TerminalScreen?, _ new: TerminalScreen, _ column: Int, _ row: Int) -> Bool {
    guard let old, new[column, row].width == 2, column + 1 < new.columns else { return false }
    return old[column + 1, row] != new[column + 1, row]
  }

  /// The bytes as they grow: the cursor moves only where it is not already.
  private struct Writer {
    var text = ""
    private var position: TerminalPosition?
    private var attributes = ""

    mutating func clear() { text += "\u{1B}[0m\u{1B}[2J" }

    mutating func put(_ cell: TerminalScreen.Cell, at column: Int, _ row: Int) {
      if position != TerminalPosition(column: column, row: row) { text += "\u{1B}[\(row + 1);\(column + 1)H" }
      if cell.attributes != attributes {
        text += "\u{1B}[0" + (cell.attributes.isEmpty ? "" : ";" + cell.attributes) + "m"
        attributes = cell.attributes
      }
      text += cell.text
      // How far a terminal moves is certain for plain marks only.
      let isCertain = cell.width == 1 && cell.text.unicodeScalars.count == 1
      position = isCertain ? TerminalPosition(column: column + 1, row: row) : nil
    }

    mutating func finish() {
      if !attributes.isEmpty { text += "\u{1B}[0m" }
      attributes = ""
    }
  }
}
