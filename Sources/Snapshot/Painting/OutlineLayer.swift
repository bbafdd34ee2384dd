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
  private struct Connections: OptionSet {
    let rawValue: UInt8
    static let up = Connections(rawValue: 1)
    static let down = Connections(rawValue: 2)
    static let left = Connections(rawValue: 4)
    static let right = Connections(rawValue: 8)
    /// Something with square corners runs through the cell.
    static let square = Connections(rawValue: 16)
    static let sides: Connections = [.up, .down, .left, .right]
  }

  private let grid: CellGrid
  private var outlines: [Outline] = []
  private var cells: [Connections]

  init(grid: CellGrid) {
    self.grid = grid
    cells = Array(repeating: [], count: grid.columns * grid.rows)
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
      let ends: Connections = [column > left ? .left : [], column < right ? .right : []]
      connect(column, top, ends, outline, visible)
      connect(column, bottom, ends, outline, visible)
    }
    for row in top...bottom {
      let ends: Connections = [row > top ? .up : [], row < bottom ? .down : []]
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
    _ column: Int, _ row: Int, _ ends: Connections, _ outline: Outline, _ visible: CellRect
  ) {
    guard visible.contains(column: column, row: row), grid.isBlank(column: column, row: row),
      grid.cover(column: column, row: row) <= outline.order
    else { return }
    let index = row * grid.columns + column
    cells[index].formUnion(outline.isRounded ? ends : ends.union(.square))
  }

  // MARK: Marks

  /// Whether the cell holds a vertical side and nothing else of an outline.
  func isSide(column: Int, row: Int) -> Bool {
    cells[row * grid.columns + column].isDisjoint(with: [.left, .right])
  }

  func mark(column: Int, row: Int, style: TextCanvas.Style) -> String? {
    let cell = cells[row * grid.columns + column]
    let sides = cell.intersection(.sides)
    guard !sides.isEmpty else { return nil }
    let isRound = !cell.contains(.square)
    return style == .ascii ? ascii(sides, isRound: isRound) : unicode(sides, isRound: isRound)
  }

  private func ascii(_ sides: Connections, isRound: Bool) -> String {
    if sides.isDisjoint(with: [.up, .down]) { return "-" }
    if sides.isDisjoint(with: [.left, .right]) { return "|" }
    if isRound, sides == [.right, .down] || sides == [.left, .down] { return "." }
    if isRound, sides == [.right, .up] || sides == [.left, .up] { return "'" }
    return "+"
  }

  private static let boxes = [
    " ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
  private static let roundCorners: [UInt8: String] = [5: "╯", 6: "╮", 9: "╰", 10: "╭"]

  private func unicode(_ sides: Connections, isRound: Bool) -> String {
    if isRound, let corner = Self.roundCorners[sides.rawValue] { return corner }
    return Self.boxes[Int(sides.rawValue)]
  }
}
