import PlainviewRuntime

/// A value of JSON whose text is the same bytes for the same content: keys keep their order.
package indirect enum JSONValue: Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// A text or null.
  package static func optional(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }

  /// The text, an entry a line, lists of numbers on one line; texts without what the redactions in force match.
  ///
  /// It is written from the beginning to the end, so that it costs no more than its length however deep it is.
  @MainActor package var text: String {
    var result = ""
    write(to: &result, indentation: "")
    return result
  }

  /// The text without blanks and line feeds; texts without what the redactions in force match.
  @MainActor package var compactText: String {
    var result = ""
    write(to: &result)
    return result
  }

  @MainActor private func write(to result: inout String) {
    switch self {
    case .null, .flag, .number, .text: result += text
    case .list(let values):
      result += "["
      for (index, value) in values.enumerated() {
        if index > 0 { result += "," }
        value.write(to: &result)
      }
      result += "]"
    case .object(let entries):
      result += "{"
      for (index, entry) in entries.enumerated() {
        if index > 0 { result += "," }
        result += Self.quoted(entry.key) + ":"
        entry.value.write(to: &result)
      }
      result += "}"
    }
  }

  @MainActor private func write(to result: inout String, indentation: String) {
    switch self {
    case .null: result += "null"
    case .flag(let flag): result += "\(flag)"
    case .number(let number): result += Self.text(of: number)
    case .text(let text): result += Self.quoted(Redaction.redacted(text))
    case .list(let values) where values.allSatisfy(\.isNumber):
      result += "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .list(let values):
      let inner = indentation + "  "
      result += "[\n"
      for (index, value) in values.enumerated() {
        result += index > 0 ? ",\n" + inner : inner
        value.write(to: &result, indentation: inner)
      }
      result += "\n" + indentation + "]"
    case .object(let entries) where entries.isEmpty: result += "{}"
    case .object(let entries):
      let inner = indentation + "  "
      result += "{\n"
      for (index, entry) in entries.enumerated() {
        result += (index > 0 ? ",\n" + inner : inner) + Self.quoted(entry.key) + ": "
        entry.value.write(to: &result, indentation: inner)
      }
      result += "\n" + indentation + "}"
    }
  }

  private var isNumber: Bool {
    if case .number = self { return true }
    return false
  }

  /// The shortest text that reads as the same number; JSON has none for what is not finite.
  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(), abs(number) < 1e15 { return "\(Int(number))" }
    return "\(number)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where VisibleText.isEscaped(scalar): result += "\\u" + VisibleText.hexadecimal(scalar, digits: 4)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
