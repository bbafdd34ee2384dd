public import Foundation
import PlainviewRuntime

/// A predicate that compares the values of two expressions.
open class NSComparisonPredicate: NSPredicate {
  /// How the comparison ignores differences of texts.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options with Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upper and lower case count as the same.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Letters with and without accents count as the same.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Texts are compared character by character. Kept, without effect: texts are compared so in any case.
    public static let normalized = Options(rawValue: 4)
  }

  /// For which elements of a collection on the left the comparison has to hold; raw values are Foundation's.
  public enum Modifier: UInt, Sendable { case direct, all, any }

  /// How the sides are related; raw values are Foundation's.
  public enum Operator: UInt, Sendable {
    /// The comparisons by order, equality, regular expression, wildcards and beginning, as their names in a format.
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith
    /// The end of a text, membership in a collection, and a comparison by a selector.
    case endsWith, `in`, customSelector
    /// The left side contains the right side.
    case contains = 99
    /// The left side lies between the two values of the right side.
    case between
  }

  private let left: NSExpression
  private let right: NSExpression
  private let modifier: Modifier
  private let type: Operator
  private let ownOptions: Options
  private let selector: Selector?

  /// Creates a predicate that relates two expressions by an operator.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    (left, right) = (lhs, rhs)
    self.modifier = modifier
    self.type = type
    ownOptions = options
    selector = nil
    super.init(value: false)
  }

  /// Compares by a method of the value on the left, which takes the one on the right and answers whether it holds.
  public init(leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, customSelector selector: Selector) {
    (left, right) = (lhs, rhs)
    modifier = .direct
    type = .customSelector
    ownOptions = []
    self.selector = selector
    super.init(value: false)
  }

  /// Returns nil: predicates are not archived here.
  public required init?(coder: NSCoder) { nil }

  /// How the two sides are related.
  open var predicateOperatorType: Operator { type }
  /// Whether the left side itself, all of its values or any of them must satisfy the predicate.
  open var comparisonPredicateModifier: Modifier { modifier }
  /// The expression on the left side.
  open var leftExpression: NSExpression { left }
  /// The expression on the right side.
  open var rightExpression: NSExpression { right }
  /// The selector that compares the sides; nil unless the operator is `.customSelector`.
  open var customSelector: Selector? { selector }
  /// How texts are compared.
  open var options: Options { ownOptions }

  open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    let context = NSMutableDictionary(dictionary: bindings ?? [:])
    let value = left.expressionValue(with: object, context: context)
    let other = right.expressionValue(with: object, context: context)
    guard let comparison = PredicateOperator(type, ownOptions) else { return send(value, other) }
    return PredicateExpression.holds(
      value, comparison, other, modifier == .direct ? .direct : modifier == .all ? .all : .any)
  }

  /// Asks the value on the left.
  private func send(_ value: Any?, _ other: Any?) -> Bool {
    guard let selector, let receiver = KeyPathValue.object(value) else { return false }
    nonisolated(unsafe) let (sent, argument) = (receiver, other)
    guard MainQueue.isCurrent else { return false }
    return MainActor.assumeIsolated {
      guard let answer = Message(selector, sender: argument).send(to: sent) else { return false }
      return PredicateOperator.number(answer) != 0
    }
  }

  open override var predicateFormat: String {
    let scope = modifier == .direct ? "" : modifier == .all ? "ALL " : "ANY "
    var marks = ""
    if ownOptions.contains(.caseInsensitive) { marks += "c" }
    if ownOptions.contains(.diacriticInsensitive) { marks += "d" }
    if !marks.isEmpty { marks = "[\(marks)]" }
    return "\(scope)\(left) \(selector.map { "\($0)" } ?? type.sign)\(marks) \(right)"
  }

  open override func copy(with zone: NSZone? = nil) -> Any { self }
  open override var description: String { predicateFormat }
}

extension NSComparisonPredicate.Operator {
  fileprivate var sign: String {
    switch self {
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    case .equalTo: "=="
    case .notEqualTo: "!="
    case .matches: "MATCHES"
    case .like: "LIKE"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .in: "IN"
    case .customSelector: ""
    case .contains: "CONTAINS"
    case .between: "BETWEEN"
    }
  }

  init(_ kind: PredicateOperator.Kind) {
    switch kind {
    case .equal: self = .equalTo
    case .notEqual: self = .notEqualTo
    case .less: self = .lessThan
    case .lessOrEqual: self = .lessThanOrEqualTo
    case .greater: self = .greaterThan
    case .greaterOrEqual: self = .greaterThanOrEqualTo
    case .between: self = .between
    case .inside: self = .in
    case .contains: self = .contains
    case .beginsWith: self = .beginsWith
    case .endsWith: self = .endsWith
    case .like: self = .like
    case .matches: self = .matches
    }
  }
}

extension PredicateOperator {
  /// The comparison that an operator stands for; nil for a method of the app's.
  fileprivate init?(_ type: NSComparisonPredicate.Operator, _ options: NSComparisonPredicate.Options) {
    let kind: Kind
    switch type {
    case .lessThan: kind = .less
    case .lessThanOrEqualTo: kind = .lessOrEqual
    case .greaterThan: kind = .greater
    case .greaterThanOrEqualTo: kind = .greaterOrEqual
    case .equalTo: kind = .equal
    case .notEqualTo: kind = .notEqual
    case .matches: kind = .matches
    case .like: kind = .like
    case .beginsWith: kind = .beginsWith
    case .endsWith: kind = .endsWith
    case .in: kind = .inside
    case .contains: kind = .contains
    case .between: kind = .between
    case .customSelector: return nil
    }
    self.init(
      kind: kind, ignoresCase: options.contains(.caseInsensitive),
      ignoresDiacritics: options.contains(.diacriticInsensitive))
  }
}
