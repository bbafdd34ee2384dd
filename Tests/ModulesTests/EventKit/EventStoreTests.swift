import Foundation
import PlainviewCoreLocation
import PlainviewEventKit
import PlainviewRuntime
import PlainviewUIAutomation
import Testing
import UIKit

/// The calendars of a simulated device, as apps ask for, read and change them.
@MainActor @Suite struct EventStoreTests {
  private let app = XCUIApplication(rootViewController: UIViewController())
  /// 2024-01-01, a Monday, at noon in UTC.
  private nonisolated static let noon = Date(timeIntervalSince1970: 1_704_110_400)
  private nonisolated static let day: TimeInterval = 86400

  init() throws {
    app.timeZone = TimeZone(secondsFromGMT: 0)
    try app.launch()
    app.hardware.events.setAuthorization(.fullAccess, for: .event)
  }

  private func event(_ store: EKEventStore, _ title: String, day: Double = 0) -> EKEvent {
    let event = EKEvent(eventStore: store)
    event.title = title
    event.startDate = Self.noon + day * Self.day
    event.endDate = event.startDate + 3600
    event.calendar = store.defaultCalendarForNewEvents
    return event
  }

  private func found(_ store: EKEventStore, days: Double = 365) -> [EKEvent] {
    store.events(
      matching: store.predicateForEvents(withStart: Self.noon - 3600, end: Self.noon + days * Self.day, calendars: nil))
  }
  /// The days of the found events, from the first one.
  private func foundDays(_ store: EKEventStore, days: Double = 365) -> [Int] {
    found(store, days: days).map { Int(($0.startDate.timeIntervalSince(Self.noon) / Self.day).rounded()) }
  }

  @Test func `The user is asked for writing, then for reading`() throws {
    app.hardware.events.setAuthorization(.notDetermined, for: .event)
    let said = EventNotes()
    let store = try app.run { EKEventStore() }
    try app.run {
      #expect(store.calendars(for: .event).isEmpty && store.defaultCalendarForNewEvents == nil)
      store.requestWriteOnlyAccessToEvents { granted, error in said.add("\(granted) \(error == nil)") }
    }
    try app.settle()
    #expect(try app.run { EKEventStore.authorizationStatus(for: .event) } == .writeOnly)
    try app.run {
      try store.save(event(store, "Lunch"), span: .thisEvent)
      #expect(found(store).isEmpty)
      store.requestFullAccessToEvents { granted, _ in said.add("\(granted)") }
    }
    try app.settle()
    #expect(said.all == ["true true", "true"])
    try app.run { #expect(found(store).map(\.title) == ["Lunch"]) }
    #expect(app.hardware.events.authorization(for: .event) == .authorized)
  }

  @Test func `A refusal is told, and nothing can be saved`() throws {
    app.resetAuthorizationStatus(for: .calendar)
    app.hardware.events.setAnswer(.denied, for: .event)
    let said = EventNotes()
    let store = try app.run { EKEventStore() }
    try app.run { store.requestAccess(to: .event) { granted, _ in said.add("\(granted)") } }
    try app.settle()
    #expect(said.all == ["false"])
    #expect(throws: EKError(.eventStoreNotAuthorized)) {
      try app.run { try store.save(event(store, "Lunch"), span: .thisEvent) }
    }
  }

  @Test func `An event needs a calendar and dates in their order`() throws {
    try app.run {
      let store = EKEventStore()
      let event = EKEvent(eventStore: store)
      #expect(event.isNew && event.eventIdentifier == nil && event.title == nil)
      #expect(throws: EKError(.noCalendar)) { try store.save(event, span: .thisEvent) }
      event.calendar = store.defaultCalendarForNewEvents
      #expect(throws: EKError(.noStartDate)) { try store.save(event, span: .thisEvent) }
      event.startDate = Self.noon
      #expect(throws: EKError(.noEndDate)) { try store.save(event, span: .thisEvent) }
      event.endDate = Self.noon - 1
      #expect(throws: EKError(.datesInverted)) { try store.save(event, span: .thisEvent) }
      event.endDate = Self.noon
      try store.save(event, span: .thisEvent)
      #expect(!event.isNew && !event.hasChanges && event.eventIdentifier != nil && event.creationDate != nil)
      #expect(store.event(withIdentifier: event.eventIdentifier) == event)
      #expect(throws: EKError(.objectBelongsToDifferentStore)) { try EKEventStore().save(event, span: .thisEvent) }
    }
  }

