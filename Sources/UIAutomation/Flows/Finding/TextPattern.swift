import PlainviewScripting

/// A text of a selector: literal, and as a pattern for the whole of a name, without regard to case.
final class TextPattern {
  let text: String
  private let pattern: WholePattern?
  /// Why the text cannot be used as a pattern; it may still be the name of an element.
  private(set) var fault: Fault?

  enum Fault: Equatable {
    case malformed
    /// It took more steps on a name than a match may take; it is not tried again.
    case costly
  }

  init(_ text: String) {
    self.text = text
    // Most texts have no special characters; making a regex costs more than comparing.
    guard text.utf8.contains(where: Self.special.contains) else {
      pattern = nil
      fault = nil
      return
    }
    pattern = WholePattern(text)
    fault = pattern == nil ? .malformed : nil
  }

  private static let special = Array("\\^$.|?*+()[]{}".utf8)

  /// Whether the name is this text, line breaks in the name counted as blanks too.
  func isExactly(_ name: String) -> Bool { isLikely(name) && isExactly(name, comparedTo: text) }

  /// Whether the pattern matches the whole name.
  func matches(_ name: String) -> Bool {
    guard let pattern else {
      return fault == nil && isLikely(name) && isExactly(name.lowercased(), comparedTo: text.lowercased())
    }
    return isMatched(name, by: pattern) || Self.oneLine(name).map { isMatched($0, by: pattern) } ?? false
  }

  /// Whether the name may be this text, in capital or small letters: most begin with another letter, and are long.
  private func isLikely(_ name: String) -> Bool {
    guard let first = name.utf8.first, let other = text.utf8.first else { return true }
    // Two texts that begin with different characters of ASCII are different however the rest is composed.
    return first | 0x20 == other | 0x20 || first >= 0x80 || other >= 0x80 || first == UInt8(ascii: "\n")
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
    name.utf8.contains(UInt8(ascii: "\n")) ? name.replacing("\n", with: " ") : nil
  }
}
