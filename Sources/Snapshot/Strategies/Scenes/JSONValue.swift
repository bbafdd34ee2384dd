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
  @MainActor package var text: String { text(indentation: "") }

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

  @MainActor private func text(indentation: String) -> String {
    switch self {
    case .null: return "null"
    case .flag(let flag): return "\(flag)"
    case .number(let number): return Self.text(of: number)
    case .text(let text): return Self.quoted(Redaction.redacted(text))
    case .list(let values):
      if values.allSatisfy(\.isNumber) { return "[" + values.map(\.text).joined(separator: ", ") + "]" }
      return Self.block("[", values.map { $0.text(indentation: indentation + "  ") }, "]", indentation)
    case .object(let entries):
      let lines = entries.map { "\(Self.quoted($0.key)): \($0.value.text(indentation: indentation + "  "))" }
      return lines.isEmpty ? "{}" : Self.block("{", lines, "}", indentation)
    }
  }

  private var isNumber: Bool {
    if case .number = self { return true }
    return false
  }

  private static func block(_ opening: String, _ lines: [String], _ closing: String, _ indentation: String) -> String {
    let inner = indentation + "  "
    return opening + "\n" + lines.map { inner + $0 }.joined(separator: ",\n") + "\n" + indentation + closing
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
