package import Foundation
import PlainviewRuntime

/// How sort descriptors read values and compare them.
package enum SortedValues {
  static func value(_ names: [String], of object: Any) -> Any? {
    present(names.reduce(object) { PredicateOperand.property($1, of: $0) })
  }

  /// No value comes before any; values of which nothing is known are the same.
  package static func compare(_ one: Any?, _ other: Any?) -> ComparisonResult {
    guard let one = present(one) else { return present(other) == nil ? .orderedSame : .orderedAscending }
    guard let other = present(other) else { return .orderedDescending }
    if let one = one as? String, let other = other as? String { return order(one, other) }
    if let one = one as? Date, let other = other as? Date { return order(one, other) }
    if let one = PredicateOperator.number(one), let other = PredicateOperator.number(other) { return order(one, other) }
    if let one = one as? UUID, let other = other as? UUID { return order(one.uuidString, other.uuidString) }
    if let one = one as? URL, let other = other as? URL { return order(one.absoluteString, other.absoluteString) }
    return .orderedSame
  }

  private static func order<Value: Comparable>(_ one: Value, _ other: Value) -> ComparisonResult {
    one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
  }

  /// Compares as a method of texts does; other values and unknown methods by the default comparison.
  package static func compare(_ one: Any?, _ other: Any?, by selector: Selector?) -> ComparisonResult {
    guard let name = selector?.name, let one = present(one) as? String, let other = present(other) as? String
    else { return compare(one, other) }
    switch name {
    case "caseInsensitiveCompare:": return one.caseInsensitiveCompare(other)
    case "localizedCompare:": return one.localizedCompare(other)
    case "localizedCaseInsensitiveCompare:": return one.localizedCaseInsensitiveCompare(other)
    case "localizedStandardCompare:": return one.localizedStandardCompare(other)
    default: return order(one, other)
    }
  }
}
