public import Foundation
import PlainviewRuntime

/// A value in a predicate: a constant, a property, a variable, or a function of other values.
///
/// Parts that an expression of its kind does not have fail with `NSInvalidArgumentException`.
open class NSExpression: NSObject, NSCopying, @unchecked Sendable {
  /// What an expression is; raw values are Foundation's.
  public enum ExpressionType: UInt, Sendable {
    /// A value that is always the same.
    case constantValue = 0
    /// The object itself, a variable, a property, a function, or an operation on two sets.
    case evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
    /// The objects of a collection that satisfy a predicate.
    case subquery = 13
    /// A list of expressions.
    case aggregate
    /// Any key.
    case anyKey
    /// A closure that computes the value.
    case block = 19
    /// One of two expressions, as a predicate decides.
    case conditional
  }

  let base: PredicateOperand
  /// The type that an expression of a class of the app's own has.
  private let ownType: ExpressionType?

  init(_ base: PredicateOperand) {
    self.base = base
    ownType = nil
    super.init()
  }

  /// An expression of a class of the app's own, which overrides `expressionValue(with:context:)`.
  public init(expressionType type: ExpressionType) {
    base = .value(nil)
    ownType = type
    super.init()
  }

  // MARK: Making

  /// An expression in the language of format strings, such as `"2 * (width + %d)"`.
  ///
  /// A format that cannot be read fails with `NSInvalidArgumentException`.
  public convenience init(format expressionFormat: String, _ arguments: Any?...) {
    self.init(Self.parsed(expressionFormat, arguments))
  }

