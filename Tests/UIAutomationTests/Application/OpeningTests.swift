import Foundation
import PlainviewUIAutomation
import PlainviewUIKitCore
import Testing
import UIKit

@MainActor @Suite struct OpeningTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func launched() throws -> XCUIApplication {
    let app = XCUIApplication(delegate: ClassicDelegate.self)
    try app.launch()
    _ = try app.run { Heard.take() }
    return app
  }

  // MARK: Out of the app

  @Test func `What the app opens is written down, and the handler hears whether some app takes it`() throws {
    let app = try launched()
    var answers: [Bool] = []
    let links = try ["https://example.com", "made-up://x", "no-scheme"].map(url)
    try app.run {
      for link in links { UIApplication.shared.open(link) { answers.append($0) } }
      #expect(answers.isEmpty)
    }
    try app.settle()
    #expect(answers == [true, false, false])
    #expect(app.openedURLs == links)
    let lines = try #require(app.process).lastEvents(20).joined(separator: "\n")
    #expect(lines.contains("opens https://example.com"))
    #expect(lines.contains("opens made-up://x: no app takes it"))
  }

  @available(*, deprecated)
  @Test func `The method of old opens as well and says whether some app takes it`() throws {
    let app = try launched()
    let links = try ["https://example.com", "made-up://x"].map(url)
    try app.run { #expect(links.map { UIApplication.shared.openURL($0) } == [true, false]) }
    #expect(app.openedURLs == links)
  }

  @Test func `Which schemes there are apps for is data`() throws {
    let app = try launched()
    let link = try url("Made-Up://x")
    try app.run {
      #expect(!UIApplication.shared.canOpenURL(link))
      UIApplication.shared.openableSchemes.insert("made-up")
      #expect(UIApplication.shared.canOpenURL(link))
    }
  }

  @Test func `A scheme that the Info.plist does not list may not be asked about`() throws {
    let files = try ManifestFiles()
    let plist = try files.plist(
      "<key>LSApplicationQueriesSchemes</key><array><string>known</string></array>")
    let app = XCUIApplication(delegate: ClassicDelegate.self, infoPlist: plist)
    try app.launch()
    let (known, unknown) = (try url("known:a"), try url("fb://a"))
    try app.run {
      UIApplication.shared.openableSchemes.formUnion(["known", "fb"])
      #expect(UIApplication.shared.canOpenURL(known))
      #expect(!UIApplication.shared.canOpenURL(unknown))
    }
    #expect(
      app.console == [
        "-canOpenURL: failed for URL: \"fb://a\" - error: \"This app is not allowed to query for scheme fb\""
      ])
  }

  // MARK: Into the app

  @Test func `A link opens the app that runs, from the background too`() throws {
    let app = try launched()
    try app.open(url("shop://item/1"))
    #expect(try app.run { Heard.take() } == ["open shop://item/1"])
    try app.hardware.press(.home)
    _ = try app.run { Heard.take() }
    try app.open(url("shop://item/2"))
    #expect(
      try app.run { Heard.take() } == [
        "willEnterForeground background", "didBecomeActive active", "open shop://item/2",
      ])
  }

  @Test func `A link launches an app that does not run`() throws {
    let app = XCUIApplication(delegate: ClassicDelegate.self)
    try app.open(url("shop://item/1"))
    let heard = try app.run { Heard.take() }
    #expect(heard.contains("launched by shop://item/1"))
    #expect(heard.contains("open shop://item/1"))
  }

  @Test func `With a scene links come in its options, then to its delegate`() throws {
    let app = XCUIApplication(delegate: AppDelegate.self, sceneDelegate: SceneDelegate.self)
    try app.open(url("shop://item/1"))
    #expect(try app.run { Heard.take() }.contains("scene.with shop://item/1"))
    try app.open(url("shop://item/2"))
    #expect(try app.run { Heard.take() } == ["scene.open shop://item/2"])
    try app.open(url("https://shop.example/3"))
    #expect(try app.run { Heard.take() } == ["scene.continue https://shop.example/3"])
  }

  @Test func `A text without a scheme is no link`() throws {
    let app = XCUIApplication(delegate: ClassicDelegate.self)
    let error = #expect(throws: ElementError.self) { try app.open(url("item/1")) }
    #expect(error?.description.hasPrefix("'item/1' has no scheme such as https") == true)
    #expect(app.state == .notRunning)
  }

  @Test func `An own scheme comes back to the app`() throws {
    let files = try ManifestFiles()
    let plist = try files.plist(
      """
      <key>CFBundleURLTypes</key><array><dict>
      <key>CFBundleURLSchemes</key><array><string>shop</string></array></dict></array>
      """)
    let app = XCUIApplication(delegate: ClassicDelegate.self, infoPlist: plist)
    try app.launch()
    _ = try app.run { Heard.take() }
    let link = try url("shop://item/1")
    try app.run { UIApplication.shared.open(link) }
    try app.settle()
    #expect(try app.run { Heard.take() } == ["open shop://item/1"])
  }

  // MARK: In the background

  @Test func `A background task expires when its 30 seconds are over`() throws {
    let app = try launched()
    var expired = 0
    try app.run {
      #expect(UIApplication.shared.backgroundTimeRemaining == .greatestFiniteMagnitude)
      let done = UIApplication.shared.beginBackgroundTask { expired += 10 }
      #expect(done != .invalid)
      UIApplication.shared.endBackgroundTask(done)
      _ = UIApplication.shared.beginBackgroundTask(withName: "upload") { expired += 1 }
    }
    try app.hardware.press(.home)
    try app.advance(by: 10)
    #expect(try app.run { UIApplication.shared.backgroundTimeRemaining } == 20)
    #expect(expired == 0)
    try app.advance(by: 21)
    #expect(expired == 1)
    #expect(app.console.last?.hasPrefix("Background Task 2 (\"upload\"), was not ended") == true)
    try app.activate()
    #expect(try app.run { UIApplication.shared.backgroundTimeRemaining } == .greatestFiniteMagnitude)
  }

  @Test func `Back in time, a task goes on`() throws {
    let app = try launched()
    var expired = 0
    try app.run { _ = UIApplication.shared.beginBackgroundTask { expired += 1 } }
    try app.hardware.press(.home)
    try app.advance(by: 29)
    try app.activate()
    try app.advance(by: 10)
    #expect(expired == 0)
  }

  @Test func `Memory warnings reach delegate, notification and controllers`() throws {
    final class Thrifty: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() { warnings += 1 }
    }
    let controller = Thrifty()
    let app = XCUIApplication(rootViewController: controller)
    try app.launch()
    let listener = try Listener(app)
    try app.hardware.sendMemoryWarning()
    try app.hardware.sendSignificantTimeChange()
    #expect(controller.warnings == 1)
    #expect(
      listener.take() == [
        "UIApplicationDidReceiveMemoryWarningNotification", "UIApplicationSignificantTimeChangeNotification",
      ])
  }
}
