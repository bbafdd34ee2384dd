import PlainviewUIAutomation
import PlainviewUserNotifications
import Testing
import UIKit

/// Extensions that change a notification before the user sees it.
@MainActor @Suite struct NotificationServiceTests {
  private final class Service: UNNotificationServiceExtension, @unchecked Sendable {
    let answers: Bool
    var handler: ((UNNotificationContent) -> Void)?
    var expired = 0
    init(answers: Bool) { self.answers = answers }
    override func didReceive(
      _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
      let content = UNMutableNotificationContent()
      content.title = request.content.title + "!"
      handler = contentHandler
      if answers { contentHandler(content) }
    }
    override func serviceExtensionTimeWillExpire() { expired += 1 }
  }

  private final class Center: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.list, .banner]) }
  }

  private let center = Center()
  private let app = XCUIApplication(rootViewController: UIViewController())

  private func receive(through service: UNNotificationServiceExtension) throws {
    try app.launch()
    try app.run { UNUserNotificationCenter.current().delegate = center }
    app.hardware.notifications.authorization = .authorized
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    app.hardware.notifications.receive(content, identifier: "tea", through: service)
  }

  private var titles: [String] { app.hardware.notifications.shown.map(\.notification.request.content.title) }

  @Test func `The user sees what the extension has made, once`() throws {
    let service = Service(answers: true)
    try receive(through: service)
    try app.settle()
    #expect(titles == ["Tea!"])
    service.handler?(UNMutableNotificationContent())
    try app.advance(by: 31)
    #expect(titles == ["Tea!"] && service.expired == 0)
  }

  @Test func `After 30 seconds the user sees what was sent`() throws {
    let service = Service(answers: false)
    try receive(through: service)
    try app.advance(by: 29)
    #expect(titles.isEmpty && service.expired == 0)
    try app.advance(by: 2)
    #expect(titles == ["Tea"] && service.expired == 1)
  }

  @Test func `A text for notifications gets its arguments`() {
    #expect(
      NSString.localizedUserNotificationString(forKey: "%@ in %d minutes", arguments: ["Tea", 5]) == "Tea in 5 minutes")
    #expect(NSString.localizedUserNotificationString(forKey: "100 %", arguments: nil) == "100 %")
  }
}
