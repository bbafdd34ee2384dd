import Foundation
import PlainviewEventKit
import PlainviewUIAutomation
import Testing
import UIKit

/// The reminders of a simulated device.
@MainActor @Suite struct ReminderTests {
  private let app = XCUIApplication(rootViewController: UIViewController())

  init() throws {
    app.timeZone = TimeZone(secondsFromGMT: 0)
    try app.launch()
    app.hardware.events.setAuthorization(.fullAccess, for: .reminder)
  }

  private func fetched(_ make: @MainActor (EKEventStore) -> NSPredicate) throws -> [String]? {
    let notes = EventNotes()
    try app.run {
      let store = EKEventStore()
      store.fetchReminders(matching: make(store)) { reminders in
        guard let reminders else { return notes.add("nil") }
        for reminder in reminders { notes.add(reminder.title) }
      }
      #expect(notes.all == [])
    }
    try app.settle()
    return notes.all
  }

  @Test func `Reminders are fetched by their dates and by what is done`() throws {
    let date = DateComponents(year: 2024, month: 1, day: 2, hour: 9)
    var done = SimulatedReminder("Done", due: date)
    done.completionDate = Date(timeIntervalSince1970: 100)
    app.hardware.events.reminders = [SimulatedReminder("Milk"), SimulatedReminder("Bread", due: date), done]
    #expect(try fetched { $0.predicateForReminders(in: nil) } == ["Milk", "Bread", "Done"])
    #expect(
      try fetched { $0.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil) }
        == ["Milk", "Bread"])
    let day = Date(timeIntervalSince1970: 1_704_153_600)
    #expect(
      try fetched {
        $0.predicateForIncompleteReminders(withDueDateStarting: day, ending: day + 86400, calendars: nil)
      } == ["Bread"])
    #expect(
      try fetched {
        $0.predicateForCompletedReminders(
          withCompletionDateStarting: nil, ending: Date(timeIntervalSince1970: 101), calendars: nil)
      } == ["Done"])
    #expect(try fetched { $0.predicateForReminders(in: []) } == [])
    app.hardware.events.setAuthorization(.denied, for: .reminder)
    #expect(try fetched { $0.predicateForReminders(in: nil) } == ["nil"])
  }

  @Test func `A reminder is saved, done and removed`() throws {
    let notes = EventNotes()
    try app.run {
      let store = EKEventStore()
      let reminder = EKReminder(eventStore: store)
      reminder.title = "Milk"
      reminder.calendar = store.defaultCalendarForNewReminders()
      reminder.priority = 10
      #expect(throws: EKError(.priorityIsInvalid)) { try store.save(reminder, commit: true) }
      reminder.priority = Int(EKReminderPriority.high.rawValue)
      reminder.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil))
      #expect(throws: EKError(.recurringReminderRequiresDueDate)) { try store.save(reminder, commit: true) }
      reminder.recurrenceRules = nil
      try store.save(reminder, commit: true)
      #expect(reminder.completionDate == nil)
      reminder.isCompleted = true
      #expect(reminder.completionDate != nil)
      try store.save(reminder, commit: true)
      notes.add(reminder.calendarItemIdentifier)
    }
    let saved = try #require(app.hardware.events.reminders.first)
    #expect(saved.title == "Milk" && saved.priority == 1 && saved.completionDate != nil)
    #expect(saved.calendarTitle == "Reminders")
    try app.run {
      let store = EKEventStore()
      let reminder = try #require(store.calendarItem(withIdentifier: notes.all[0]) as? EKReminder)
      try store.remove(reminder, commit: true)
      #expect(store.calendarItem(withIdentifier: notes.all[0]) == nil && !reminder.refresh())
    }
    #expect(app.hardware.events.reminders.isEmpty)
  }

  @Test func `A fetch that is cancelled is not answered`() throws {
    let notes = EventNotes()
    try app.run {
      let store = EKEventStore()
      let fetch = store.fetchReminders(matching: store.predicateForReminders(in: nil)) { _ in notes.add("answered") }
      store.cancelFetchRequest(fetch)
    }
    try app.settle()
    #expect(notes.all == [])
  }
}
