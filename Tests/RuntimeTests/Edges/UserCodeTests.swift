import Foundation
import PlainviewRuntime
import Testing

@MainActor @Suite struct UserCodeTests {
  private let process = SimulatedProcess()

  /// Runs a body in a process that an exception has ended.
  private func afterException(_ body: () -> Void) {
    _ = try? process.run {
      raise(.generic("the end"))
      body()
    }
  }

  @Test func `S2 Code of the app runs until an exception ends the process, and not after it`() {
    var ran = 0
    UserCode.run { ran += 1 }
    afterException { UserCode.run { ran += 1 } }
    #expect(ran == 1)
    UserCode.run { ran += 1 }
    #expect(ran == 2)
  }

  @Test func `S2 A process that has ended answers what the caller names`() {
    #expect(UserCode.run(else: 1) { 2 } == 2)
    afterException { #expect(UserCode.run(else: 1) { 2 } == 1) }
  }

  @Test func `S2 An object whose initializer ends the process is none`() {
    final class Thing {}
    #expect(UserCode.make { Thing() } != nil)
    _ = try? process.run {
      let thing = UserCode.make {
        raise(.generic("in the initializer"))
        return Thing()
      }
      #expect(thing == nil)
    }
    afterException { #expect(UserCode.make { Thing() } == nil) }
  }

  @Test func `S2 Nobody hears a notification after the exception`() {
    let name = Notification.Name("UserCodeTests.posted")
    nonisolated(unsafe) var heard = 0
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in heard += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    UserCode.post(name, object: nil)
    afterException { UserCode.post(name, object: nil) }
    #expect(heard == 1)
  }
}
