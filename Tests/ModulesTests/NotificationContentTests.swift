import Foundation
import PlainviewUIAutomation
import PlainviewUserNotifications
import PlainviewUserNotificationsUI
import Testing
import UIKit

/// `UserNotificationsUI`: controllers that show the content of notifications.
@MainActor @Suite struct NotificationContentTests {
  private class Screen: UIViewController {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    var said: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
    }
    func didReceive(_ notification: UNNotification) { label.text = notification.request.content.title }
  }
  private final class Content: Screen, UNNotificationContentExtension {
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .overlay }
    func mediaPlay() { said.append("play") }
    func mediaPause() { said.append("pause") }
  }
  private final class Answering: Screen, UNNotificationContentExtension {
    var option = UNNotificationContentExtensionResponseOption.doNotDismiss
    func didReceive(
      _ response: UNNotificationResponse,
      completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) {
      said.append("\(response.actionIdentifier) \((response as? UNTextInputNotificationResponse)?.userText ?? "")")
      completion(option)
    }
  }

  private final class Center: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    let answers: Answers
    init(_ answers: Answers) { self.answers = answers }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.list, .banner]) }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      answers.add("app: \(response.actionIdentifier)")
      completionHandler()
    }
  }

  private let answers = Answers()
  private let center: Center

  init() { center = Center(answers) }

  private func launch(_ content: Screen) throws -> XCUIApplication {
    let app = XCUIApplication(rootViewController: content)
    try app.launch()
    app.hardware.notifications.authorization = .authorized
    try app.run {
      UNUserNotificationCenter.current().delegate = center
      let action = UNNotificationAction(identifier: "later", title: "Later", options: [])
      UNUserNotificationCenter.current().setNotificationCategories([
        UNNotificationCategory(identifier: "tea", actions: [action], intentIdentifiers: [], options: [])
      ])
    }
    let note = UNMutableNotificationContent()
    note.title = "Tea is ready"
    note.categoryIdentifier = "tea"
    app.hardware.notifications.receive(note, identifier: "1")
    try app.settle()
    return app
  }

  @Test func `A controller gets the notification and the actions of its category`() throws {
    let content = Content()
    let app = try launch(content)
    #expect(app.hardware.notificationContent.open("1", in: content))
    #expect(!app.hardware.notificationContent.open("2", in: content))
    #expect(app.staticTexts["Tea is ready"].exists)
    #expect(content.extensionContext?.notificationActions.map(\.identifier) == ["later"])
  }

  @Test func `Without the method the app gets the action`() throws {
    let content = Content()
    let app = try launch(content)
    app.hardware.notificationContent.open("1", in: content)
    #expect(!app.hardware.notificationContent.choose("never", in: content))
    #expect(app.hardware.notificationContent.choose("later", in: content))
    try app.settle()
    #expect(answers.all == ["app: later"] && !app.hardware.notificationContent.isOpen(in: content))
  }

  @Test func `The controller decides what happens after an action`() throws {
    let content = Answering()
    let app = try launch(content)
    let screen = app.hardware.notificationContent
    screen.open("1", in: content)
    screen.choose("later", text: "in 5", in: content)
    #expect(screen.isOpen(in: content) && app.hardware.notifications.delivered.count == 1)
    content.option = .dismiss
    screen.choose("later", in: content)
    try app.settle()
    #expect(!screen.isOpen(in: content) && app.hardware.notifications.delivered.isEmpty)
    #expect(content.said == ["later in 5", "later "] && answers.all == [])
  }

  @Test func `The button plays and pauses, and the extension may open the app`() throws {
    let content = Content()
    let app = try launch(content)
    let screen = app.hardware.notificationContent
    screen.open("1", in: content)
    screen.tapMediaButton(in: content)
    screen.tapMediaButton(in: content)
    try app.run { content.extensionContext?.mediaPlayingStarted() }
    screen.tapMediaButton(in: content)
    #expect(content.said == ["play", "pause", "pause"])
    try app.run { content.extensionContext?.performNotificationDefaultAction() }
    try app.settle()
    #expect(answers.all == ["app: \(UNNotificationDefaultActionIdentifier)"] && !screen.isOpen(in: content))
  }

  @Test func `A category may lack the texts for hidden previews and for several notifications`() {
    let category = UNNotificationCategory(
      identifier: "tea", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: nil,
      categorySummaryFormat: "%u more", options: [])
    #expect(category.hiddenPreviewsBodyPlaceholder == "" && category.categorySummaryFormat == "%u more")
  }
}
