import Foundation
import PlainviewStage
import Testing
import UIKit

/// Run loops under CoreFoundation's names.
@MainActor @Suite struct CFRunLoopTests {
  private final class Counter { var turns = 0 }

  @Test func `A run loop that is woken up runs what waits`() throws {
    let stage = try Stage()
    nonisolated(unsafe) let counter = Counter()
    try stage.app.run {
      #expect(CFRunLoopGetMain() === RunLoop.main && CFRunLoopGetCurrent() === RunLoop.current)
      CFRunLoopGetMain().perform { counter.turns += 1 }
      CFRunLoopWakeUp(CFRunLoopGetCurrent())
    }
    try stage.app.settle()
    #expect(counter.turns == 1)
  }

  @Test func `The modes of run loops have CoreFoundation's names`() {
    #expect(CFRunLoopMode.commonModes.rawValue == "kCFRunLoopCommonModes")
    #expect(CFRunLoopMode.defaultMode.rawValue == "kCFRunLoopDefaultMode")
    #expect(CFRunLoopMode("kCFRunLoopCommonModes") == .commonModes)
  }
}
