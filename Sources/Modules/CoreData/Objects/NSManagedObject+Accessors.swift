import Foundation
import PlainviewRuntime

// What stands behind the properties and methods that classes declare as `@NSManaged`.
extension NSManagedObject {
  /// The value of a property in its type in Swift; what has no value is zero or empty where the type has no `nil`.
  public func __value<Value>(_ key: String) -> Value {
    let found = value(forKey: key)
    if let value = ManagedValue.typed(found, Value.self) { return value }
    fail(
      .internalInconsistency(
        "The value of \(entity.name ?? "").\(key) is \(found.map { "a \(type(of: $0))" } ?? "nil"), "
          + "not a \(Value.self)."))
    fatalError("\(entity.name ?? "").\(key) has no value of the type \(Value.self).")
  }

  /// Sets the value of a property.
  public func __setValue<Value>(_ value: Value, _ key: String) { setValue(ManagedValue.plain(value), forKey: key) }

  /// Changes a relationship as the method of that selector does: `addItemsObject:`, `insertObject:inItemsAtIndex:`.
  public func __change(_ selector: String, _ arguments: [Any]) {
    guard let change = RelationshipChange(selector, arguments, entity),
      let relationship = entity.property(change.key) as? NSRelationshipDescription
    else {
      return fail(
        .invalidArgument(
          "-[\(className(of: self)) \(selector)]: unrecognized selector sent to instance "
            + "\(SimulatedProcess.address(of: self))"))
    }
    willChangeValue(forKey: change.key)
    let ids = change.applied(to: row.references[change.key]?.ids ?? []) {
      self.reference(to: $0, relationship).ids
    }
    setReference(.many(ids), relationship)
    didChangeValue(forKey: change.key)
  }
}

/// Values between their types in Swift and those that objects keep.
enum ManagedValue {
  static func typed<Value>(_ value: Any?, _ type: Value.Type) -> Value? {
    if let value {
      if let found = value as? Value { return found }
      if let raw = type as? any RawRepresentable.Type, let made = represented(raw, value) { return made as? Value }
      return nil
    }
    if let none = Optional<Any>.none as? Value { return none }
    return (type as? any EmptyValue.Type)?.init() as? Value
  }

  private static func represented<Type: RawRepresentable>(_ type: Type.Type, _ value: Any) -> Any? {
    (value as? Type.RawValue).flatMap { Type(rawValue: $0) }
  }

  /// The raw value of an enumeration, any other value as it is.
  static func plain(_ value: Any) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    if value is NSObject { return value }
    if let raw = value as? any RawRepresentable { return raw.rawValue }
    return value
  }
}

/// A type with an empty value, which stands for no value where Swift has no `nil`.
private protocol EmptyValue { init() }
extension String: EmptyValue {}
extension Data: EmptyValue {}
extension Bool: EmptyValue {}
extension Int: EmptyValue {}
extension Int16: EmptyValue {}
extension Int32: EmptyValue {}
extension Int64: EmptyValue {}
extension Double: EmptyValue {}
extension Float: EmptyValue {}
extension Array: EmptyValue {}
extension Set: EmptyValue {}
extension Dictionary: EmptyValue {}
