import Foundation
import PlainviewRuntime
import PlainviewUIAutomation
import Testing
import UIKit

/// Dispatch queues, timers and run loops on the app's clock.
@MainActor @Suite struct QueueClockTests {
  private let screen: LoadingScreen
  private let app: XCUIApplication

  init() throws { (screen, app) = try LoadingScreen.launched() }

  @Test func `W22 Blocks of the main queue run in order, delays are virtual`() throws {
    let screen = screen
    try app.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { screen.noteOnMainQueue("after 2") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { screen.noteOnMainQueue("after 0.5") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 3600) { screen.noteOnMainQueue("wall") }
      DispatchQueue.main.async { screen.noteOnMainQueue("async") }
      let item = DispatchWorkItem { screen.noteOnMainQueue("item") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
      let cancelled = DispatchWorkItem { screen.noteOnMainQueue("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
      cancelled.cancel()
      OperationQueue.main.addOperation { screen.noteOnMainQueue("operation") }
      RunLoop.main.perform { screen.noteOnMainQueue("perform") }
    }
    #expect(try app.settle(within: 4000).isSettled)
    let times = screen.log.map { $0.hasPrefix("wall 3600") || $0.hasPrefix("wall 3599") ? "wall" : $0 }
    #expect(
      times == ["async 0", "operation 0", "perform 0", "after 0.5 0.500", "item 1", "after 2 2", "wall"])
  }

  @Test func `W22 Work on background queues runs really, and is waited for`() throws {
    let screen = screen
    try app.run {
      DispatchQueue.global().async {
        usleep(20_000)
        DispatchQueue.main.async { screen.noteOnMainQueue("hop") }
      }
      let queue = DispatchQueue(label: "images")
      queue.asyncAfter(deadline: .now() + 3) {
        let isMain = Thread.isMainThread || DispatchQueue.isMain
        DispatchQueue.main.async { screen.noteOnMainQueue("later, on main: \(isMain)") }
      }
    }
    #expect(try app.settle().isSettled)
    #expect(screen.log == ["hop 0", "later, on main: false 3"])
  }

  @Test func `W22 A chain over groups, operations and actors is followed to its end`() throws {
    let screen = screen
    try app.run {
      Task {
        let store = Store()
        await store.touch()
        let group = DispatchGroup()
        for _ in 0..<3 { DispatchQueue.global().async(group: group) { usleep(5_000) } }
        group.notify(queue: .main) {
          let operations = OperationQueue()
          operations.addOperation {
            Task.detached {
              await store.touch()
              await MainActor.run { screen.note("end") }
            }
          }
        }
      }
    }
    #expect(try app.settle().isSettled)
    #expect(screen.log == ["end 0"])
  }

  @Test func `W22 A background thread may ask the main queue and wait for it`() throws {
    let screen = screen
    try app.run {
      DispatchQueue.global().async {
        let text = DispatchQueue.main.sync { MainActor.assumeIsolated { screen.title ?? "no title" } }
        DispatchQueue.main.async { screen.noteOnMainQueue(text) }
      }
      Thread.detachNewThread {
        usleep(20_000)
        DispatchQueue.main.async { screen.noteOnMainQueue("thread") }
      }
    }
    #expect(try app.settle().isSettled)
    #expect(Set(screen.log) == ["no title 0", "thread 0"])
  }

  @Test func `W23 Block timers and timer sources are virtual`() throws {
    let screen = screen
    var timers: [Timer] = []
    var source: (any DispatchSourceTimer)?
    try app.run {
      _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in screen.noteOnMainQueue("once") }
      nonisolated(unsafe) var count = 0
      _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
        count += 1
        screen.noteOnMainQueue("repeat")
        if count == 3 { timer.invalidate() }
      }
      let fired = Timer(fire: Date() + 4, interval: 0, repeats: false) { _ in screen.noteOnMainQueue("fire date") }
      RunLoop.main.add(fired, forMode: .default)
      let gone = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in screen.noteOnMainQueue("never") }
      gone.invalidate()
      let moved = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in screen.noteOnMainQueue("moved") }
      moved.fireDate = Date() + 6
      timers = [fired, gone, moved]
      let made = DispatchSource.makeTimerSource(queue: .main)
      made.schedule(deadline: .now() + 0.7, repeating: 1)
      var fires = 0
      made.setEventHandler {
        fires += 1
        screen.noteOnMainQueue("source")
        if fires == 2 { made.cancel() }
      }
      made.resume()
      source = made
    }
    try app.advance(by: 10)
    _ = source
    #expect(
      screen.log == [
        "once 0.300", "repeat 0.500", "source 0.700", "repeat 1", "repeat 1.500", "source 1.700", "fire date 4",
        "moved 6",
      ])
    #expect(timers.map(\.isValid) == [false, false, false])
  }

  @Test func `W23 A block timer without an interval fires every 0.1 milliseconds if it repeats, else once`() throws {
    nonisolated(unsafe) var counts = (repeating: 0, negative: 0, once: 0)
    var timers: [Timer] = []
    try app.run {
      timers = [
        Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in counts.repeating += 1 },
        Timer.scheduledTimer(withTimeInterval: -1, repeats: true) { _ in counts.negative += 1 },
        Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in counts.once += 1 },
      ]
    }
    #expect(timers.map(\.timeInterval) == [0.0001, 0.0001, 0])
    try app.advance(by: 0.01)
    #expect((99...101).contains(counts.repeating) && (99...101).contains(counts.negative))
    #expect(counts.once == 1)
    #expect(timers.map(\.isValid) == [true, true, false])
    timers.forEach { $0.invalidate() }
  }

  @Test func `W23 A search waits until typing rests`() throws {
    let screen = screen
    var timer: Timer?
    for text in ["a", "ab", "abc"] {
      try app.run {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
          screen.noteOnMainQueue("search \(text)")
        }
      }
      try app.advance(by: 0.2)
    }
    try app.settle()
    #expect(screen.log == ["search abc 0.700"])
  }

  @Test func `W24 A run loop that the test runs gives the app its turns`() throws {
    let screen = screen
    Task { @MainActor in
      try await Task.sleep(for: .milliseconds(100))
      screen.note("task")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { screen.noteOnMainQueue("after") }
    UIView.animate(withDuration: 0.15) {
      screen.label.alpha = 0
    } completion: { _ in
      screen.noteOnMainQueue("animation")
    }
    screen.view.setNeedsLayout()
    RunLoop.main.run(until: Date() + 0.2)
    #expect(screen.log == ["after 0.050", "task 0.100", "animation 0.150"])
    RunLoop.current.run(until: Date() + 3600)
    #expect(try app.run { UIApplication.shared.clock.now } > 3599)
  }

  @Test func `W24 waitForExistence lets everything run up to its time`() throws {
    let screen = screen
    try app.run {
      Task {
        try await Task.sleep(for: .seconds(3))
        screen.label.text = "Arrived"
      }
    }
    #expect(!app.staticTexts["Arrived"].waitForExistence(timeout: 2))
    #expect(app.staticTexts["Arrived"].waitForExistence(timeout: 2))
  }

  @Test func `Bad input A block that enqueues itself for ever is named, within the bound`() throws {
    final class Again: Sendable {
      func again() { DispatchQueue.main.async { self.again() } }
    }
    try app.run { Again().again() }
    let settlement = try app.settle(events: 50)
    #expect(
      settlement.description.withKnownFunctions
        == ("Not settled after 0 s and 50 events, the limit of 50 events; these wait:\n"
        + "  a block on the main queue in "
        + "QueueClockTests.`Bad input A block that enqueues itself for ever is named, within the bound`(), ready to run")
        .withKnownFunctions)
  }

  @Test func `Bad input A timer that repeats for ever is said and not waited for`() throws {
    try app.run { _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
    let settlement = try app.settle()
    #expect(settlement.isSettled && settlement.elapsed == 0)
    #expect(
      settlement.description.withKnownFunctions
        == ("Settled after 0 s and 0 events.\n  Timer in "
        + "QueueClockTests.`Bad input A timer that repeats for ever is said and not waited for`() repeats")
        .withKnownFunctions)
  }

  @Test func `Bad input A semaphore that only the main thread could signal is a deadlock, and said`() throws {
    try app.run {
      DispatchQueue.main.async {
        let done = DispatchSemaphore(value: 0)
        Task { @MainActor in done.signal() }
        done.wait()
      }
    }
    let error = #expect(throws: UncaughtException.self) { try app.settle() }
    #expect(error?.name == "0x8badf00d")
    #expect(
      error?.reason.withKnownFunctions
        == ("The main thread waits for ever for a semaphore in QueueClockTests."
        + "`Bad input A semaphore that only the main thread could signal is a deadlock, and said`()").withKnownFunctions
    )
  }

  @Test func `A semaphore that a detached task signals is no deadlock`() throws {
    let screen = screen
    try app.run {
      let done = DispatchSemaphore(value: 0)
      Task.detached {
        try await Task.sleep(for: .seconds(2))
        done.signal()
      }
      DispatchQueue.main.async {
        done.wait()
        screen.noteOnMainQueue("signalled")
      }
    }
    try app.settle()
    #expect(screen.log == ["signalled 2"])
  }
}

