/// The one filter for all text output of the program: what a terminal, a log or a CI system would obey, or what changes the
/// order of what is read, is written as in a Swift literal, for example `\u{1B}`.
///
/// That are the control characters (C0, DEL and C1), the line and paragraph separators, and the characters of the
/// bidirectional algorithm.
package enum VisibleText {
  /// Text of an app or a file inside a line that the program composes: line feeds and tabs are escaped too.
  ///
  /// `original(_:)` gives the text back: a backslash that would begin an escape is doubled.
  package static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { isSuspicious($0) || $0 == 0x5C || $0 == 0x0A || $0 == 0x09 }) else { return text }
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\\", beginsEscape(scalars[(index + 1)...]) { result.append("\\") }
      append(scalar, to: &result, if: isEscaped(scalar))
    }
    return String(result)
  }

  /// A whole line of output: what was not quoted before is escaped, line feeds and tabs too; doing so again changes
  /// nothing.
  package static func line(_ text: String) -> String {
    guard text.utf8.contains(where: { isSuspicious($0) || $0 == 0x0A || $0 == 0x09 }) else { return text }
    return escaped(text) { isEscaped($0) && $0 != directionMark }
  }

  /// Output of several lines: as `line`, with its line feeds and tabs.
  ///
  /// U+200E stays, with which pictures keep their columns aligned. What a CI system would take for a command gets its
  /// first character escaped: `::error::` at the beginning of a line or behind white space of any kind, `##[error]` and
  /// `##vso[task]` anywhere.
  package static func lines(_ text: String) -> String {
    let isPlain = !text.utf8.contains(where: isSuspicious)
    let visible = isPlain ? text : escaped(text) { isEscaped($0) && $0 != "\n" && $0 != "\t" && $0 != directionMark }
    return withoutCommands(visible)
  }

  private static func withoutCommands(_ text: String) -> String {
    guard text.contains("::") || text.contains("##") else { return text }
    let text = text.replacing(/#(#[A-Za-z]*\[)/) { "\\u{23}" + $0.1 }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let trimmed = line.drop(while: \.isWhitespace)
      return trimmed.hasPrefix("::") ? line.prefix(upTo: trimmed.startIndex) + "\\u{3A}" + trimmed.dropFirst() : line
    }
    .joined(separator: "\n")
  }

  /// A text of JSON, whose encoder leaves some of these characters as they are: they get JSON's own escapes.
  ///
  /// Such characters stand inside strings only; between them there are line feeds.
  package static func json(_ text: String) -> String {
    guard text.utf8.contains(where: isSuspicious) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isEscaped(scalar), scalar != "\n" {
        result += "\\u" + hexadecimal(scalar, digits: 4)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether the character is never written as it is.
  package static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The digits of the character's number, in lower case, with zeros before them.
  package static func hexadecimal(_ scalar: Unicode.Scalar, digits: Int) -> String {
    let number = String(scalar.value, radix: 16)
    return String(repeating: "0", count: max(digits - number.utf8.count, 0)) + number
  }

  private static let directionMark: Unicode.Scalar = "\u{200E}"

  /// Whether a byte of UTF-8 can belong to an escaped character other than a line feed or a tab.
  private static func isSuspicious(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }

  // MARK: Escapes

  private static let short: [Unicode.Scalar: Unicode.Scalar] = ["\n": "n", "\r": "r", "\t": "t", "\0": "0"]

  private static func escaped(_ text: String, if condition: (Unicode.Scalar) -> Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { append(scalar, to: &result, if: condition(scalar)) }
    return String(result)
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView, if isEscaped: Bool) {
    guard isEscaped else { return result.append(scalar) }
    result.append("\\")
    if let letter = short[scalar] { return result.append(letter) }
    result.append(contentsOf: "u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
  }

  /// Whether a backslash before these would be read as the beginning of an escape.
  private static func beginsEscape(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let next = rest.first else { return false }
    if next == "u" { return rest.dropFirst().first == "{" }
    return next == "\\" || short.values.contains(next) || isEscaped(next)
  }

  // MARK: Reading

  /// The text that `quoted(_:)` wrote.
  package static func original(_ quoted: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = Substring(quoted).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.first else {
        result.append(scalar)
        continue
      }
      if next == "\\" {
        rest.removeFirst()
        result.append("\\")
      } else if let known = short.first(where: { $0.value == next })?.key {
        rest.removeFirst()
        result.append(known)
      } else if next == "u", let (character, after) = numbered(rest.dropFirst()) {
        rest = after
        result.append(character)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The character of `{1B}`, and what follows.
  private static func numbered(
    _ text: Substring.UnicodeScalarView
  ) -> (character: Unicode.Scalar, rest: Substring.UnicodeScalarView)? {
    guard text.first == "{", let end = text.firstIndex(of: "}"),
      let value = UInt32(String(text[text.index(after: text.startIndex)..<end]), radix: 16),
      let character = Unicode.Scalar(value)
    else { return nil }
    return (character, text[text.index(after: end)...])
  }
}
