/// The methods of classes themselves by selector name, as classes register them that were rewritten.
@MainActor package enum ClassMethods {
  private static var registered: [ObjectIdentifier: [String: ActionEntry]] = [:]

  static func register(_ entry: ActionEntry, _ selector: String, in type: AnyClass) {
    registered[ObjectIdentifier(type), default: [:]][selector] = entry
  }

  /// Registers a method without arguments of a class of UIKit's.
  package static func register(_ selector: String, in type: AnyClass, _ method: @escaping @MainActor () -> Any?) {
    register(ActionEntry(argumentCount: 0) { _, _ in method() }, selector, in: type)
  }

  /// The method that a message of this name to the class runs.
  static func entry(for selector: Selector, in type: AnyClass) -> ActionEntry? {
    ActionRegistry.runQueued()
    var next: AnyClass? = type
    while let type = next {
      if let entry = registered[ObjectIdentifier(type)]?[selector.name] { return entry }
      next = _getSuperclass(type)
    }
    return nil
  }
}

extension __ClassRegistrar {
  private func addToClass(_ selector: String, _ count: Int, _ invoke: @escaping ActionEntry.Invocation) {
    ClassMethods.register(ActionEntry(argumentCount: count, invoke: invoke), selector, in: type)
  }

  /// Adds a class method without arguments under its selector's name.
  public func classMethod<Receiver: AnyObject, Result>(
    _ selector: String, _ method: @escaping @MainActor (Receiver.Type) -> Result
  ) {
    addToClass(selector, 0) { receiver, _ in method(try castType(receiver)) }
  }

  /// Adds a class method with one argument under its selector's name.
  public func classMethod<Receiver: AnyObject, A, Result>(
    _ selector: String, _ method: @escaping @MainActor (Receiver.Type, A) -> Result
  ) {
    addToClass(selector, 1) { receiver, arguments in method(try castType(receiver), try arguments.cast(0)) }
  }

  /// Adds a class method with two arguments under its selector's name.
  public func classMethod<Receiver: AnyObject, A, B, Result>(
    _ selector: String, _ method: @escaping @MainActor (Receiver.Type, A, B) -> Result
  ) {
    addToClass(selector, 2) { receiver, arguments in
      method(try castType(receiver), try arguments.cast(0), try arguments.cast(1))
    }
  }

  /// A property that documents and `setValue(_:forKey:)` may set; nil for one that can only be read.
  public func property<Owner: AnyObject, Value>(
    _ key: String, get: @escaping @MainActor (Owner) -> Value, set: (@MainActor (Owner, Any?) -> Bool)? = nil
  ) {
    Outlets.register(OutletEntry(get: get, set: set), key, in: type)
  }
}

private func castType<Receiver: AnyObject>(_ receiver: AnyObject) throws -> Receiver.Type {
  if let type = receiver as? Receiver.Type { return type }
  throw ArgumentMismatch(place: .receiver, found: "\(receiver)", wanted: "\(Receiver.self).Type")
}
