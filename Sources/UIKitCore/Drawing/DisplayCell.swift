/// A grapheme cluster that can be put into a grid of cells without moving its neighbours.
package struct DisplayCell: Equatable, Sendable {
  /// What is written.
  package let text: String
  /// The cells it takes: 1 or 2.
  package let width: Int
}

/// Divides one line of a user's text into what is written to a grid, first to last. Costs O(length).
///
/// A tab becomes one blank. Everything else that takes no room by itself is dropped: control characters, bidirectional
/// overrides and isolates, other format characters, marks without a base, and line breaks, which the caller has divided
/// the text at. Marks stay with their base; a joiner at the end of a cluster goes, as it would join two cells. The
/// widths add up to `CellWidth.of(text)`. Right-to-left letters stay in the text's order.
package func displayCells(of text: String) -> [DisplayCell] {
  var cells: [DisplayCell] = []
  cells.reserveCapacity(text.utf8.count)
  for character in text {
    let width = CellWidth.of(character)
    guard width > 0 else { continue }
    cells.append(DisplayCell(text: character == "\t" ? " " : withoutFinalJoiners(character), width: width))
  }
  return cells
}

private func withoutFinalJoiners(_ character: Character) -> String {
  var scalars = String(character).unicodeScalars
  while let last = scalars.last, last.value == 0x200C || last.value == 0x200D { scalars.removeLast() }
  return String(scalars)
}
