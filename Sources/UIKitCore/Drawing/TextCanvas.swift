import Foundation
import PlainviewRuntime

/// The cells that a view draws itself on: its bounds, in columns and rows of text.
///
/// Plainview's own. What is written outside the canvas or the clipping views is dropped.
@preconcurrency @MainActor public struct TextCanvas {
  /// The marks that a picture is drawn with.
  public enum Style: Sendable { case ascii, unicode }

  /// Columns and rows of the view.
  public let width: Int
  public let height: Int
  public let style: Style
  private let grid: CellGrid
  private let column: Int
  private let row: Int

  package init(grid: CellGrid, column: Int, row: Int, width: Int, height: Int, style: Style) {
    self.grid = grid
    self.column = column
    self.row = row
    self.width = width
    self.height = height
    self.style = style
  }

  /// The row in the middle of the view.
  public var middleRow: Int { max(0, (height - 1) / 2) }

  /// Writes one line; wide characters take two columns, and one that would stick out is dropped.
  public func write(_ text: String, column: Int, row: Int) {
    var at = column
    for cell in displayCells(of: text) {
      guard at + cell.width <= width else { return }
      if at >= 0 { grid.put(cell.text, width: cell.width, column: self.column + at, row: self.row + row) }
      at += cell.width
    }
  }

  /// Writes text that may run over the right edge of the view as long as nothing is there.
  package func writeOverflowing(_ text: String, column: Int, row: Int) {
    var at = column
    for cell in displayCells(of: text) {
      let place = self.column + at
      if at + cell.width > width {
        guard (0..<cell.width).allSatisfy({ grid.isBlank(column: place + $0, row: self.row + row) }) else { return }
      }
      grid.put(cell.text, width: cell.width, column: place, row: self.row + row)
      at += cell.width
    }
  }

  /// Asks for an outline around the view, drawn after all content like those of borders and backgrounds.
  public func outline() { grid.requestOutline() }

  /// Writes a line in the middle of the view's width.
  public func writeCentered(_ text: String, row: Int) {
    write(text, column: max(0, (width - CellWidth.of(text)) / 2), row: row)
  }

  /// Fills a rectangle with one character of one cell.
  public func fill(_ character: Character, column: Int, row: Int, width: Int, height: Int) {
    for y in row..<max(row, row + height) {
      write(String(repeating: character, count: max(0, width)), column: column, row: y)
    }
  }

  /// The text cut to a number of columns, with a mark for what is missing.
  public func truncated(_ text: String, to columns: Int) -> String {
    guard CellWidth.of(text) > columns else { return text }
    let mark = style == .ascii ? "..." : "…"
    let room = columns - CellWidth.of(mark)
    guard room > 0 else { return String(mark.prefix(max(0, columns))) }
    var kept = ""
    var used = 0
    for cell in displayCells(of: text) {
      guard used + cell.width <= room else { break }
      kept += cell.text
      used += cell.width
    }
    return kept + mark
  }
}
