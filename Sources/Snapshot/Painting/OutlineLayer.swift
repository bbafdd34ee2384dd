import Foundation
@_spi(Plainview) import PlainviewGraphics

/// The edge of a view that has a border or a background of its own, or a view that is no more than a line.
struct Outline {
  /// A row and a column are a single line: in the first of two rows or columns that is blank.
  enum Shape { case square, rounded, row, column }

  let rectangle: CellRect
  /// The part of the picture that clipping ancestors leave visible.
  let clip: CellRect
  /// When the view was drawn: what is drawn later may cover the outline.
  let order: Int
  let shape: Shape
  /// Where a line really is, in cells that are not rounded; nil for the edge of a view.
  var line: CGRect?
  /// The list whose separators are all drawn or none.
  var list: Int?
}

/// An opaque surface, which hides what was drawn before it.
struct OpaqueSurface {
  /// What is seen of it, in cells that are not rounded.
  let area: CGRect
  let order: Int
}

/// Outlines, drawn after all content and only into cells that content left blank.
///
/// Each side is placed by itself: on the view's own edge cells when all of them are blank, else one cell outside when all
/// of those are, else on whatever edge cells are blank. Sides that meet or coincide merge. A single line is drawn where
/// all of its cells are blank, or not at all.
///
/// What is inside a view does not hide the view's outline, whatever its colour. A line is hidden by what really lies over
/// it, not by an adjacent view that shares its cells only because edges are rounded to cells.
@MainActor struct OutlineLayer {
  /// The sides that meet in a cell, as bits: a picture has thousands of cells, and an option set costs a debug build
  /// twenty calls for each.
  private enum Side {
    static let up: UInt8 = 1
    static let down: UInt8 = 2
    static let left: UInt8 = 4
    static let right: UInt8 = 8
    static let all: UInt8 = 15
    /// Something with square corners runs through the cell.
    static let square: UInt8 = 16
  }

  private let grid: CellGrid
  private var outlines: [Outline] = []
  private var cells: [UInt8]
  /// For each drawing order the last one inside the same view.
  private var lastOrders: [Int] = []
  private var surfaces: [OpaqueSurface] = []
  /// For each row the upper and lower edges of boxes.
  private var edges: [Int: [Range<Int>]] = [:]
  /// What really lies over the line that is being drawn.
  private var lineCovers: [OpaqueSurface] = []

  init(grid: CellGrid) {
    self.grid = grid
    cells = Array(repeating: 0, count: grid.columns * grid.rows)
  }

  mutating func add(_ outline: Outline) { outlines.append(outline) }

  /// Whether cells of a row lie on the edge of something that was drawn by another view.
  func isCrossed(row: Int, columns: Range<Int>, by order: Int) -> Bool {
    outlines.contains { outline in
      let area = outline.rectangle
      guard outline.order != order, outline.shape != .row, row >= area.top, row < area.bottom else { return false }
      if outline.shape != .column, row == area.top || row == area.bottom - 1 {
        return columns.overlaps(area.left..<max(area.left, area.right))
      }
      return columns.contains(area.left) || columns.contains(area.right - 1)
    }
  }

  // MARK: Placing

  mutating func draw(lastOrders: [Int], surfaces: [OpaqueSurface]) {
    (self.lastOrders, self.surfaces) = (lastOrders, surfaces)
    findEdges()
    let lists = listsWithoutSeparators()
    for outline in outlines {
      if let list = outline.list, lists.contains(list) { continue }
      lineCovers = covers(ofLine: outline)
      switch outline.shape {
      case .square, .rounded: drawSides(of: outline)
      case .row: drawLine(inRowsOf: outline)
      case .column: drawLine(inColumnsOf: outline)
      }
    }
  }

  /// The lists in which text leaves a separator no row: none of theirs is drawn (W95).
  private mutating func listsWithoutSeparators() -> Set<Int> {
    var lists: Set<Int> = []
    for outline in outlines where outline.shape == .row {
      guard let list = outline.list, !lists.contains(list) else { continue }
      lineCovers = covers(ofLine: outline)
      // What lies over a separator, such as a row that a finger moves, is no reason to leave out the others.
      guard lineCovers.isEmpty else { continue }
      if !freeRows(of: outline).contains(where: { !isEdge(row: $0, outline) }) { lists.insert(list) }
    }
    return lists
  }

