import Foundation
import PlainviewUIAutomation
import PlainviewUIKitCore
import Testing
import UIKit

/// Methods with completions, called and written as functions that wait.
@MainActor @Suite struct WaitingFunctionTests {
  private static func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  /// What the screen noted, without the times.
  private func events(_ screen: LoadingScreen) -> [String] {
    screen.log.map { $0.split(separator: " ").dropLast().joined(separator: " ") }
  }

  @Test func `Whether a URL was opened is the answer, of the application and of a scene`() throws {
    let (screen, app) = try LoadingScreen.launched()
    let (known, unknown) = (try Self.url("https://example.com"), try Self.url("nobody://here"))
    try app.run {
      Task {
        let isKnown = await UIApplication.shared.open(known)
        screen.note("opened \(isKnown)")
        let isUnknown = await UIApplication.shared.open(unknown, options: [.universalLinksOnly: false])
        screen.note("opened \(isUnknown)")
        guard let scene = screen.view.window?.windowScene else { return }
        let isOfScene = await scene.open(unknown, options: nil)
        screen.note("scene \(isOfScene)")
      }
    }
    try app.settle()
    #expect(Array(events(screen).prefix(2)) == ["opened true", "opened false"])
    #expect(events(screen).dropFirst(2).allSatisfy { $0 == "scene false" })
    #expect(Array(app.openedURLs.prefix(2)) == [known, unknown])
  }

  @Test func `In a function that does not wait the method with a completion is called`() throws {
    let (screen, app) = try LoadingScreen.launched()
    let link = try Self.url("https://example.com")
    try app.run {
      UIApplication.shared.open(link)
      UIApplication.shared.open(link, options: [:]) { screen.note("opened \($0)") }
      #expect(screen.log == [])
    }
    try app.settle()
    #expect(events(screen) == ["opened true"])
  }

  @Test func `Presenting, dismissing and animating do not wait, as in UIKit's headers`() throws {
    let (screen, app) = try LoadingScreen.launched()
    try app.run {
      Task {
        // Each of these would need `await` if there were a function that waits.
        screen.dismiss(animated: false)
        screen.present(UIViewController(), animated: false)
        UIView.animate(withDuration: 0.4) { screen.label.alpha = 0 }
        UIView.transition(with: screen.label, duration: 0.1, animations: nil)
        screen.note("done")
      }
    }
    try app.settle()
    #expect(screen.log == ["done 0"])
  }

  @Test func `The icon has changed when the function goes on`() throws {
    let (screen, app) = try LoadingScreen.launched()
    try app.run {
      Task {
        try await UIApplication.shared.setAlternateIconName("Night")
        screen.note("icon \(UIApplication.shared.alternateIconName ?? "none")")
      }
    }
    try app.settle()
    #expect(events(screen) == ["icon Night"])
  }

  @Test func `Pictures are made ready for the screen, and as small ones`() throws {
    let (screen, app) = try LoadingScreen.launched()
    try app.run {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
      Task {
        let shown = await picture.byPreparingForDisplay()
        screen.note("a \(shown?.size.height ?? 0)")
        let small = await picture.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 10))
        screen.note("b \(small?.size.height ?? 0)")
      }
      picture.prepareForDisplay { shown in
        let height = shown?.size.height ?? 0
        DispatchQueue.main.async { screen.noteOnMainQueue("c \(height)") }
      }
      picture.prepareThumbnail(of: CGSize(width: 20, height: 20)) { small in
        let height = small?.size.height ?? 0
        DispatchQueue.main.async { screen.noteOnMainQueue("d \(height)") }
      }
    }
    try app.settle()
    #expect(events(screen).sorted() == ["a 20.0", "b 5.0", "c 20.0", "d 10.0"])
  }

  @Test func `Rows have been reloaded when the function goes on`() throws {
    let (screen, app) = try LoadingScreen.launched()
    let table = UITableView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in UITableViewCell() }
    try app.run {
      screen.view.addSubview(table)
      Task {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        await source.applySnapshotUsingReloadData(snapshot)
        screen.note("rows \(table.numberOfRows(inSection: 0))")
      }
    }
    try app.settle()
    #expect(events(screen) == ["rows 2"])
  }

  // MARK: Delegates

  @Test func `An app's delegate may wait for what a notification and a quick action need`() throws {
    let app = XCUIApplication(delegate: WaitingDelegate.self)
    try app.launch()
    try app.sendRemoteNotification(["id": 7])
    try app.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
    try app.settle()
    #expect(try app.run { Heard.take() } == ["notification 7", "action new"])
  }

  @Test func `A scene's delegate may wait for what a quick action needs`() throws {
    let app = XCUIApplication(delegate: AppDelegate.self, sceneDelegate: WaitingSceneDelegate.self)
    try app.launch()
    _ = try app.run { Heard.take() }
    try app.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
    try app.settle()
    #expect(try app.run { Heard.take() } == ["action new"])
  }

  @Test func `The method with a closure is called rather than the one that waits`() throws {
    let app = XCUIApplication(delegate: OlderDelegate.self)
    try app.launch()
    try app.sendRemoteNotification(["id": 7])
    try app.settle()
    #expect(try app.run { Heard.take() } == ["closure"])
  }
}

/// A delegate that shows an empty screen.
private class ScreenDelegate: UIResponder {
  var window: UIWindow?

  func show() -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class WaitingDelegate: ScreenDelegate, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { show() }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    let id = userInfo["id"] as? Int ?? 0
    await Task.yield()
    Heard.note("notification \(id)")
    return .newData
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    let type = shortcutItem.type
    await Task.yield()
    Heard.note("action \(type)")
    return true
  }
}

private final class OlderDelegate: ScreenDelegate, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { show() }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    Heard.note("closure")
    completionHandler(.newData)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    Heard.note("waiting")
    return .noData
  }
}

private final class WaitingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    let type = shortcutItem.type
    await Task.yield()
    Heard.note("action \(type)")
    return true
  }
}
