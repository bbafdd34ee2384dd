import Foundation

/// The cells of a picture: their texts, and the views that cover them.
@MainActor package final class CellGrid {
  package let columns: Int
  package let rows: Int
  /// The text of each cell; nil is blank, an empty text is the second half of a wide one.
  @exclusivity(unchecked) private var cells: [String?]
  /// The drawing order of the topmost opaque view over each cell.
  @exclusivity(unchecked) private var covers: [Int]
  /// The part that is drawn to; the rest is clipped away. Never more than the grid.
  @exclusivity(unchecked) package var clip: CellRect {
    didSet { clip = clip.intersection(CellRect(left: 0, top: 0, right: columns, bottom: rows)) }
  }
  /// The number of cell writes so far, repeated ones included.
  @exclusivity(unchecked) package private(set) var writtenCells = 0

  /// Colours and weights, for pictures that show them.
  @exclusivity(unchecked) package var styles: StylePlane?

  /// The cells written since `startNoting()`: a run of columns for each row.
  @exclusivity(unchecked) private var noted: [Int: Range<Int>]?

  /// Whether the written text is hidden afterwards.
  var isNoting: Bool { noted != nil }

  /// Where the view that is being drawn asked for an outline.
  @exclusivity(unchecked) private var requestedOutline: CellRect?

  func requestOutline(around rectangle: CellRect) { requestedOutline = rectangle }

  /// Where the view just drawn asked for an outline; asking clears the note.
  package func takeOutlineRequest() -> CellRect? {
    defer { requestedOutline = nil }
    return requestedOutline
  }

  // MARK: Texts that are placed at the end

  /// Pending texts and names, and missing cells.
  @exclusivity(unchecked) package var claims: [TextClaim] = []
  @exclusivity(unchecked) package var names: [PictureName] = []
  @exclusivity(unchecked) package private(set) var needs: [CellNeed] = []

  /// Notes that cells are missing; partly invisible content is cut on the screen too, and needs none.
  package func need(_ need: CellNeed, in clip: CellRect) {
    let seen = need.axis == .columns ? clip.left..<clip.right : clip.top..<clip.bottom
    guard !need.cells.isEmpty, seen.lowerBound <= need.cells.lowerBound, need.cells.upperBound <= seen.upperBound else {
      return
    }
    needs.append(need)
  }

  /// The view that is being drawn.
  @exclusivity(unchecked) package var order = 0
  var surroundings: CellSurroundings { CellSurroundings(order: order, clip: clip) }

  /// Where cells of fields are only filled up: runs of columns of rows.
  @exclusivity(unchecked) private var fillings: [(row: Int, columns: Range<Int>)] = []

  func noteFilling(row: Int, columns: Range<Int>) { fillings.append((row, columns)) }

  /// Whether a cell holds only the filling of a field.
  package func isFree(column: Int, row: Int) -> Bool {
    guard let text = self.text(column: column, row: row) else { return contains(column: column, row: row) }
    return text == "_" && fillings.contains { $0.row == row && $0.columns.contains(column) }
  }

  /// What the view just drawn hides.
  @exclusivity(unchecked) var coverRequest: CellRect?

  /// What the view just drawn hides by itself, whatever its background; asking clears the note.
  package func takeCoverRequest() -> CellRect? {
    defer { coverRequest = nil }
    return coverRequest
  }

  /// The rows of baselines, which are given in halves of points.
  @exclusivity(unchecked) private var rowsOfBaselines: [Int: Int] = [:]

  func row(ofBaseline baseline: Int, usually row: Int) -> Int {
    if let known = rowsOfBaselines[baseline] { return known }
    rowsOfBaselines[baseline] = row
    return row
  }

  /// Where texts end that run from right to left, from the first written to the last.
  @exclusivity(unchecked) private var rightToLeftEnds: [(row: Int, column: Int)] = []

  /// Noted cells are hidden afterwards and must not reveal their text.
  func noteEndOfRightToLeftText(column: Int, row: Int) {
    if noted == nil { rightToLeftEnds.append((row, column)) }
  }

  /// The columns of a row at which right-to-left text ends.
  package func endsOfRightToLeftText(inRow row: Int) -> [Int] {
    if rightToLeftEnds.isEmpty { return [] }
    return rightToLeftEnds.filter { $0.row == row }.map(\.column)
  }

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: nil, count: columns * rows)
    covers = Array(repeating: -1, count: columns * rows)
    clip = CellRect(left: 0, top: 0, right: columns, bottom: rows)
  }

  package func contains(column: Int, row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  package func text(column: Int, row: Int) -> String? {
    contains(column: column, row: row) ? cells[row * columns + column] : nil
  }

  package func isBlank(column: Int, row: Int) -> Bool {
    guard contains(column: column, row: row) else { return false }
    return cells[row * columns + column] == nil
  }

  /// The drawing order of the view that covers the cell, or -1.
  package func cover(column: Int, row: Int) -> Int { covers[row * columns + column] }

  package func put(_ text: String, width: Int, column: Int, row: Int) {
    guard row >= clip.top, row < clip.bottom, column >= clip.left, column + width <= clip.right else { return }
    let index = row * columns + column
    blankHalves(from: index, to: index + width, inRow: row)
    writtenCells += 1
    cells[index] = text == " " ? nil : text
    if width == 2 { cells[index + 1] = "" }
    styles?.write(at: index, width: width)
    if noted != nil { note(column..<column + width, row: row) }
  }

  /// Keeps the blanks between the letters of a text that are seen free of lines.
  func holdBlanks(from start: Int, to end: Int, row: Int) {
    guard row >= clip.top, row < clip.bottom else { return }
    var (first, last) = (row * columns + max(start, clip.left), row * columns + min(end, clip.right - 1))
    while first < last, cells[first] == nil { first += 1 }
    while first < last, cells[last] == nil { last -= 1 }
    guard first < last else { return }
    for index in first...last where cells[index] == nil { cells[index] = " " }
  }

  /// Blanks cells of a row that a text gives up.
  package func erase(_ range: Range<Int>, row: Int) {
    for column in range where contains(column: column, row: row) {
      blankHalves(from: row * columns + column, to: row * columns + column + 1, inRow: row)
      cells[row * columns + column] = nil
    }
  }

  /// Records the written cells from now on.
  package func startNoting() { noted = [:] }

  /// The cells written since `startNoting()`, from the first row to the last.
  package func takeNotes() -> [(row: Int, columns: Range<Int>)] {
    defer { noted = nil }
    return (noted ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func note(_ columns: Range<Int>, row: Int) {
    let known = noted?[row] ?? columns
    noted?[row] = min(known.lowerBound, columns.lowerBound)..<max(known.upperBound, columns.upperBound)
  }

  /// Blanks the other halves of wide characters of which one half lies in a part of a row.
  private func blankHalves(from start: Int, to end: Int, inRow row: Int) {
    if cells[start]?.isEmpty ?? false { cells[start - 1] = nil }
    if end < (row + 1) * columns, cells[end]?.isEmpty ?? false { cells[end] = nil }
  }

  /// Hides what was drawn before in a rectangle.
  package func cover(_ rectangle: CellRect, order: Int) {
    let visible = rectangle.intersection(clip)
    guard !visible.isEmpty else { return }
    for row in visible.top..<visible.bottom {
      let (start, end) = (row * columns + visible.left, row * columns + visible.right)
      blankHalves(from: start, to: end, inRow: row)
      for index in start..<end {
        cells[index] = nil
        covers[index] = order
      }
    }
  }
}

/// A rectangle of cells; right and bottom are the first column and row outside.
package struct CellRect: Equatable, Sendable {
  package var left, top, right, bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  package var width: Int { right - left }
  package var height: Int { bottom - top }
  package var isEmpty: Bool { left >= right || top >= bottom }

  package func contains(column: Int, row: Int) -> Bool {
    column >= left && column < right && row >= top && row < bottom
  }

  package func intersection(_ other: CellRect) -> CellRect {
    CellRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }
}
