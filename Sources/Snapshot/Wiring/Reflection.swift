import PlainviewRuntime

/// The stored properties of an object that hold objects.
@MainActor enum Reflection {
  struct Property {
    let name: String
    let object: AnyObject?
    /// Whether a class of the app declares it, not one of this package.
    let isOfApp: Bool

    var isDelegate: Bool { Reflection.isDelegate(name) }
  }

  /// Whether a property of that name holds a delegate or a data source.
  nonisolated static func isDelegate(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    return lowercased.hasSuffix("delegate") || lowercased.hasSuffix("datasource")
  }

  /// What is in optionals in optionals; nil when nothing is.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? unwrapped(mirror.children.first?.value) : value
  }

  /// The classes without properties named like delegates.
  private static var withoutDelegates: Set<ObjectIdentifier> = []

  /// The properties that hold delegates, at little cost for the many objects that have none.
  static func delegates(of object: AnyObject) -> [Property] {
    let type = ObjectIdentifier(Swift.type(of: object))
    if withoutDelegates.contains(type) { return [] }
    let found = properties(of: object, isDelegate)
    if found.isEmpty, !(object is any CustomReflectable), !hasDelegateName(object) { withoutDelegates.insert(type) }
    return found
  }

  private static func hasDelegateName(_ object: AnyObject) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if current.children.contains(where: { $0.label.map(isDelegate) ?? false }) { return true }
      mirror = current.superclassMirror
    }
    return false
  }

  /// The properties that the app's own classes declare.
  static func propertiesOfApp(of object: AnyObject) -> [Property] {
    properties(of: object, { _ in true }, isOfAppAlone: true)
  }

  /// - Parameter isIncluded: Which names are read; values are much more work than names.
  private static func properties(
    of object: AnyObject, _ isIncluded: (String) -> Bool, isOfAppAlone: Bool = false
  ) -> [Property] {
    if isOfAppAlone && isFrameworkType(type(of: object)) { return [] }
    var found: [Property] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      let isOfApp = !isFrameworkType(current.subjectType)
      // What UIKit's classes inherit from is UIKit's too.
      if isOfAppAlone && !isOfApp { break }
      for child in current.children {
        guard var name = child.label else { continue }
        if name.hasPrefix("$__lazy_storage_$_") { name = String(name.dropFirst(18)) }
        // Scroll views keep their delegate under a name of its own; a subclass may have one of its own kind.
        if name == "scrollDelegate" { name = "delegate" }
        if !isIncluded(name) || found.contains(where: { $0.name == name }) { continue }
        if let property = property(name, child.value, isOfApp) { found.append(property) }
      }
      mirror = current.superclassMirror
    }
    return found
  }

  private static func property(_ name: String, _ value: Any, _ isOfApp: Bool) -> Property? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let inner = mirror.children.first?.value else { return Property(name: name, object: nil, isOfApp: isOfApp) }
      return property(name, inner, isOfApp)
    }
    guard mirror.displayStyle == .class else { return nil }
    return Property(name: name, object: value as AnyObject, isOfApp: isOfApp)
  }
}
