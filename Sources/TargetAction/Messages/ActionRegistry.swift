import PlainviewRuntime

/// The methods of every class by selector name: what Objective-C's runtime would know.
///
/// A message looks its name up in the receiver's class, then in the superclasses. A name that none of them has fails when
/// the message is sent, never earlier (contract S1, S4).
@preconcurrency @MainActor public enum ActionRegistry {
  /// What `register` added, by class: the only state here, and only ever added to.
  private static var registered: [ObjectIdentifier: [String: ActionEntry]] = [:]
  /// What classes of UIKit have by their headers, read once each.
  private static var methodsOfFramework: [ObjectIdentifier: [String: ActionEntry]] = [:]
  /// The tables that classes spell out, read once each.
  private static var spelledOut: [ObjectIdentifier: [String: ActionEntry]] = [:]

  /// Exposes a method of another module's class, or of an extension: `register("tick", Clock.tick)`.
  ///
  /// Registering a name again replaces its method. An entry here goes before one of the class's own table.
  public static func register<Receiver: AnyObject, Result>(
    _ selector: Selector, _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Result
  ) {
    add(ActionEntry(method), named: selector, to: Receiver.self)
  }

  /// Adds a method of the main actor that takes the sender to the methods of its class.
  public static func register<Receiver: AnyObject, Sender, Result>(
    _ selector: Selector, _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender) -> Result
  ) {
    add(ActionEntry(method), named: selector, to: Receiver.self)
  }

  /// Adds a method of the main actor that takes the sender and the event to the methods of its class.
  public static func register<Receiver: AnyObject, Sender, Event, Result>(
    _ selector: Selector, _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender, Event) -> Result
  ) {
    add(ActionEntry(method), named: selector, to: Receiver.self)
  }

  /// Adds a method of any isolation without arguments to the methods of its class.
  @_disfavoredOverload
  public static func register<Receiver: AnyObject, Result>(
    _ selector: Selector, _ method: @escaping (Receiver) -> () -> Result, _: Void = ()
  ) {
    add(ActionEntry(method), named: selector, to: Receiver.self)
  }

  /// Adds a method of any isolation that takes the sender to the methods of its class.
  @_disfavoredOverload
  public static func register<Receiver: AnyObject, Sender, Result>(
    _ selector: Selector, _ method: @escaping (Receiver) -> (Sender) -> Result, _: Void = ()
  ) {
    add(ActionEntry(method), named: selector, to: Receiver.self)
  }

  /// Adds a method of any isolation that takes the sender and the event to the methods of its class.
  @_disfavoredOverload
  public static func register<Receiver: AnyObject, Sender, Event, Result>(
    _ selector: Selector, _ method: @escaping (Receiver) -> (Sender, Event) -> Result, _: Void = ()
  ) {
    add(ActionEntry(method), named: selector, to: Receiver.self)
  }

  static func add(_ entry: ActionEntry, named selector: Selector, to type: AnyClass) {
    registered[ObjectIdentifier(type), default: [:]][selector.name] = entry
    if Forwarding.overrides(selector) { ForwardedMessage.areAny = true }
    KeyedOverrides.note(selector)
    Conformance.registryHasChanged()
  }

  /// The method that a message of this name to an instance of the class runs.
  package static func entry(for selector: Selector, in type: AnyClass) -> ActionEntry? {
    runQueued()
    for type in classChain(from: type) {
      if let entry = registered[ObjectIdentifier(type)]?[selector.name] { return entry }
      if let entry = table(of: type)[selector.name] ?? frameworkTable(of: type)[selector.name] { return entry }
    }
    return nil
  }

  /// The names that instances of the class respond to, sorted.
  package static func names(in type: AnyClass) -> [String] {
    runQueued()
    var names: Set<String> = []
    for type in classChain(from: type) {
      names.formUnion(registered[ObjectIdentifier(type), default: [:]].keys)
      names.formUnion(table(of: type).keys)
      names.formUnion(frameworkTable(of: type).keys)
    }
    return names.sorted()
  }

  /// The names by the class that has them, sorted: of the class itself and of those that it inherits from, in this order.
  ///
  /// Classes without names are left out, and so are names that a class before overrides.
  package static func table(in type: AnyClass) -> [(type: AnyClass, names: [String])] {
    runQueued()
    var rows: [(type: AnyClass, names: [String])] = []
    var seen: Set<String> = []
    for type in classChain(from: type) {
      let all = Set(registered[ObjectIdentifier(type), default: [:]].keys).union(table(of: type).keys)
      let names = all.subtracting(seen).sorted()
      if !names.isEmpty { rows.append((type, names)) }
      seen.formUnion(names)
    }
    return rows
  }

  /// The methods that a class of UIKit has by its headers; none for an app's class, which only inherits them.
  private static func frameworkTable(of type: AnyClass) -> [String: ActionEntry] {
    if let known = methodsOfFramework[ObjectIdentifier(type)] { return known }
    let entries = isFrameworkType(type) ? (type as? any FrameworkMethodProviding.Type)?.frameworkMethods.entries : nil
    let table = Dictionary(
      (entries ?? []).map { ($0.selector.name, $0.entry) }, uniquingKeysWith: { first, _ in first })
    methodsOfFramework[ObjectIdentifier(type)] = table
    return table
  }

  private static func table(of type: AnyClass) -> [String: ActionEntry] {
    if let known = spelledOut[ObjectIdentifier(type)] { return known }
    var table: [String: ActionEntry] = [:]
    for (selector, entry) in (type as? any ActionProviding.Type)?.actions.entries ?? [] {
      if table.updateValue(entry, forKey: selector.name) != nil {
        raise(.invalidArgument("The table +[\(className(type)) actions] lists '\(selector)' twice."))
      }
    }
    spelledOut[ObjectIdentifier(type)] = table
    return table
  }
}
