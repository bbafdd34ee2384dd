import Foundation
import PlainviewUIAutomation
import Testing
import UIKit

/// What the app's life posts as messages with types.
@MainActor @Suite struct ApplicationMessageTests {
  @Test func `Messages come with the notifications of their names`() throws {
    let app = XCUIApplication(delegate: ClassicDelegate.self)
    try app.launch()
    var heard: [String] = []
    let tokens = try app.run {
      let (center, shared) = (NotificationCenter.default, UIApplication.shared)
      return [
        center.addObserver(of: shared, for: .didEnterBackground) { _ in heard.append("background") },
        center.addObserver(of: shared, for: .willEnterForeground) { _ in heard.append("foreground") },
        center.addObserver(of: UIApplication.self, for: .didBecomeActive) { _ in heard.append("active") },
      ]
    }
    try app.hardware.press(.home)
    try app.settle()
    try app.activate()
    try app.settle()
    #expect(heard == ["background", "foreground", "active"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `A message is made of its own notification alone`() {
    typealias Message = UIApplication.WillTerminateMessage
    #expect(Message.name == UIApplication.willTerminateNotification)
    #expect(Message.makeMessage(Notification(name: UIApplication.willTerminateNotification)) != nil)
    #expect(Message.makeMessage(Notification(name: UIApplication.didBecomeActiveNotification)) == nil)
  }
}
