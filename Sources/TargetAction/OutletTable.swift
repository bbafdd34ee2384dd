import PlainviewRuntime

/// One property of a class that a document can set by name.
///
/// Made from a key path, so that nothing is spelled twice: `.init(\LoginViewController.nameField)`.
@preconcurrency @MainActor public struct OutletEntry {
  /// Reads the property.
  let get: @MainActor (AnyObject) throws -> Any?
  /// Sets the property; an array property gets an array.
  let set: @MainActor (AnyObject, Any?) throws -> Void

  public init<Owner: AnyObject, Value>(_ property: ReferenceWritableKeyPath<Owner, Value>) {
    get = { owner in
      guard let owner = owner as? Owner else {
        throw OutletMismatch(found: className(of: owner), wanted: "\(Owner.self)")
      }
      return owner[keyPath: property]
    }
    set = { owner, value in
      guard let owner = owner as? Owner else {
        throw OutletMismatch(found: className(of: owner), wanted: "\(Owner.self)")
      }
      guard let value = (value as Any) as? Value else {
        throw OutletMismatch(found: value.map { "\(type(of: $0))" } ?? "nil", wanted: "\(Value.self)")
      }
      owner[keyPath: property] = value
    }
  }
}

/// A value that is not of the type of the property.
struct OutletMismatch: Error {
  let found: String
  let wanted: String
}

/// The properties that a class exposes to documents and to `setValue(_:forKey:)`.
///
/// A class lists its own properties only: subclasses inherit the table. It is read once a class and must not vary.
@preconcurrency @MainActor public struct OutletTable: ExpressibleByDictionaryLiteral {
  let entries: [(key: String, entry: OutletEntry)]

  public nonisolated init(dictionaryLiteral entries: (String, OutletEntry)...) {
    self.entries = entries.map { (key: $0.0, entry: $0.1) }
  }
}

/// A class that exposes properties to documents by a table; every `UIResponder` is one.
@preconcurrency @MainActor public protocol OutletProviding: AnyObject {
  static var outlets: OutletTable { get }
}
