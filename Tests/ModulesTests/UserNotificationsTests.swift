import PlainviewUIAutomation
import PlainviewUserNotifications
import Testing
import UIKit

/// `UserNotifications`: requested, pending on the app's clock, answered.
@MainActor @Suite struct UserNotificationsTests {
  private final class Listener: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    var said: [String] = []
    var options: UNNotificationPresentationOptions = [.banner, .list]
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      said.append("presents \(notification.request.content.title)")
      completionHandler(options)
    }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
      said.append("received \(response.actionIdentifier) \(text)")
      completionHandler()
    }
  }

  private let app = XCUIApplication(rootViewController: UIViewController())
  private let listener = Listener()

  private func launch() throws {
    try app.launch()
    try app.run { UNUserNotificationCenter.current().delegate = listener }
    app.hardware.notifications.authorization = .authorized
  }

  private func ask(_ identifier: String, in seconds: TimeInterval, repeats: Bool = false) throws {
    try app.run {
      let content = UNMutableNotificationContent()
      content.title = "Tea"
      content.badge = 3
      content.categoryIdentifier = "kitchen"
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
      UNUserNotificationCenter.current().add(
        UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
    }
  }

  @Test(arguments: [true, false]) func `The user answers once`(_ allows: Bool) throws {
    try app.launch()
    app.hardware.notifications.allows = allows
    let answers = Answers()
    for _ in 0..<2 {
      try app.run {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge]) { isAllowed, _ in
          answers.add("\(isAllowed)")
        }
      }
      try app.settle()
    }
    try app.run { UNUserNotificationCenter.current().getNotificationSettings { answers.add("\($0.badgeSetting)") } }
    try app.settle()
    #expect(answers.all == ["\(allows)", "\(allows)", allows ? "enabled" : "disabled"])
    #expect(app.hardware.notifications.authorization == (allows ? .authorized : .denied))
  }

  @Test func `A notification comes when its time is there, and the app in front says how it is shown`() throws {
    try launch()
    try ask("tea", in: 10)
    #expect(app.hardware.notifications.pending.map(\.identifier) == ["tea"])
    try app.advance(by: 9)
    #expect(listener.said == [])
    try app.advance(by: 1)
    #expect(listener.said == ["presents Tea"])
    #expect(app.hardware.notifications.delivered.map(\.request.identifier) == ["tea"])
    #expect(app.hardware.notifications.pending.isEmpty)
    listener.options = []
    try ask("more", in: 10)
    try app.advance(by: 10)
    #expect(app.hardware.notifications.delivered.count == 1)
    #expect(app.hardware.notifications.shown.count == 1)
  }

  @Test func `An app behind is not asked; a tap brings it to the front and tells it`() throws {
    try launch()
    try ask("tea", in: 10)
    try app.hardware.press(.home)
    try app.advance(by: 10)
    #expect(listener.said == [])
    #expect(try app.run { UIApplication.shared.applicationIconBadgeNumber } == 3)
    #expect(app.hardware.notifications.respond(to: "tea"))
    #expect(listener.said == ["received \(UNNotificationDefaultActionIdentifier) "])
    #expect(try app.run { UIApplication.shared.applicationState } == .active)
    #expect(!app.hardware.notifications.respond(to: "tea"))
  }

  @Test func `A button that does not open the app leaves it behind`() throws {
    try launch()
    try app.run {
      let reply = UNTextInputNotificationAction(
        identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "")
      UNUserNotificationCenter.current().setNotificationCategories([
        UNNotificationCategory(identifier: "kitchen", actions: [reply], intentIdentifiers: [])
      ])
    }
    try ask("tea", in: 10)
    try app.hardware.press(.home)
    try app.advance(by: 10)
    app.hardware.notifications.respond(to: "tea", action: "reply", text: "Yes")
    #expect(listener.said == ["received reply Yes"])
    #expect(try app.run { UIApplication.shared.applicationState } == .background)
  }

  @Test(arguments: [true, false])
  func `That one was thrown away is told only if its category wants it`(_ isRequested: Bool) throws {
    try launch()
    try app.run {
      UNUserNotificationCenter.current().setNotificationCategories([
        UNNotificationCategory(
          identifier: "kitchen", actions: [], intentIdentifiers: [], options: isRequested ? .customDismissAction : [])
      ])
    }
    try ask("tea", in: 10)
    try app.hardware.press(.home)
    try app.advance(by: 10)
    #expect(app.hardware.notifications.respond(to: "tea", action: UNNotificationDismissActionIdentifier))
    #expect(listener.said == (isRequested ? ["received \(UNNotificationDismissActionIdentifier) "] : []))
    #expect(app.hardware.notifications.delivered.isEmpty)
    #expect(try app.run { UIApplication.shared.applicationState } == .background)
  }

  @Test func `One that repeats comes again until it is taken back`() throws {
    try launch()
    try ask("tea", in: 60, repeats: true)
    try app.advance(by: 130)
    #expect(listener.said.count == 2)
    try app.run { UNUserNotificationCenter.current().removeAllPendingNotificationRequests() }
    try app.advance(by: 200)
    #expect(listener.said.count == 2)
  }

  @Test func `A calendar's time is looked for from the app's date on`() throws {
    app.dateAtLaunch = Date(timeIntervalSince1970: 1_700_000_000)  // 22:13:20 in Greenwich
    try launch()
    try app.run {
      var parts = DateComponents()
      parts.calendar = Calendar(identifier: .gregorian)
      parts.calendar?.timeZone = try #require(TimeZone(secondsFromGMT: 0))
      parts.hour = 22
      parts.minute = 14
      let content = UNMutableNotificationContent()
      content.title = "Late"
      let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
      #expect(trigger.nextTriggerDate() == Date(timeIntervalSince1970: 1_700_000_040))
      UNUserNotificationCenter.current().add(
        UNNotificationRequest(identifier: "late", content: content, trigger: trigger))
    }
    try app.advance(by: 41)
    #expect(listener.said == ["presents Late"])
  }

  @Test func `A delegate may answer asynchronously`() throws {
    final class Late: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
      ) async -> UNNotificationPresentationOptions { [.list] }
    }
    try launch()
    let late = Late()
    try app.run { UNUserNotificationCenter.current().delegate = late }
    try ask("tea", in: 1)
    try app.settle()
    #expect(app.hardware.notifications.delivered.count == 1)
  }

  @Test func `What a server sends is shown`() throws {
    try launch()
    let content = UNMutableNotificationContent()
    content.title = "News"
    app.hardware.notifications.receive(content, identifier: "push")
    #expect(listener.said == ["presents News"])
  }
}

/// What closures were called with.
final class Answers: @unchecked Sendable {
  private(set) var all: [String] = []
  func add(_ answer: String) { all.append(answer) }
}
