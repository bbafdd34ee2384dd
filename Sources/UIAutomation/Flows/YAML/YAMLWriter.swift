/// Writes YAML of the subset that `YAMLParser` reads: what it writes is read back as the same nodes, by any reader.
///
/// Block maps and lists, indented by two blanks; texts are plain where that is safe, and in double quotes elsewhere.
package struct YAMLWriter {
  private var text = ""

  /// The documents with `---` between them; each has to hold something.
  package static func text(of documents: [YAMLNode]) -> String {
    documents.map { document in
      var writer = YAMLWriter()
      writer.write(document)
      return writer.text
    }
    .joined(separator: "---\n")
  }

  private mutating func write(_ document: YAMLNode) {
    switch document.content {
    case .list(let items) where !items.isEmpty: write(items, at: 0, continuesLine: false)
    case .map(let entries) where !entries.isEmpty: write(entries, at: 0, continuesLine: false)
    default: text += Self.line(of: document) + "\n"
    }
  }

  /// Items below each other; the first one may follow what is on the line already.
  private mutating func write(_ items: [YAMLNode], at indentation: Int, continuesLine: Bool) {
    for (index, item) in items.enumerated() {
      indent(by: indentation, unless: continuesLine && index == 0)
      text += "-"
      switch item.content {
      case .list(let inner) where !inner.isEmpty:
        text += " "
        write(inner, at: indentation + 2, continuesLine: true)
      case .map(let entries) where !entries.isEmpty:
        text += " "
        write(entries, at: indentation + 2, continuesLine: true)
      default: endLine(with: item)
      }
    }
  }

  private mutating func write(_ entries: [YAMLEntry], at indentation: Int, continuesLine: Bool) {
    for (index, entry) in entries.enumerated() {
      indent(by: indentation, unless: continuesLine && index == 0)
      text += Self.scalar(entry.key) + ":"
      switch entry.value.content {
      case .list(let items) where !items.isEmpty:
        text += "\n"
        write(items, at: indentation + 2, continuesLine: false)
      case .map(let inner) where !inner.isEmpty:
        text += "\n"
        write(inner, at: indentation + 2, continuesLine: false)
      default: endLine(with: entry.value)
      }
    }
  }

  private mutating func indent(by count: Int, unless continuesLine: Bool) {
    if !continuesLine { text += String(repeating: " ", count: count) }
  }

  private mutating func endLine(with node: YAMLNode) {
    let line = Self.line(of: node)
    text += line.isEmpty ? "\n" : " \(line)\n"
  }

  /// A node that fits behind a key or a dash.
  private static func line(of node: YAMLNode) -> String {
    switch node.content {
    case .empty: ""
    case .scalar(let text): scalar(text)
    case .list: "[]"
    case .map: "{}"
    }
  }

  // MARK: Texts

  private static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  /// Whether a text means itself without quotes, to every reader of YAML and as a text.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
    guard first.properties.isAlphabetic || "0123456789$/(+_^\\.<".unicodeScalars.contains(first) else { return false }
    if last == " " || last == ":" || text.hasPrefix("...") || text.contains(": ") || text.contains(" #") {
      return false
    }
    if ["null", "Null", "NULL"].contains(text) { return false }
    return text.unicodeScalars.allSatisfy { $0 == " " || isPrintable($0) && !$0.properties.isWhitespace }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where isPrintable(scalar): result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
    }
    return result + "\""
  }

  /// Whether YAML lets a character stand for itself and no reader takes it for a line break or a byte order mark.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension YAMLNode {
  /// A text; its position does not matter.
  static func text(_ text: String) -> YAMLNode { YAMLNode(.scalar(text), at: .start) }

  static func list(_ items: [YAMLNode]) -> YAMLNode { YAMLNode(.list(items), at: .start) }

  static func map(_ entries: [(key: String, value: YAMLNode)]) -> YAMLNode {
    YAMLNode(.map(entries.map { YAMLEntry(key: $0.key, keyPosition: .start, value: $0.value) }), at: .start)
  }
}
