package import Foundation
import PlainviewRuntime

/// The cells that a view draws itself on: its bounds, in columns and rows of text.
///
/// Plainview's own. What is written outside the canvas or the clipping views is dropped.
@_spi(Plainview) @preconcurrency @MainActor public struct TextCanvas {
  /// The marks that a picture is drawn with.
  public enum Style: Sendable { case ascii, unicode }

  /// Columns and rows of the view.
  public let width: Int
  /// The number of rows of the view.
  public let height: Int
  /// The kind of picture that is drawn.
  public let style: Style
  package let grid: CellGrid
  let column: Int
  let row: Int
  /// The top edge and the height of the view in rows, before they were rounded to cells.
  let exactTop: CGFloat
  let exactHeight: CGFloat

  /// The cells of a rectangle, for a view that is `exactHeight` rows high and begins `exactTop` rows below the first one.
  package init(grid: CellGrid, rectangle: CellRect, exactTop: CGFloat, exactHeight: CGFloat, style: Style) {
    self.grid = grid
    column = rectangle.left
    row = rectangle.top
    width = rectangle.width
    height = rectangle.height
    self.style = style
    self.exactTop = exactTop
    self.exactHeight = exactHeight
  }

  // MARK: Rows

  /// The row in the middle of the view: views that are centered on one line have it in common, however high they are.
  public var middleRow: Int { firstRow(ofLines: 1) }

  /// The first of so many rows that stand in the middle of the view, or of another share of its height.
  package func firstRow(ofLines count: Int, around share: CGFloat = 0.5) -> Int {
    let middle = exactTop + exactHeight * share
    guard middle.isFinite else { return 0 }
    // Half up, as all edges are rounded.
    let first = (middle - CGFloat(count) / 2 + 0.5).rounded(.down)
    return Int(min(max(0, first), CGFloat(max(0, height - count))))
  }

  /// The cells of a rectangle of a view with these bounds; at least one where the rectangle has any size.
  package func part(_ rectangle: CGRect, of bounds: CGRect) -> TextCanvas {
    guard rectangle != bounds, bounds.width > 0, bounds.height > 0, !rectangle.isNull else { return self }
    let (columns, rows) = (CGFloat(width) / bounds.width, exactHeight / bounds.height)
    func cell(_ value: CGFloat, _ limit: Int) -> Int {
      value.isFinite ? Int(min(max(value.rounded(), 0), CGFloat(limit))) : 0
    }
    let left = cell((rectangle.minX - bounds.minX) * columns, width)
    let right = cell((rectangle.maxX - bounds.minX) * columns, width)
    let exact = exactTop + (rectangle.minY - bounds.minY) * rows
    let exactEnd = exactTop + (rectangle.maxY - bounds.minY) * rows
    let top = min(cell(exact, height), max(height - 1, 0))
    let lines = max(cell(exactEnd, height) - top, rectangle.height > 0 && height > 0 ? 1 : 0)
    return TextCanvas(
      grid: grid,
      rectangle: CellRect(
        left: column + left, top: row + top, right: column + max(right, left), bottom: row + top + lines),
      exactTop: exact - CGFloat(top), exactHeight: max(exactEnd - exact, 0), style: style)
  }

  // MARK: Writing

  /// Writes one line; wide characters take two columns, and one that would stick out is dropped.
  ///
  /// Text stays in the order in which it is read, right-to-left text too.
  public func write(_ text: String, column: Int, row: Int) {
    write(text, column: column, row: row, overflows: false)
  }

  /// Writes text that may extend beyond the sides of the view into empty cells.
  package func writeOverflowing(_ text: String, column: Int, row: Int) {
    write(text, column: column, row: row, overflows: true)
  }

  private func write(_ text: String, column: Int, row: Int, overflows: Bool) {
    guard row >= 0, row < height else { return }
    var writing = Writing(column)
    put(text, &writing, row: row, overflows: overflows)
    finish(writing, row: row)
  }

  /// Writes a line in pieces, each in the style of its run; a color replaces the colors of all runs.
  package func write(
    _ line: DrawnLine, column: Int, row: Int, runs: TextRuns?, overflows: Bool = false, color: UIColor? = nil
  ) {
    guard let styles = grid.styles, let pieces = line.pieces(runs) else {
      return write(line.text, column: column, row: row, overflows: overflows)
    }
    guard row >= 0, row < height else { return }
    let pen = styles.pen
    var writing = Writing(column)
    for piece in pieces {
      styles.pen = pen.withStyle(of: piece.appearance, color: color)
      let start = writing.at
      put(piece.text, &writing, row: row, overflows: overflows)
      paint(piece.appearance.backgroundColor, from: start, to: writing.at, row: row, opacity: pen.opacity)
    }
    styles.pen = pen
    finish(writing, row: row)
  }

