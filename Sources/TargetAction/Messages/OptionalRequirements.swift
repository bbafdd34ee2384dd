import PlainviewRuntime

/// Optional requirements of protocols that were written for Objective-C, answered by the registry: a class has those methods
/// that it registered.
@MainActor package enum OptionalRequirements {
  /// Whether an object's class has a method, by its name in Swift, `load(_:from:)`, or by its base name alone, or a property.
  package static func isImplemented(_ name: String, by object: Any) -> Bool {
    let type: AnyClass = type(of: object as AnyObject)
    return selector(of: name, in: type) != nil || Outlets.hasKey(name, in: type)
  }

  /// Runs the method of that name; nil where the class has none, or where it gives a value of another type.
  package static func send<Result>(_ object: Any, _ name: String, _ arguments: [Any?]) -> Result? {
    let receiver = object as AnyObject
    guard let selector = selector(of: name, in: type(of: receiver)) else { return nil }
    let message = Message(
      selector, sender: arguments.first ?? nil, event: arguments.count > 1 ? arguments[1] : nil,
      others: Array(arguments.dropFirst(2)))
    return message.send(to: receiver) as? Result
  }

  /// The value of a property; nil where the class has none of that name and type.
  package static func value<Value>(_ object: Any, _ name: String) -> Value? {
    let receiver = object as AnyObject
    return (try? Outlets.entry(for: name, in: type(of: receiver))?.get(receiver)) as? Value
  }

  private static func selector(of name: String, in type: AnyClass) -> Selector? {
    let text = SelectorName(method: name)?.text ?? name
    if ActionRegistry.entry(for: Selector(text), in: type) != nil { return Selector(text) }
    guard !name.contains("(") else { return nil }
    // A base name alone: the first method that begins with it.
    return ActionRegistry.names(in: type).first { $0 == name || $0.hasPrefix(name + ":") }.map { Selector($0) }
  }
}