/// What really runs beside the app's clock.
@MainActor @Suite struct BackgroundWorkTests {
  private let screen = LoadingScreen()
  private let app: XCUIApplication

  init() throws {
    let screen = screen
    app = XCUIApplication(rootViewController: screen)
    try app.launch()
  }

  @Test func `W22 A thread that sleeps in the background sleeps really, and no longer`() throws {
    let screen = screen
    let start = RealTime.seconds
    try app.run {
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.05)
        DispatchQueue.main.async { MainActor.assumeIsolated { screen.note("slept") } }
      }
    }
    try app.settle()
    #expect(screen.log == ["slept 0"])
    #expect(RealTime.seconds - start >= 0.05)
  }

  @Test func `Bad input Work that does not end is waited for once, and named`() throws {
    let end = DispatchSemaphore(value: 0)
    try app.run {
      SimulatedProcess.current.work.patience = 0.2
      DispatchQueue(label: "stuck").async { end.wait() }
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    }
    let start = RealTime.seconds
    try app.advance(by: 300)
    #expect(RealTime.seconds - start < 30)
    #expect(try app.settle().working == ["a block on the queue stuck"])
    end.signal()
    // It is not waited for again: its thread ends a moment later.
    for _ in 0..<1000 where try !app.settle().isSettled { usleep(10_000) }
    #expect(try app.settle().isSettled)
  }
}
