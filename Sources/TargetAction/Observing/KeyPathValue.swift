import PlainviewRuntime

/// Reads properties by a path of names, as far as classes expose them.
enum KeyPathValue {
  /// The value at the end of the path; nil where a property on it is nil or is not exposed.
  static func read(_ keys: ArraySlice<String>, of object: AnyObject) -> Any? {
    guard let key = keys.first else { return object }
    let value = value(key, of: object)
    return keys.count == 1 ? value : read(keys.dropFirst(), ofValue: value)
  }

  static func read(_ keys: ArraySlice<String>, ofValue value: Any?) -> Any? {
    if keys.isEmpty { return value }
    return object(value).flatMap { read(keys, of: $0) }
  }

  /// The object that a value is, without the optionals around it.
  static func object(_ value: Any?) -> AnyObject? {
    guard let value = unwrapped(value), type(of: value) is AnyClass else { return nil }
    return value as AnyObject
  }

  /// The registry of properties belongs to the main actor; elsewhere nothing is read.
  private static func value(_ key: String, of object: AnyObject) -> Any? {
    if let keyed = object as? any KeyedObject { return unwrapped(keyed.keyedValue(key)) }
    guard MainQueue.isCurrent else { return nil }
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated { result = (try? Outlets.entry(for: key, in: type(of: object))?.get(object)) ?? nil }
    return unwrapped(result)
  }
}
