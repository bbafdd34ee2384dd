import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// What an app is told of its device: power, warmth, memory, values from other devices.
@MainActor @Suite struct DeviceEventTests {
  private final class Heard: @unchecked Sendable {
    var events: [String] = []
    var source: (any DispatchSourceMemoryPressure)?
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

  @Test func `A source of memory pressure tells of a warning until it is cancelled`() throws {
    let stage = try Stage()
    let heard = heard
    try stage.app.run {
      let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
      source.setEventHandler { heard.events.append("warned \(heard.source?.data == .warning)") }
      source.activate()
      heard.source = source
      #expect(source.mask == [.warning, .critical])
    }
    try stage.app.hardware.sendMemoryWarning()
    try stage.app.settle()
    #expect(heard.events == ["warned true"])
    try stage.app.run { heard.source?.cancel() }
    try stage.app.hardware.sendMemoryWarning()
    try stage.app.settle()
    #expect(heard.events == ["warned true"])
  }

  @Test func `Who waits for critical memory alone hears of no warning`() throws {
    let stage = try Stage()
    let heard = heard
    try stage.app.run {
      heard.source = DispatchSource.makeMemoryPressureSource(eventMask: .critical)
      heard.source?.setEventHandler { heard.events.append("warned") }
      heard.source?.resume()
    }
    try stage.app.hardware.sendMemoryWarning()
    try stage.app.settle()
    #expect(heard.events == [])
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
