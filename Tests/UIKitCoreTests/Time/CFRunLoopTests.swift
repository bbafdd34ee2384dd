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

  @Test func `A run goes on until it is stopped, and takes the time of the app's clock`() throws {
    let stage = try Stage()
    nonisolated(unsafe) let counter = Counter()
    try stage.app.run {
      let start = CACurrentMediaTime()
      _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in
        counter.turns += 1
        CFRunLoopStop(CFRunLoopGetCurrent())
      }
      CFRunLoopRun()
      #expect(counter.turns == 1)
      CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) { counter.turns += 1 }
      #expect(CFRunLoopRunInMode(.defaultMode, 1, false) == .timedOut)
      #expect(CFRunLoopRunInMode(CFRunLoopMode.defaultMode.rawValue, 0, false) == .timedOut)
      #expect(counter.turns == 2)
      #expect(((CACurrentMediaTime() - start) * 1000).rounded() == 6000)
    }
  }

  @Test func `A thread's loop without sources ends at once, one with a source when it is stopped`() async {
    let order = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        CFRunLoopRun()
        nonisolated(unsafe) let counter = Counter()
        var context = CFRunLoopSourceContext()
        context.info = Unmanaged.passUnretained(counter).toOpaque()
        context.perform = { Unmanaged<Counter>.fromOpaque($0!).takeUnretainedValue().turns += 1 }
        guard let loop = CFRunLoopGetCurrent(), let source = CFRunLoopSourceCreate(nil, 0, &context) else { return }
        CFRunLoopAddSource(loop, source, .defaultMode)
        nonisolated(unsafe) let run = loop
        Thread.detachNewThread {
          CFRunLoopSourceSignal(source)
          CFRunLoopPerformBlock(run, CFRunLoopMode.defaultMode.rawValue) { CFRunLoopStop(run) }
          CFRunLoopWakeUp(run)
        }
        CFRunLoopRun()
        let contained = CFRunLoopContainsSource(loop, source, .defaultMode)
        CFRunLoopRemoveSource(loop, source, .defaultMode)
        CFRunLoopSourceInvalidate(source)
        continuation.resume(
          returning: (counter.turns, contained, CFRunLoopContainsSource(loop, source, .defaultMode)))
      }
    }
    #expect(order == (1, true, false))
  }

  @Test func `A source that is no longer valid is neither added nor called`() throws {
    nonisolated(unsafe) let counter = Counter()
    var context = CFRunLoopSourceContext()
    context.info = Unmanaged.passUnretained(counter).toOpaque()
    context.perform = { Unmanaged<Counter>.fromOpaque($0!).takeUnretainedValue().turns += 1 }
    let source = try #require(CFRunLoopSourceCreate(nil, 0, &context))
    #expect(CFRunLoopSourceIsValid(source))
    CFRunLoopSourceInvalidate(source)
    CFRunLoopAddSource(CFRunLoopGetMain(), source, .defaultMode)
    CFRunLoopSourceSignal(source)
    #expect(!CFRunLoopSourceIsValid(source) && counter.turns == 0)
    #expect(!CFRunLoopContainsSource(CFRunLoopGetMain(), source, .defaultMode))
  }

  @Test func `A timer of CoreFoundation is one of Foundation's`() throws {
    let stage = try Stage()
    nonisolated(unsafe) let counter = Counter()
    var timer: CFRunLoopTimer!
    try stage.app.run {
      let soon = CFAbsoluteTimeGetCurrent() + 1
      let once = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, soon, 0, 0, 0) { _ in counter.turns += 100 }
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), once, .commonModes)
      timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, soon, 2, 0, 0) {
        $0?.isValid == true ? counter.turns += 1 : ()
      }
      CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .defaultMode)
    }
    try stage.wait(4)
    // After 1 second both, after 3 the second one again.
    #expect(counter.turns == 102 && CFRunLoopTimerIsValid(timer))
    var next: CFAbsoluteTime = 0
    try stage.app.run {
      next = CFRunLoopTimerGetNextFireDate(timer)
      for _ in 0..<2 { CFRunLoopRemoveTimer(CFRunLoopGetMain(), timer, .defaultMode) }
    }
    try stage.wait(4)
    #expect(counter.turns == 102 && CFRunLoopTimerIsValid(timer) && CFRunLoopTimerGetInterval(timer) == 2)
    try stage.app.run {
      CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .defaultMode)
      #expect(abs(CFRunLoopTimerGetNextFireDate(timer) - next) < 0.001)
      CFRunLoopTimerSetNextFireDate(timer, CFAbsoluteTimeGetCurrent() + 3)
    }
    try stage.wait(4)
    #expect(counter.turns == 103)
    try stage.app.run { CFRunLoopTimerInvalidate(timer) }
    try stage.wait(4)
    #expect(counter.turns == 103 && !CFRunLoopTimerIsValid(timer))
  }
}
