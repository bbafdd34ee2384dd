import Foundation
import Testing
import UIKit
import _Testing_UIKit

/// Apps that declare no scenes have one all the same.
@MainActor @Suite struct DefaultSceneTests {
  @Test func `W63 The window of a controller is in a connected scene, which is active`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    try app.run {
      let scene = try #require(app.window?.windowScene)
      #expect(UIApplication.shared.connectedScenes == [scene])
      #expect(scene.activationState == .foregroundActive)
      #expect(scene.windows == [app.window])
      #expect(scene.keyWindow === app.window)
      #expect(scene.screen === UIScreen.main)
      #expect(app.window?.rootViewController?.view.window?.windowScene === scene)
      #expect(UIWindow(frame: .zero).windowScene === scene)
    }
  }

  @Test func `W63 The scene goes to the background and comes back with the app, whose delegate hears of it`() throws {
    let app = XCUIApplication(delegate: ClassicDelegate.self)
    try app.launch()
    let scene = try #require(app.window?.windowScene)
    _ = try app.run { Heard.take() }
    try app.hardware.press(.home)
    #expect(scene.activationState == .background)
    try app.activate()
    #expect(scene.activationState == .foregroundActive)
    let heard = try app.run { Heard.take() }
    #expect(
      heard == [
        "willResignActive active", "didEnterBackground background", "willEnterForeground background",
        "didBecomeActive active",
      ])
  }

  @Test func `W63 Without a launch a window has a scene too`() {
    #expect(UIWindow(frame: .zero).windowScene != nil)
  }
}
