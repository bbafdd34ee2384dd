import PlainviewRuntime
import PlainviewSnapshot

/// A trace as one page: the steps of a flow, with screen, events and wiring after each of them.
///
/// The page loads nothing and runs one script, whose hash its policy names; all texts of the app are in a block of data
/// that no browser executes, and the script shows them as texts. `Scripts/check-trace-page` tries the page in a browser.
package struct TracePage {
  private let json: String
  private let title: String

  /// - Parameters:
  ///   - json: The trace as one JSON object, without line feeds or tabs between its parts.
  ///   - title: Plain text, for the browser's window.
  package init(json: String, title: String) {
    self.json = json
    self.title = title
  }

  package var text: String { Self.document(title: MarkupText.escaped(title), data: Self.inMarkup(json)) }

  /// The same JSON without what ends or comments a script in HTML, and without characters that control something: all of
  /// that can only be in its strings.
  private static func inMarkup(_ json: String) -> String {
    VisibleText.json(json).replacing("<", with: "\\u003c")
  }
}
