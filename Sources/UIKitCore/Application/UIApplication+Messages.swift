public import Foundation
import PlainviewRuntime

// What the app's life posts, as messages with types beside the notifications.

/// A message of the app's that carries nothing.
package protocol ApplicationMessage: NotificationCenter.MainActorMessage where Subject == UIApplication {
  static var name: Notification.Name { get }
  init()
}

extension ApplicationMessage {
  @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
    notification.name == name ? Self() : nil
  }
}

extension UIApplication {
  public struct DidFinishLaunchingMessage: ApplicationMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.didFinishLaunchingNotification }
    public init() {}
  }
  public struct DidBecomeActiveMessage: ApplicationMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
    public init() {}
  }
  public struct WillResignActiveMessage: ApplicationMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.willResignActiveNotification }
    public init() {}
  }
  public struct DidEnterBackgroundMessage: ApplicationMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
    public init() {}
  }
  public struct WillEnterForegroundMessage: ApplicationMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
    public init() {}
  }
  public struct WillTerminateMessage: ApplicationMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.willTerminateNotification }
    public init() {}
  }
  public struct DidReceiveMemoryWarningMessage: ApplicationMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }
    public init() {}
  }
  public struct SignificantTimeChangeMessage: ApplicationMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.significantTimeChangeNotification }
    public init() {}
  }
  public struct BackgroundRefreshStatusDidChangeMessage: ApplicationMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.backgroundRefreshStatusDidChangeNotification }
    public init() {}
  }
  public struct ProtectedDataWillBecomeUnavailableMessage: ApplicationMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.protectedDataWillBecomeUnavailableNotification }
    public init() {}
  }
  public struct ProtectedDataDidBecomeAvailableMessage: ApplicationMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.protectedDataDidBecomeAvailableNotification }
    public init() {}
  }
  public struct UserDidTakeScreenshotMessage: ApplicationMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.userDidTakeScreenshotNotification }
    public init() {}
  }

  /// Tells those who wait for messages of a notification: Foundation does not pass on notifications to them here.
  func postMessage(of name: Notification.Name) {
    let kinds: [any ApplicationMessage.Type] = [
      DidFinishLaunchingMessage.self,
      DidBecomeActiveMessage.self,
      WillResignActiveMessage.self,
      DidEnterBackgroundMessage.self,
      WillEnterForegroundMessage.self,
      WillTerminateMessage.self,
      DidReceiveMemoryWarningMessage.self,
      SignificantTimeChangeMessage.self,
      BackgroundRefreshStatusDidChangeMessage.self,
      ProtectedDataWillBecomeUnavailableMessage.self,
      ProtectedDataDidBecomeAvailableMessage.self,
      UserDidTakeScreenshotMessage.self,
    ]
    guard let kind = kinds.first(where: { $0.name == name }) else { return }
    UserCode.run { kind.init().post(to: self) }
  }
}

extension ApplicationMessage {
  @MainActor fileprivate func post(to application: UIApplication) {
    NotificationCenter.default.post(self, subject: application)
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
  public static var didFinishLaunching: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  public static var didBecomeActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  public static var willResignActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  public static var didEnterBackground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  public static var willEnterForeground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  public static var willTerminate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
  public static var didReceiveMemoryWarning: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage> {
  public static var significantTimeChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.BackgroundRefreshStatusDidChangeMessage> {
  public static var backgroundRefreshStatusDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataWillBecomeUnavailableMessage> {
  public static var protectedDataWillBecomeUnavailable: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataDidBecomeAvailableMessage> {
  public static var protectedDataDidBecomeAvailable: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage> {
  public static var userDidTakeScreenshot: Self { Self() }
}
