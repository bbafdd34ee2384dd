/// A grapheme cluster that can be put into a grid of cells without moving the cells beside it.
package struct DisplayCell: Equatable, Sendable {
  /// What is written.
  package let text: String
  /// The cells it takes: 1 or 2.
  package let width: Int

  /// The printable ASCII characters from the blank on.
  fileprivate static let ascii = (UInt8(0x20)..<0x7F).map { byte in
    DisplayCell(text: String(Unicode.Scalar(byte)), width: 1)
  }
}

/// Divides one line of a user's text into what is written to a grid, first to last. Costs O(length).
///
/// A tab becomes one blank. Everything else of zero width is dropped: control characters, bidirectional
/// overrides and isolates, other format characters, marks without a base, and line breaks, which the caller has divided
/// the text at. Marks stay with their base; a joiner at the end of a cluster goes, as it would join two cells. The
/// widths add up to `CellWidth.of(text)`. Right-to-left letters stay in the text's order.
package func displayCells(of text: String) -> [DisplayCell] {
  var cells: [DisplayCell] = []
  cells.reserveCapacity(text.utf8.count)
  for byte in text.utf8 {
    guard byte >= 0x20, byte < 0x7F else { return displayCells(ofClustersIn: text) }
    cells.append(DisplayCell.ascii[Int(byte) - 0x20])
  }
  return cells
}

private func displayCells(ofClustersIn text: String) -> [DisplayCell] {
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
  let text = String(character)
  var scalars = text.unicodeScalars
  guard let last = scalars.last, isJoiner(last) else { return text }
  while let last = scalars.last, isJoiner(last) { scalars.removeLast() }
  return String(scalars)
}

private func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x200C || scalar.value == 0x200D }
