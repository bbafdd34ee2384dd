import Foundation
import Testing
import UIKit

/// Run loops under CoreFoundation's names.
@MainActor @Suite struct CFRunLoopTests {
  @Test func `A run loop that is woken up runs a turn`() {
    #expect(CFRunLoopGetCurrent() === RunLoop.main && CFRunLoopGetMain() === RunLoop.main)
    nonisolated(unsafe) var turns = 0
    CFRunLoopGetMain().perform { turns += 1 }
    CFRunLoopWakeUp(CFRunLoopGetCurrent())
    _ = RunLoop.main.run(mode: .default, before: Date())
    #expect(turns == 1)
  }
}
