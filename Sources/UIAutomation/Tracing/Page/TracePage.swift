import PlainviewSnapshot

/// A trace as one page: the steps of a flow, with screen, events and wiring after each of them.
///
/// The page loads nothing and runs one script, whose hash its policy names; all texts of the app stand in a block of data
/// that no browser executes, and the script shows them as texts. `Scripts/check-trace-page` tries the page in a browser.
package struct TracePage {
  private let json: String
  private let title: String

  /// - Parameters:
  ///   - json: The trace as one JSON object.
  ///   - title: Plain text, for the browser's window.
  package init(json: String, title: String) {
    self.json = json
    self.title = title
  }

  package var text: String { Self.document(title: MarkupText.escaped(title), data: Self.inMarkup(json)) }

  /// The same JSON without what ends or comments a script in HTML, or ends a line in JavaScript: all of that can only
  /// stand in its strings.
  private static func inMarkup(_ json: String) -> String {
    var result = ""
    result.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<": result += "\\u003c"
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
