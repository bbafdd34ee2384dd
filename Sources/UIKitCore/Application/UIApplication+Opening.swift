import Foundation
import PlainviewRuntime

extension UIApplication {
  /// The URL of the app's page in the settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's page in the settings of notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings-notif:"

  /// The schemes that some app on the device handles, in lower case; Plainview's own, for tests to set.
  package var openableSchemes: Set<String> {
    get { life.openableSchemes }
    set { life.openableSchemes = Set(newValue.map { $0.lowercased() }) }
  }

  /// What the app asked to open, oldest first.
  package var openedURLs: [OpenedURL] { life.openedURLs }

  func baseOpen(_ url: URL, options: [OpenExternalURLOptionsKey: Any], completionHandler completion: ((Bool) -> Void)?)
  {
    let isOwn = life.manifest?.takes(url) ?? false
    let wasOpened = isOwn || (!(options[.universalLinksOnly] as? Bool ?? false) && hasApp(for: url))
    life.openedURLs.append(OpenedURL(url: url, wasOpened: wasOpened))
    note(.application, .init(text: "opens \(url.absoluteString)\(wasOpened ? "" : ": no app takes it")")) { $0.text }
    clock.schedule(after: 0, "answer of open \(url.absoluteString)") { [weak self] in
      if isOwn { self?.receive(url) }
      completion?(wasOpened)
    }
  }

  func baseCanOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    if let manifest = life.manifest, !manifest.mayQuery(scheme) {
      SimulatedProcess.log(
        "-canOpenURL: failed for URL: \"\(url.absoluteString)\" - error: \"This app is not allowed to query for scheme "
          + "\(scheme)\"")
      return false
    }
    return life.manifest?.takes(url) ?? false || hasApp(for: url)
  }

  func baseOpenURL(_ url: URL) -> Bool {
    let isTaken = life.manifest?.takes(url) ?? false || hasApp(for: url)
    open(url, options: [:], completionHandler: nil)
    return isTaken
  }

  private func hasApp(for url: URL) -> Bool { url.scheme.map { openableSchemes.contains($0.lowercased()) } ?? false }

  /// Notes what the app does, where an app was launched that has a delegate.
  func noteOfApp(_ text: @autoclosure () -> String) {
    if delegate != nil { note(.application, .init(text: text())) { $0.text } }
  }
}

/// `UIApplication.openNotificationSettingsURLString` by its first name.
public let UIApplicationOpenNotificationSettingsURLString = UIApplication.openNotificationSettingsURLString
