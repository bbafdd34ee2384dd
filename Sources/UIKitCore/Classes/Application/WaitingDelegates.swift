public import Foundation

/// The methods of an app's delegate that wait; Plainview's own.
///
/// They are in a protocol of their own because the methods of the delegate's are looked up by their code, which those that
/// wait have elsewhere.
@preconcurrency @MainActor public protocol _WaitingApplicationDelegate: NSObjectProtocol {
  /// Called when the user has chosen a quick action, where the method with a closure is left out; returns whether it succeeded.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
  /// Called with the contents of a remote notification, where the method with a closure is left out; returns what was fetched.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
}

/// The method of a scene's delegate that waits; Plainview's own, see `_WaitingApplicationDelegate`.
@preconcurrency @MainActor public protocol _WaitingWindowSceneDelegate: NSObjectProtocol {
  /// Called when the user has chosen a quick action, where the method with a closure is left out; returns whether it succeeded.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}
