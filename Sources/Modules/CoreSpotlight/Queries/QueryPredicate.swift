import Foundation

/// A query in the language of Spotlight: comparisons such as `title == "tea*"cd`, with `&&`, `||`, `!` and parentheses.
indirect enum QueryPredicate {
  case both(QueryPredicate, QueryPredicate)
  case either(QueryPredicate, QueryPredicate)
  case not(QueryPredicate)
  case comparison(name: String, sign: String, value: QueryValue)

  func matches(_ item: CSSearchableItem) -> Bool {
    switch self {
    case .both(let one, let two): return one.matches(item) && two.matches(item)
    case .either(let one, let two): return one.matches(item) || two.matches(item)
    case .not(let part): return !part.matches(item)
    case .comparison(let name, let sign, let value):
      let found = Self.values(name, of: item)
      if sign == "!=" { return !found.contains { value.compares($0, "==") } }
      return found.contains { value.compares($0, sign) }
    }
  }

  private static let longNames = [
    "kMDItemDescription": "contentDescription", "kMDItemURL": "url", "kMDItemContentType": "contentType",
  ]

  /// The values of a name: those of a list are several, `*` stands for all names.
  private static func values(_ name: String, of item: CSSearchableItem) -> [Any] {
    let all = item.attributeSet.values
    if name == "*" || name == "**" { return all.values.flatMap(parts) }
    var short = longNames[name] ?? name
    if short.hasPrefix("kMDItem"), let first = short.dropFirst(7).first {
      short = first.lowercased() + short.dropFirst(8)
    }
    switch short {
    case "uniqueIdentifier": return [item.uniqueIdentifier]
    case "domainIdentifier": return [item.domainIdentifier ?? all[short]].compactMap(\.self)
    default: return all[short].map(parts) ?? []
    }
  }

  private static func parts(_ value: Any) -> [Any] { (value as? [Any]) ?? [value] }
}

/// What a query compares with: a text with its modifiers, or a number.
enum QueryValue {
  case text(String, modifiers: String)
  case number(Double)

  func compares(_ found: Any, _ sign: String) -> Bool {
    switch self {
    case .text(let text, let modifiers):
      guard let found = found as? String ?? (found as? URL)?.absoluteString else { return false }
      return Self.compare(found, sign, text, modifiers)
    case .number(let number):
      let date = (found as? Date)?.timeIntervalSinceReferenceDate
      guard let found = date ?? (found as? NSNumber)?.doubleValue else { return false }
      switch sign {
      case "==": return found == number
      case "<": return found < number
      case "<=": return found <= number
      case ">": return found > number
      default: return found >= number
      }
    }
  }

  private static func compare(_ found: String, _ sign: String, _ text: String, _ modifiers: String) -> Bool {
    var options: String.CompareOptions = []
    if modifiers.contains("c") { options.insert(.caseInsensitive) }
    if modifiers.contains("d") { options.insert(.diacriticInsensitive) }
    let (one, two) = (found.folding(options: options, locale: nil), text.folding(options: options, locale: nil))
    switch sign {
    case "==":
      let isOfWords = modifiers.contains("w") || modifiers.contains("t")
      let parts = isOfWords ? one.split { !$0.isLetter && !$0.isNumber }.map(Array.init) + [Array(one)] : [Array(one)]
      return parts.contains { matches($0[...], Array(two)[...]) }
    case "<": return one < two
    case "<=": return one <= two
    case ">": return one > two
    default: return one >= two
    }
  }

  /// Whether a text is of a pattern, in which a star stands for any characters.
  private static func matches(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return (text.startIndex...text.endIndex).contains { matches(text[$0...], pattern.dropFirst()) }
    }
    return text.first == first && matches(text.dropFirst(), pattern.dropFirst())
  }
}
