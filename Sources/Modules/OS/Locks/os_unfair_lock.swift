import Foundation

// The lock of the system's lowest library, over a mutex of the C library; it does not pass priorities on.

/// A lock in memory; it must not be moved while it is used.
public struct os_unfair_lock_s {
  fileprivate var mutex = pthread_mutex_t()
  /// Creates a lock that is free.
  public init() {}
}
/// The lock under the name that C code has for it.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock in memory.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// A lock that is not held.
public var OS_UNFAIR_LOCK_INIT: os_unfair_lock_s { os_unfair_lock_s() }

/// Waits for the lock and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  lock.withMemoryRebound(to: pthread_mutex_t.self, capacity: 1) { _ = pthread_mutex_lock($0) }
}
/// Takes the lock if it is free, and returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  lock.withMemoryRebound(to: pthread_mutex_t.self, capacity: 1) { pthread_mutex_trylock($0) == 0 }
}
/// Releases the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  lock.withMemoryRebound(to: pthread_mutex_t.self, capacity: 1) { _ = pthread_mutex_unlock($0) }
}

/// Ends the program unless the lock is held; which thread holds it is not known.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  guard os_unfair_lock_trylock(lock) else { return }
  os_unfair_lock_unlock(lock)
  preconditionFailure("os_unfair_lock_assert_owner: nobody holds the lock")
}
/// Ends the program if the lock is held.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  precondition(os_unfair_lock_trylock(lock), "os_unfair_lock_assert_not_owner: the lock is held")
  os_unfair_lock_unlock(lock)
}