  /// The rows that content leaves to a line, that nearest to where it really is first.
  private func freeRows(of outline: Outline) -> [Int] {
    let middle = outline.line?.midY ?? CGFloat(outline.rectangle.top)
    return (outline.rectangle.top..<outline.rectangle.bottom).filter { isRowFree($0, outline) }
      .sorted { abs(CGFloat($0) + 0.5 - middle) < abs(CGFloat($1) + 0.5 - middle) }
  }

  /// Whether the upper or lower edge of a box that is not as wide as a line runs in a row.
  private func isEdge(row: Int, _ line: Outline) -> Bool {
    let span = line.rectangle.left + 1..<max(line.rectangle.left + 1, line.rectangle.right)
    return edges[row]?.contains { span.contains($0.lowerBound) || span.contains($0.upperBound) } ?? false
  }

  /// Finds the upper and lower edges of boxes, for each row the columns from the left side to the one behind the right.
  private mutating func findEdges() {
    for outline in outlines where outline.shape == .square || outline.shape == .rounded {
      let area = outline.rectangle
      for row in Set([area.top, area.bottom - 1]) { edges[row, default: []].append(area.left..<area.right) }
    }
  }

  private mutating func drawSides(of outline: Outline) {
    let inside = outline.rectangle
    let top = isRowFree(inside.top, outline) || !isRowFree(inside.top - 1, outline) ? inside.top : inside.top - 1
    let bottom =
      isRowFree(inside.bottom - 1, outline) || !isRowFree(inside.bottom, outline) ? inside.bottom - 1 : inside.bottom
    let left =
      isColumnFree(inside.left, outline) || !isColumnFree(inside.left - 1, outline) ? inside.left : inside.left - 1
    let right =
      isColumnFree(inside.right - 1, outline) || !isColumnFree(inside.right, outline) ? inside.right - 1 : inside.right
    let visible = visiblePart(of: outline.clip, left, top, right, bottom)
    drawRow(top, from: left, to: right, outline, visible)
    drawRow(bottom, from: left, to: right, outline, visible)
    drawColumn(left, from: top, to: bottom, outline, visible)
    drawColumn(right, from: top, to: bottom, outline, visible)
  }

  private mutating func drawLine(inRowsOf outline: Outline) {
    let area = outline.rectangle
    let rows = freeRows(of: outline)
    guard let row = rows.first(where: { !isEdge(row: $0, outline) }) ?? rows.first else { return }
    drawRow(row, from: area.left, to: area.right - 1, outline, outline.clip)
  }

  private mutating func drawLine(inColumnsOf outline: Outline) {
    let area = outline.rectangle
    for column in area.left..<area.right where isColumnFree(column, outline) {
      return drawColumn(column, from: area.top, to: area.bottom - 1, outline, outline.clip)
    }
  }

  /// Whether content leaves a row of cells, as wide as the outline, blank.
  private func isRowFree(_ row: Int, _ outline: Outline) -> Bool {
    for column in outline.rectangle.left..<outline.rectangle.right where !isFree(column, row, outline) { return false }
    return true
  }

  private func isColumnFree(_ column: Int, _ outline: Outline) -> Bool {
    for row in outline.rectangle.top..<outline.rectangle.bottom where !isFree(column, row, outline) { return false }
    return true
  }

  /// Whether content leaves the cell to the outline; cells that something covers do not matter.
  private func isFree(_ column: Int, _ row: Int, _ outline: Outline) -> Bool {
    guard grid.contains(column: column, row: row) else { return false }
    return grid.isBlank(column: column, row: row) || isCovered(column, row, outline)
  }

  // MARK: Covers

