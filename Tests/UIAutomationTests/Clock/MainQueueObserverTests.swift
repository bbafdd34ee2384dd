import Foundation
import PlainviewRuntime
import Synchronization
import Testing

/// Observers of the main queue hear at once what the main actor posts, as on a device.
@Suite struct MainQueueObserverTests {
  private final class Heard: Sendable {
    private let isMain = Mutex<[Bool]>([])
    func hear() { isMain.withLock { $0.append(MainQueue.isCurrent) } }
    var all: [Bool] { isMain.withLock { $0 } }
  }

  private func observe(_ name: Notification.Name, _ heard: Heard) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in heard.hear() }
  }

  @MainActor @Test func `What the main actor posts is heard before the call is over`() {
    let (name, heard) = (Notification.Name("posted by the main actor"), Heard())
    let token = observe(name, heard)
    defer { NotificationCenter.default.removeObserver(token) }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(heard.all == [true])
  }

  @MainActor @Test func `What an app posts is heard by its observers before the call is over`() throws {
    let (name, heard) = (Notification.Name("posted in an app"), Heard())
    let process = SimulatedProcess()
    try process.run {
      let token = observe(name, heard)
      NotificationCenter.default.post(name: name, object: nil)
      NotificationCenter.default.removeObserver(token)
    }
    #expect(heard.all == [true])
  }

  @Test func `What another thread posts is heard by the main actor, while the thread waits`() async {
    let (name, heard) = (Notification.Name("posted by a thread"), Heard())
    let token = observe(name, heard)
    defer { NotificationCenter.default.removeObserver(token) }
    let counts: [Int] = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let before = heard.all.count
        NotificationCenter.default.post(name: name, object: nil)
        continuation.resume(returning: [before, heard.all.count])
      }
    }
    #expect(counts == [0, 1] && heard.all == [true])
  }
}
