import PlainviewRuntime

/// Text inside XML and HTML.
package enum MarkupText {
  /// The text with what markup is made of escaped, and with U+FFFD for what XML does not allow at all; control
  /// characters, which it does not allow either, are seen as everywhere.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.lines(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// An attribute's value: line feeds and tabs would become blanks otherwise.
  package static func attribute(_ text: String) -> String {
    escaped(text).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
  }
}
