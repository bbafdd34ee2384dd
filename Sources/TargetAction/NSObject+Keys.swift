public import Foundation
import PlainviewRuntime

extension NSObjectProtocol {
  /// Sets a property by its name; fails with `NSUnknownKeyException` when the class exposes none (contract N2).
  @preconcurrency @MainActor public func setValue(_ value: Any?, forKey key: String) {
    switch Outlets.set(value, forKey: key, of: self) {
    case .done: break
    case .unknownKey: Outlets.fail(self, "setValue:forUndefinedKey:", key)
    case .mismatch(let reason):
      raise(.invalidArgument("[\(Outlets.text(self)) setValue:forKey:]: the value for the key \(key) \(reason)."))
    }
  }

  /// Reads a property by its name; fails with `NSUnknownKeyException` when the class exposes none.
  @preconcurrency @MainActor public func value(forKey key: String) -> Any? {
    guard let entry = Outlets.entry(for: key, in: type(of: self)) else {
      Outlets.fail(self, "valueForUndefinedKey:", key)
      return nil
    }
    return (try? entry.get(self)) ?? nil
  }
}

/// The exposed properties of classes, looked up along the superclasses.
@MainActor package enum Outlets {
  private static var tables: [ObjectIdentifier: [String: OutletEntry]] = [:]

  static func entry(for key: String, in type: AnyClass) -> OutletEntry? {
    var next: AnyClass? = type
    while let type = next {
      if let entry = table(of: type)[key] { return entry }
      next = _getSuperclass(type)
    }
    return nil
  }

  /// What came of setting a property by name.
  package enum Outcome: Equatable {
    case done
    case unknownKey
    /// The value is not of the property's type; what it is and what was wanted.
    case mismatch(String)
  }

  /// Sets a property by its name, and leaves it to the caller what a failure means.
  package static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Outcome {
    guard let entry = entry(for: key, in: type(of: object)) else { return .unknownKey }
    do {
      try entry.set(object, value)
      return .done
    } catch let mismatch as OutletMismatch {
      return .mismatch("is a \(mismatch.found), not a \(mismatch.wanted)")
    } catch {
      return .mismatch("was refused: \(error)")
    }
  }

  /// Whether the class or a superclass of it exposes the property.
  package static func hasKey(_ key: String, in type: AnyClass) -> Bool { entry(for: key, in: type) != nil }

  private static func names(in type: AnyClass) -> [String] {
    var names: Set<String> = []
    var next: AnyClass? = type
    while let type = next {
      names.formUnion(table(of: type).keys)
      next = _getSuperclass(type)
    }
    return names.sorted()
  }

  private static func table(of type: AnyClass) -> [String: OutletEntry] {
    if let known = tables[ObjectIdentifier(type)] { return known }
    let entries = (type as? any OutletProviding.Type)?.outlets.entries ?? []
    let table = Dictionary(entries.map { ($0.key, $0.entry) }, uniquingKeysWith: { first, _ in first })
    tables[ObjectIdentifier(type)] = table
    return table
  }

  package static func text(_ object: AnyObject) -> String {
    "<\(className(of: object)) \(SimulatedProcess.address(of: object))>"
  }

  static func fail(_ object: AnyObject, _ method: String, _ key: String) {
    let type: AnyClass = Swift.type(of: object)
    let nearest = nearestNames(to: key, among: names(in: type), limit: 3)
    var remedies: [String] = []
    if !nearest.isEmpty { remedies.append("Nearest names that it has: " + nearest.joined(separator: ", ")) }
    let plain = String(describing: type)
    remedies.append(
      "To add it: override class var outlets: OutletTable { [\"\(key)\": .init(\\\(plain).\(key))] }")
    raise(
      UncaughtException(
        name: "NSUnknownKeyException",
        reason: "[\(text(object)) \(method)]: this class is not key value coding-compliant for the key \(key).",
        remedies: remedies))
  }
}
