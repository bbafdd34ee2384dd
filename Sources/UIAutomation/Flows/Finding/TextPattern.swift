/// A text of a selector: literal, and as a pattern for the whole of a name, without regard to case.
struct TextPattern {
  let text: String
  private let regex: Regex<AnyRegexOutput>?
  /// True if the text is no regular expression; it may still be somebody's name.
  let isMalformed: Bool

  init(_ text: String) {
    self.text = text
    // Most texts have no special characters; making a regex costs more than comparing.
    guard text.contains(where: { "\\^$.|?*+()[]{}".contains($0) }) else {
      regex = nil
      isMalformed = false
      return
    }
    regex = (try? Regex(text))?.ignoresCase().dotMatchesNewlines().anchorsMatchLineEndings()
    isMalformed = regex == nil
  }

  /// Whether the name is this text, line breaks in the name counted as blanks too.
  func isExactly(_ name: String) -> Bool { name == text || Self.oneLine(name) == text }

  /// Whether the pattern matches the whole name.
  func matches(_ name: String) -> Bool {
    guard let regex else { return !isMalformed && isExactly(name.lowercased(), comparedTo: text.lowercased()) }
    return wholly(regex, name) || Self.oneLine(name).map { wholly(regex, $0) } ?? false
  }

  private func isExactly(_ name: String, comparedTo text: String) -> Bool { name == text || Self.oneLine(name) == text }

  private func wholly(_ regex: Regex<AnyRegexOutput>, _ name: String) -> Bool {
    (try? regex.wholeMatch(in: name)) != nil
  }

  /// The name with blanks for its line breaks; nil if it has none.
  private static func oneLine(_ name: String) -> String? {
    name.contains("\n") ? name.replacing("\n", with: " ") : nil
  }
}