  @Test func `Changes wait for a commit or are given up, and stores tell of them`() throws {
    let said = EventNotes()
    try app.run {
      let store = EKEventStore()
      said.keep(store)
      _ = NotificationCenter.default.addObserver(forName: .EKEventStoreChanged, object: store, queue: nil) { _ in
        said.add("changed")
      }
      try store.save(event(store, "A"), span: .thisEvent, commit: false)
      #expect(found(store).isEmpty)
      store.reset()
      try store.commit()
      #expect(found(store).isEmpty)
      try store.save(event(store, "B"), span: .thisEvent, commit: false)
      try store.commit()
      let saved = try #require(found(store).first)
      saved.title = "C"
      #expect(saved.hasChanges)
      saved.reset()
      #expect(saved.title == "B" && !saved.hasChanges)
    }
    try app.settle()
    #expect(said.all == ["changed"])
    app.hardware.events.events.append(SimulatedEvent("D", start: Self.noon, end: Self.noon + 60))
    try app.settle()
    #expect(said.all == ["changed", "changed"] && app.hardware.events.events.map(\.title) == ["B", "D"])
  }

  @Test func `Events are found that overlap a time, in some calendars`() throws {
    app.hardware.events.addCalendar("Holidays", allowsChanges: false)
    app.hardware.events.events = [
      SimulatedEvent("Early", start: Self.noon - 7200, end: Self.noon - 3600),
      SimulatedEvent("Over", start: Self.noon - 7200, end: Self.noon - 3599),
      SimulatedEvent("New Year", start: Self.noon, end: Self.noon + 60, calendar: "Holidays"),
    ]
    try app.run {
      let store = EKEventStore()
      #expect(found(store).map(\.title) == ["Over", "New Year"])
      let holidays = try #require(store.calendars(for: .event).first { $0.title == "Holidays" })
      #expect(!holidays.allowsContentModifications && holidays.isImmutable && holidays.type == .subscription)
      let predicate = store.predicateForEvents(
        withStart: Self.noon, end: Self.noon + Self.day, calendars: [holidays])
      let event = try #require(store.events(matching: predicate).first)
      #expect(throws: EKError(.calendarReadOnly)) { try store.remove(event, span: .thisEvent) }
      #expect(throws: EKError(.calendarIsImmutable)) { try store.removeCalendar(holidays, commit: true) }
    }
    let error = #expect(throws: UncaughtException.self) {
      try app.run { _ = EKEventStore().events(matching: NSPredicate(value: true)) }
    }
    #expect(error?.name == "NSInvalidArgumentException")
  }

  @Test(arguments: [
    (EKRecurrenceRule(recurrenceWith: .daily, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3)), [0, 2, 4]),
    (
      EKRecurrenceRule(
        recurrenceWith: .weekly, interval: 1, end: EKRecurrenceEnd(end: Self.noon + 15 * Self.day)), [0, 7, 14]
    ),
    // Mondays and Wednesdays of every second week.
    (
      EKRecurrenceRule(
        recurrenceWith: .weekly, interval: 2,
        daysOfTheWeek: [EKRecurrenceDayOfWeek(.monday), EKRecurrenceDayOfWeek(.wednesday)], daysOfTheMonth: nil,
        monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
        end: EKRecurrenceEnd(occurrenceCount: 4)), [0, 2, 14, 16]
    ),
    // The last Friday of each month: January 26th, February 23rd, March 29th.
    (
      EKRecurrenceRule(
        recurrenceWith: .monthly, interval: 1, daysOfTheWeek: [EKRecurrenceDayOfWeek(.friday, weekNumber: -1)],
        daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
        end: EKRecurrenceEnd(occurrenceCount: 4)), [0, 25, 53, 88]
    ),
    // The last day of each month.
    (
      EKRecurrenceRule(
        recurrenceWith: .monthly, interval: 1, daysOfTheWeek: nil, daysOfTheMonth: [-1], monthsOfTheYear: nil,
        weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: EKRecurrenceEnd(occurrenceCount: 3)),
      [0, 30, 59]
    ),
  ])
  func `An event recurs by its rule, from its start`(_ rule: EKRecurrenceRule, _ days: [Int]) throws {
    try app.run {
      let store = EKEventStore()
      let event = event(store, "Run")
      event.addRecurrenceRule(rule)
      try store.save(event, span: .futureEvents)
      #expect(foundDays(store) == days)
    }
  }

  @Test func `A year's rule comes every year, at most four of which are searched`() throws {
    try app.run {
      let store = EKEventStore()
      let event = event(store, "New Year")
      event.recurrenceRules = [EKRecurrenceRule(recurrenceWith: .yearly, interval: 1, end: nil)]
      try store.save(event, span: .futureEvents)
      #expect(foundDays(store, days: 5000) == [0, 366, 731, 1096])
    }
  }

  @Test func `One occurrence is changed or removed alone, or with all after it`() throws {
    try app.run {
      let store = EKEventStore()
      let daily = event(store, "Run")
      daily.addRecurrenceRule(
        EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: EKRecurrenceEnd(occurrenceCount: 6)))
      try store.save(daily, span: .futureEvents)
      let second = found(store)[1]
      #expect(second.eventIdentifier == daily.eventIdentifier && !second.isDetached)
      second.title = "Walk"
      try store.save(second, span: .thisEvent)
      #expect(second.isDetached && second.occurrenceDate == Self.noon + Self.day)
      #expect(found(store).map(\.title) == ["Run", "Walk", "Run", "Run", "Run", "Run"])
      try store.remove(found(store)[2], span: .thisEvent)
      #expect(foundDays(store) == [0, 1, 3, 4, 5])
      let fourth = found(store)[3]
      fourth.title = "Swim"
      try store.save(fourth, span: .futureEvents)
      #expect(found(store).map(\.title) == ["Run", "Walk", "Run", "Swim", "Swim"])
      try store.remove(try #require(found(store).last), span: .futureEvents)
      #expect(found(store).map(\.title) == ["Run", "Walk", "Run", "Swim"])
      try store.remove(found(store)[0], span: .futureEvents)
      #expect(found(store).map(\.title) == ["Swim"])
    }
  }

  @Test func `An event of whole days fills its days`() throws {
    try app.run {
      let store = EKEventStore()
      let event = event(store, "Fair")
      event.isAllDay = true
      try store.save(event, span: .thisEvent)
      #expect(event.startDate == Self.noon - Self.day / 2 && event.endDate == Self.noon + Self.day / 2 - 1)
    }
  }

  @Test func `A calendar is made in a source and removed with its events`() throws {
    try app.run {
      let store = EKEventStore()
      let calendar = EKCalendar(for: .event, eventStore: store)
      calendar.title = "Work"
      calendar.cgColor = UIColor.red.cgColor
      #expect(throws: EKError(.calendarHasNoSource)) { try store.saveCalendar(calendar, commit: true) }
      calendar.source = store.sources.first { $0.sourceType == .local }
      try store.saveCalendar(calendar, commit: true)
      let known = try #require(store.calendar(withIdentifier: calendar.calendarIdentifier))
      #expect(known == calendar && known.title == "Work" && known.cgColor == UIColor.red.cgColor)
      #expect(known.source.calendars(for: .event).count == 2 && known.allowedEntityTypes == .event)
      let event = event(store, "Meeting")
      event.calendar = known
      event.alarms = [EKAlarm(relativeOffset: -900)]
      try store.save(event, span: .thisEvent)
      #expect(found(store).first?.calendar == known && found(store).first?.alarms?.first?.relativeOffset == -900)
      try store.removeCalendar(known, commit: true)
      #expect(found(store).isEmpty && store.calendars(for: .event).map(\.title) == ["Calendar"])
    }
  }
}

/// Notes what closures say.
final class EventNotes: @unchecked Sendable {
  private(set) var all: [String] = []
  private var kept: [AnyObject] = []
  func add(_ text: String) { all.append(text) }
  func keep(_ object: AnyObject) { kept.append(object) }
}
