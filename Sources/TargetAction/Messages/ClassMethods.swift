import PlainviewRuntime

/// The methods of classes themselves by selector name, as classes register them that were rewritten.
@MainActor package enum ClassMethods {
  private static var registered: [ObjectIdentifier: [String: ActionEntry]] = [:]

  static func register(_ entry: ActionEntry, _ selector: String, in type: AnyClass) {
    registered[ObjectIdentifier(type), default: [:]][selector] = entry
  }

  /// The method that a message of this name to the class runs.
  static func entry(for selector: Selector, in type: AnyClass) -> ActionEntry? {
    ActionRegistry.runQueued()
    for type in classChain(from: type) {
      if let entry = registered[ObjectIdentifier(type)]?[selector.name] { return entry }
      if let method = (type as? any ClassMethodProviding.Type)?.classMethod(selector.name) {
        return ActionEntry(argumentCount: 0) { _, _ in method() }
      }
    }
    return nil
  }
}

/// A class of UIKit's some of whose class methods are called by name.
@MainActor package protocol ClassMethodProviding: AnyObject {
  /// The class method without arguments that has a name.
  static func classMethod(_ name: String) -> (@MainActor () -> Any?)?
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
  throw ArgumentMismatch(role: .receiver, found: "\(receiver)", expected: "\(Receiver.self).Type")
}
