public import Foundation

/// An event or a reminder.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  let store: EKEventStore
  var values: ItemValues
  /// The values as they were read or saved; nil for a new item.
  var stored: ItemValues?
  private var chosenCalendar: EKCalendar?

  init(_ store: EKEventStore, _ values: ItemValues, isStored: Bool) {
    self.store = store
    self.values = values.copied
    stored = isStored ? values.copied : nil
    if !isStored { self.values.identifier = UUID().uuidString }
    super.init()
  }

  /// The calendar of the item; nil before it is set.
  open var calendar: EKCalendar! {
    get { chosenCalendar ?? values.calendar.flatMap { store.knownCalendar($0) } }
    set { (chosenCalendar, values.calendar) = (newValue, newValue?.calendarIdentifier) }
  }
  /// What tells the item from others on its device.
  open var calendarItemIdentifier: String { values.identifier }
  /// What tells the item from others on its server; here the same as on the device.
  open var calendarItemExternalIdentifier: String! { values.identifier }
  /// The title; nil before it is set.
  open var title: String! {
    get { values.title }
    set { values.title = newValue }
  }
  /// The name of the location.
  open var location: String? {
    get { values.location }
    set { values.location = newValue }
  }
  /// The notes.
  open var notes: String? {
    get { values.notes }
    set { values.notes = newValue }
  }
  /// The address in the web.
  open var url: URL? {
    get { values.url }
    set { values.url = newValue }
  }
  /// The time zone of the dates; nil for that of the device.
  open var timeZone: TimeZone? {
    get { values.timeZone }
    set { values.timeZone = newValue }
  }
  /// When the item was saved last; nil for a new one.
  open var lastModifiedDate: Date? { values.modified }
  /// When the item was saved first; nil for a new one.
  open var creationDate: Date? { values.created }

  /// Whether there are alarms.
  open var hasAlarms: Bool { !values.alarms.isEmpty }
  /// Whether there is a rule by which the item recurs.
  open var hasRecurrenceRules: Bool { !values.rules.isEmpty }
  /// Whether somebody is invited, always false.
  open var hasAttendees: Bool { false }
  /// Whether there are notes.
  open var hasNotes: Bool { !(values.notes ?? "").isEmpty }
  /// Who is invited, always nil.
  open var attendees: [EKParticipant]? { nil }

  /// The alarms; nil for none.
  open var alarms: [EKAlarm]? {
    get { values.alarms.isEmpty ? nil : values.alarms }
    set { values.alarms = newValue ?? [] }
  }
  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { values.alarms.append(alarm) }
  /// Removes an alarm.
  open func removeAlarm(_ alarm: EKAlarm) { values.alarms.removeAll { $0 == alarm } }

  /// The rules by which the item recurs, of which the first counts; nil for none.
  open var recurrenceRules: [EKRecurrenceRule]? {
    get { values.rules.isEmpty ? nil : values.rules }
    set { values.rules = newValue ?? [] }
  }
  /// Adds a rule.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { values.rules.append(rule) }
  /// Removes a rule.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { values.rules.removeAll { $0 == rule } }

  open override var isNew: Bool { stored == nil }
  open override var hasChanges: Bool { stored.map { !values.isSame(as: $0) } ?? true }
  open override func reset() {
    chosenCalendar = nil
    let identifier = values.identifier
    values = stored?.copied ?? ItemValues(isEvent: values.isEvent)
    values.identifier = identifier
  }
  open override func refresh() -> Bool {
    guard let now = EventDevice.current.state.item(values.identifier) else { return false }
    if !hasChanges, values.isEvent == now.isEvent {
      let start = values.start
      values =
        start.map { now.starts(before: $0 + 1).contains($0) ? now.occurrence(at: $0) : now }?.copied ?? now.copied
      stored = values.copied
    }
    return true
  }

  /// Takes the values that were saved.
  func wasSaved(_ saved: ItemValues) {
    values = saved.copied
    stored = saved.copied
    chosenCalendar = nil
  }

  /// Equal are the same items, of an event the same occurrences.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKCalendarItem else { return false }
    return self === other || values.identifier == other.values.identifier && stored?.start == other.stored?.start
  }
  open override var hash: Int { values.identifier.hashValue }
}
