import Foundation
import PlainviewRuntime
import PlainviewUIAutomation
import Synchronization
import Testing
import UIKit

/// Observers of the main queue get at once what the main actor posts, as on a device.
@MainActor @Suite struct MainQueueObserverTests {
  private final class Heard: Sendable {
    private let isMain = Mutex<[Bool]>([])
    func hear() { isMain.withLock { $0.append(MainQueue.isCurrent) } }
    var all: [Bool] { isMain.withLock { $0 } }
  }

  private let app = XCUIApplication(rootViewController: UIViewController())

  init() throws { try app.launch() }

  private func observe(_ name: Notification.Name, _ heard: Heard) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in heard.hear() }
  }

  @Test func `What an app posts is heard before the call is over`() throws {
    let (name, heard) = (Notification.Name("posted in an app"), Heard())
    try app.run {
      let token = observe(name, heard)
      NotificationCenter.default.post(name: name, object: nil)
      #expect(heard.all == [true])
      NotificationCenter.default.removeObserver(token)
      NotificationCenter.default.post(name: name, object: nil)
    }
    #expect(heard.all == [true])
  }

  @Test func `What a test posts is heard before the call is over`() {
    let (name, heard) = (Notification.Name("posted by a test"), Heard())
    let token = observe(name, heard)
    defer { NotificationCenter.default.removeObserver(token) }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(heard.all == [true])
  }

  @Test func `What another thread posts is heard by the main actor, while the thread waits`() throws {
    let (name, heard) = (Notification.Name("posted by a thread"), Heard())
    let counts = Mutex<[Int]>([])
    var token: (any NSObjectProtocol)?
    try app.run {
      token = observe(name, heard)
      DispatchQueue.global().async {
        let before = heard.all.count
        NotificationCenter.default.post(name: name, object: nil)
        counts.withLock { $0 = [before, heard.all.count] }
      }
    }
    try app.settle()
    #expect(heard.all == [true] && counts.withLock { $0 } == [0, 1])
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
