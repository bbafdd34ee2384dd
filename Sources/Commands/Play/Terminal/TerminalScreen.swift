import PlainviewGraphics

/// What a terminal shows: cells with a mark and its attributes.
package struct TerminalScreen: Equatable, Sendable {
  package struct Cell: Equatable, Sendable {
    /// Empty in the second half of a wide mark.
    package var text: String
    /// 0 in the second half of a wide mark, else 1 or 2.
    package var width: Int
    /// The parameters of the escape sequence for colours and weights (ECMA-48, SGR); empty for plain ones.
    package var attributes: String

    package static let blank = Cell(text: " ", width: 1, attributes: "")
  }

  package let columns: Int
  package let rows: Int
  package private(set) var cells: [Cell]

  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  package subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

  /// Writes one line at a position, clipped to the area; a wide mark that would be cut is left out.
  package mutating func write(
    _ text: String, at position: TerminalPosition, in area: TerminalArea, attributes: String = ""
  ) {
    guard position.row >= area.top, position.row < min(area.bottom, rows), position.row >= 0 else { return }
    var column = position.column
    for cell in displayCells(of: text) {
      guard column + cell.width <= min(area.right, columns) else { return }
      if column >= max(area.left, 0) { put(cell, at: column, position.row, attributes) }
      column += cell.width
    }
  }

  private mutating func put(_ cell: DisplayCell, at column: Int, _ row: Int, _ attributes: String) {
    clearHalves(at: column, row)
    if cell.width == 2 { clearHalves(at: column + 1, row) }
    let index = row * columns + column
    cells[index] = Cell(text: cell.text, width: cell.width, attributes: attributes)
    if cell.width == 2 { cells[index + 1] = Cell(text: "", width: 0, attributes: attributes) }
  }

  /// Blanks the wide mark that a cell belongs to.
  private mutating func clearHalves(at column: Int, _ row: Int) {
    let index = row * columns + column
    if cells[index].width == 2 { cells[index + 1] = .blank }
    if cells[index].width == 0 { cells[index - 1] = .blank }
    cells[index] = .blank
  }

  /// Blanks the area.
  package mutating func clear(_ area: TerminalArea) {
    let blank = String(repeating: " ", count: area.width)
    for row in area.top..<area.bottom { write(blank, at: TerminalPosition(column: area.left, row: row), in: area) }
  }

  /// Changes the attributes of what is in the area.
  package mutating func paint(_ area: TerminalArea, _ attributes: String) {
    for row in max(area.top, 0)..<max(min(area.bottom, rows), max(area.top, 0)) {
      for column in max(area.left, 0)..<max(min(area.right, columns), max(area.left, 0)) {
        cells[row * columns + column].attributes = attributes
      }
    }
  }
}

/// A cell of the terminal, counted from 0 from the upper left corner.
package struct TerminalPosition: Equatable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A rectangle of cells; right and bottom are the first cells behind it.
package struct TerminalArea: Equatable, Sendable {
  package var left: Int
  package var top: Int
  package var right: Int
  package var bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = max(right, left)
    self.bottom = max(bottom, top)
  }

  package var width: Int { right - left }
  package var height: Int { bottom - top }

  package func contains(_ position: TerminalPosition) -> Bool {
    position.column >= left && position.column < right && position.row >= top && position.row < bottom
  }
}
