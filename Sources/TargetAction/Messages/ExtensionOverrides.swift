import PlainviewRuntime

/// Members of UIKit's classes that extensions of an app override, as Objective-C's categories do.
///
/// Swift calls the class's own member; where that is UIKit's, it asks here first. What a subclass overrides in its body
/// goes before, and its `super` comes here.
@MainActor package enum ExtensionOverrides {
  @exclusivity(unchecked) private static var registered: [ObjectIdentifier: [String: ActionEntry]] = [:]
  /// Those that run: the member that one calls by `super` is that of the classes above it.
  private static var running: [(receiver: ObjectIdentifier, name: String, type: AnyClass)] = []

  static func register(_ entry: ActionEntry, _ name: String, in type: AnyClass) {
    registered[ObjectIdentifier(type), default: [:]][name] = entry
  }

  /// Whether there are any: without them members of UIKit's need not ask.
  package static var areAny: Bool {
    ActionRegistry.runQueued()
    return !registered.isEmpty
  }

  /// What an extension's member answers, by its full name in Swift; nil where none overrides it.
  package static func answer<Answer>(_ receiver: AnyObject, _ name: String, _ arguments: [Any?]) -> Answer? {
    guard areAny else { return nil }
    let id = ObjectIdentifier(receiver)
    var next: AnyClass? = type(of: receiver)
    if let last = running.last(where: { $0.receiver == id && $0.name == name }) { next = _getSuperclass(last.type) }
    while let type = next {
      if let entry = registered[ObjectIdentifier(type)]?[name] {
        running.append((id, name, type))
        defer { running.removeLast() }
        let values = MessageArguments(arguments)
        return (try? entry.invoke(receiver, values)) as? Answer
      }
      next = _getSuperclass(type)
    }
    return nil
  }
}

extension __ClassRegistrar {
  private func override(_ name: String, _ count: Int, _ invoke: @escaping ActionEntry.Invocation) {
    ExtensionOverrides.register(ActionEntry(argumentCount: count, invoke: invoke), name, in: type)
  }

  /// A property or method that an extension overrides of a class of UIKit's.
  public func extensionOverride<Receiver: AnyObject, Result>(
    _ name: String, _ body: @escaping @MainActor (Receiver) -> Result
  ) {
    override(name, 0) { receiver, _ in body(try cast(receiver)) }
  }

  /// The same with an argument.
  public func extensionOverride<Receiver: AnyObject, A, Result>(
    _ name: String, _ body: @escaping @MainActor (Receiver, A) -> Result
  ) {
    override(name, 1) { receiver, arguments in body(try cast(receiver), try arguments.cast(0)) }
  }

  /// The same with two arguments.
  public func extensionOverride<Receiver: AnyObject, A, B, Result>(
    _ name: String, _ body: @escaping @MainActor (Receiver, A, B) -> Result
  ) {
    override(name, 2) { receiver, arguments in
      body(try cast(receiver), try arguments.cast(0), try arguments.cast(1))
    }
  }

  /// The same with three arguments.
  public func extensionOverride<Receiver: AnyObject, A, B, C, Result>(
    _ name: String, _ body: @escaping @MainActor (Receiver, A, B, C) -> Result
  ) {
    override(name, 3) { receiver, arguments in
      body(try cast(receiver), try arguments.cast(0), try arguments.cast(1), try arguments.cast(2))
    }
  }
}