  /// Whether something hides the outline in a cell.
  private func isCovered(_ column: Int, _ row: Int, _ outline: Outline) -> Bool {
    guard grid.cover(column: column, row: row) > lastOrders[outline.order] else { return false }
    guard outline.line != nil else { return true }
    let position = outline.shape == .row ? CGFloat(column) : CGFloat(row)
    for surface in lineCovers {
      let span = outline.shape == .row ? (surface.area.minX, surface.area.maxX) : (surface.area.minY, surface.area.maxY)
      if span.0 <= position + 0.5, position + 0.5 < span.1 { return true }
    }
    return false
  }

  /// What was drawn after a line and lies over its middle somewhere.
  private func covers(ofLine outline: Outline) -> [OpaqueSurface] {
    guard let line = outline.line else { return [] }
    let last = lastOrders[outline.order]
    return surfaces.filter { surface in
      guard surface.order > last else { return false }
      return outline.shape == .row
        ? surface.area.minY <= line.midY && line.midY < surface.area.maxY
        : surface.area.minX <= line.midX && line.midX < surface.area.maxX
    }
  }

  /// The clip, and beside it the line of a side that moved one cell out of it.
  private func visiblePart(of clip: CellRect, _ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> CellRect {
    CellRect(
      left: left == clip.left - 1 ? left : clip.left, top: top == clip.top - 1 ? top : clip.top,
      right: right == clip.right ? right + 1 : clip.right, bottom: bottom == clip.bottom ? bottom + 1 : clip.bottom)
  }

  // MARK: Drawing

  private mutating func drawRow(_ row: Int, from left: Int, to right: Int, _ outline: Outline, _ visible: CellRect) {
    guard row >= max(0, visible.top), row < min(grid.rows, visible.bottom) else { return }
    let (first, last) = (max(left, visible.left, 0), min(right, visible.right - 1, grid.columns - 1))
    guard first <= last else { return }
    for column in first...last {
      let ends = (column > first ? Side.left : 0) | (column < last ? Side.right : 0)
      connect(column, row, ends, outline)
    }
  }

  private mutating func drawColumn(
    _ column: Int, from top: Int, to bottom: Int, _ outline: Outline, _ visible: CellRect
  ) {
    guard column >= max(0, visible.left), column < min(grid.columns, visible.right) else { return }
    let (first, last) = (max(top, visible.top, 0), min(bottom, visible.bottom - 1, grid.rows - 1))
    guard first <= last else { return }
    for row in first...last {
      let ends = (row > first ? Side.up : 0) | (row < last ? Side.down : 0)
      connect(column, row, ends, outline)
    }
  }

  private mutating func connect(_ column: Int, _ row: Int, _ ends: UInt8, _ outline: Outline) {
    guard grid.isBlank(column: column, row: row), !isCovered(column, row, outline) else { return }
    cells[row * grid.columns + column] |= outline.shape == .rounded ? ends : ends | Side.square
  }

  // MARK: Marks

  /// Whether the cell holds a vertical side and nothing else of an outline.
  func isSide(column: Int, row: Int) -> Bool {
    cells[row * grid.columns + column] & (Side.left | Side.right) == 0
  }

  /// The mark of a cell; nil where no outline runs.
  func mark(column: Int, row: Int, style: TextCanvas.Style) -> String? {
    let cell = cells[row * grid.columns + column]
    if cell & Side.all == 0 { return nil }
    return style == .ascii ? Self.asciiMarks[Int(cell)] : Self.boxes[Int(cell)]
  }

  /// By the bits of a cell: first what has only round corners, then what has a square one.
  private static let asciiMarks = (0..<32).map { ascii(UInt8($0)) }

  private static func ascii(_ cell: UInt8) -> String {
    let isRound = cell & Side.square == 0
    switch cell & Side.all {
    case Side.left, Side.right, Side.left | Side.right: return "-"
    case Side.up, Side.down, Side.up | Side.down: return "|"
    case Side.right | Side.down, Side.left | Side.down: return isRound ? "." : "+"
    case Side.right | Side.up, Side.left | Side.up: return isRound ? "'" : "+"
    default: return "+"
    }
  }

  /// A line that ends nowhere fills its last cell.
  private static let boxes = [
    " ", "│", "│", "│", "─", "╯", "╮", "┤", "─", "╰", "╭", "├", "─", "┴", "┬", "┼",
    " ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
}
