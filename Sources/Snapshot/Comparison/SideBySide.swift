import PlainviewGraphics
import PlainviewRuntime

/// Two texts next to each other for a terminal, with the cells marked that are not the same.
///
/// Marks are inverse video, or `^` under the rows where there are no colours. Rows that are wider than half of the
/// terminal are shown one under the other.
package struct SideBySide {
  private let diff: UnifiedDiff
  private let width: Int
  private let isColored: Bool

  /// `width` is that of the terminal in cells.
  package init(_ diff: UnifiedDiff, width: Int, isColored: Bool) {
    self.diff = diff
    self.width = width
    self.isColored = isColored
  }

  private static let gap = " | "

  /// The hunks of the diff with their line numbers; empty if the texts are the same.
  package var text: String {
    let column = (width - Self.gap.count) / 2
    let fits = hunkLines.allSatisfy { Self.width(of: $0) <= column }
    var lines: [String] = []
    for hunk in diff.hunks {
      lines.append("lines \(hunk.old.lowerBound + 1) to \(max(hunk.old.upperBound, hunk.old.lowerBound + 1)):")
      for (old, new) in Self.rows(of: hunk) {
        let oldRow = old.map { VisibleText.lines(diff.oldLines[$0]) }
        let newRow = new.map { VisibleText.lines(diff.newLines[$0]) }
        lines += fits ? besides(oldRow, newRow, column) : belows(oldRow, newRow)
      }
    }
    return lines.map { Self.trimmed($0) + "\n" }.joined()
  }

  private var hunkLines: [String] {
    diff.hunks.flatMap { diff.oldLines[$0.old] + diff.newLines[$0.new] }.map(VisibleText.lines)
  }

  private static func width(of row: String) -> Int { displayCells(of: row).reduce(0) { $0 + $1.width } }

  private static func trimmed(_ line: String) -> String {
    var line = Substring(line)
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// The lines of a hunk in pairs; a line without a partner stands alone.
  private static func rows(of hunk: UnifiedDiff.Hunk) -> [(old: Int?, new: Int?)] {
    var rows: [(old: Int?, new: Int?)] = []
    var (old, new) = (hunk.old.lowerBound, hunk.new.lowerBound)
    func addCommon(upTo end: Int) {
      while old < end {
        rows.append((old, new))
        old += 1
        new += 1
      }
    }
    for change in hunk.changes {
      addCommon(upTo: change.old.lowerBound)
      for offset in 0..<max(change.old.count, change.new.count) {
        rows.append(
          (
            offset < change.old.count ? change.old.lowerBound + offset : nil,
            offset < change.new.count ? change.new.lowerBound + offset : nil
          ))
      }
      (old, new) = (change.old.upperBound, change.new.upperBound)
    }
    addCommon(upTo: hunk.old.upperBound)
    return rows
  }

  // MARK: Rows

  private func besides(_ old: String?, _ new: String?, _ column: Int) -> [String] {
    let changed = ChangedCells(old: old ?? "", new: new ?? "")
    let left = rendered(old ?? "", changed)
    let right = rendered(new ?? "", changed)
    let blanks = String(repeating: " ", count: max(0, column - left.width))
    let row = left.text + blanks + Self.gap + right.text
    guard !isColored, !changed.columns.isEmpty else { return [row] }
    let marks = changed.marks
    let pad = String(repeating: " ", count: max(0, column - marks.utf8.count))
    return [row, marks + pad + "   " + marks]
  }

  private func belows(_ old: String?, _ new: String?) -> [String] {
    let changed = ChangedCells(old: old ?? "", new: new ?? "")
    guard !changed.columns.isEmpty || old != new else { return ["  " + rendered(old ?? "", changed).text] }
    var lines: [String] = []
    if let old { lines.append("- " + rendered(old, changed).text) }
    if let new { lines.append("+ " + rendered(new, changed).text) }
    if !isColored, old != nil, new != nil { lines.append("  " + changed.marks) }
    return lines
  }

  /// A row with its changed cells marked, blanks behind its end included.
  private func rendered(_ row: String, _ changed: ChangedCells) -> (text: String, width: Int) {
    var text = ""
    var column = 0
    var isInverse = false
    func mark(_ isChanged: Bool) {
      guard isColored, isChanged != isInverse else { return }
      text += isChanged ? "\u{1B}[7m" : "\u{1B}[27m"
      isInverse = isChanged
    }
    for cell in displayCells(of: row) {
      mark(changed.contains(column))
      text += cell.text
      column += cell.width
    }
    if isColored, let end = changed.columns.last?.upperBound {
      while column < end {
        mark(changed.contains(column))
        text += " "
        column += 1
      }
    }
    mark(false)
    return (text, column)
  }
}

extension ChangedCells {
  fileprivate func contains(_ column: Int) -> Bool { columns.contains { $0.contains(column) } }
}
