import PlainviewUIAutomation
import PlainviewUserNotifications
import Testing
import UIKit

/// The scene that the user's answer to a notification is for.
@MainActor @Suite struct NotificationSceneTests {
  private final class Listener: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    var scene: UIScene?
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.list]) }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      MainActor.assumeIsolated { scene = response.targetScene }
      completionHandler()
    }
  }

  @Test func `An answer is for the scene in front`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    let listener = Listener()
    try app.launch()
    try app.run { UNUserNotificationCenter.current().delegate = listener }
    app.hardware.notifications.authorization = .authorized
    app.hardware.notifications.receive(UNMutableNotificationContent(), identifier: "a")
    try app.settle()
    #expect(app.hardware.notifications.respond(to: "a"))
    try app.settle()
    #expect(listener.scene != nil)
    try app.run { #expect(UIApplication.shared.connectedScenes.first === listener.scene) }
  }
}
