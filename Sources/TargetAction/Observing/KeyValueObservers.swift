import Foundation
import Synchronization

/// The observers of the properties of all objects of the program; safe to use from any thread.
///
/// Objects say that a property has changed with `hasChanged`: rewritten sources in the observers of properties that are
/// `@objc dynamic`, classes of UIKit's in those that apps observe.
package enum KeyValueObservers {
  /// How many observations there are; without any a change costs one reading of this.
  private static let count = Atomic<Int>(0)
  private static let lock = NSLock()
  /// By object; an object that is gone may have left its address to another one.
  nonisolated(unsafe) private static var observed: [ObjectIdentifier: Observed] = [:]

  private struct Observed {
    weak var object: AnyObject?
    var observations: [KeyObservation]
  }

  /// Whether any property is observed anywhere.
  package static var areAny: Bool { count.load(ordering: .relaxed) > 0 }

  /// Tells the observers of a property that it has another value, in the order in which they were added.
  package static func hasChanged(
    _ object: AnyObject, _ key: String, from old: @autoclosure () -> Any?, to new: @autoclosure () -> Any?
  ) {
    guard areAny else { return }
    let observations = observations(of: object, key)
    guard !observations.isEmpty else { return }
    let (old, new) = (old(), new())
    for observation in observations { observation.change(old, new) }
  }

  private static func observations(of object: AnyObject, _ key: String) -> [KeyObservation] {
    lock.lock()
    defer { lock.unlock() }
    guard let entry = observed[ObjectIdentifier(object)], entry.object === object else { return [] }
    let key = plainKey(key)
    return entry.observations.filter { $0.key == key }
  }

  /// The key without the `is` of its getter: both name the property.
  static func plainKey(_ key: String) -> String {
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return key }
    return first.lowercased() + key.dropFirst(3)
  }

  static func add(_ observation: KeyObservation, to object: AnyObject) {
    lock.lock()
    defer { lock.unlock() }
    let id = ObjectIdentifier(object)
    if let stale = observed[id], stale.object !== object {
      count.subtract(stale.observations.count, ordering: .relaxed)
      observed[id] = nil
    }
    observed[id, default: Observed(object: object, observations: [])].observations.append(observation)
    count.add(1, ordering: .relaxed)
  }

  static func remove(_ observation: KeyObservation, from id: ObjectIdentifier) {
    lock.lock()
    defer { lock.unlock() }
    guard let index = observed[id]?.observations.firstIndex(where: { $0 === observation }) else { return }
    observed[id]?.observations.remove(at: index)
    if observed[id]?.observations.isEmpty == true { observed[id] = nil }
    count.subtract(1, ordering: .relaxed)
  }
}

/// An observation of one property of one object.
final class KeyObservation {
  let key: String
  let change: (_ old: Any?, _ new: Any?) -> Void

  init(_ key: String, _ change: @escaping (_ old: Any?, _ new: Any?) -> Void) {
    self.key = KeyValueObservers.plainKey(key)
    self.change = change
  }
}

/// An observation of a path of properties: each object on it is observed, and the rest anew when one of them changes.
final class KeyPathObservation: @unchecked Sendable {
  typealias Change = (_ old: Any?, _ new: Any?) -> Void

  private let keys: ArraySlice<String>
  private let change: Change
  private let object: ObjectIdentifier
  private var own: KeyObservation?
  private var rest: KeyPathObservation?
  private var isEnded = false

  /// Begins to observe; nil where the path is empty.
  init?(_ object: AnyObject, _ keys: ArraySlice<String>, _ change: @escaping Change) {
    guard let key = keys.first else { return nil }
    self.keys = keys
    self.change = change
    self.object = ObjectIdentifier(object)
    let own = KeyObservation(key) { [weak self] old, new in self?.hasChanged(old, new) }
    self.own = own
    KeyValueObservers.add(own, to: object)
    observeRest(of: KeyPathValue.read([key], of: object))
  }

  private func hasChanged(_ old: Any?, _ new: Any?) {
    guard !isEnded else { return }
    let names = keys.dropFirst()
    if names.isEmpty { return change(old, new) }
    rest?.end()
    observeRest(of: new)
    change(KeyPathValue.read(names, ofValue: old), KeyPathValue.read(names, ofValue: new))
  }

  private func observeRest(of value: Any?) {
    guard keys.count > 1, let object = KeyPathValue.object(value) else { return }
    rest = KeyPathObservation(object, keys.dropFirst()) { [weak self] old, new in
      guard let self, !self.isEnded else { return }
      self.change(old, new)
    }
  }

  func end() {
    guard !isEnded else { return }
    isEnded = true
    if let own { KeyValueObservers.remove(own, from: object) }
    rest?.end()
  }
}
