public import PlainviewUserNotifications

extension INSendMessageIntent: UNNotificationContentProviding {}

extension INSendMessageIntent: NotificationContentUpdating {
  package func update(_ content: UNMutableNotificationContent) {
    if let sender, !sender.displayName.isEmpty { content.title = sender.displayName }
    if let speakableGroupName { content.subtitle = speakableGroupName.spokenPhrase }
  }
}

extension INStartCallIntent: UNNotificationContentProviding {}

extension INStartCallIntent: NotificationContentUpdating {
  package func update(_ content: UNMutableNotificationContent) {
    if let name = contacts?.first?.displayName, !name.isEmpty { content.title = name }
  }
}
