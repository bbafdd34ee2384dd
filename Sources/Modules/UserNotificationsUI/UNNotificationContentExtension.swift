public import Foundation
public import PlainviewGraphics
import PlainviewRuntime
public import PlainviewUserNotifications

/// The buttons by which media in a notification are played: none, one that stays, one over the content.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable { case none, `default`, overlay }

/// What happens to a notification after its action: it stays, it goes, or it goes and the app gets the action.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  /// The notification stays.
  case doNotDismiss
  /// The notification goes; the app hears nothing.
  case dismiss
  /// The notification goes, and the app gets the action.
  case dismissAndForwardAction
}

/// A controller of an extension that shows the content of a notification; all but the first method are optional.
///
/// The test shows the controller and opens a notification in it: `XCUIDevice.notificationContent`.
@preconcurrency @MainActor public protocol UNNotificationContentExtension: NSObjectProtocol {
  /// Called with the notification that is shown.
  func didReceive(_ notification: UNNotification)
  /// Called with the action that the user has chosen; the closure says what happens then.
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
  /// The button by which media are played.
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
  /// The rectangle of the button in the controller's view.
  var mediaPlayPauseButtonFrame: CGRect { get }
  /// The color of the button.
  var mediaPlayPauseButtonTintColor: UIColor { get }
  /// Called when the media are to be played.
  func mediaPlay()
  /// Called when the media are to stop.
  func mediaPause()
}

extension UNNotificationContentExtension {
  /// The default of the optional `didReceive(_:completionHandler:)`: the app gets the action.
  dynamic public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) { leftOut(by: self, with: [response, completion]) }
  /// The default: no button.
  public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
  /// The default: an empty rectangle.
  public var mediaPlayPauseButtonFrame: CGRect { .zero }
  /// The default: the system's blue.
  public var mediaPlayPauseButtonTintColor: UIColor { .systemBlue }
  /// The default of the optional `mediaPlay()`; does nothing.
  dynamic public func mediaPlay() { leftOut(by: self, with: []) }
  /// The default of the optional `mediaPause()`; does nothing.
  dynamic public func mediaPause() { leftOut(by: self, with: []) }
}
