public import Foundation
import PlainviewRuntime

/// A reminder of a list.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// Creates a reminder for a store; it is in it once it is saved.
  public init(eventStore: EKEventStore) { super.init(eventStore, ItemValues(isEvent: false), isStored: false) }

  /// Creates a reminder for a store of its own, for subclasses that override what is known of it.
  public init() { super.init(EKEventStore(), ItemValues(isEvent: false), isStored: false) }

  /// A reminder that is in the store.
  init(_ store: EKEventStore, stored: ItemValues) { super.init(store, stored, isStored: true) }

  /// When it starts; nil for no time.
  open var startDateComponents: DateComponents? {
    get { values.startComponents }
    set { values.startComponents = newValue }
  }
  /// When it is due; nil for no time.
  open var dueDateComponents: DateComponents? {
    get { values.dueComponents }
    set { values.dueComponents = newValue }
  }
  /// Whether it is done; setting it sets the date to now, or takes it away.
  open var isCompleted: Bool {
    get { values.completed != nil }
    set { if newValue != isCompleted { values.completed = newValue ? SimulatedProcess.date : nil } }
  }
  /// When it was done; nil for one that is not.
  open var completionDate: Date? {
    get { values.completed }
    set { values.completed = newValue }
  }
  /// How urgent it is, from 1 for high to 9 for low; 0 for unknown.
  open var priority: Int {
    get { values.priority }
    set { values.priority = newValue }
  }
}
