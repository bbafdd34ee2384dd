/// A lock with memory of its own, and the state that it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// Whether the current thread is expected to hold the lock.
  public enum Ownership: Hashable, Sendable { case owner, notOwner }

  fileprivate final class Box {
    /// The memory of the lock as long as the object lives.
    let pointer = os_unfair_lock_t.allocate(capacity: 1)
    var state: State

    init(_ state: State) {
      self.state = state
      pointer.initialize(to: os_unfair_lock_s())
    }
    deinit { pointer.deallocate() }
  }

  fileprivate let box: Box

  /// Creates a lock with a state that need not be safe to send between threads.
  public init(uncheckedState initialState: State) { box = Box(initialState) }
  /// Creates a lock with the state that it guards.
  public init(initialState: State) where State: Sendable { box = Box(initialState) }

  /// Waits for the lock, runs a closure with the state and returns its result.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }
  /// Waits for the lock and runs a closure whose result need not be safe to send between threads.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    os_unfair_lock_lock(box.pointer)
    defer { os_unfair_lock_unlock(box.pointer) }
    return try body(&box.state)
  }
  /// Runs a closure with the state if the lock is free; nil if it is held.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? { try withLockIfAvailableUnchecked(body) }
  /// Runs a closure if the lock is free; its result need not be safe to send between threads. Nil if the lock is held.
  public func withLockIfAvailableUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
    guard os_unfair_lock_trylock(box.pointer) else { return nil }
    defer { os_unfair_lock_unlock(box.pointer) }
    return try body(&box.state)
  }

  /// Ends the program if the lock is held and must not be, or is not held and must be.
  public func precondition(_ condition: Ownership) {
    switch condition {
    case .owner: os_unfair_lock_assert_owner(box.pointer)
    case .notOwner: os_unfair_lock_assert_not_owner(box.pointer)
    }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Waits for the lock and takes it.
  public func lock() { os_unfair_lock_lock(box.pointer) }
  /// Releases the lock.
  public func unlock() { os_unfair_lock_unlock(box.pointer) }
  /// Takes the lock if it is free, and returns whether it was.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(box.pointer) }

  /// Waits for the lock, runs a closure and returns its result.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }
  /// Waits for the lock and runs a closure whose result need not be safe to send between threads.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
  /// Runs a closure if the lock is free; nil if it is held.
  public func withLockIfAvailable<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result? {
    try withLockIfAvailableUnchecked(body)
  }
  /// Runs a closure if the lock is free; its result need not be safe to send between threads. Nil if the lock is held.
  public func withLockIfAvailableUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result? {
    guard lockIfAvailable() else { return nil }
    defer { unlock() }
    return try body()
  }
}
