/// The rows of a picture, with long runs of equal rows shortened as far as is needed to fit a height.
///
/// Every row knows which rows of the picture it stands for, so that a click on it has a point on the screen.
package struct FittedPicture: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    package let text: String
    /// The first row of the picture that is shown here, and how many there are.
    package let first: Int
    package let count: Int
  }

  package private(set) var rows: [Row] = []

  /// The shortest run that is worth it.
  private static let shortest = 3

  package init(lines: [String], height: Int) {
    let runs = Self.runs(of: lines)
    let shortened = Self.shortenedRuns(runs, surplus: lines.count - height)
    for (index, run) in runs.enumerated() {
      if shortened.contains(index) {
        rows.append(Row(text: Self.summary(lines[run.lowerBound], run.count), first: run.lowerBound, count: run.count))
      } else {
        rows += run.map { Row(text: lines[$0], first: $0, count: 1) }
      }
    }
  }

  /// The row of the picture that a row here means: the middle one of those it stands for.
  package func pictureRow(at row: Int) -> Int? {
    guard rows.indices.contains(row) else { return nil }
    return rows[row].first + rows[row].count / 2
  }

  /// Where a row of the picture is shown.
  package func shownRow(of pictureRow: Int) -> Int? {
    rows.firstIndex { ($0.first..<$0.first + $0.count).contains(pictureRow) }
  }

  private static func runs(of lines: [String]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, line) in lines.enumerated() {
      if let last = runs.last, lines[last.lowerBound] == line {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  /// The longest runs, as many as it takes.
  private static func shortenedRuns(_ runs: [Range<Int>], surplus: Int) -> Set<Int> {
    var surplus = surplus
    var chosen: Set<Int> = []
    let byLength = runs.indices.sorted { (runs[$1].count, $0) < (runs[$0].count, $1) }
    for index in byLength where surplus > 0 && runs[index].count >= shortest {
      chosen.insert(index)
      surplus -= runs[index].count - 1
    }
    return chosen
  }

  /// The line with the number of rows in its first gap that is wide enough, or behind everything.
  private static func summary(_ line: String, _ count: Int) -> String {
    let label = "= \(count) rows"
    var characters = Array(line)
    var gap = 0
    for (index, character) in characters.enumerated() {
      gap = character == " " ? gap + 1 : 0
      guard gap == label.count + 2 else { continue }
      let start = index - label.count
      characters.replaceSubrange(start..<start + label.count, with: Array(label))
      return String(characters)
    }
    return line.isEmpty ? label : line + " " + label
  }
}
