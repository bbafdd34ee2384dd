import PlainviewRuntime

/// Delegates' optional methods that classes registered, by their full names in Swift.
///
/// Rewritten sources register those that a class adds to one that it inherits from: see `AddedMethod`.
@MainActor enum AddedDelegateMethods {
  private static var registered: [ObjectIdentifier: [String: ActionEntry]] = [:]

  static func register(_ entry: ActionEntry, _ name: String, in type: AnyClass) {
    registered[ObjectIdentifier(type), default: [:]][name] = entry
    AddedMethod.areAny = true
  }

  /// The nearest method of the name, along the superclasses.
  private static func entry(for name: String, in type: AnyClass) -> ActionEntry? {
    for type in classChain(from: type) {
      if let entry = registered[ObjectIdentifier(type)]?[name] { return entry }
    }
    return nil
  }

  /// See `AddedMethod.Call`.
  static func run(_ receiver: AnyObject, _ name: String, _ arguments: () -> [Any?]?) -> Any?? {
    guard let entry = entry(for: name, in: type(of: receiver)), let arguments = arguments(),
      entry.argumentCount == arguments.count
    else { return nil }
    let values = MessageArguments(arguments)
    do {
      return .some(try entry.invoke(receiver, values))
    } catch {
      // The class has a method of this name with parameters of other types: it is none of the protocol's.
      return nil
    }
  }
}

extension __ClassRegistrar {
  /// Says that a registered method, by its selector, is one of UIKit's delegate protocols, by its full name in Swift.
  public func delegateMethod(_ name: String, _ selector: String) {
    guard let entry = ActionRegistry.entry(for: Selector(selector), in: type) else { return }
    AddedDelegateMethods.register(entry, name, in: type)
  }
}
