public import Foundation

/// What is in a store: events, reminders, calendars, sources.
open class EKObject: NSObject, @unchecked Sendable {
  /// Creates an object that belongs to no store.
  public override init() { super.init() }

  /// Whether the object was changed since it was read or saved.
  open var hasChanges: Bool { false }
  /// Whether the object was never saved.
  open var isNew: Bool { false }
  /// Gives up the changes of the object.
  open func reset() {}
  /// Gives up the changes of the object.
  open func rollback() { reset() }
  /// Reads the object's values again unless they were changed; returns whether the object still exists.
  @discardableResult open func refresh() -> Bool { true }
}
