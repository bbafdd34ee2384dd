public import Foundation
import PlainviewRuntime
import Synchronization

extension NSNotification.Name {
  /// The name of the notification that calendars or items have changed, also by the app; its object is the store.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// Gets whether the user allows access, and an error.
public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void

/// The calendars and reminders of the simulated device's user (`XCUIDevice.events`).
///
/// Without access there are no calendars, nothing is found, and saving fails; an app that may only write finds nothing.
/// Closures are called in the next turn.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// A change that waits for `commit()`.
  private enum Change: Sendable {
    case save(EKCalendarItem, EKSpan), remove(EKCalendarItem, EKSpan)
    case saveCalendar(EKCalendar), removeCalendar(EKCalendar)
  }
  private let pending = Mutex<[Change]>([])

  /// Creates a store; all of them have the same calendars.
  public override init() {
    super.init()
    EventStores.current.add(self)
  }
  /// Creates a store; the sources have no effect.
  public convenience init(sources: [EKSource]) { self.init() }

  private var device: EventDevice { .current }
  private func allows(_ type: EKEntityType, _ wanted: EKAuthorizationStatus = .fullAccess) -> Bool {
    let status = device.state.status(type)
    return status == .fullAccess || wanted == .writeOnly && status == .writeOnly
  }

  // MARK: Permission

