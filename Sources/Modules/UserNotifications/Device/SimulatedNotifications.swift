import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation
import PlainviewUIKitCore

extension XCUIDevice {
  /// The notifications of the app on this device, and what its user allows.
  public var notifications: SimulatedNotifications { SimulatedNotifications(device: self) }
}

/// The notifications of an app on a simulated device, and what its user allows; they outlive a launch.
@preconcurrency @MainActor public struct SimulatedNotifications {
  /// A notification that the user was shown.
  public struct Shown: Sendable {
    /// The notification.
    public let notification: UNNotification
    /// How, as the app in front said; all of it for one that came while the app was not in front.
    public let options: UNNotificationPresentationOptions
  }

  let device: XCUIDevice
  private var part: NotificationDevice { .of(device.parts) }

  /// What the user allows, as it is set in Settings.
  public var authorization: UNAuthorizationStatus {
    get { part.state.status }
    nonmutating set { part.change { $0.status = newValue } }
  }
  /// Whether the user allows notifications when the app asks; yes before it is set.
  public var allows: Bool {
    get { part.state.allows }
    nonmutating set { part.change { $0.allows = newValue } }
  }
  /// The requests that wait for their time, oldest first.
  public var pending: [UNNotificationRequest] { part.state.pending }
  /// What stands in the list of notifications, oldest first.
  public var delivered: [UNNotification] { part.state.delivered }
  /// All that the user was shown, oldest first.
  public var shown: [Shown] { part.state.shown }

  /// The categories that the app has set.
  public var categories: Set<UNNotificationCategory> { part.state.categories }

  /// Lets a notification come that a server has sent.
  public func receive(_ content: UNNotificationContent, identifier: String) {
    let request = UNNotificationRequest(
      identifier: identifier, content: content, trigger: UNPushNotificationTrigger(repeats: false))
    device.change { UNUserNotificationCenter.current().deliver(request) }
  }

  /// Taps a notification that stands in the list, or a button of it; the app comes to the front, unless the button's
  /// options say otherwise. False where no such notification stands there.
  ///
  /// That a notification was thrown away is told only if its category has the option `customDismissAction`.
  @discardableResult
  public func respond(
    to identifier: String, action: String = UNNotificationDefaultActionIdentifier, text: String? = nil
  ) -> Bool {
    guard part.state.delivered.contains(where: { $0.request.identifier == identifier }) else { return false }
    device.change { answer(identifier, action, text) }
    return true
  }

  /// The same, in the running app.
  package func answer(_ identifier: String, _ action: String, _ text: String?) {
    guard let notification = part.state.delivered.last(where: { $0.request.identifier == identifier }) else { return }
    part.change { $0.delivered.removeAll { $0.request.identifier == identifier } }
    let response =
      text.map {
        UNTextInputNotificationResponse(notification: notification, actionIdentifier: action, userText: $0)
      } ?? UNNotificationResponse(notification: notification, actionIdentifier: action)
    let category = part.state.categories.first { $0.identifier == notification.request.content.categoryIdentifier }
    if action == UNNotificationDismissActionIdentifier, category?.options.contains(.customDismissAction) != true {
      return
    }
    let chosen = category?.actions.first { $0.identifier == action }
    let opens = chosen.map { $0.options.contains(.foreground) } ?? (action != UNNotificationDismissActionIdentifier)
    if opens, UIApplication.shared.applicationState != .active { UIApplication.shared.activate() }
    UNUserNotificationCenter.current().tell(response)
  }
}
