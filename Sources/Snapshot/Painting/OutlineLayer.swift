import PlainviewUIKitCore

/// The edge of a view that has a border or a background of its own.
struct Outline {
  let rectangle: CellRect
  /// The part of the picture that clipping ancestors leave visible.
  let clip: CellRect
  /// When the view was drawn: what is drawn later may cover the outline.
  let order: Int
  let isRounded: Bool
}

/// Outlines, drawn after all content and only into cells that content left blank.
///
/// Each side is placed by itself: on the view's own edge cells when all of them are blank, else one cell outside when all
/// of those are, else on whatever edge cells are blank. Sides that meet or coincide merge.
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

  init(grid: CellGrid) {
    self.grid = grid
    cells = Array(repeating: 0, count: grid.columns * grid.rows)
  }

  mutating func add(_ outline: Outline) { outlines.append(outline) }

  // MARK: Placing

  mutating func draw() {
    for outline in outlines { draw(outline) }
  }

  private mutating func draw(_ outline: Outline) {
    let inside = outline.rectangle
    let (columns, rows) = (inside.left..<inside.right, inside.top..<inside.bottom)
    let top = place(inside.top, or: inside.top - 1) { row in
      columns.map { (column: $0, row: row) }
    } isFree: {
      isFree($0, outline)
    }
    let bottom = place(inside.bottom - 1, or: inside.bottom) { row in
      columns.map { (column: $0, row: row) }
    } isFree: {
      isFree($0, outline)
    }
    let left = place(inside.left, or: inside.left - 1) { column in
      rows.map { (column: column, row: $0) }
    } isFree: {
      isFree($0, outline)
    }
    let right = place(inside.right - 1, or: inside.right) { column in
      rows.map { (column: column, row: $0) }
    } isFree: {
      isFree($0, outline)
    }
    let visible = visiblePart(of: outline.clip, left, top, right, bottom)
    for column in left...right {
      let ends = (column > left ? Side.left : 0) | (column < right ? Side.right : 0)
      connect(column, top, ends, outline, visible)
      connect(column, bottom, ends, outline, visible)
    }
    for row in top...bottom {
      let ends = (row > top ? Side.up : 0) | (row < bottom ? Side.down : 0)
      connect(left, row, ends, outline, visible)
      connect(right, row, ends, outline, visible)
    }
  }

  /// The place of a side: its own cells, or those one cell outside, or its own again where they are blank.
  private func place(
    _ own: Int, or outside: Int, cells: (Int) -> [(column: Int, row: Int)], isFree: ((column: Int, row: Int)) -> Bool
  ) -> Int {
    if cells(own).allSatisfy(isFree) { return own }
    return cells(outside).allSatisfy(isFree) ? outside : own
  }

  /// Whether content leaves the cell to the outline; cells that something covers or clips do not matter.
  private func isFree(_ cell: (column: Int, row: Int), _ outline: Outline) -> Bool {
    guard grid.contains(column: cell.column, row: cell.row) else { return false }
    if grid.cover(column: cell.column, row: cell.row) > outline.order { return true }
    return grid.isBlank(column: cell.column, row: cell.row)
  }

  /// The clip, and beside it the line of a side that moved one cell out of it.
  private func visiblePart(of clip: CellRect, _ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> CellRect {
    CellRect(
      left: left == clip.left - 1 ? left : clip.left, top: top == clip.top - 1 ? top : clip.top,
      right: right == clip.right ? right + 1 : clip.right, bottom: bottom == clip.bottom ? bottom + 1 : clip.bottom)
  }

  private mutating func connect(
    _ column: Int, _ row: Int, _ ends: UInt8, _ outline: Outline, _ visible: CellRect
  ) {
    guard visible.contains(column: column, row: row), grid.isBlank(column: column, row: row),
      grid.cover(column: column, row: row) <= outline.order
    else { return }
    let index = row * grid.columns + column
    cells[index] |= outline.isRounded ? ends : ends | Side.square
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

  private static let boxes = [
    " ", "╵", "╷", "│", "╴", "╯", "╮", "┤", "╶", "╰", "╭", "├", "─", "┴", "┬", "┼",
    " ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
}
