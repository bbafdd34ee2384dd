public import PlainviewUIKitCore

extension UIScene.ConnectionOptions {
  /// The user's answer to a notification that the scene is connected for; always nil: none launches an app here.
  public var notificationResponse: UNNotificationResponse? { nil }
}

extension UNNotificationResponse {
  /// The scene that the answer is for: the one in front; nil without any.
  @preconcurrency @MainActor public var targetScene: UIScene? { UIApplication.shared.scenesInOrder.last }
}
