import Foundation
import Synchronization

/// Takes the lock of an object, for which it waits; the same thread may take it more than once. Returns 0.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.enter(object as AnyObject)
  return 0
}

/// Gives the lock of an object back. Returns 0, or -1 where this thread does not have it.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 { ObjectLocks.exit(object as AnyObject) ? 0 : -1 }

/// The locks that a thread holds or waits for.
private enum ObjectLocks {
  private final class Entry: @unchecked Sendable {
    /// Kept, so that the address stays the object's own.
    let object: AnyObject
    let lock = NSRecursiveLock()
    /// How often the lock was asked for and not given back.
    var uses = 0
    /// The thread that holds the lock, and how often.
    var owner: pthread_t?
    var depth = 0

    init(_ object: AnyObject) { self.object = object }
  }

  private struct Table: @unchecked Sendable { var entries: [ObjectIdentifier: Entry] = [:] }

  private static let table = Mutex(Table())

  static func enter(_ object: AnyObject) {
    nonisolated(unsafe) let object = object
    let entry = table.withLock { table in
      let entry = table.entries[ObjectIdentifier(object)] ?? Entry(object)
      table.entries[ObjectIdentifier(object)] = entry
      entry.uses += 1
      return entry
    }
    entry.lock.lock()
    table.withLock { _ in
      entry.owner = pthread_self()
      entry.depth += 1
    }
  }

  /// False where this thread does not have the lock.
  static func exit(_ object: AnyObject) -> Bool {
    nonisolated(unsafe) let object = object
    let released: Entry? = table.withLock { table in
      guard let entry = table.entries[ObjectIdentifier(object)], entry.owner == pthread_self() else { return nil }
      entry.depth -= 1
      if entry.depth == 0 { entry.owner = nil }
      entry.uses -= 1
      if entry.uses == 0 { table.entries[ObjectIdentifier(object)] = nil }
      return entry
    }
    released?.lock.unlock()
    return released != nil
  }
}
