public import Foundation
import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUIAutomation

/// An event of a simulated device's user; one that recurs is one event.
public struct SimulatedEvent {
  var values: ItemValues

  /// Creates an event in a calendar, given by its title; the first one for nil.
  public init(_ title: String, start: Date, end: Date, isAllDay: Bool = false, calendar: String? = nil) {
    values = ItemValues(isEvent: true)
    values.identifier = UUID().uuidString
    (values.title, values.start, values.end, values.isAllDay) = (title, start, end, isAllDay)
    calendarTitle = calendar
  }
  init(_ values: ItemValues, calendar: String?) { (self.values, calendarTitle) = (values, calendar) }

  /// The title of the calendar.
  public var calendarTitle: String?
  /// What tells the event from others.
  public var identifier: String { values.identifier }
  /// The title.
  public var title: String { values.title ?? "" }
  /// The start.
  public var start: Date { values.start ?? .distantPast }
  /// The end.
  public var end: Date { values.end ?? .distantPast }
  /// Whether it is for whole days.
  public var isAllDay: Bool { values.isAllDay }
  /// The name of the location.
  public var location: String? {
    get { values.location }
    set { values.location = newValue }
  }
  /// The notes.
  public var notes: String? {
    get { values.notes }
    set { values.notes = newValue }
  }
  /// The rules by which it recurs, of which the first counts.
  public var recurrenceRules: [EKRecurrenceRule] {
    get { values.rules }
    set { values.rules = newValue }
  }
}

/// A reminder of a simulated device's user.
public struct SimulatedReminder {
  var values: ItemValues

  /// Creates a reminder in a list, given by its title; the first one for nil.
  public init(_ title: String, due: DateComponents? = nil, calendar: String? = nil) {
    values = ItemValues(isEvent: false)
    values.identifier = UUID().uuidString
    (values.title, values.dueComponents) = (title, due)
    calendarTitle = calendar
  }
  init(_ values: ItemValues, calendar: String?) { (self.values, calendarTitle) = (values, calendar) }

  /// The title of the list.
  public var calendarTitle: String?
  /// What tells the reminder from others.
  public var identifier: String { values.identifier }
  /// The title.
  public var title: String { values.title ?? "" }
  /// When it is due; nil for no time.
  public var due: DateComponents? { values.dueComponents }
  /// When it was done; nil for one that is not.
  public var completionDate: Date? {
    get { values.completed }
    set { values.completed = newValue }
  }
  /// How urgent it is, from 1 for high to 9 for low; 0 for unknown.
  public var priority: Int {
    get { values.priority }
    set { values.priority = newValue }
  }
}

extension XCUIDevice {
  /// The calendars and reminders of this device's user.
  public var events: SimulatedEvents { SimulatedEvents(device: self) }
}

/// The calendars and reminders of a simulated device's user; they outlive a launch. An app that runs hears of changes in
/// the next turn. There are the calendar "Calendar" and the list "Reminders" at first.
@preconcurrency @MainActor public struct SimulatedEvents {
  let device: XCUIDevice
  private var part: EventDevice { .of(device.parts) }

  private func change(_ body: (inout EventDevice.State) -> Void) {
    part.change(body)
    device.change { if SimulatedProcess.driven != nil { EventStores.tellOfChange() } }
  }

  /// Returns what apps may do, as the user sets it in Settings.
  public func authorization(for type: EKEntityType) -> EKAuthorizationStatus { part.state.status(type) }
  /// Sets what apps may do.
  public func setAuthorization(_ status: EKAuthorizationStatus, for type: EKEntityType) {
    part.change { $0.status[type] = status }
  }
  /// Sets what the user answers when an app asks, such as `denied` or `writeOnly`; before that, what the app asks for.
  public func setAnswer(_ status: EKAuthorizationStatus, for type: EKEntityType) {
    part.change { $0.answer[type] = status }
  }

  /// The titles of the calendars and lists, in their order.
  public var calendarTitles: [String] { part.state.calendars.map(\.title) }
  /// Adds a calendar or a list, and returns its identifier; one that allows no changes is subscribed.
  @discardableResult
  public func addCalendar(_ title: String, for type: EKEntityType = .event, allowsChanges: Bool = true) -> String {
    var values = CalendarValues(
      identifier: UUID().uuidString, title: title, entity: type, source: CalendarValues.localSource.identifier)
    values.allowsChanges = allowsChanges
    if !allowsChanges { values.type = .subscription }
    change { $0.calendars.append(values) }
    return values.identifier
  }
  /// Adds an account, whose calendars apps can add.
  public func addSource(_ title: String, type: EKSourceType, identifier: String? = nil) {
    change { $0.sources.append(.init(identifier: identifier ?? title, title: title, type: type)) }
  }

  private func identifier(_ title: String?, _ type: EKEntityType, _ state: EventDevice.State) -> String? {
    let calendar = title.flatMap { title in state.calendars.first { $0.title == title && $0.entity == type } }
    return (calendar ?? state.usualCalendar(type))?.identifier
  }
  private func title(_ identifier: String?, _ state: EventDevice.State) -> String? {
    identifier.flatMap { state.calendar($0)?.title }
  }

  /// All events.
  public var events: [SimulatedEvent] {
    get {
      let state = part.state
      return state.items.filter(\.isEvent).map { SimulatedEvent($0, calendar: title($0.calendar, state)) }
    }
    nonmutating set {
      change { state in
        let new = newValue.map { event in
          var values = event.values
          values.calendar = identifier(event.calendarTitle, .event, state)
          return values
        }
        state.items = state.items.filter { !$0.isEvent } + new
      }
    }
  }
  /// All reminders.
  public var reminders: [SimulatedReminder] {
    get {
      let state = part.state
      return state.items.filter { !$0.isEvent }.map { SimulatedReminder($0, calendar: title($0.calendar, state)) }
    }
    nonmutating set {
      change { state in
        let new = newValue.map { reminder in
          var values = reminder.values
          values.calendar = identifier(reminder.calendarTitle, .reminder, state)
          return values
        }
        state.items = state.items.filter(\.isEvent) + new
      }
    }
  }
}
