import PlainviewGraphics

/// A picture with the escape sequences that terminals take for colours and weights (ECMA-48, SGR).
///
/// Colours are 24-bit: a golden file then tells any two colours of an app apart, and looks the same under every theme,
/// which 16 colours of the terminal's own would not. Plain text on the screen's background has no sequence, so that it
/// is readable on any terminal; but where some view has a colour behind it, all cells have theirs, or else what is white
/// on the screen would be black on a dark terminal (W97). Without the sequences the text is the unicode picture.
@MainActor struct AnsiText {
  private let picture: TextPicture

  init(_ picture: TextPicture) { self.picture = picture }

  var text: String { picture.rows.map(line).joined(separator: "\n") }

  private func line(_ row: PictureRow) -> String {
    var line = ""
    var open = ""
    for column in 0..<picture.end(ofColorsIn: row) {
      let codes = picture.codes(of: row.style(at: column), isBlank: row.cells[column] == " ", in: row)
      let sequence = codes.isEmpty ? "" : "\u{1B}[\(codes)m"
      if sequence != open {
        if !open.isEmpty { line += Self.plain }
        line += sequence
        open = sequence
      }
      line += row.cells[column]
    }
    return open.isEmpty ? line : line + Self.plain
  }

  private static let plain = "\u{1B}[0m"
}

extension TextPicture {
  /// The parameters of the escape sequence that each cell of a line needs; empty ones for plain cells.
  package func colorCodes(ofLine index: Int) -> [String] {
    let row = rows[index]
    return (0..<end(ofColorsIn: row)).map { codes(of: row.style(at: $0), isBlank: row.cells[$0] == " ", in: row) }
  }

  /// The cells of a row that have a colour: all of them where colours behind cells are shown.
  fileprivate func end(ofColorsIn row: PictureRow) -> Int { paints(row) ? row.cells.count : row.end }

  private func paints(_ row: PictureRow) -> Bool { hasBackgrounds && !row.styles.isEmpty }

  fileprivate func codes(of style: CellStyle, isBlank: Bool, in row: PictureRow) -> String {
    var codes: [String] = []
    if !isBlank {
      if style.ink.isBold { codes.append("1") }
      if style.ink.isDisabled { codes.append("2") }
      if style.ink.isItalic { codes.append("3") }
      if style.ink.isUnderlined { codes.append("4") }
      if style.ink.isStruckThrough { codes.append("9") }
      let color = colors.foreground(of: style) ?? (paints(row) ? colors.label : nil)
      if let color { codes.append("38;2;" + Self.parameters(color)) }
    }
    if let color = paints(row) ? style.background ?? colors.base : nil {
      codes.append("48;2;" + Self.parameters(color))
    }
    return codes.joined(separator: ";")
  }

  private static func parameters(_ color: PictureColor) -> String { "\(color.red);\(color.green);\(color.blue)" }
}
