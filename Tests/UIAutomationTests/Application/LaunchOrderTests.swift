import Foundation
import PlainviewUIAutomation
import PlainviewUIKitCore
import Testing
import UIKit

@MainActor @Suite struct LaunchOrderTests {
  private static let background = [
    "scene.willResignActive foregroundActive", "scene.didEnterBackground background",
  ]

  private func heard(_ app: XCUIApplication) throws -> [String] { try app.run { Heard.take() } }

  // MARK: With scenes

  @Test func `V16 R1 An app with a scene: the delegate, its configuration, the scene, its window, then active`() throws
  {
    let app = XCUIApplication(delegate: AppDelegate.self, sceneDelegate: SceneDelegate.self)
    try app.launch()
    #expect(
      try heard(app) == [
        "app.didFinishLaunching inactive", "app.configurationForConnecting", "scene.willConnect unattached",
        "viewDidLoad", "viewWillAppear", "scene.willEnterForeground", "scene.didBecomeActive foregroundActive",
        "viewDidAppear",
      ])
    try app.run {
      let window = try #require(UIApplication.shared.keyWindow)
      #expect(window.next === window.windowScene)
      #expect(window.windowScene?.next === UIApplication.shared)
      #expect(UIApplication.shared.next === UIApplication.shared.delegate as AnyObject?)
      #expect(window.safeAreaInsets.top == 47)
      #expect(UIApplication.shared.connectedScenes.count == 1)
      #expect(UIApplication.shared.openSessions.first?.scene === window.windowScene)
      #expect(window.windowScene?.windows == [window])
    }
  }

  @Test func `With scenes the app's delegate hears nothing of foreground and background, the notifications are posted`()
    throws
  {
    let app = XCUIApplication(delegate: AppDelegate.self, sceneDelegate: SceneDelegate.self)
    try app.launch()
    _ = try heard(app)
    let notes = try Listener(app)
    try app.hardware.press(.home)
    #expect(app.state == .runningBackground)
    #expect(try heard(app) == Self.background)
    #expect(
      notes.take() == ["UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification"])
    try app.activate()
    #expect(app.state == .runningForeground)
    #expect(try heard(app) == ["scene.willEnterForeground", "scene.didBecomeActive foregroundActive"])
    #expect(
      notes.take() == ["UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification"])
  }

  @Test func `Thrown out, an app with a scene resigns, is disconnected and terminates`() throws {
    let app = XCUIApplication(delegate: AppDelegate.self, sceneDelegate: SceneDelegate.self)
    try app.launch()
    let notes = try app.run { Heard.ofApp }
    _ = notes.take()
    app.terminate()
    #expect(
      notes.take() == [
        "scene.willResignActive foregroundActive", "scene.didDisconnect", "viewWillDisappear", "app.willTerminate",
      ])
    #expect(app.state == .notRunning)
  }

  // MARK: Without scenes

  @Test func `V16 An app without scenes: launched, its window, active; nothing enters the foreground`() throws {
    let app = XCUIApplication(delegate: ClassicDelegate.self)
    try app.launch()
    #expect(
      try heard(app) == [
        "willFinishLaunching without a window", "didFinishLaunching inactive", "viewDidLoad", "viewWillAppear",
        "didBecomeActive active", "viewDidAppear",
      ])
    try app.run {
      #expect(UIApplication.shared.keyWindow?.next === UIApplication.shared)
      #expect(UIApplication.shared.keyWindow?.safeAreaInsets.top == 47)
      #expect(UIApplication.shared.connectedScenes.allSatisfy { $0.delegate == nil })
    }
  }

  @Test func `Home, back and out, without scenes`() throws {
    let app = XCUIApplication(delegate: ClassicDelegate.self)
    try app.launch()
    let notes = try app.run { Heard.ofApp }
    _ = notes.take()
    try app.hardware.press(.home)
    #expect(try heard(app) == ["willResignActive active", "didEnterBackground background"])
    try app.hardware.press(.home)
    #expect(try heard(app) == [])
    try app.activate()
    #expect(try heard(app) == ["willEnterForeground background", "didBecomeActive active"])
    try app.activate()
    #expect(try heard(app) == [])
    try app.interrupt()
    #expect(try heard(app) == ["willResignActive active"])
    try app.activate()
    #expect(try heard(app) == ["didBecomeActive active"])
    app.terminate()
    #expect(
      notes.take() == [
        "willResignActive active", "didEnterBackground background", "willTerminate",
      ])
  }

  @Test func `Launched again an app begins anew, and is not asked`() throws {
    let app = XCUIApplication(delegate: ClassicDelegate.self)
    try app.launch()
    let first = try app.run { Heard.ofApp }
    _ = first.take()
    try app.launch()
    #expect(first.take() == [])
    #expect(try heard(app).first == "willFinishLaunching without a window")
  }

  @Test func `A controller alone is active too, and hears that it becomes so`() throws {
    final class Active: UIViewController {
      var heard = 0
      override class var actions: ActionTable { ["active": .init(active)] }
      func active() { heard += 1 }
      override func viewDidLoad() {
        NotificationCenter.default.addObserver(
          self, selector: Selector("active"), name: UIApplication.didBecomeActiveNotification, object: nil)
      }
    }
    let controller = Active()
    let app = XCUIApplication(rootViewController: controller)
    #expect(app.state == .notRunning)
    try app.launch()
    #expect(controller.heard == 1)
    #expect(app.state == .runningForeground)
    #expect(try app.run { UIApplication.shared.applicationState } == .active)
  }

  @Test func `What the life of an app consists of is among the last events`() throws {
    let app = XCUIApplication(delegate: ClassicDelegate.self)
    try app.launch()
    try app.hardware.press(.home)
    let lines = try #require(app.process).lastEvents(20).map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains("0.000 application did finish launching"))
    #expect(lines.contains("0.000 application becomes active"))
    #expect(lines.last == "0.000 application is in the background")
  }

  @Test func `Calls of the delegates stand in the transcript and are counted as wires`() throws {
    let app = XCUIApplication(delegate: AppDelegate.self, sceneDelegate: SceneDelegate.self)
    app.recordsTranscript = true
    app.recordsWiring = true
    try app.launch()
    #expect(
      app.transcript.contains("AppDelegate application(UIApplication, didFinishLaunchingWithOptions: nil) = true"))
    #expect(app.transcript.contains("SceneDelegate sceneDidBecomeActive(UIScene)"))
    #expect(!app.transcript.contains("stateRestorationActivity"))
    let calls = app.wiringCoverage.wires.filter { $0.count == 1 }.map(\.text)
    #expect(
      calls.contains("UIApplicationDelegate --> AppDelegate application(_:configurationForConnecting:options:)"))
    #expect(calls.contains("UISceneDelegate --> SceneDelegate sceneDidBecomeActive(_:)"))
    #expect(app.wiringCoverage.missed.contains { $0.text.hasSuffix("sceneDidDisconnect(_:)") })
  }

  // MARK: Touches

  @Test func `In the background no finger reaches the app`() throws {
    let app = XCUIApplication(delegate: ClassicDelegate.self)
    try app.launch()
    try app.buttons["Tap"].tap()
    #expect(try heard(app).last == "tapped")
    try app.hardware.press(.home)
    #expect(throws: ElementError.isInBackground) { try app.buttons["Tap"].tap() }
    #expect(
      ElementError.isInBackground.description
        == "The app is in the background, where no touch and no key reaches it: bring it back with activate().")
    #expect(throws: ElementError.isInBackground) { try app.typeKeys("a") }
    #expect(throws: ElementError.isInBackground) { try app.shake() }
    try app.activate()
    _ = try heard(app)
    try app.buttons["Tap"].tap()
    #expect(try heard(app) == ["tapped"])
    try app.interrupt()
    #expect(throws: ElementError.isInterrupted) { try app.buttons["Tap"].tap() }
  }

  @Test func `Ignored interactions do not reach the app`() throws {
    let app = XCUIApplication(delegate: ClassicDelegate.self)
    try app.launch()
    try app.run {
      UIApplication.shared.beginIgnoringInteractionEvents()
      _ = Heard.take()
    }
    try app.buttons["Tap"].tap()
    #expect(try heard(app) == [])
    try app.run { UIApplication.shared.endIgnoringInteractionEvents() }
    try app.buttons["Tap"].tap()
    #expect(try heard(app) == ["tapped"])
  }
}

/// Hears the notifications of an app about its life.
@MainActor final class Listener: NSObject, ActionProviding {
  private var heard: [String] = []

  static var actions: ActionTable { ["hear:": .init(hear)] }

  init(_ app: XCUIApplication) throws {
    super.init()
    try app.run {
      for name in [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        UIApplication.didReceiveMemoryWarningNotification, UIApplication.significantTimeChangeNotification,
        UIDevice.orientationDidChangeNotification, UIContentSizeCategory.didChangeNotification,
      ] {
        NotificationCenter.default.addObserver(self, selector: Selector("hear:"), name: name, object: nil)
      }
    }
  }

  func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }
}
