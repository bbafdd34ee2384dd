import PlainviewUIKitCore

/// A picture with the escape sequences that terminals take for colours and weights (ECMA-48, SGR).
///
/// Colours are 24-bit: a golden file then tells any two colours of an app apart, and looks the same under every theme,
/// which 16 colours of the terminal's own would not. Plain text on the screen's background has no sequence, so that it
/// is readable on any terminal. Without the sequences the text is the unicode picture.
@MainActor struct AnsiText {
  private let picture: TextPicture

  init(_ picture: TextPicture) { self.picture = picture }

  var text: String { picture.rows.map(line).joined(separator: "\n") }

  private func line(_ row: PictureRow) -> String {
    var line = ""
    var open = ""
    for column in 0..<row.end {
      let wanted = sequence(row.style(at: column), isBlank: row.cells[column] == " ")
      if wanted != open {
        if !open.isEmpty { line += Self.plain }
        line += wanted
        open = wanted
      }
      line += row.cells[column]
    }
    return open.isEmpty ? line : line + Self.plain
  }

  private static let plain = "\u{1B}[0m"

  private func sequence(_ style: CellStyle, isBlank: Bool) -> String {
    var codes: [String] = []
    if !isBlank {
      if style.ink.isBold { codes.append("1") }
      if style.ink.isDisabled { codes.append("2") }
      if style.ink.isItalic { codes.append("3") }
      if style.ink.isUnderlined { codes.append("4") }
      if let color = picture.colors.foreground(of: style) { codes.append("38;2;" + Self.parameters(color)) }
    }
    if let color = picture.colors.background(of: style) { codes.append("48;2;" + Self.parameters(color)) }
    return codes.isEmpty ? "" : "\u{1B}[" + codes.joined(separator: ";") + "m"
  }

  private static func parameters(_ color: PictureColor) -> String { "\(color.red);\(color.green);\(color.blue)" }
}
