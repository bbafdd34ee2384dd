import PlainviewGraphics

/// Keeps the columns of a row in their order where a viewer reorders right-to-left text.
///
/// Pictures hold text in the order in which it is read, as source code does: searching and copying work, and a terminal
/// or browser that knows the bidirectional algorithm (UAX #9) shows it as a screen does. But the algorithm takes two
/// such texts with only blanks and lines between them for one, and digits behind such a text for a part of it. There,
/// and only there, an invisible U+200E behind the text ends it.
@MainActor enum DirectionMarks {
  static let end = "\u{200E}"

  /// Adds the marks to the cells of a row, given the columns at which right-to-left texts end.
  static func add(to cells: inout [String], ends: [Int]) {
    var isRunOn = false
    for column in cells.indices.reversed() {
      let cell = cells[column]
      if isRunOn, ends.contains(column) { cells[column] += end }
      if TextDirection.isRightToLeft(cell) {
        isRunOn = true
      } else if let first = cell.first {
        if first.isNumber { isRunOn = true } else if first.isLetter { isRunOn = false }
      }
    }
  }
}
