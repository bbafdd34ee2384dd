public import Foundation
import PlainviewRuntime

// The methods with completions as functions that wait. UIKit's headers keep others, such as those that present, dismiss
// and animate, from having this form.
extension UIApplication {
  /// Asks the system to open a URL and returns whether some app takes it.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { (next: CheckedContinuation<Bool, Never>) in
      open(url, options: options, completionHandler: { next.resume(returning: $0) })
    }
  }

  /// Takes another icon, nil the first one again, and returns when it is shown; never throws here.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    try await withCheckedThrowingContinuation { (next: CheckedContinuation<Void, any Error>) in
      setAlternateIconName(alternateIconName) { error in
        if let error { next.resume(throwing: error) } else { next.resume() }
      }
    }
  }
}

extension UIScene {
  /// Asks the system to open a URL and returns whether some app takes it.
  @discardableResult
  public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    await withCheckedContinuation { (next: CheckedContinuation<Bool, Never>) in
      open(url, options: options, completionHandler: { next.resume(returning: $0) })
    }
  }
}

extension UIApplicationDelegate {
  /// By default false: the action was not performed.
  dynamic public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { leftOut(by: self, false, with: [application, shortcutItem]) }
  /// By default "no data". It stays with its caller's actor, since apps in Swift 5 mode were warned of the dictionary otherwise.
  nonisolated(nonsending) dynamic public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult { leftOut(by: self, anywhere: .noData, with: [application, userInfo]) }
}

extension UIWindowSceneDelegate {
  /// By default false: the action was not performed.
  dynamic public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { leftOut(by: self, false, with: [windowScene, shortcutItem]) }
}
