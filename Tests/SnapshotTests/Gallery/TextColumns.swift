import PlainviewGraphics

/// Texts beside each other, in columns of cells.
enum TextColumns {
  /// Puts texts of some lines next to each other; every column but the last has the given width.
  static func join(_ texts: [String], widths: [Int]) -> [String] {
    let columns = texts.map { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    let height = columns.map(\.count).max() ?? 0
    return (0..<height).map { row in
      var line = ""
      for (index, column) in columns.enumerated() {
        let cell = row < column.count ? column[row] : ""
        line += index < widths.count ? padded(cell, to: widths[index]) : cell
      }
      return withoutBlanksAtEnd(line)
    }
  }

  /// How many cells the longest line of a text takes.
  static func width(of text: String) -> Int {
    text.split(separator: "\n").map { CellWidth.of(String($0)) }.max() ?? 0
  }

  private static func padded(_ line: String, to width: Int) -> String {
    line + String(repeating: " ", count: max(0, width - CellWidth.of(line)))
  }

  private static func withoutBlanksAtEnd(_ line: String) -> String {
    line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
  }
}
