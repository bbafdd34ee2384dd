/// The lines that the box-drawing characters of a picture stand for.
struct BoxLines {
  /// Which of its four edges the lines of a cell reach.
  struct Ends: Equatable {
    var up = false
    var down = false
    var left = false
    var right = false
    var isRound = false
  }

  private let rows: [PictureRow]

  init(_ rows: [PictureRow]) { self.rows = rows }

  /// The lines as data of an SVG path; places are counted in half cells.
  func path(x: (Int) -> Int, y: (Int) -> Int) -> String {
    var parts: [String] = []
    for (row, content) in rows.enumerated() {
      for run in runs(content.cells.indices.map { Self.ends(of: content.cells[$0]) }, \.left, \.right) {
        parts.append("M\(x(run.lowerBound)) \(y(2 * row + 1))H\(x(run.upperBound))")
      }
    }
    for column in 0..<(rows.map(\.cells.count).max() ?? 0) {
      let cells = rows.map { column < $0.cells.count ? Self.ends(of: $0.cells[column]) : nil }
      for run in runs(cells, \.up, \.down) {
        parts.append("M\(x(2 * column + 1)) \(y(run.lowerBound))V\(y(run.upperBound))")
      }
    }
    for (row, content) in rows.enumerated() {
      for (column, cell) in content.cells.enumerated() {
        guard let ends = Self.ends(of: cell), ends.isRound else { continue }
        let (side, end) = (2 * column + (ends.right ? 2 : 0), 2 * row + (ends.down ? 2 : 0))
        let (middleX, middleY) = (x(2 * column + 1), y(2 * row + 1))
        parts.append("M\(middleX) \(y(end))Q\(middleX) \(middleY) \(x(side)) \(middleY)")
      }
    }
    return parts.joined()
  }

  /// Runs of half cells that the lines along one axis cover without a gap.
  private func runs(
    _ cells: [Ends?], _ first: KeyPath<Ends, Bool>, _ second: KeyPath<Ends, Bool>
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, ends) in cells.enumerated() {
      guard let ends, !ends.isRound else { continue }
      for (half, isCovered) in [(2 * index, ends[keyPath: first]), (2 * index + 1, ends[keyPath: second])]
      where isCovered {
        if let last = runs.last, last.upperBound == half {
          runs[runs.count - 1] = last.lowerBound..<half + 1
        } else {
          runs.append(half..<half + 1)
        }
      }
    }
    return runs
  }

  /// The lines of a box-drawing character; nil for any other text.
  static func ends(of cell: String) -> Ends? {
    guard cell.utf8.first == 0xE2 else { return nil }
    return known[cell]
  }

  private static let known: [String: Ends] = [
    "─": Ends(left: true, right: true), "│": Ends(up: true, down: true),
    "┌": Ends(down: true, right: true), "┐": Ends(down: true, left: true),
    "└": Ends(up: true, right: true), "┘": Ends(up: true, left: true),
    "├": Ends(up: true, down: true, right: true), "┤": Ends(up: true, down: true, left: true),
    "┬": Ends(down: true, left: true, right: true), "┴": Ends(up: true, left: true, right: true),
    "┼": Ends(up: true, down: true, left: true, right: true),
    "╵": Ends(up: true), "╷": Ends(down: true), "╴": Ends(left: true), "╶": Ends(right: true),
    "╭": Ends(down: true, right: true, isRound: true), "╮": Ends(down: true, left: true, isRound: true),
    "╰": Ends(up: true, right: true, isRound: true), "╯": Ends(up: true, left: true, isRound: true),
  ]
}