  /// How far the writing of a line has come.
  private struct Writing {
    var at: Int
    /// The first cell and the last one that is not blank.
    var start: Int?
    var end: Int
    var isStopped = false
    var hasRightToLeftText = false

    init(_ column: Int) {
      at = column
      end = column
    }
  }

  private func put(_ text: String, _ writing: inout Writing, row: Int, overflows: Bool) {
    if writing.isStopped { return }
    for cell in displayCells(of: text) {
      let at = writing.at
      let next = at + cell.width
      let isInside = at >= 0 && next <= width
      let fits = isInside || (overflows && isBlank(from: at, to: next, row: row))
      if !fits, next > width {
        writing.isStopped = true
        return
      }
      if fits {
        grid.put(cell.text, width: cell.width, column: column + at, row: self.row + row)
        if cell.text != " " {
          writing.start = writing.start ?? at
          writing.end = at
        }
        writing.hasRightToLeftText = writing.hasRightToLeftText || TextDirection.isRightToLeft(cell.text)
      }
      writing.at = next
    }
  }

  private func finish(_ writing: Writing, row: Int) {
    if let start = writing.start {
      grid.holdBlanks(from: column + start, to: column + writing.end, row: self.row + row)
    }
    if writing.hasRightToLeftText {
      grid.noteEndOfRightToLeftText(column: column + writing.end, row: self.row + row)
    }
  }

  /// Lays a colour behind cells of a row.
  private func paint(_ color: UIColor?, from start: Int, to end: Int, row: Int, opacity: Int) {
    guard let color, !grid.isNoting else { return }
    let cells = CellRect(
      left: column + start, top: self.row + row, right: column + end, bottom: self.row + row + 1)
    grid.styles?.paint(
      cells.intersection(grid.clip), PictureColor(color, .current, opacity: CGFloat(opacity) / 100))
  }

  private func isBlank(from start: Int, to end: Int, row: Int) -> Bool {
    for column in start..<end where !grid.isBlank(column: self.column + column, row: self.row + row) { return false }
    return true
  }

  /// Writes a line in the middle of the view's width.
  public func writeCentered(_ text: String, row: Int) {
    write(text, column: max(0, (width - CellWidth.of(text)) / 2), row: row)
  }

  /// Fills a rectangle with one character of one cell.
  public func fill(_ character: Character, column: Int, row: Int, width: Int, height: Int) {
    fill(character, column: column, row: row, width: width, height: height, onlyBlank: false)
  }

  /// As `fill`, but may leave cells that are not empty.
  package func fill(_ character: Character, column: Int, row: Int, width: Int, height: Int, onlyBlank: Bool) {
    guard let cell = displayCells(of: String(character)).first, cell.width == 1 else { return }
    let (left, right) = (max(0, column), min(column + width, self.width))
    let (top, bottom) = (max(0, row), min(row + height, self.height))
    guard left < right, top < bottom else { return }
    for y in top..<bottom {
      for x in left..<right where !onlyBlank || grid.isBlank(column: self.column + x, row: self.row + y) {
        grid.put(cell.text, width: 1, column: self.column + x, row: self.row + y)
      }
    }
  }

  // MARK: Outlines

  /// Asks for an outline around the view, drawn after all content like those of borders and backgrounds.
  public func outline() { outline(column: 0, row: 0, width: width, height: height) }

  /// Asks for an outline around a part of the view; a view has one.
  package func outline(column: Int, row: Int, width: Int, height: Int) {
    let (left, top) = (self.column + column, self.row + row)
    grid.requestOutline(around: CellRect(left: left, top: top, right: left + width, bottom: top + height))
  }

  // MARK: Cutting

  /// The mark for the omitted part of a text.
  package var ellipsis: String { style == .ascii ? "..." : "…" }

  /// The text cut to a number of columns, with an ellipsis if it is cut.
  public func truncated(_ text: String, to columns: Int) -> String {
    guard CellWidth.of(text) > columns else { return text }
    let available = columns - CellWidth.of(ellipsis)
    guard available > 0 else { return String(ellipsis.prefix(max(0, columns))) }
    return beginning(of: text, columns: available) + ellipsis
  }

  /// As `truncated`, but in few columns without the ellipsis.
  package func shortened(_ text: String, to columns: Int) -> String {
    columns < Self.columnsForEllipsis ? beginning(of: text, columns: columns) : truncated(text, to: columns)
  }

  /// The fewest columns in which an ellipsis is shown.
  private static let columnsForEllipsis = 7

  /// As much of the text as fits into the columns.
  package func beginning(of text: String, columns: Int) -> String {
    var kept = ""
    var used = 0
    // A text may be much longer than its visible part.
    for character in text {
      for cell in displayCells(of: String(character)) {
        guard used + cell.width <= columns else { return kept }
        kept += cell.text
        used += cell.width
      }
    }
    return kept
  }
}
