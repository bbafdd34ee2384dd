public import Foundation

/// A lock that classes can inherit from, as they do from Apple's `NSLock`; Foundation's own class on Linux refuses that.
///
/// Untouched sources get it as their superclass. Where we differ from Apple: it is no `NSLock`, so that a subclass is not
/// handed on as one.
open class InheritableLock: NSObject, NSLocking, @unchecked Sendable {
  private let lockOfThread = NSLock()

  /// Creates a lock that nobody holds.
  public override init() { super.init() }

  /// A name for messages; nil by default.
  open var name: String? {
    get { lockOfThread.name }
    set { lockOfThread.name = newValue }
  }

  /// Waits until nobody holds the lock, and takes it.
  open func lock() { lockOfThread.lock() }

  /// Lets the lock go.
  open func unlock() { lockOfThread.unlock() }

  /// Takes the lock if nobody holds it; whether it did.
  open func `try`() -> Bool { lockOfThread.try() }

  /// Waits until nobody holds the lock, to a date at most; whether the lock was taken.
  open func lock(before limit: Date) -> Bool { lockOfThread.lock(before: limit) }
}

/// A lock that its thread can take several times, for classes to inherit from, as they do from Apple's `NSRecursiveLock`.
///
/// Where we differ from Apple: it is no `NSRecursiveLock`.
open class InheritableRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  private let lockOfThread = NSRecursiveLock()

  /// Creates a lock that nobody holds.
  public override init() { super.init() }

  /// A name for messages; nil by default.
  open var name: String? {
    get { lockOfThread.name }
    set { lockOfThread.name = newValue }
  }

  /// Waits until no other thread holds the lock, and takes it once more.
  open func lock() { lockOfThread.lock() }

  /// Lets the lock go once; as often as it was taken makes it free.
  open func unlock() { lockOfThread.unlock() }

  /// Takes the lock if no other thread holds it; whether it did.
  open func `try`() -> Bool { lockOfThread.try() }

  /// Waits until no other thread holds the lock, to a date at most; whether the lock was taken.
  open func lock(before limit: Date) -> Bool { lockOfThread.lock(before: limit) }
}
