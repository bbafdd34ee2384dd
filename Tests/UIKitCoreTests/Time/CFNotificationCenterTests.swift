import Foundation
import PlainviewStage
import Testing
import UIKit
import _Testing_UIKit

/// Notification centers under CoreFoundation's names.
@MainActor @Suite struct CFNotificationCenterTests {
  private final class Heard: @unchecked Sendable { var names: [String] = [] }
  private let heard = Heard()

  private func observe(_ center: CFNotificationCenter?, _ name: String?) {
    CFNotificationCenterAddObserver(
      center, Unmanaged.passUnretained(heard).toOpaque(),
      { _, observer, name, _, information in
        guard let observer else { return }
        Unmanaged<Heard>.fromOpaque(observer).takeUnretainedValue().names.append(
          "\(name.map { String($0.rawValue as NSString) } ?? "") \(information?.count ?? 0)")
      }, name as NSString?, nil, .deliverImmediately)
  }

  @Test func `The center of the device delivers in a later turn, without other information`() throws {
    let stage = try Stage()
    try stage.app.run {
      observe(CFNotificationCenterGetDarwinNotifyCenter(), "com.example.changed")
      for name in ["com.example.changed", "com.example.other"] {
        CFNotificationCenterPostNotification(
          CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName(name as NSString), nil, ["a": 1], true)
      }
      #expect(heard.names.isEmpty)
    }
    try stage.app.settle()
    #expect(heard.names == ["com.example.changed 0"])
  }

  @Test func `The local center delivers at once, until the observer is removed`() throws {
    let stage = try Stage()
    try stage.app.run {
      let center = CFNotificationCenterGetLocalCenter()
      observe(center, nil)
      CFNotificationCenterPostNotification(center, CFNotificationName("first"), nil, ["a": 1], true)
      CFNotificationCenterRemoveEveryObserver(center, Unmanaged.passUnretained(heard).toOpaque())
      CFNotificationCenterPostNotification(center, CFNotificationName("second"), nil, nil, true)
    }
    #expect(heard.names == ["first 1"])
  }
}
