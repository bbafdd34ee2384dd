import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore
import PlainviewUIAutomation
public import PlainviewUserNotifications

/// The request to show one notification.
final class NotificationContext: NSExtensionContext, @unchecked Sendable {
  let notification: UNNotification
  let device: XCUIDevice
  var actions: [UNNotificationAction]
  var isPlaying = false
  var isDismissed = false

  init(_ notification: UNNotification, _ actions: [UNNotificationAction], _ device: XCUIDevice) {
    self.notification = notification
    self.actions = actions
    self.device = device
    super.init()
  }
}

extension NSExtensionContext {
  private var content: NotificationContext? { self as? NotificationContext }

  /// The actions below a notification: those of its category, until the extension sets others.
  public var notificationActions: [UNNotificationAction] {
    get { content?.actions ?? [] }
    set { content?.actions = newValue }
  }

  /// Closes the content of the notification, which stays in the list.
  public func dismissNotificationContentExtension() { content?.isDismissed = true }

  /// Opens the app as a tap on the notification does.
  public func performNotificationDefaultAction() {
    guard let content else { return }
    MainQueue.run {
      content.isDismissed = true
      content.device.notifications.answer(
        content.notification.request.identifier, UNNotificationDefaultActionIdentifier, nil)
    }
  }

  /// Says that media are played, so that the button is for pausing.
  public func mediaPlayingStarted() { content?.isPlaying = true }
  /// Says that media are no longer played, so that the button is for playing.
  public func mediaPlayingPaused() { content?.isPlaying = false }
}
