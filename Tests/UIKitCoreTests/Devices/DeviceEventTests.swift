import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// What an app is told of its device: power, warmth, values from other devices.
@MainActor @Suite struct DeviceEventTests {
  private final class Heard: @unchecked Sendable {
    var events: [String] = []
  }
  private let heard = Heard()

  private func observe(_ name: Notification.Name, _ say: @escaping @Sendable (Notification) -> String) {
    let heard = heard
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { heard.events.append(say($0)) }
  }

  @Test func `The app is told of Low Power Mode and of warmth once a change`() throws {
    let stage = try Stage()
    try stage.app.run {
      #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled && ProcessInfo.processInfo.thermalState == .nominal)
      observe(.NSProcessInfoPowerStateDidChange) { _ in "saves \(ProcessInfo.processInfo.isLowPowerModeEnabled)" }
      observe(ProcessInfo.thermalStateDidChangeNotification) { _ in "\(ProcessInfo.processInfo.thermalState)" }
    }
    stage.app.hardware.savesPower = true
    stage.app.hardware.savesPower = true
    stage.app.hardware.thermalState = .serious
    #expect(heard.events == ["saves true", "serious"])
  }

  @Test func `Values of other devices come with a notification`() throws {
    let stage = try Stage()
    try stage.app.run {
      NSUbiquitousKeyValueStore.default.set(true, forKey: "own")
      observe(NSUbiquitousKeyValueStore.didChangeExternallyNotification) {
        let keys = $0.userInfo?[NSUbiquitousKeyValueStoreChangedKeysKey] as? [String] ?? []
        return "\(keys) \(NSUbiquitousKeyValueStore.default.string(forKey: "name") ?? "")"
      }
    }
    stage.app.hardware.receiveCloudValues(["name": "Ada", "own": nil])
    #expect(heard.events == [#"["name", "own"] Ada"#])
    try stage.app.run { #expect(!NSUbiquitousKeyValueStore.default.bool(forKey: "own")) }
  }
}
