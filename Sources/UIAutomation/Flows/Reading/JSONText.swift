/// JSON whose keys keep their order.
indirect enum JSONText {
  case text(String)
  case flag(Bool)
  case number(Int)
  case list([JSONText])
  case object([(key: String, value: JSONText)])

  /// The text, indented by two blanks; what is short is on one line.
  func written(indent: String = "") -> String {
    let line = oneLine
    if line.count + indent.count <= 110 { return line }
    let inner = indent + "  "
    switch self {
    case .text, .flag, .number: return line
    case .list(let items):
      return "[\n" + items.map { inner + $0.written(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let entries):
      let lines = entries.map { inner + Self.quoted($0.key) + ": " + $0.value.written(indent: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private var oneLine: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    case .list(let items): "[" + items.map(\.oneLine).joined(separator: ", ") + "]"
    case .object(let entries):
      "{" + entries.map { Self.quoted($0.key) + ": " + $0.value.oneLine }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
