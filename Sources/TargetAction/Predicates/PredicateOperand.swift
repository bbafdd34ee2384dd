import Foundation
import PlainviewRuntime

/// A side of a comparison, or another expression of a format string.
indirect enum PredicateOperand: @unchecked Sendable {
  typealias Body = (Any?, [Any], NSMutableDictionary?) -> Any?
  enum SetOperation { case union, intersect, minus }

  case value(Any?)
  case object
  case anyKey
  case path([String])
  /// A property of an expression's value.
  case member(PredicateOperand, [String])
  case variable(String)
  case list([PredicateOperand])
  case function(String, [PredicateOperand])
  case set(SetOperation, PredicateOperand, PredicateOperand)
  case subquery(PredicateOperand, String, NSPredicate)
  case conditional(NSPredicate, PredicateOperand, PredicateOperand)
  case block(Body, [PredicateOperand])

  func value(for object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .value(let value): return value
    case .object: return object
    case .anyKey: return nil
    case .variable(let name): return variables[name]
    case .list(let operands): return operands.map { $0.value(for: object, variables) }
    case .path(let names): return names.reduce(object) { Self.property($1, of: $0) }
    case .member(let inner, let names):
      return names.reduce(inner.value(for: object, variables)) { Self.property($1, of: $0) }
    case .function(let name, let operands):
      return PredicateFunction.value(of: name, operands.map { present($0.value(for: object, variables)) })
    case .set(let operation, let left, let right):
      return Self.combined(operation, left.value(for: object, variables), right.value(for: object, variables))
    case .subquery(let collection, let name, let predicate):
      return (Self.elements(of: collection.value(for: object, variables)) ?? []).filter { element in
        predicate.evaluate(with: object, substitutionVariables: variables.merging([name: element as Any]) { $1 })
      }
    case .conditional(let predicate, let one, let other):
      let isTrue = predicate.evaluate(with: object, substitutionVariables: variables)
      return (isTrue ? one : other).value(for: object, variables)
    case .block(let body, let operands):
      return body(
        object, operands.map { $0.value(for: object, variables) ?? NSNull() },
        NSMutableDictionary(dictionary: variables))
    }
  }

  private static func combined(_ operation: SetOperation, _ left: Any?, _ right: Any?) -> Set<AnyHashable> {
    func members(_ value: Any?) -> Set<AnyHashable> {
      Set((elements(of: value) ?? []).compactMap { unwrapped($0) as? AnyHashable })
    }
    let (one, other) = (members(left), members(right))
    switch operation {
    case .union: return one.union(other)
    case .intersect: return one.intersection(other)
    case .minus: return one.subtracting(other)
    }
  }

  /// A property by its name: of a dictionary, an object that knows its names, a registered class, or any value's own.
  static func property(_ name: String, of object: Any?) -> Any? {
    guard let object = present(object) else { return nil }
    if name == "self" || name == "SELF" { return object }
    if let keyed = object as? any KeyedObject { return keyed.keyedValue(name) }
    if let dictionary = object as? [String: Any] { return dictionary[name] }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: name) }
    if let elements = elements(of: object) {
      if name == "@count" || name == "count" { return elements.count }
      if name.hasPrefix("@") { return PredicateFunction.value(of: name.dropFirst() + ":", [elements as Any]) }
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

extension PredicateOperand: CustomStringConvertible {
  /// The operand as a format string has it.
  var description: String {
    switch self {
    case .value(let value): Self.text(of: value)
    case .object: "SELF"
    case .anyKey: "ANYKEY"
    case .path(let names): names.joined(separator: ".")
    case .member(let inner, let names): ([inner.description] + names).joined(separator: ".")
    case .variable(let name): "$" + name
    case .list(let operands): "{" + operands.map(\.description).joined(separator: ", ") + "}"
    case .function(let name, let operands): Self.call(name, operands.map(\.description))
    case .set(.union, let left, let right): "\(left) UNION \(right)"
    case .set(.intersect, let left, let right): "\(left) INTERSECT \(right)"
    case .set(.minus, let left, let right): "\(left) MINUS \(right)"
    case .subquery(let collection, let name, let predicate):
      "SUBQUERY(\(collection), $\(name), \(Self.text(of: predicate)))"
    case .conditional(let predicate, let one, let other): "TERNARY(\(Self.text(of: predicate)), \(one), \(other))"
    case .block(_, let operands): "BLOCK(\(operands.map(\.description).joined(separator: ", ")))"
    }
  }

  private static func text(of predicate: NSPredicate) -> String {
    switch predicate {
    case let comparison as NSComparisonPredicate: return comparison.predicateFormat
    case let compound as NSCompoundPredicate:
      let parts = compound.subpredicates.map { text(of: $0) }
      switch compound.compoundPredicateType {
      case .not: return "NOT \(parts.joined())"
      case .and: return "(" + parts.joined(separator: " AND ") + ")"
      case .or: return "(" + parts.joined(separator: " OR ") + ")"
      }
    default: return predicate.formatText ?? "BLOCKPREDICATE"
    }
  }

  private static func text(of value: Any?) -> String {
    switch unwrapped(value) {
    case nil: "nil"
    case let text as String: "\"\(text)\""
    case let isTrue as Bool: isTrue ? "1" : "0"
    case let values as [Any]: "{" + values.map { text(of: $0) }.joined(separator: ", ") + "}"
    case let value?: "\(value)"
    }
  }

  private static func call(_ name: String, _ operands: [String]) -> String {
    if let sign = PredicateFunction.signs[name], operands.count == 2 { return "\(operands[0]) \(sign) \(operands[1])" }
    return name.replacing(":", with: "") + "(" + operands.joined(separator: ", ") + ")"
  }
}

/// A value without the optionals around it; nil for `NSNull`, which predicates take for no value.
func present(_ value: Any?) -> Any? {
  let value = unwrapped(value)
  return value is NSNull ? nil : value
}
