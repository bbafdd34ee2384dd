/// Reads the parts of one line, from its beginning; scalar by scalar, so that marks that combine hide no delimiter.
struct FactScanner {
  struct Problem: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  private typealias Scalars = Substring.UnicodeScalarView

  private var line: Substring.UnicodeScalarView
  /// Whether the relation that was read is to the parent, or to a guide of the parent, by the word for it.
  private(set) var namesParent = false

  /// A carriage return at the end is not part of the line.
  init(_ line: Substring.UnicodeScalarView) { self.line = line.last == "\r" ? line.dropLast() : line }

  var isAtEnd: Bool { line.isEmpty }

  func isAll(_ text: String) -> Bool { line.elementsEqual(text.unicodeScalars) }

  mutating func take(_ text: String) -> Bool {
    guard line.starts(with: text.unicodeScalars) else { return false }
    line = line.dropFirst(text.unicodeScalars.count)
    return true
  }

  func expectEnd() throws { if !line.isEmpty { throw Problem("unexpected \(next)") } }

  mutating func expect(_ text: String) throws {
    guard take(text) else { throw Problem("expected \"\(text)\" before \(next)") }
  }

  private var next: String { "\"\(String(Substring(line.prefix(20))))\"" }

  /// What is left, as it was before it was written.
  mutating func rest() throws -> String {
    defer { line = Scalars() }
    return try Self.unescaped(line)
  }

  /// A bare or a quoted token.
  mutating func token() throws -> String {
    if line.first == "\"" { return try quoted("\"") }
    let token = line.prefix { $0 != " " && $0 != ":" }
    guard !token.isEmpty else { throw Problem("a word is missing") }
    line = line[token.endIndex...]
    return String(Substring(token))
  }

  mutating func quoted(_ mark: Unicode.Scalar) throws -> String {
    guard line.first == mark else { throw Problem("expected \(mark) before \(next)") }
    let inner = line.dropFirst()
    var isEscaped = false
    for index in inner.indices {
      if isEscaped {
        isEscaped = false
      } else if inner[index] == "\\" {
        isEscaped = true
      } else if inner[index] == mark {
        line = inner[inner.index(after: index)...]
        return try Self.unescaped(inner[..<index])
      }
    }
    throw Problem("\(mark) is not closed")
  }

  mutating func number() throws -> Double {
    let digits = line.prefix { ("0"..."9").contains($0) || "+-.e".unicodeScalars.contains($0) }
    guard let value = Double(Substring(digits)), value.isFinite else { throw Problem("no number: \(next)") }
    line = line[digits.endIndex...]
    return value
  }

  mutating func side() throws -> Side {
    let name = line.prefix { $0.properties.isAlphabetic }
    guard let side = Side(rawValue: String(Substring(name))) else { throw Problem("no side: \(next)") }
    line = line[name.endIndex...]
    return side
  }

  // MARK: Relations

  mutating func relation(of side: Side) throws -> SideFact.Relation {
    guard let sign = SideFact.Relation.Sign(rawValue: String(Substring(line.prefix(2)))) else {
      throw Problem("no relation: \(next)")
    }
    line = line.dropFirst(2)
    try expect(" ")
    var relation = SideFact.Relation(side, sign, constant: 0)
    try readRightHandSide(into: &relation)
    if take(" @") { relation.priority = try number() }
    if take(" (") {
      relation.source = try source()
    } else if !isAtEnd {
      try expect(" ")
      relation.source = .constraint(try quoted("'"))
    }
    try expectEnd()
    return relation
  }

  private mutating func source() throws -> SideFact.Relation.Source {
    for (token, source) in Self.sources where take(token + ")") { return source }
    for (identifier, word) in FactToken.identifierWords where take(word + ")") { return .constraint(identifier) }
    throw Problem("no source of a relation: \(next)")
  }

  private static let sources: [(token: String, source: SideFact.Relation.Source)] = [
    ("content", .content), ("text", .text), ("frame", .frame), ("root", .root), ("code", .code),
  ]

  private mutating func readRightHandSide(into relation: inout SideFact.Relation) throws {
    if let first = line.first, ("0"..."9").contains(first) || first == "-" {
      let value = try number()
      guard take(" * ") else { return relation.constant = value }
      relation.multiplier = value
    }
    relation.other = try reference()
    relation.otherSide = try side()
    if take(" + ") { relation.constant = try number() } else if take(" - ") { relation.constant = -(try number()) }
  }

  /// A view's key and the dot behind it.
  private mutating func reference() throws -> String {
    if line.first == "`" {
      let key = try quoted("`")
      try expect(".")
      return key
    }
    let path = line.prefix { $0 != " " }
    guard let dot = path.lastIndex(of: "."), dot > path.startIndex else { throw Problem("no view and side: \(next)") }
    line = line[line.index(after: dot)...]
    let key = String(Substring(path[..<dot]))
    namesParent = FactToken.namesParent(key)
    return key
  }

  // MARK: Escapes

  private static func unescaped(_ text: Substring.UnicodeScalarView) throws -> String {
    var result = String.UnicodeScalarView()
    var rest = text
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "u": result.append(try numbered(&rest))
      case let mark? where ["\\", "\"", "'", "`"].contains(mark): result.append(mark)
      default: throw Problem("an escape that is none")
      }
    }
    return String(result)
  }

  private static func numbered(_ rest: inout Substring.UnicodeScalarView) throws -> Unicode.Scalar {
    guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
      let value = UInt32(Substring(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(value)
    else { throw Problem("an escape that is none") }
    rest = rest[rest.index(after: end)...]
    return scalar
  }
}
