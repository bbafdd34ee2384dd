import Foundation
import PlainviewRuntime

/// Decides how notifications are shown while the app is in front, and is told what the user does with them; every method is
/// optional. Of the two forms of a method the one with a closure goes first.
@preconcurrency public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called when a notification comes while the app is in front; the closure gets how it is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called when the user has opened, answered or dismissed a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Called when the user opens the app's settings for notifications; never called here.
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
  /// Called when a notification comes while the app is in front; the answer is how it is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Called when the user has opened, answered or dismissed a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
}

extension UNUserNotificationCenterDelegate {
  /// The default of the optional method: the one without a closure is called.
  dynamic public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { leftOut(by: self, anywhere: (), with: [center, notification, completionHandler]) }
  /// The default of the optional method: the one without a closure is called.
  dynamic public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { leftOut(by: self, anywhere: (), with: [center, response, completionHandler]) }
  /// The default of the optional method: does nothing.
  dynamic public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) { leftOut(by: self, anywhere: (), with: [center, notification]) }
  /// The default of the optional method: the notification is not shown.
  dynamic public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { leftOut(by: self, anywhere: [], with: [center, notification]) }
  /// The default of the optional method: does nothing.
  dynamic public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async { leftOut(by: self, anywhere: (), with: [center, response]) }
}
