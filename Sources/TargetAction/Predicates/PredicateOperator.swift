import Foundation

/// How a comparison of a format string relates its sides.
struct PredicateOperator: Sendable {
  enum Kind {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, between, inside, contains, beginsWith, endsWith
    case like, matches
  }

  let kind: Kind
  var ignoresCase = false
  var ignoresDiacritics = false

  /// The same as options of a predicate's object.
  var options: NSComparisonPredicate.Options {
    var options: NSComparisonPredicate.Options = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresDiacritics { options.insert(.diacriticInsensitive) }
    return options
  }

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: return isEqual(left, right)
    case .notEqual: return !isEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: return order(left, right) == .orderedDescending
    case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let limits = PredicateOperand.elements(of: right), limits.count == 2 else { return false }
      return order(left, limits[0]).map { $0 != .orderedAscending } ?? false
        && order(left, limits[1]).map { $0 != .orderedDescending } ?? false
    case .inside: return isInside(left, right)
    case .contains: return isInside(right, left)
    case .beginsWith: return texts(left, right).map { $0.hasPrefix($1) } ?? false
    case .endsWith: return texts(left, right).map { $0.hasSuffix($1) } ?? false
    case .like: return texts(left, right).map { isWholly($0, Self.expression(ofWildcards: $1)) } ?? false
    case .matches: return texts(left, right, folding: false).map { isWholly($0, $1) } ?? false
    }
  }

  // MARK: Values

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    let (left, right) = (present(left), present(right))
    if left == nil || right == nil { return left == nil && right == nil }
    if let (one, other) = texts(left, right) { return one == other }
    if let (one, other) = numbers(left, right) { return one == other }
    if left is any KeyedObject || right is any KeyedObject { return Self.identity(left) === Self.identity(right) }
    if let one = left as? AnyHashable, let other = right as? AnyHashable { return one == other }
    return left as AnyObject === right as AnyObject
  }

  private static func identity(_ value: Any?) -> AnyObject? {
    (value as? any KeyedObject)?.comparedIdentity ?? KeyPathValue.object(value)
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let (one, other) = numbers(present(left), present(right)) {
      return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }
    if let one = present(left) as? Date, let other = present(right) as? Date { return one.compare(other) }
    return texts(left, right).map { $0 < $1 ? .orderedAscending : $0 > $1 ? .orderedDescending : .orderedSame }
  }

  private func isInside(_ element: Any?, _ whole: Any?) -> Bool {
    if let elements = PredicateOperand.elements(of: whole) { return elements.contains { isEqual($0, element) } }
    return texts(whole, element).map { $0.contains($1) || $1.isEmpty } ?? false
  }

  private func numbers(_ left: Any?, _ right: Any?) -> (Double, Double)? {
    guard let one = Self.number(left), let other = Self.number(right) else { return nil }
    return (one, other)
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  // MARK: Texts

  private func texts(_ left: Any?, _ right: Any?, folding: Bool = true) -> (String, String)? {
    guard let one = Self.text(present(left)), let other = Self.text(present(right)) else { return nil }
    return folding ? (folded(one), folded(other)) : (one, other)
  }

  private static func text(_ value: Any?) -> String? {
    (value as? String) ?? (value as? NSString).map { $0.substring(from: 0) } ?? (value as? NSAttributedString)?.string
  }

  private func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresDiacritics { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  /// Whether an expression matches all of a text; one that is none matches nothing.
  private func isWholly(_ text: String, _ pattern: String) -> Bool {
    let options: NSRegularExpression.Options = ignoresCase ? [.caseInsensitive] : []
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options) else {
      return false
    }
    return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }

  /// `*` for any characters, `?` for one.
  private static func expression(ofWildcards pattern: String) -> String {
    pattern.map { character in
      switch character {
      case "*": "[\\s\\S]*"
      case "?": "[\\s\\S]"
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    .joined()
  }
}
