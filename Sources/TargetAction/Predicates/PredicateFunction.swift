import Foundation
import PlainviewRuntime

/// The functions that expressions of format strings know, by their selectors.
enum PredicateFunction {
  /// The signs that stand for functions of two numbers.
  static let signs = [
    "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**",
    "modulus:by:": "%",
  ]

  /// The selector of a function that a format calls: `sum(1, 2)` is `sum:`, `modulus(7, 2)` is `modulus:by:`.
  static func selector(_ name: String, _ count: Int) -> String {
    if count == 0 { return name }
    return known.first { $0 == name + ":" || ($0.hasPrefix(name + ":") && $0.filter { $0 == ":" }.count == count) }
      ?? name + ":"
  }

  private static let known = [
    "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:", "add:to:", "from:subtract:",
    "multiply:by:", "divide:by:", "modulus:by:", "sqrt:", "log:", "ln:", "raise:toPower:", "exp:", "floor:", "ceiling:",
    "abs:", "trunc:", "uppercase:", "lowercase:", "length:", "random", "now", "onesComplement:", "bitwiseAnd:with:",
    "bitwiseOr:with:", "bitwiseXor:with:", "leftshift:by:", "rightshift:by:", "first:", "last:", "distinct:",
    "noindex:",
    "castObject:toType:",
  ]

  /// The result of a function; nil for one that is not known or that cannot take its arguments.
  static func value(of name: String, _ arguments: [Any?]) -> Any? {
    switch name {
    case "now": return AppDate.after(0)
    case "random": return Double.random(in: 0..<1)
    case "uppercase:": return (first(arguments) as? String)?.uppercased()
    case "lowercase:": return (first(arguments) as? String)?.lowercased()
    case "length:": return (first(arguments) as? String)?.utf16.count
    case "noindex:", "castObject:toType:": return first(arguments)
    case "first:": return elements(arguments).first ?? nil
    case "last:": return elements(arguments).last ?? nil
    case "count:": return elements(arguments).count
    case "distinct:": return Set(elements(arguments).compactMap { $0 as? AnyHashable })
    default: break
    }
    let isWhole = flattened(arguments).allSatisfy { $0 is any BinaryInteger && !($0 is Bool) }
    let numbers = flattened(arguments).compactMap { PredicateOperator.number($0) }
    guard let value = number(name, numbers) else { return nil }
    // Whole numbers stay so, as NSNumber's arithmetic keeps them.
    if isWhole, wholeFunctions.contains(name), let whole = Int(exactly: value.rounded(.towardZero)) { return whole }
    return value
  }

  private static let wholeFunctions: Set<String> = [
    "sum:", "min:", "max:", "add:to:", "from:subtract:", "multiply:by:", "divide:by:", "modulus:by:", "abs:", "trunc:",
    "raise:toPower:", "floor:", "ceiling:", "bitwiseAnd:with:", "bitwiseOr:with:", "bitwiseXor:with:", "leftshift:by:",
    "rightshift:by:", "onesComplement:", "mode:",
  ]

  private static func first(_ arguments: [Any?]) -> Any? { arguments.first ?? nil }

  private static func elements(_ arguments: [Any?]) -> [Any?] {
    arguments.count == 1 ? PredicateOperand.elements(of: arguments[0]) ?? arguments : arguments
  }

  private static func flattened(_ arguments: [Any?]) -> [Any] {
    arguments.flatMap { PredicateOperand.elements(of: $0) ?? [$0] }.compactMap { present($0) }
  }

  private static func number(_ name: String, _ numbers: [Double]) -> Double? {
    if let value = ofMany(name, numbers) { return value }
    if numbers.count == 2 { return ofTwo(name, numbers[0], numbers[1]) }
    return numbers.count == 1 ? ofOne(name, numbers[0]) : nil
  }

  private static func ofMany(_ name: String, _ numbers: [Double]) -> Double? {
    let sorted = numbers.sorted()
    let mean = numbers.reduce(0, +) / Double(max(numbers.count, 1))
    switch name {
    case "sum:": return numbers.reduce(0, +)
    case "average:", "avg:": return numbers.isEmpty ? nil : mean
    case "min:": return sorted.first
    case "max:": return sorted.last
    case "median:":
      guard !sorted.isEmpty else { return nil }
      let middle = sorted.count / 2
      return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    case "mode:":
      let counts = Dictionary(grouping: numbers) { $0 }.mapValues(\.count)
      return sorted.first { counts[$0] == counts.values.max() }
    case "stddev:":
      return numbers.isEmpty
        ? nil : (numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)).squareRoot()
    default: return nil
    }
  }

  private static func ofTwo(_ name: String, _ one: Double, _ other: Double) -> Double? {
    switch name {
    case "add:to:": return one + other
    case "from:subtract:": return one - other
    case "multiply:by:": return one * other
    case "divide:by:": return one / other
    case "modulus:by:": return one.truncatingRemainder(dividingBy: other)
    case "raise:toPower:": return pow(one, other)
    default: break
    }
    guard let left = Int(exactly: one), let right = Int(exactly: other) else { return nil }
    switch name {
    case "bitwiseAnd:with:": return Double(left & right)
    case "bitwiseOr:with:": return Double(left | right)
    case "bitwiseXor:with:": return Double(left ^ right)
    case "leftshift:by:": return Double(left << right)
    case "rightshift:by:": return Double(left >> right)
    default: return nil
    }
  }

  private static func ofOne(_ name: String, _ number: Double) -> Double? {
    switch name {
    case "sqrt:": number.squareRoot()
    case "log:": log10(number)
    case "ln:": log(number)
    case "exp:": exp(number)
    case "floor:": number.rounded(.down)
    case "ceiling:": number.rounded(.up)
    case "trunc:": number.rounded(.towardZero)
    case "abs:": abs(number)
    case "onesComplement:": Int(exactly: number).map { Double(~$0) }
    default: nil
    }
  }
}
