import Foundation
import Synchronization

/// How an object keeps what is associated with it; raw values are Objective-C's.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The object is not retained.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The object is retained; access is not synchronized.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The object is copied; access is not synchronized.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The object is retained; access is synchronized.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// The object is copied; access is synchronized.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// The value that an object keeps under a key, which is an address; nil without one.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.of(object as AnyObject)?[key]
}

/// Has an object keep a value under a key; nil takes it away.
///
/// Views, controllers and other responders let go of their values when they end. Of other objects the values end with
/// the turn in which the object ended, or with the next association: Swift's objects do not tell when they go. `ASSIGN`
/// keeps a weak reference.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { Associations.set(value, key, policy, of: object as AnyObject) }

/// Takes away all that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) { Associations.remove(from: object as AnyObject) }

/// Runs a closure. There is no pool of objects: Swift releases each at its last use.
@discardableResult
public func autoreleasepool<Failure: Error, Result>(invoking body: () throws(Failure) -> Result) throws(Failure)
  -> Result
{ try body() }

/// An object with storage for what is associated with it.
package protocol AssociationHolding: AnyObject {
  nonisolated var associations: Associations? { get set }
}

/// What is associated with one object.
package final class Associations: @unchecked Sendable {
  private enum Entry {
    case strong(Any)
    case weak(WeakValue)

    var value: Any? {
      switch self {
      case .strong(let value): value
      case .weak(let reference): reference.value
      }
    }
  }

  private struct WeakValue { weak var value: AnyObject? }

  private struct Owned {
    weak var owner: AnyObject?
    let associations: Associations
  }

  private var entries: [UnsafeRawPointer: Entry] = [:]

  /// The associations of objects without storage for them.
  private nonisolated(unsafe) static var table: [ObjectIdentifier: Owned] = [:]
  private static let lock = Mutex<Void>(())
  private static let tableSize = Atomic<Int>(0)

  fileprivate subscript(key: UnsafeRawPointer) -> Any? { Self.lock.withLock { _ in Kept(entries[key]?.value) }.value }

  /// A value that is passed out of the lock.
  private struct Kept: @unchecked Sendable {
    let value: Any?
    init(_ value: Any?) { self.value = value }
  }

  fileprivate static func of(_ object: AnyObject) -> Associations? {
    if let holder = object as? any AssociationHolding { return holder.associations }
    return lock.withLock { _ in
      guard let owned = table[ObjectIdentifier(object)], owned.owner === object else { return nil }
      return owned.associations
    }
  }

  private static func made(for object: AnyObject) -> Associations {
    if let known = of(object) { return known }
    sweep()
    let made = Associations()
    if let holder = object as? any AssociationHolding {
      holder.associations = made
    } else {
      nonisolated(unsafe) let object = object
      lock.withLock { _ in
        table[ObjectIdentifier(object)] = Owned(owner: object, associations: made)
        tableSize.store(table.count, ordering: .relaxed)
      }
    }
    return made
  }

  fileprivate static func set(
    _ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy, of object: AnyObject
  ) {
    guard value != nil || of(object) != nil else { return }
    let associations = made(for: object)
    let entry: Kept
    switch (value, policy) {
    case (nil, _): entry = Kept(nil)
    case (let value?, .OBJC_ASSOCIATION_ASSIGN): entry = Kept(Entry.weak(WeakValue(value: value as AnyObject)))
    case (let value?, .OBJC_ASSOCIATION_COPY), (let value?, .OBJC_ASSOCIATION_COPY_NONATOMIC):
      entry = Kept(Entry.strong((value as? any NSCopying)?.copy() ?? value))
    case (let value?, _): entry = Kept(Entry.strong(value))
    }
    // The old values are released outside of the lock: that may run code of the app.
    let former = lock.withLock { _ in
      let former = associations.entries[key]
      associations.entries[key] = entry.value as? Entry
      return Kept(former)
    }
    withExtendedLifetime(former) {}
  }

  fileprivate static func remove(from object: AnyObject) {
    guard let associations = of(object) else { return }
    let former = lock.withLock { _ in
      defer { associations.entries = [:] }
      return Kept(associations.entries)
    }
    withExtendedLifetime(former) {}
  }

  /// Lets go of the values of objects that have ended.
  package static func sweep() {
    guard tableSize.load(ordering: .relaxed) > 0 else { return }
    let gone = lock.withLock { _ in
      let gone = table.filter { $0.value.owner == nil }
      for key in gone.keys { table[key] = nil }
      tableSize.store(table.count, ordering: .relaxed)
      return Kept(gone)
    }
    withExtendedLifetime(gone) {}
  }
}
