import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// Notifications as apps scheduled them before iOS 10, by Apple's documentation of `UILocalNotification`.
@MainActor @Suite struct LocalNotificationTests {
  private final class Alarm: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var heard: [String] = []

    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
      heard.append("types \(notificationSettings.types.rawValue)")
    }
    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
      heard.append(notification.alertBody ?? "")
    }
  }

  private func launched() throws -> XCUIApplication {
    let app = XCUIApplication(delegate: Alarm.self)
    try app.launch()
    return app
  }

  private func notification(_ text: String, after seconds: TimeInterval) -> UILocalNotification {
    let notification = UILocalNotification()
    notification.alertBody = text
    notification.fireDate = Date(timeIntervalSinceNow: seconds)
    return notification
  }

  private var heard: [String] { (UIApplication.shared.delegate as? Alarm)?.heard ?? [] }

  @Test func `Notifications come at their dates, the next one first, and change the badge`() throws {
    let app = try launched()
    try app.run {
      let last = notification("last", after: 20)
      last.applicationIconBadgeNumber = 3
      UIApplication.shared.scheduleLocalNotification(last)
      last.alertBody = "changed behind the copy"
      UIApplication.shared.scheduleLocalNotification(notification("first", after: 10))
      UIApplication.shared.presentLocalNotificationNow(notification("now", after: 99))
      #expect(UIApplication.shared.scheduledLocalNotifications?.map(\.alertBody) == ["now", "first", "last"])
    }
    try app.advance(by: 5)
    try app.run { #expect(heard == ["now"]) }
    try app.advance(by: 10)
    try app.run { #expect(heard == ["now", "first"] && UIApplication.shared.applicationIconBadgeNumber == 0) }
    try app.advance(by: 10)
    try app.run {
      #expect(heard == ["now", "first", "last"] && UIApplication.shared.applicationIconBadgeNumber == 3)
      #expect(UIApplication.shared.scheduledLocalNotifications == [])
    }
  }

  @Test func `A notification is taken back by an equal one, or with all others`() throws {
    let app = try launched()
    try app.run {
      let application = UIApplication.shared
      let notifications = ["a", "b", "c"].map { notification($0, after: 10) }
      for notification in notifications { application.scheduleLocalNotification(notification) }
      application.cancelLocalNotification(notifications[1])
      #expect(application.scheduledLocalNotifications?.map(\.alertBody) == ["a", "c"])
      if let first = application.scheduledLocalNotifications?.first { application.cancelLocalNotification(first) }
      #expect(application.scheduledLocalNotifications?.map(\.alertBody) == ["c"])
      application.cancelAllLocalNotifications()
      application.scheduledLocalNotifications = [notification("d", after: 1)]
    }
    try app.advance(by: 30)
    try app.run { #expect(heard == ["d"]) }
  }

  @Test func `One that repeats comes again after its unit; the delegate is told while the app is active`() throws {
    let app = try launched()
    try app.run {
      let hourly = notification("hour", after: 1800)
      hourly.repeatInterval = .hour
      UIApplication.shared.scheduleLocalNotification(hourly)
    }
    try app.advance(by: 2 * 3600)
    try app.run { #expect(heard == ["hour", "hour"]) }
    try app.hardware.press(.home)
    try app.advance(by: 3600)
    try app.run { #expect(heard == ["hour", "hour"]) }
  }

  @Test func `One that repeats and is long overdue comes once, and then at its next time`() throws {
    let app = try launched()
    try app.run {
      let old = notification("old", after: -86_430)
      old.repeatInterval = .minute
      UIApplication.shared.scheduleLocalNotification(old)
    }
    try app.advance(by: 1)
    try app.run { #expect(heard == ["old"]) }
    try app.advance(by: 40)
    try app.run { #expect(heard == ["old", "old"]) }
  }

  @Test func `Settings are those that the app has asked for, and the delegate is told of them`() throws {
    let app = try launched()
    try app.run {
      #expect(UIApplication.shared.currentUserNotificationSettings == nil)
      let action = UIMutableUserNotificationAction()
      (action.identifier, action.title, action.isDestructive) = ("stop", "Stop", true)
      let category = UIMutableUserNotificationCategory()
      category.identifier = "alarm"
      category.setActions([action], for: .default)
      #expect(category.actions(for: .minimal) == nil && category.actions(for: .default)?.first?.identifier == "stop")
      UIApplication.shared.registerUserNotificationSettings(
        UIUserNotificationSettings(types: [.alert, .sound], categories: [category]))
    }
    try app.run {
      #expect(heard == ["types 6"])
      #expect(UIApplication.shared.currentUserNotificationSettings?.types == [.alert, .sound])
      #expect(UIApplication.shared.currentUserNotificationSettings?.categories?.first?.identifier == "alarm")
    }
  }
}
