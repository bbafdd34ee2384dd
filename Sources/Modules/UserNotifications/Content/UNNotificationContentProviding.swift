public import Foundation

/// An object that knows more of what a notification is about, such as an intent with the sender of a message.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

/// An object that knows what it changes in the contents of a notification.
package protocol NotificationContentUpdating: UNNotificationContentProviding {
  func update(_ content: UNMutableNotificationContent)
}

extension UNNotificationContent {
  /// Returns the same contents, with what an object knows: for a message or a call the name of its sender is the title,
  /// that of the group the line below it. An object of another kind is the error `contentProvidingObjectNotAllowed`.
  public func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
    guard let provider = provider as? any NotificationContentUpdating,
      let content = mutableCopy() as? UNMutableNotificationContent
    else { throw UNError(.contentProvidingObjectNotAllowed) }
    provider.update(content)
    return content
  }
}
