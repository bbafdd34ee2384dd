import PlainviewScripting

/// A text of a selector: literal, and as a pattern for the whole of a name, without regard to case.
final class TextPattern {
  let text: String
  private let pattern: WholePattern?
  /// Why the text cannot be used as a pattern; it may still be somebody's name.
  private(set) var fault: Fault?

  enum Fault: Equatable {
    case malformed
    /// It took more steps on a name than a match may take; it is not tried again.
    case costly
  }

  init(_ text: String) {
    self.text = text
    // Most texts have no special characters; making a regex costs more than comparing.
    guard text.contains(where: { "\\^$.|?*+()[]{}".contains($0) }) else {
      pattern = nil
      fault = nil
      return
    }
    pattern = WholePattern(text)
    fault = pattern == nil ? .malformed : nil
  }

  /// Whether the name is this text, line breaks in the name counted as blanks too.
  func isExactly(_ name: String) -> Bool { name == text || Self.oneLine(name) == text }

  /// Whether the pattern matches the whole name.
  func matches(_ name: String) -> Bool {
    guard let pattern else { return fault == nil && isExactly(name.lowercased(), comparedTo: text.lowercased()) }
    return isMatched(name, by: pattern) || Self.oneLine(name).map { isMatched($0, by: pattern) } ?? false
  }

  private func isExactly(_ name: String, comparedTo text: String) -> Bool { name == text || Self.oneLine(name) == text }

  private func isMatched(_ name: String, by pattern: WholePattern) -> Bool {
    guard fault == nil else { return false }
    do {
      return try pattern.matches(name)
    } catch {
      fault = .costly
      return false
    }
  }

  /// The name with blanks for its line breaks; nil if it has none.
  private static func oneLine(_ name: String) -> String? {
    name.contains("\n") ? name.replacing("\n", with: " ") : nil
  }
}
