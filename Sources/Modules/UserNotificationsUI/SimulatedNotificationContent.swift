import PlainviewRuntime
public import PlainviewUIAutomation
public import PlainviewUIKitCore
import PlainviewUserNotifications

extension XCUIDevice {
  /// The contents of notifications on this device, which extensions show.
  public var notificationContent: SimulatedNotificationContent { SimulatedNotificationContent(device: self) }
}

/// What the user does with the content of a notification.
@preconcurrency @MainActor public struct SimulatedNotificationContent {
  let device: XCUIDevice

  /// Opens a notification of the list in a controller, which has to be shown; false where there is no such notification.
  @discardableResult
  public func open(
    _ identifier: String, in controller: any UIViewController & UNNotificationContentExtension
  ) -> Bool {
    guard let notification = device.notifications.delivered.last(where: { $0.request.identifier == identifier }) else {
      return false
    }
    device.change {
      let category = device.notifications.categories.first {
        $0.identifier == notification.request.content.categoryIdentifier
      }
      let context = NotificationContext(notification, category?.actions ?? [], device)
      controller.beginRequest(with: context)
      UserCode.tell(controller as any UNNotificationContentExtension, "didReceive(_:)") {
        $0.didReceive(notification)
      }
    }
    return true
  }

  /// Chooses an action below an open notification, with a text for one that takes text; false for one that is not there.
  ///
  /// The controller says what happens: the notification stays, it goes, or it goes and the app gets the action, as it
  /// does when the controller leaves the method out.
  @discardableResult
  public func choose(
    _ action: String, text: String? = nil, in controller: any UIViewController & UNNotificationContentExtension
  ) -> Bool {
    guard let context = Self.context(of: controller), context.actions.contains(where: { $0.identifier == action })
    else { return false }
    let response =
      text.map {
        UNTextInputNotificationResponse(
          notification: context.notification, actionIdentifier: action, userText: $0)
      } ?? UNNotificationResponse(notification: context.notification, actionIdentifier: action)
    let identifier = context.notification.request.identifier
    let notifications = device.notifications
    let end: @MainActor (UNNotificationContentExtensionResponseOption) -> Void = { option in
      guard option != .doNotDismiss else { return }
      context.isDismissed = true
      if option == .dismissAndForwardAction {
        notifications.answer(identifier, action, text)
      } else {
        UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: [identifier])
      }
    }
    device.change {
      let heard: Void? = UserCode.ask(
        controller as any UNNotificationContentExtension, "didReceive(_:completionHandler:)"
      ) { $0.didReceive(response) { option in MainQueue.run { end(option) } } }
      if heard == nil { end(.dismissAndForwardAction) }
    }
    return true
  }

  /// Taps the button that plays media, or stops them while they are played; false where there is no such button.
  @discardableResult
  public func tapMediaButton(in controller: any UIViewController & UNNotificationContentExtension) -> Bool {
    guard let context = Self.context(of: controller), controller.mediaPlayPauseButtonType != .none else { return false }
    device.change {
      let content = controller as any UNNotificationContentExtension
      if context.isPlaying {
        context.isPlaying = false
        UserCode.tell(content, "mediaPause()") { $0.mediaPause() }
      } else {
        context.isPlaying = true
        UserCode.tell(content, "mediaPlay()") { $0.mediaPlay() }
      }
    }
    return true
  }

  /// Whether the content of a notification is open in a controller.
  public func isOpen(in controller: any UIViewController & UNNotificationContentExtension) -> Bool {
    Self.context(of: controller) != nil
  }

  private static func context(of controller: UIViewController) -> NotificationContext? {
    guard let context = controller.extensionContext as? NotificationContext, !context.isDismissed else { return nil }
    return context
  }
}