  /// Returns what the user allows.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    EventDevice.current.state.status(entityType)
  }

  private func ask(
    _ type: EKEntityType, _ wanted: EKAuthorizationStatus,
    _ completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    SimulatedProcess.current.clock.schedule(after: 0, "the user's answer to the request for calendars") { [self] in
      let isAllowed = device.decide(type, wanted)
      UserCode.run { completion(isAllowed, nil) }
    }
  }

  /// Asks the user to allow reading and writing of events or reminders, the first time only.
  @preconcurrency open func requestAccess(
    to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { ask(entityType, .fullAccess, completion) }
  /// Asks the user to allow reading and writing of events or reminders, and returns whether it is allowed.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { device.decide(entityType, .fullAccess) }
  /// Asks the user to allow reading and writing of events, also after writing alone was allowed.
  @preconcurrency open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler)
  {
    ask(.event, .fullAccess, completion)
  }
  /// Asks the user to allow reading and writing of events, and returns whether it is allowed.
  open func requestFullAccessToEvents() async throws -> Bool { device.decide(.event, .fullAccess) }
  /// Asks the user to allow writing of events.
  @preconcurrency open func requestWriteOnlyAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    ask(.event, .writeOnly, completion)
  }
  /// Asks the user to allow writing of events, and returns whether it is allowed.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { device.decide(.event, .writeOnly) }
  /// Asks the user to allow reading and writing of reminders.
  @preconcurrency open func requestFullAccessToReminders(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    ask(.reminder, .fullAccess, completion)
  }
  /// Asks the user to allow reading and writing of reminders, and returns whether it is allowed.
  open func requestFullAccessToReminders() async throws -> Bool { device.decide(.reminder, .fullAccess) }

  // MARK: Sources and calendars

  /// What tells the store from others; all stores of a device have the same.
  open var eventStoreIdentifier: String { "events" }
  /// The sources of other users, always empty.
  open var delegateSources: [EKSource] { [] }
  /// The accounts, and the device.
  open var sources: [EKSource] { device.state.sources.map { EKSource(self, $0) } }
  /// Returns the source with an identifier.
  open func source(withIdentifier identifier: String) -> EKSource? {
    device.state.sources.first { $0.identifier == identifier }.map { EKSource(self, $0) }
  }
  /// Returns the calendars for a kind of items; none without access.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    guard allows(entityType) else { return defaultCalendar(entityType).map { [$0] } ?? [] }
    return device.state.calendars.filter { $0.entity == entityType }.map { EKCalendar(self, $0) }
  }
  private func defaultCalendar(_ type: EKEntityType) -> EKCalendar? {
    allows(type, .writeOnly) ? device.state.usualCalendar(type).map { EKCalendar(self, $0) } : nil
  }
  /// The calendar for new events: the first that can be changed; nil without access.
  open var defaultCalendarForNewEvents: EKCalendar? { defaultCalendar(.event) }
  /// Returns the list for new reminders: the first that can be changed; nil without access.
  open func defaultCalendarForNewReminders() -> EKCalendar? { defaultCalendar(.reminder) }
  /// Returns the calendar with an identifier; nil without access.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    device.state.calendar(identifier).flatMap { allows($0.entity) ? EKCalendar(self, $0) : nil }
  }
  /// The calendar of an item that the app has already.
  func knownCalendar(_ identifier: String) -> EKCalendar? {
    device.state.calendar(identifier).map { EKCalendar(self, $0) }
  }
  /// The calendar for events that a screen of the system writes, which needs no permission.
  package var systemCalendar: EKCalendar? { device.state.usualCalendar(.event).map { EKCalendar(self, $0) } }
  /// All calendars for a kind of items, for screens of the system.
  package func systemCalendars(_ type: EKEntityType) -> [EKCalendar] {
    device.state.calendars.filter { $0.entity == type }.map { EKCalendar(self, $0) }
  }

  /// Saves a calendar; throws for one without a source or that cannot be changed.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    guard allows(calendar.values.entity) else { throw EKError(.eventStoreNotAuthorized) }
    guard calendar.values.source != nil else { throw EKError(.calendarHasNoSource) }
    guard !calendar.isImmutable else { throw EKError(.calendarIsImmutable) }
    try add(.saveCalendar(calendar), commit)
  }
  /// Removes a calendar with its items.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    guard allows(calendar.values.entity) else { throw EKError(.eventStoreNotAuthorized) }
    guard !calendar.isImmutable else { throw EKError(.calendarIsImmutable) }
    try add(.removeCalendar(calendar), commit)
  }

  // MARK: Saving

  /// Saves an event at once.
  open func save(_ event: EKEvent, span: EKSpan) throws { try save(event, span: span, commit: true) }
  /// Saves an event, at once or with `commit()`.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try event.check(in: self, isAllowed: allows(.event, .writeOnly))
    try add(.save(event, span), commit)
  }
  /// Removes an event at once.
  open func remove(_ event: EKEvent, span: EKSpan) throws { try remove(event, span: span, commit: true) }
  /// Removes an event, at once or with `commit()`.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try checkRemoval(of: event, .event)
    try add(.remove(event, span), commit)
  }
  /// Saves a reminder, at once or with `commit()`.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    try reminder.check(in: self, isAllowed: allows(.reminder))
    try add(.save(reminder, .thisEvent), commit)
  }
  /// Removes a reminder, at once or with `commit()`.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    try checkRemoval(of: reminder, .reminder)
    try add(.remove(reminder, .futureEvents), commit)
  }
  private func checkRemoval(of item: EKCalendarItem, _ type: EKEntityType) throws {
    guard allows(type) else { throw EKError(.eventStoreNotAuthorized) }
    guard item.store === self else { throw EKError(.objectBelongsToDifferentStore) }
    guard item.calendar?.allowsContentModifications ?? true else { throw EKError(.calendarReadOnly) }
  }

  private func add(_ change: Change, _ commit: Bool) throws {
    pending.withLock { $0.append(change) }
    if commit { try self.commit() }
  }

  /// Makes the changes that wait.
  open func commit() throws {
    let changes = pending.withLock { pending in
      defer { pending = [] }
      return pending
    }
    guard !changes.isEmpty else { return }
    let now = SimulatedProcess.date
    device.change { state in
      for change in changes {
        switch change {
        case .save(let item, let span): item.wasSaved(state.save(item.values.copied, item.stored, span, now))
        case .remove(let item, let span): state.remove(item.stored ?? item.values, span)
        case .saveCalendar(let calendar):
          if let index = state.calendars.firstIndex(where: { $0.identifier == calendar.calendarIdentifier }) {
            state.calendars[index] = calendar.values
          } else {
            state.calendars.append(calendar.values)
          }
          calendar.wasSaved()
        case .removeCalendar(let calendar):
          state.calendars.removeAll { $0.identifier == calendar.calendarIdentifier }
          state.items.removeAll { $0.calendar == calendar.calendarIdentifier }
        }
      }
    }
    EventStores.tellOfChange()
  }
  /// Gives up the changes that wait.
  open func reset() { pending.withLock { $0 = [] } }
  /// Does nothing: there is no server.
  open func refreshSourcesIfNecessary() {}

  /// Saves what the user has done on a screen of the system, which needs no permission.
  package static func saveFromScreen(_ event: EKEvent, _ span: EKSpan) throws {
    try event.check(in: event.store, isAllowed: true)
    try event.store.add(.save(event, span), true)
  }
  /// Removes what the user has deleted on a screen of the system.
  package static func removeFromScreen(_ event: EKEvent, _ span: EKSpan) throws {
    try event.store.add(.remove(event, span), true)
  }

  private func mayRead(_ type: EKEntityType) -> Bool { EventDevice.current.state.status(type) == .fullAccess }

  /// How many years of events are found at most, from the start of a predicate.
  private static let mostYears = 4

  // MARK: Events

  /// Returns a predicate for the events in a time of at most four years; nil for all calendars.
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    let last = Calendar(identifier: .gregorian).date(byAdding: .year, value: Self.mostYears, to: startDate)
    return StorePredicate(.events(from: startDate, to: min(endDate, last ?? endDate)), calendars)
  }
  /// Returns the events that pass a predicate of the store, oldest first; each occurrence of one that recurs.
  ///
  /// Events that wait for `commit()` are not among them.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    guard let predicate = predicate as? StorePredicate, case .events(let start, let end) = predicate.wanted else {
      NSException(
        name: .invalidArgumentException,
        reason: "predicate was not created with predicateForEventsWithStartDate:endDate:calendars:"
      ).raise()
      return []
    }
    guard mayRead(.event) else { return [] }
    return EventDevice.current.state.occurrences(from: start, to: end, calendars: predicate.calendars).map {
      EKEvent(self, stored: $0)
    }
  }
  /// Calls a closure with each event that passes a predicate, until it sets its second argument.
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for event in events(matching: predicate) {
      block(event, &stop)
      if stop.boolValue { return }
    }
  }
  /// Returns the event with an identifier, of one that recurs the first occurrence.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    calendarItem(withIdentifier: identifier) as? EKEvent
  }
  /// Returns the event or the reminder with an identifier.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    guard let item = EventDevice.current.state.item(identifier), mayRead(item.isEvent ? .event : .reminder) else {
      return nil
    }
    guard item.isEvent else { return EKReminder(self, stored: item) }
    return EKEvent(self, stored: item.firstStart.map { item.occurrence(at: $0) } ?? item)
  }
  /// Returns the items with the identifier of a server, which is that of the device here.
  open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] {
    calendarItem(withIdentifier: externalIdentifier).map { [$0] } ?? []
  }

  // MARK: Reminders

  /// Returns a predicate for all reminders; nil for all calendars.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    StorePredicate(.reminders, calendars)
  }
  /// Returns a predicate for the reminders that are not done and due in a time; nil for no limit.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { StorePredicate(.incomplete(from: startDate, to: endDate), calendars) }
  /// Returns a predicate for the reminders that were done in a time; nil for no limit.
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { StorePredicate(.completed(from: startDate, to: endDate), calendars) }

  /// Fetches the reminders that pass a predicate of the store and hands them to the closure, nil without access; returns
  /// what cancels it.
  @discardableResult
  @preconcurrency open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  )
    -> Any
  {
    let fetch = ReminderFetch()
    guard let predicate = predicate as? StorePredicate else {
      NSException(
        name: .invalidArgumentException, reason: "predicate was not created with a method of EKEventStore"
      ).raise()
      return fetch
    }
    let (wanted, calendars) = (predicate.wanted, predicate.calendars)
    SimulatedProcess.current.clock.schedule(after: 0, "a fetch of reminders") { [self] in
      guard !fetch.isCancelled else { return }
      guard mayRead(.reminder) else { return UserCode.run { completion(nil) } }
      let found = EventDevice.current.state.items.filter {
        StorePredicate.passes($0, wanted) && (calendars?.contains($0.calendar ?? "") ?? true)
      }
      UserCode.run { completion(found.map { EKReminder(self, stored: $0) }) }
    }
    return fetch
  }
  /// Cancels a fetch, whose closure is not called then.
  open func cancelFetchRequest(_ fetchIdentifier: Any) { (fetchIdentifier as? ReminderFetch)?.isCancelled = true }
}

/// A fetch that can be cancelled; code of the main thread reads it.
final class ReminderFetch: @unchecked Sendable {
  var isCancelled = false
}
