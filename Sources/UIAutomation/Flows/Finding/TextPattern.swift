/// A text of a selector: literal, and as a pattern for the whole of a name, without regard to case.
struct TextPattern {
  let text: String
  private let regex: Regex<AnyRegexOutput>?
  /// Why the text cannot be used as a pattern; it may still be somebody's name.
  let fault: Fault?

  enum Fault: Equatable {
    case malformed
    /// A repetition of something that repeats: trying all its ways to match can take forever.
    case endless
  }

  init(_ text: String) {
    self.text = text
    // Most texts have no special characters; making a regex costs more than comparing.
    guard text.contains(where: { "\\^$.|?*+()[]{}".contains($0) }) else {
      regex = nil
      fault = nil
      return
    }
    let isEndless = Self.repeatsRepetition(text)
    regex = isEndless ? nil : (try? Regex(text))?.ignoresCase().dotMatchesNewlines().anchorsMatchLineEndings()
    fault = isEndless ? .endless : regex == nil ? .malformed : nil
  }

  /// Whether the name is this text, line breaks in the name counted as blanks too.
  func isExactly(_ name: String) -> Bool { name == text || Self.oneLine(name) == text }

  /// Whether the pattern matches the whole name.
  func matches(_ name: String) -> Bool {
    guard let regex else { return fault == nil && isExactly(name.lowercased(), comparedTo: text.lowercased()) }
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

  /// Whether a group that holds a repetition is repeated itself without a limit.
  private static func repeatsRepetition(_ pattern: String) -> Bool {
    var groups = [false]
    var isEscaped = false
    var isInBrackets = false
    var endsRepetitiveGroup = false
    for character in pattern {
      let followsRepetitiveGroup = endsRepetitiveGroup
      endsRepetitiveGroup = false
      switch character {
      case _ where isEscaped: isEscaped = false
      case "\\": isEscaped = true
      case "]": isInBrackets = false
      case _ where isInBrackets: break
      case "[": isInBrackets = true
      case "(": groups.append(false)
      case ")" where groups.count > 1:
        endsRepetitiveGroup = groups.removeLast()
        groups[groups.count - 1] = groups[groups.count - 1] || endsRepetitiveGroup
      case "*", "+", "{":
        if followsRepetitiveGroup { return true }
        groups[groups.count - 1] = true
      default: break
      }
    }
    return false
  }
}