  /// The same with the arguments in an array.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(Self.parsed(expressionFormat, arguments))
  }

  private static func parsed(_ format: String, _ arguments: [Any?]) -> PredicateOperand {
    var parser = PredicateParser(format, arguments)
    do {
      return try parser.expression()
    } catch {
      MainQueue.run {
        raise(.invalidArgument("Unable to parse the format string \"\(format)\"", remedies: ["\(error)"]))
      }
      return .value(nil)
    }
  }

  /// Creates an expression whose value is always the same.
  public convenience init(forConstantValue obj: Any?) { self.init(.value(obj)) }
  /// Creates an expression for a variable, which is named without its `$`.
  public convenience init(forVariable string: String) { self.init(.variable(string)) }
  /// Creates an expression for the property at a key path.
  public convenience init(forKeyPath keyPath: String) {
    self.init(.path(keyPath.split(separator: ".").map(String.init)))
  }
  /// A function of `NSExpression`'s by its selector, such as `sum:`.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.function(name, parameters.map(Self.operand)))
  }
  /// A function whose first argument is the value of another expression.
  public convenience init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
    self.init(.function(name, [target.base] + (parameters ?? []).map(Self.operand)))
  }
  /// Creates a list of expressions and values.
  public convenience init(forAggregate subexpressions: [Any]) { self.init(.list(subexpressions.map(Self.operand))) }
  /// Creates an expression for the objects that are in either set.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.union, left.base, right.base))
  }
  /// Creates an expression for the objects that are in both sets.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.intersect, left.base, right.base))
  }
  /// Creates an expression for the objects of the left set that the right one lacks.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.minus, left.base, right.base))
  }
  /// The elements of a collection for which a predicate is true, each being the variable in its turn.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
  ) { self.init(.subquery(expression.base, variable, predicate)) }
  /// Creates an expression that has the value of one of two others, as a predicate decides.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
  ) { self.init(.conditional(predicate, trueExpression.base, falseExpression.base)) }
  /// The result of a closure for the object, the values of the arguments and the variables.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) { self.init(.block(block, (arguments ?? []).map(\.base))) }

  /// The object that the predicate evaluates.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }
  /// Returns an expression for any key.
  open class func expressionForAnyKey() -> NSExpression { NSExpression(.anyKey) }

  private static func operand(_ value: Any) -> PredicateOperand {
    (value as? NSExpression)?.operandOfSelf ?? .value(value)
  }

  /// An expression of a class of the app's own is asked when its value is needed.
  var operandOfSelf: PredicateOperand {
    guard ownType != nil else { return base }
    return .block({ object, _, context in self.expressionValue(with: object, context: context) }, [])
  }

  // MARK: Parts

  /// The kind of the expression.
  open var expressionType: ExpressionType {
    if let ownType { return ownType }
    switch base {
    case .value: return .constantValue
    case .object: return .evaluatedObject
    case .anyKey: return .anyKey
    case .path: return .keyPath
    case .variable: return .variable
    case .list: return .aggregate
    case .function, .member: return .function
    case .set(.union, _, _): return .unionSet
    case .set(.intersect, _, _): return .intersectSet
    case .set(.minus, _, _): return .minusSet
    case .subquery: return .subquery
    case .conditional: return .conditional
    case .block: return .block
    }
  }

  /// The value of a constant.
  open var constantValue: Any? {
    if case .value(let value) = base, ownType == nil { return unwrapped(value) }
    return missing("constantValue", nil)
  }

  /// The key path of a property, with dots.
  open var keyPath: String {
    if case .path(let names) = base { return names.joined(separator: ".") }
    return missing("keyPath", "")
  }

  /// The selector of the function; a property of a value is read by `valueForKeyPath:`.
  open var function: String {
    if case .function(let name, _) = base { return name }
    if case .member = base { return "valueForKeyPath:" }
    return missing("function", "")
  }

  /// The name of a variable, or of the one that a subquery runs through.
  open var variable: String {
    if case .variable(let name) = base { return name }
    if case .subquery(_, let name, _) = base { return name }
    return missing("variable", "")
  }

  /// What the function belongs to: the value whose property it reads.
  open var operand: NSExpression {
    if case .member(let inner, _) = base { return NSExpression(inner) }
    if case .function = base { return NSExpression(.value("_NSPredicateUtilities")) }
    return missing("operand", self)
  }

  /// The arguments of a function or of a closure.
  open var arguments: [NSExpression]? {
    if case .function(_, let operands) = base { return operands.map { NSExpression($0) } }
    if case .member(_, let names) = base { return [NSExpression(.path(names))] }
    if case .block(_, let operands) = base { return operands.map { NSExpression($0) } }
    return missing("arguments", nil)
  }

  /// The expressions of a list, or the expression whose elements a subquery filters.
  open var collection: Any {
    if case .list(let operands) = base { return operands.map { NSExpression($0) } }
    if case .subquery(let inner, _, _) = base { return NSExpression(inner) }
    return missing("collection", [NSExpression]())
  }

  /// The predicate of a subquery or of a conditional.
  open var predicate: NSPredicate {
    if case .subquery(_, _, let predicate) = base { return predicate }
    if case .conditional(let predicate, _, _) = base { return predicate }
    return missing("predicate", NSPredicate(value: false))
  }

  /// The left set of a union, an intersection or a difference.
  open var left: NSExpression {
    if case .set(_, let left, _) = base { return NSExpression(left) }
    return missing("leftExpression", self)
  }

  /// The right set of a union, an intersection or a difference.
  open var right: NSExpression {
    if case .set(_, _, let right) = base { return NSExpression(right) }
    return missing("rightExpression", self)
  }

  /// The expression that a conditional uses when its predicate is true.
  open var `true`: NSExpression {
    if case .conditional(_, let one, _) = base { return NSExpression(one) }
    return missing("trueExpression", self)
  }

  /// The expression that a conditional uses when its predicate is false.
  open var `false`: NSExpression {
    if case .conditional(_, _, let other) = base { return NSExpression(other) }
    return missing("falseExpression", self)
  }

  /// The closure of an expression made of one; a nil result becomes `NSNull`.
  open var expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any {
    if case .block(let body, _) = base { return { body($0, $1, $2) ?? NSNull() } }
    return missing("expressionBlock", { _, _, _ in NSNull() })
  }

  private func missing<Part>(_ name: String, _ part: Part) -> Part {
    MainQueue.run { [self] in
      raise(.invalidArgument("\(name) is not defined for an expression of this type: \(self)"))
    }
    return part
  }

  // MARK: Value

  /// The value of the expression for an object; the context has the variables by their names.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    unwrapped(
      base.value(
        for: object, (context as? [AnyHashable: Any])?.reduce(into: [:]) { $0["\($1.key.base)"] = $1.value } ?? [:]))
  }

  /// Lets an expression that was decoded be evaluated; here every one can be.
  open func allowEvaluation() {}

  /// Returns the expression itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { base.description }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSExpression else { return false }
    return other === self || (other.expressionType == expressionType && other.description == description)
  }

  open override var hash: Int { description.hash }
}
