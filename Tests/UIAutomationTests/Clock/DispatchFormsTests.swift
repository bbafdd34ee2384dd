import Foundation
import PlainviewRuntime
import PlainviewUIAutomation
import Synchronization
import Testing
import UIKit

/// The rarer forms of dispatch queues, sources and run loops on the app's clock.
@MainActor @Suite struct DispatchFormsTests {
  private let screen: LoadingScreen
  private let app: XCUIApplication

  init() throws { (screen, app) = try LoadingScreen.launched() }

  @Test func `W21 A sleep with a tolerance takes virtual time, in an app and in its test`() async throws {
    let screen = screen
    try app.run {
      Task {
        try await Task.sleep(for: .seconds(3), tolerance: .seconds(1))
        screen.note("slept")
      }
      Task.detached {
        try await ContinuousClock().sleep(until: .now + .seconds(600), tolerance: .seconds(60))
        await screen.note("detached")
      }
    }
    #expect(try app.settle(within: 1000).isSettled)
    #expect(screen.log == ["slept 3", "detached 600"])
    let start = RealTime.seconds
    try await Task.sleep(for: .seconds(3600), tolerance: .seconds(1))
    #expect(RealTime.seconds - start < 600)
  }

  @Test func `W21 A test's sleep with a tolerance ends in real time when its app has ended`() async throws {
    let sleep = Task { try await Task.sleep(for: .milliseconds(20), tolerance: .milliseconds(1)) }
    await Task.yield()
    app.terminate()
    try await sleep.value
  }

  @Test func `W23 Handlers of a timer source run on its queue, that for its cancellation too`() throws {
    let screen = screen
    let source = DispatchSource.makeTimerSource(queue: .main)
    try app.run {
      source.schedule(deadline: .now() + 1, repeating: 1)
      source.setRegistrationHandler { screen.noteOnMainQueue("registered") }
      source.setEventHandler {
        screen.noteOnMainQueue("fired")
        if screen.log.count == 3 { source.cancel() }
      }
      source.setCancelHandler { screen.noteOnMainQueue("cancelled") }
      source.activate()
    }
    try app.advance(by: 5)
    #expect(screen.log == ["registered 0", "fired 1", "fired 2", "cancelled 2"])
    #expect(source.isCancelled)
  }

  @Test func `W22 Barriers of work items hold back what comes later`() throws {
    let queue = DispatchQueue(label: "store", attributes: .concurrent)
    let written = Atomic<Int>(0)
    let readTooEarly = Atomic<Int>(0)
    try app.run {
      for round in 1...20 {
        let item = DispatchWorkItem(flags: .barrier) {
          usleep(500)
          written.store(round, ordering: .sequentiallyConsistent)
        }
        queue.async(execute: item)
        queue.async {
          if written.load(ordering: .sequentiallyConsistent) < round {
            readTooEarly.add(1, ordering: .sequentiallyConsistent)
          }
        }
      }
    }
    #expect(try app.settle().isSettled)
    #expect(readTooEarly.load(ordering: .sequentiallyConsistent) == 0)
    #expect(written.load(ordering: .sequentiallyConsistent) == 20)
  }

  @Test func `W22 A queue whose target is the main queue runs on the main thread`() throws {
    let screen = screen
    let queue = DispatchQueue(label: "screen", target: .main)
    try app.run {
      queue.async { screen.noteOnMainQueue("async") }
      queue.asyncAfter(deadline: .now() + 2) { screen.noteOnMainQueue("after") }
      let inner = DispatchQueue(label: "inner", target: queue)
      inner.async { screen.noteOnMainQueue("inner") }
      queue.sync { screen.noteOnMainQueue("sync") }
    }
    #expect(try app.settle().isSettled)
    try app.run { DispatchQueue.global().async { queue.sync { screen.noteOnMainQueue("sync from elsewhere") } } }
    #expect(try app.settle().isSettled)
    #expect(screen.log == ["sync 0", "async 0", "inner 0", "after 2", "sync from elsewhere 2"])
  }

  @Test func `W22 A background thread may ask the main queue with a barrier`() throws {
    let screen = screen
    try app.run {
      DispatchQueue.global().async { DispatchQueue.main.sync(flags: .barrier) { screen.noteOnMainQueue("barrier") } }
    }
    #expect(try app.settle().isSettled)
    #expect(screen.log == ["barrier 0"])
  }

  @Test func `W22 A queue's sync on the main thread lets tasks go on that the queue waits for`() throws {
    let queue = DispatchQueue(label: "bridge")
    let value = try app.run {
      let done = DispatchSemaphore(value: 0)
      queue.async {
        Task.detached { done.signal() }
        done.wait()
      }
      return queue.sync { 42 }
    }
    #expect(value == 42)
  }

  @Test func `W24 A run loop that runs before a date comes back after a block, not after a timer`() throws {
    let screen = screen
    var isDone = false
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in screen.noteOnMainQueue("timer") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { isDone = true }
    var runs = 0
    while !isDone, RunLoop.current.run(mode: .default, before: .distantFuture) { runs += 1 }
    #expect(isDone && runs == 1)
    #expect(screen.log == ["timer 1", "timer 2"])
  }

  @Test func `W24 A run loop that runs until a date does so over many blocks`() throws {
    let screen = screen
    for second in 1...5 {
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(second)) { screen.noteOnMainQueue("block") }
    }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 3.5))
    #expect(screen.log == ["block 1", "block 2", "block 3"])
    // With one date for all runs the time is that of all together.
    let limit = Date(timeIntervalSinceNow: 1)
    while RunLoop.main.run(mode: .default, before: limit), screen.log.count < 4 {}
    #expect(screen.log == ["block 1", "block 2", "block 3", "block 4"])
  }

  @Test func `W24 A run until a date counts from then, not from the end of a run before`() throws {
    let screen = screen
    DispatchQueue.main.async { screen.noteOnMainQueue("block") }
    RunLoop.main.run(until: .distantPast)
    #expect(screen.log == ["block 0"])
    // Real time in which nothing runs.
    usleep(20_000)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { screen.noteOnMainQueue("block") }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.99))
    #expect(screen.log == ["block 0"])
  }
}
