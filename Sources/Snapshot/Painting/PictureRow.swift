import PlainviewGraphics

/// The style of a cell beside its text.
struct CellStyle: Hashable {
  var ink = StylePlane.Ink()
  /// nil where no view has a colour.
  var background: PictureColor?
}

/// A row of a picture as cells; the second half of a wide character is empty.
struct PictureRow: Equatable {
  var cells: [String]
  /// As many as there are cells, or none in a picture that shows no styles.
  var styles: [CellStyle] = []
  /// Whether the row contains nothing but vertical sides of outlines.
  let holdsOnlySides: Bool

  var text: String { cells[..<end].joined() }

  /// The number of cells without the blanks at the end.
  var end: Int {
    var end = cells.count
    while end > 0, cells[end - 1] == " " { end -= 1 }
    return end
  }

  var isEmpty: Bool { cells.allSatisfy { $0 == " " } }
  var startsBlank: Bool { cells.first == " " }

  func style(at column: Int) -> CellStyle { column < styles.count ? styles[column] : CellStyle() }

  /// The row with a mark behind its last cell that is not blank.
  func marked(_ mark: String) -> PictureRow {
    PictureRow(cells: Array(cells[..<end]) + ["  " + mark], styles: styles, holdsOnlySides: false)
  }

  func withoutFirstCell() -> PictureRow {
    PictureRow(cells: Array(cells.dropFirst()), styles: Array(styles.dropFirst()), holdsOnlySides: holdsOnlySides)
  }

  func withoutLastCell() -> PictureRow {
    PictureRow(cells: Array(cells.dropLast()), styles: Array(styles.dropLast()), holdsOnlySides: holdsOnlySides)
  }
}
