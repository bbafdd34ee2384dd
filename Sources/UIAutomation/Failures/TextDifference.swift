/// What distinguishes a text that was found from the one that was looked for.
struct TextDifference {
  private let found: String
  private let expected: String

  init(_ found: String, from expected: String) {
    self.found = found
    self.expected = expected
  }

  /// The found text, and behind a colon the part in which the two differ if they mostly agree.
  var text: String {
    let quoted = Self.quoted(found)
    if found.lowercased() == expected.lowercased() { return "\(quoted): only upper and lower case differ" }
    let start = zip(found, expected).prefix { $0 == $1 }.count
    let rest = min(found.count, expected.count) - start
    let end = zip(found.reversed(), expected.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let more = String(found.dropFirst(start).dropLast(end))
    let less = String(expected.dropFirst(start).dropLast(end))
    guard (start + end) * 2 >= expected.count else { return quoted }
    if less.isEmpty { return "\(quoted): the query lacks \(Self.quoted(more))" }
    if more.isEmpty { return "\(quoted): the query has \(Self.quoted(less)) too much" }
    return "\(quoted): \(Self.quoted(more)), not \(Self.quoted(less))"
  }

  /// The text in quotes on one line; blanks that look like others, and marks that cannot be seen, by their numbers.
  static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(80).map { scalar -> String in
      let isPlain = scalar == " " || !(scalar.properties.isWhitespace || scalar.properties.generalCategory == .control)
      return isPlain && scalar.properties.generalCategory != .format ? String(scalar) : scalar.escaped(asASCII: true)
    }
    return "\"\(scalars.joined())\(text.unicodeScalars.count > 80 ? "…" : "")\""
  }
}
