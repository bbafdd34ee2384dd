import Foundation

/// The values of an event or a reminder.
struct ItemValues {
  var identifier = ""
  var calendar: String?
  var title: String?
  var location: String?
  var notes: String?
  var url: URL?
  var timeZone: TimeZone?
  var created: Date?
  var modified: Date?
  var alarms: [EKAlarm] = []
  var rules: [EKRecurrenceRule] = []

  // Of events.
  var isEvent: Bool
  var start: Date?
  var end: Date?
  var isAllDay = false
  var availability = EKEventAvailability.busy
  var structuredLocation: EKStructuredLocation?
  /// The starts of occurrences that were removed or changed.
  var exceptions: Set<Date> = []
  /// The start that an occurrence had, where it was changed alone.
  var detachedFrom: Date?

  // Of reminders.
  var startComponents: DateComponents?
  var dueComponents: DateComponents?
  var completed: Date?
  var priority = 0

  init(isEvent: Bool) { self.isEvent = isEvent }

  /// Values with objects of their own.
  var copied: ItemValues {
    var copy = self
    copy.alarms = alarms.compactMap { $0.copy() as? EKAlarm }
    copy.rules = rules.compactMap { $0.copy() as? EKRecurrenceRule }
    copy.structuredLocation = structuredLocation?.copy() as? EKStructuredLocation
    return copy
  }

  /// Whether all that the user can change is the same.
  func isSame(as other: ItemValues) -> Bool {
    calendar == other.calendar && title == other.title && location == other.location && notes == other.notes
      && url == other.url && timeZone == other.timeZone && alarms == other.alarms && rules == other.rules
      && start == other.start && end == other.end && isAllDay == other.isAllDay
      && availability == other.availability && structuredLocation == other.structuredLocation
      && startComponents == other.startComponents
      && dueComponents == other.dueComponents && completed == other.completed && priority == other.priority
  }

  /// The starts of an event before a limit, without those that were removed.
  func starts(before limit: Date) -> [Date] {
    guard let start else { return [] }
    guard let rule = rules.first else { return start < limit ? [start] : [] }
    return Occurrences(rule, from: start, timeZone: timeZone).dates(before: limit).filter { !exceptions.contains($0) }
  }

  /// The start of the first occurrence that was not removed; nil where none is left.
  var firstStart: Date? {
    guard let start, let rule = rules.first else { return start }
    let dates = Occurrences(rule, from: start, timeZone: timeZone)
    // One more than were removed is enough.
    return dates.first(exceptions.count + 1).first { !exceptions.contains($0) }
  }

  /// The values of the occurrence at a start.
  func occurrence(at start: Date) -> ItemValues {
    var values = self
    guard let first = self.start else { return values }
    values.start = start
    values.end = end.map { start.addingTimeInterval($0.timeIntervalSince(first)) }
    return values
  }
}
