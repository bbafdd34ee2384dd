import Foundation
import PlainviewRuntime

/// A condition of a format string.
indirect enum PredicateExpression: @unchecked Sendable {
  case constant(Bool)
  case not(PredicateExpression)
  case and([PredicateExpression])
  case or([PredicateExpression])
  case comparison(PredicateOperand, PredicateOperator, PredicateOperand, Scope)

  /// For which of the values on the left a comparison has to hold.
  enum Scope { case direct, any, all, none }

  static func holds(_ value: Any?, _ comparison: PredicateOperator, _ other: Any?, _ scope: Scope) -> Bool {
    if scope == .direct { return comparison.holds(value, other) }
    let values = PredicateOperand.elements(of: value) ?? []
    switch scope {
    case .any: return values.contains { comparison.holds($0, other) }
    case .all: return values.allSatisfy { comparison.holds($0, other) }
    case .none, .direct: return !values.contains { comparison.holds($0, other) }
    }
  }

  /// The same as an object of the class that it has on a device.
  var predicate: NSPredicate {
    switch self {
    case .constant(let value): return NSPredicate(value: value)
    case .not(let inner): return NSCompoundPredicate(notPredicateWithSubpredicate: inner.predicate)
    case .and: return NSCompoundPredicate(andPredicateWithSubpredicates: conjuncts.map(\.predicate))
    case .or: return NSCompoundPredicate(orPredicateWithSubpredicates: alternatives.map(\.predicate))
    case .comparison(let left, let comparison, let right, .none):
      return Self.not(.comparison(left, comparison, right, .any)).predicate
    case .comparison(let left, let comparison, let right, let scope):
      let modifier: NSComparisonPredicate.Modifier = scope == .direct ? .direct : scope == .all ? .all : .any
      return NSComparisonPredicate(
        leftExpression: NSExpression(left), rightExpression: NSExpression(right), modifier: modifier,
        type: NSComparisonPredicate.Operator(comparison.kind), options: comparison.options)
    }
  }

  private var conjuncts: [PredicateExpression] {
    if case .and(let parts) = self { return parts.flatMap(\.conjuncts) }
    return [self]
  }

  private var alternatives: [PredicateExpression] {
    if case .or(let parts) = self { return parts.flatMap(\.alternatives) }
    return [self]
  }
}
