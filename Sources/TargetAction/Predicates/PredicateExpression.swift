import Foundation
import PlainviewRuntime

/// A condition of a format string.
indirect enum PredicateExpression: @unchecked Sendable {
  case constant(Bool)
  case not(PredicateExpression)
  case and(PredicateExpression, PredicateExpression)
  case or(PredicateExpression, PredicateExpression)
  case comparison(PredicateOperand, PredicateOperator, PredicateOperand, Scope)

  /// For which of the values on the left a comparison has to hold.
  enum Scope { case direct, any, all, none }

  func isTrue(for object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): return value
    case .not(let inner): return !inner.isTrue(for: object, variables)
    case .and(let one, let other): return one.isTrue(for: object, variables) && other.isTrue(for: object, variables)
    case .or(let one, let other): return one.isTrue(for: object, variables) || other.isTrue(for: object, variables)
    case .comparison(let left, let comparison, let right, let scope):
      let (value, other) = (left.value(for: object, variables), right.value(for: object, variables))
      if scope == .direct { return comparison.holds(value, other) }
      let values = PredicateOperand.elements(of: value) ?? []
      switch scope {
      case .any: return values.contains { comparison.holds($0, other) }
      case .all: return values.allSatisfy { comparison.holds($0, other) }
      case .none, .direct: return !values.contains { comparison.holds($0, other) }
      }
    }
  }
}

/// A side of a comparison.
enum PredicateOperand: @unchecked Sendable {
  case value(Any?)
  case path([String])
  case variable(String)
  case list([PredicateOperand])

  func value(for object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .value(let value): value
    case .variable(let name): variables[name]
    case .list(let operands): operands.map { $0.value(for: object, variables) }
    case .path(let names): names.reduce(object) { Self.property($1, of: $0) }
    }
  }

  /// A property by its name: of a dictionary, an object that knows its names, a registered class, or any value's own.
  private static func property(_ name: String, of object: Any?) -> Any? {
    guard let object = present(object) else { return nil }
    if name == "self" || name == "SELF" { return object }
    if let dictionary = object as? [String: Any] { return dictionary[name] }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: name) }
    if let elements = elements(of: object) {
      if name == "@count" || name == "count" { return elements.count }
      return elements.map { property(name, of: $0) }
    }
    if let text = object as? String, name == "length" { return text.utf16.count }
    if MainQueue.isCurrent, let known = known(name, of: object) { return known.value }
    return stored(name, of: object)
  }

  private struct Known: @unchecked Sendable { let value: Any? }

  private static func known(_ name: String, of object: Any) -> Known? {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      if let subject = object as? any PredicateSubject { return Known(value: subject.predicateValue(named: name)) }
      guard type(of: object) is AnyClass else { return nil }
      let instance = object as AnyObject
      guard let entry = Outlets.entry(for: name, in: type(of: instance)) else { return nil }
      return Known(value: (try? entry.get(instance)) ?? nil)
    }
  }

  private static func stored(_ name: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The elements of a collection; nil for another value.
  static func elements(of value: Any?) -> [Any?]? {
    guard let value = present(value), !(value is String) else { return nil }
    if let array = value as? [Any] { return array }
    if let array = value as? [Any?] { return array }
    if let set = value as? Set<AnyHashable> { return set.map { $0.base } }
    if let set = value as? NSSet { return set.allObjects }
    if let array = value as? NSArray { return Array(array) }
    return nil
  }
}

/// A value without the optionals around it; nil for `NSNull`, which predicates take for no value.
func present(_ value: Any?) -> Any? {
  let value = unwrapped(value)
  return value is NSNull ? nil : value
}
