import Foundation

/// Reads a query; nil for one that is not well formed.
struct QueryReader {
  private var rest: Substring
  private var depth = 0

  static func read(_ text: String) -> QueryPredicate? {
    var reader = QueryReader(rest: text[...])
    guard let predicate = reader.alternatives() else { return nil }
    reader.skip()
    return reader.rest.isEmpty ? predicate : nil
  }

  private mutating func skip() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func take(_ sign: String) -> Bool {
    skip()
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }

  private mutating func alternatives() -> QueryPredicate? {
    guard var predicate = conjunction() else { return nil }
    while take("||") {
      guard let other = conjunction() else { return nil }
      predicate = .either(predicate, other)
    }
    return predicate
  }

  private mutating func conjunction() -> QueryPredicate? {
    guard var predicate = term() else { return nil }
    while take("&&") {
      guard let other = term() else { return nil }
      predicate = .both(predicate, other)
    }
    return predicate
  }

  private mutating func term() -> QueryPredicate? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100 else { return nil }
    if take("!") { return term().map { .not($0) } }
    guard take("(") else { return comparison() }
    guard let inside = alternatives(), take(")") else { return nil }
    return inside
  }

  private mutating func comparison() -> QueryPredicate? {
    skip()
    let name = rest.prefix { $0.isLetter || $0.isNumber || "_*".contains($0) }
    rest = rest.dropFirst(name.count)
    let sign = ["==", "!=", "<=", ">=", "<", ">", "="].first { take($0) }
    guard !name.isEmpty, let sign, let value = value() else { return nil }
    return .comparison(name: String(name), sign: sign == "=" ? "==" : sign, value: value)
  }

  private mutating func value() -> QueryValue? {
    skip()
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      let number = rest.prefix { $0.isNumber || "+-.".contains($0) }
      rest = rest.dropFirst(number.count)
      return Double(number).map { .number($0) }
    }
    rest = rest.dropFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == quote {
        let modifiers = rest.prefix { "cdwtf".contains($0) }
        rest = rest.dropFirst(modifiers.count)
        return .text(text, modifiers: String(modifiers))
      }
      if next == "\\" {
        guard let escaped = rest.popFirst() else { return nil }
        text.append(escaped)
      } else {
        text.append(next)
      }
    }
    return nil
  }
}
