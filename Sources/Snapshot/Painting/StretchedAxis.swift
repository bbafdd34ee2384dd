import Foundation
import PlainviewGraphics

/// The columns of a picture, or its rows: those that the points come to, and some between them that texts need (W91).
struct StretchedAxis {
  /// How many cells were put in before an edge, in the order of the edges.
  private var insertions: [(edge: Int, count: Int)] = []

  /// The edge of a cell in the picture, for one that points come to.
  func edge(_ edge: Int) -> Int {
    var moved = edge
    for insertion in insertions {
      if insertion.edge > edge { break }
      moved += insertion.count
    }
    return moved
  }

  /// The same for a position that is not rounded to cells.
  func position(_ position: CGFloat) -> CGFloat {
    guard !insertions.isEmpty, position.isFinite, abs(position) < 100_000 else { return position }
    let first = Int(position.rounded(.down))
    let (start, end) = (edge(first), edge(first + 1))
    return CGFloat(start) + (position - CGFloat(first)) * CGFloat(end - start)
  }

  /// The last edge that points come to and that is not behind one of the picture.
  private func origin(of edge: Int) -> Int {
    var rest = edge
    for insertion in insertions {
      if insertion.edge > rest { break }
      rest = max(insertion.edge, rest - insertion.count)
    }
    return rest
  }

  /// Puts in what is missing, as far to the end of what needs it as possible, so that many needs share it.
  ///
  /// Returns whether anything was put in.
  mutating func grow(_ needs: [CellNeed], limit: Int) -> Bool {
    let ranges = needs.map { need in
      (start: origin(of: need.cells.lowerBound), end: origin(of: need.cells.upperBound), count: need.count)
    }
    var hasGrown = false
    for need in ranges.sorted(by: { ($0.end, $0.start, $0.count) < ($1.end, $1.start, $1.count) }) {
      let missing = min(need.count - (edge(need.end) - edge(need.start)), limit - total)
      guard missing > 0, need.end > need.start else { continue }
      insert(missing, before: need.end)
      hasGrown = true
    }
    return hasGrown
  }

  private var total: Int { insertions.reduce(0) { $0 + $1.count } }

  private mutating func insert(_ count: Int, before edge: Int) {
    if let index = insertions.firstIndex(where: { $0.edge == edge }) {
      insertions[index].count += count
    } else {
      insertions.insert((edge, count), at: insertions.firstIndex { $0.edge > edge } ?? insertions.count)
    }
  }
}
