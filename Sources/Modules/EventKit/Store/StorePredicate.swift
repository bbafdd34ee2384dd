import Foundation

/// A predicate that a store made; it understands no others.
final class StorePredicate: NSPredicate {
  enum Wanted {
    case events(from: Date, to: Date), reminders
    case incomplete(from: Date?, to: Date?), completed(from: Date?, to: Date?)
  }
  let wanted: Wanted
  /// The identifiers of the calendars; nil for all.
  let calendars: Set<String>?

  init(_ wanted: Wanted, _ calendars: [EKCalendar]?) {
    self.wanted = wanted
    let identifiers = calendars.map { Set($0.map(\.calendarIdentifier)) }
    self.calendars = identifiers
    super.init { object, _ in
      guard let item = object as? EKCalendarItem else { return false }
      guard identifiers?.contains(item.values.calendar ?? "") ?? true else { return false }
      if case .events(let start, let end) = wanted {
        guard item.values.isEvent, let begin = item.values.start, let close = item.values.end else { return false }
        return begin < end && close > start
      }
      return Self.passes(item.values, wanted)
    }
  }
  required init?(coder: NSCoder) { nil }
  override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether a reminder passes the test, whatever its calendar.
  static func passes(_ item: ItemValues, _ wanted: Wanted) -> Bool {
    guard !item.isEvent else { return false }
    switch wanted {
    case .events: return false
    case .reminders: return true
    case .incomplete(let start, let end):
      guard item.completed == nil else { return false }
      return isBetween(item.dueComponents.flatMap { ($0.calendar ?? .current).date(from: $0) }, start, end)
    case .completed(let start, let end): return item.completed != nil && isBetween(item.completed, start, end)
    }
  }

  private static func isBetween(_ date: Date?, _ start: Date?, _ end: Date?) -> Bool {
    if start == nil, end == nil { return true }
    guard let date else { return false }
    return date >= start ?? .distantPast && date <= end ?? .distantFuture
  }
}
