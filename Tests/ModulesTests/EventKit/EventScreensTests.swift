import Foundation
import PlainviewEventKit
import PlainviewEventKitUI
import PlainviewUIAutomation
import Testing
import UIKit

/// The system's screens for events: the editor, the details, and the list of calendars.
@MainActor @Suite struct EventScreensTests {
  private final class Host: UIViewController, EKEventEditViewDelegate, EKEventViewDelegate, EKCalendarChooserDelegate {
    var said: [String] = []
    func eventEditViewController(
      _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) {
      said.append("edited \(action)")
      controller.dismiss(animated: true)
    }
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction) {
      said.append("viewed \(action)")
      dismiss(animated: true)
    }
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {
      said.append("chosen \(calendarChooser.selectedCalendars.map(\.title).sorted())")
    }
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {
      said.append("finished")
      dismiss(animated: true)
    }
  }
  private static let start = Date(timeIntervalSince1970: 1_704_110_400)

  private let host: Host
  private let app: XCUIApplication

  init() throws {
    let host = Host()
    self.host = host
    app = XCUIApplication(rootViewController: host)
    app.timeZone = TimeZone(secondsFromGMT: 0)
    try app.launch()
  }

  private func present(_ make: @MainActor () throws -> UIViewController) throws {
    try app.run { host.present(try make(), animated: true) }
    try app.settle()
  }

  private func editor(_ event: (EKEventStore) -> EKEvent?) throws {
    try present {
      let editor = EKEventEditViewController()
      editor.eventStore = EKEventStore()
      editor.event = event(editor.eventStore)
      editor.editViewDelegate = host
      return editor
    }
  }

  @Test(arguments: [("Add", "saved", ["Lunch"]), ("Cancel", "canceled", [])])
  func `A new event is saved or not, without permission`(_ button: String, _ action: String, _ saved: [String]) throws {
    try editor { store in
      let event = EKEvent(eventStore: store)
      (event.startDate, event.endDate) = (Self.start, Self.start + 3600)
      return event
    }
    #expect(app.navigationBars["New Event"].exists)
    try app.textFields["Title"].tap()
    try app.textFields["Title"].typeText("Lunch")
    try app.buttons[button].tap()
    try app.settle()
    #expect(host.said == ["edited \(action)"] && host.presentedViewController == nil)
    #expect(app.hardware.events.events.map(\.title) == saved)
    #expect(app.hardware.events.authorization(for: .event) == .notDetermined)
  }

  @Test func `An editor without an event makes one, in the chosen calendar`() throws {
    app.hardware.events.addCalendar("Work")
    try editor { _ in nil }
    try app.staticTexts["Calendar"].firstMatch.tap()
    try app.settle()
    try app.staticTexts["Work"].tap()
    try app.settle()
    try app.buttons["Add"].tap()
    try app.settle()
    let event = try #require(app.hardware.events.events.first)
    #expect(event.calendarTitle == "Work" && event.title == "New Event")
    #expect(event.end.timeIntervalSince(event.start) == 3600)
  }

  @Test func `An event whose dates are wrong is not saved`() throws {
    try editor { store in
      let event = EKEvent(eventStore: store)
      (event.startDate, event.endDate) = (Self.start, Self.start - 1)
      return event
    }
    try app.buttons["Add"].tap()
    try app.settle()
    #expect(app.alerts["Cannot Save Event"].exists)
    try app.alerts.buttons["OK"].tap()
    try app.settle()
    #expect(host.said == [] && app.hardware.events.events.isEmpty)
  }

  @Test func `One occurrence of an event is deleted`() throws {
    var run = SimulatedEvent("Run", start: Self.start, end: Self.start + 60)
    run.recurrenceRules = [EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: nil)]
    app.hardware.events.events = [run]
    app.hardware.events.setAuthorization(.fullAccess, for: .event)
    try editor { $0.event(withIdentifier: run.identifier) }
    #expect(app.navigationBars["Edit Event"].exists)
    try app.staticTexts["Delete Event"].tap()
    try app.settle()
    try app.buttons["Delete This Event Only"].tap()
    try app.settle()
    #expect(host.said == ["edited deleted"])
    let next = try app.run { EKEventStore().event(withIdentifier: run.identifier)?.startDate }
    #expect(next == Self.start + 86400)
  }

  @Test func `An event is shown, edited, and done`() throws {
    var lunch = SimulatedEvent("Lunch", start: Self.start, end: Self.start + 60)
    lunch.location = "Cafe"
    app.hardware.events.events = [lunch]
    app.hardware.events.setAuthorization(.fullAccess, for: .event)
    try present {
      let details = EKEventViewController()
      details.event = EKEventStore().event(withIdentifier: lunch.identifier)
      details.allowsEditing = true
      details.delegate = host
      return UINavigationController(rootViewController: details)
    }
    #expect(app.staticTexts["Lunch"].exists && app.staticTexts["Cafe"].exists)
    try app.buttons["Edit"].tap()
    try app.settle()
    try app.textFields["Notes"].tap()
    try app.textFields["Notes"].typeText("Soup")
    try app.navigationBars["Edit Event"].buttons["Done"].tap()
    try app.settle()
    #expect(app.staticTexts["Soup"].exists && app.hardware.events.events.first?.notes == "Soup")
    try app.buttons["Done"].tap()
    try app.settle()
    #expect(host.said == ["viewed done"] && host.presentedViewController == nil)
  }

  @Test func `Calendars are chosen among those that can be changed`() throws {
    app.hardware.events.addCalendar("Work")
    app.hardware.events.addCalendar("Holidays", allowsChanges: false)
    app.hardware.events.setAuthorization(.fullAccess, for: .event)
    try present {
      let chooser = EKCalendarChooser(
        selectionStyle: .multiple, displayStyle: .writableCalendarsOnly, eventStore: EKEventStore())
      chooser.delegate = host
      chooser.showsDoneButton = true
      return UINavigationController(rootViewController: chooser)
    }
    #expect(!app.staticTexts["Holidays"].exists)
    try app.staticTexts["Work"].tap()
    try app.staticTexts["Calendar"].tap()
    try app.staticTexts["Work"].tap()
    try app.buttons["Done"].tap()
    try app.settle()
    #expect(
      host.said == [
        "chosen [\"Work\"]", "chosen [\"Calendar\", \"Work\"]", "chosen [\"Calendar\"]", "finished",
      ])
  }
}
