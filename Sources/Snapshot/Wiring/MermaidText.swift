import PlainviewRuntime

/// Texts in Mermaid's diagrams.
package enum MermaidText {
  /// The text on one line, with the characters that Mermaid would read as its own written as entities.
  package static func escaped(_ text: String) -> String { VisibleText.lines(text).map(entity).joined() }

  private static func entity(_ character: Character) -> String {
    switch character {
    case "\"": "#quot;"
    case "#": "#35;"
    case ";": "#59;"
    case "&": "#amp;"
    case "<": "#lt;"
    case ">": "#gt;"
    case "`": "#96;"
    case _ where character.isNewline: " "
    default: String(character)
    }
  }
}
