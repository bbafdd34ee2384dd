public import Foundation

/// A notification to be delivered, and when.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The name of the request; a request of the same name is replaced.
  public let identifier: String
  /// What the notification shows.
  public let content: UNNotificationContent
  /// When the notification comes; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Without a trigger it comes at once.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
  }
}

/// A notification that has come.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When the notification came.
  public let date: Date
  /// The request that the notification comes from.
  public let request: UNNotificationRequest

  package init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// The user tapped the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user threw the notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What the user did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification that the user has answered.
  public let notification: UNNotification
  /// The button that the user has chosen, or one of the standard identifiers for opening and dismissing.
  public let actionIdentifier: String

  package init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// A text that the user typed into a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text that the user has typed.
  public let userText: String

  package init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}
