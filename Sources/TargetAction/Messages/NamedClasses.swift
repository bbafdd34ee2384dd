/// Classes by the names that their sources give them for Objective-C: `@objc(Name)`.
@MainActor package enum NamedClasses {
  private static var registered: [String: AnyClass] = [:]

  private static var names: [ObjectIdentifier: String] = [:]

  static func register(_ type: AnyClass, _ name: String) {
    registered[name] = type
    names[ObjectIdentifier(type)] = name
  }

  /// The name that a class's sources give it; nil where they give none.
  package static func name(of type: AnyClass) -> String? {
    ActionRegistry.runQueued()
    return names[ObjectIdentifier(type)]
  }

  /// The class that sources call by the name; nil for none.
  package static func find(_ name: String) -> AnyClass? {
    ActionRegistry.runQueued()
    return registered[name]
  }
}

extension __ClassRegistrar {
  /// Gives the class the name that its sources have for Objective-C.
  public func named(_ name: String) { NamedClasses.register(type, name) }
}
