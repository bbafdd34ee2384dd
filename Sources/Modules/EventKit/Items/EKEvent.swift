public import Foundation

/// An event of a calendar, or one occurrence of an event that recurs.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// Creates an event for a store; it is in it once it is saved.
  public init(eventStore: EKEventStore) { super.init(eventStore, ItemValues(isEvent: true), isStored: false) }

  /// Creates an event for a store of its own, for subclasses that override what is known of it.
  public init() { super.init(EKEventStore(), ItemValues(isEvent: true), isStored: false) }

  /// An occurrence that is in the store.
  init(_ store: EKEventStore, stored: ItemValues) { super.init(store, stored, isStored: true) }

  /// What tells the event from others; nil for one that was never saved. All occurrences have the same.
  open var eventIdentifier: String! { stored == nil ? nil : values.identifier }
  /// Whether it is for whole days.
  open var isAllDay: Bool {
    get { values.isAllDay }
    set { values.isAllDay = newValue }
  }
  /// The start; nil before it is set.
  open var startDate: Date! {
    get { values.start }
    set { values.start = newValue }
  }
  /// The end; nil before it is set.
  open var endDate: Date! {
    get { values.end }
    set { values.end = newValue }
  }
  /// The location; setting it sets the name of the location too.
  open var structuredLocation: EKStructuredLocation? {
    get { values.structuredLocation ?? values.location.map { EKStructuredLocation(title: $0) } }
    set {
      values.structuredLocation = newValue
      values.location = newValue?.title
    }
  }
  open override var location: String? {
    get { values.location }
    set {
      values.location = newValue
      if values.structuredLocation?.title != newValue { values.structuredLocation = nil }
    }
  }
  /// Compares the start with that of another event.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (values.start ?? .distantPast).compare(other.values.start ?? .distantPast)
  }
  /// Who invites, always nil.
  open var organizer: EKParticipant? { nil }
  /// Whether somebody can be invited at the time.
  open var availability: EKEventAvailability {
    get { values.availability }
    set { values.availability = newValue }
  }
  /// Whether it is confirmed: nothing is known.
  open var status: EKEventStatus { .none }
  /// Whether it is an occurrence that was changed alone.
  open var isDetached: Bool { values.detachedFrom != nil }
  /// The start that the rule gives, whatever was changed; nil before the start is set.
  open var occurrenceDate: Date! { values.detachedFrom ?? stored?.start ?? values.start }
  /// The identifier of the contact whose birthday it is, always nil.
  open var birthdayContactIdentifier: String? { nil }
}
