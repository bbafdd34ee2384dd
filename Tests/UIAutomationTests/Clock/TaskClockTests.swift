import Foundation
import PlainviewRuntime
import PlainviewUIAutomation
import Testing
import UIKit

/// Tasks on the app's clock.
@MainActor @Suite struct TaskClockTests {
  private let screen: LoadingScreen
  private let app: XCUIApplication

  init() throws { (screen, app) = try LoadingScreen.launched() }

  @Test func `W20 One settle is enough for a label that is set after six hops`() throws {
    try app.run { screen.load() }
    #expect(screen.label.text == nil)
    let settlement = try app.settle()
    #expect(screen.label.text == "loaded")
    #expect(settlement.isSettled && settlement.elapsed == 0)
  }

  @Test(arguments: 0..<8) func `W20 No settle misses it, with tests in parallel`(_ number: Int) async throws {
    let count = ProcessInfo.processInfo.environment["REPETITIONS"].flatMap { Int($0) } ?? 125
    let backend = number % 2 == 0 ? Backend.shared : Backend()
    for round in 0..<count {
      screen.label.text = nil
      try app.run { screen.load(backend) }
      // Other tests run meanwhile, and the app's first turn.
      if round % 3 == 0 { await Task.yield() }
      try app.settle()
      #expect(screen.label.text == "loaded")
    }
  }

  @Test func `W21 Sleeps take virtual time, to the nanosecond`() throws {
    let screen = screen
    try app.run {
      Task {
        try await Task.sleep(for: .seconds(2.5))
        screen.note("for")
        try await Task.sleep(nanoseconds: 1)
        screen.note("nanoseconds")
        try await Task.sleep(until: .now + .seconds(60), clock: .continuous)
        screen.note("until")
        try await SuspendingClock().sleep(for: .seconds(1))
        screen.note("suspending")
      }
    }
    let settlement = try app.settle(within: 100)
    #expect(screen.log == ["for 2.500", "nanoseconds 2.500", "until 62.500", "suspending 63.500"])
    #expect(abs(settlement.elapsed - 63.500_000_001) < 1e-10)
  }

  @Test func `W21 Clocks tell the app's time`() throws {
    let screen = screen
    var seconds: [Double] = []
    try app.run {
      Task {
        let (start, up) = (ContinuousClock.now, ProcessInfo.processInfo.systemUptime)
        try await Task.sleep(for: .seconds(90))
        seconds = [(ContinuousClock.now - start) / .seconds(1), ProcessInfo.processInfo.systemUptime - up]
        screen.note("over")
      }
    }
    try app.settle(within: 100)
    #expect(screen.log == ["over 90"])
    #expect(seconds.map { ($0 * 1e6).rounded() / 1e6 } == [90, 90])
  }

  @Test func `W21 Child tasks, groups, streams and continuations keep one order`() throws {
    let screen = screen
    var all: Set<[String]> = []
    for _ in 0..<5 {
      var log: [String] = []
      try app.run {
        Task {
          async let one = Backend().load()
          async let two = Backend().load()
          log.append(await one + " " + (await two))
          let sum = await withTaskGroup(of: Int.self) { group in
            for number in 1...5 {
              group.addTask {
                try? await Task.sleep(for: .seconds(6 - number))
                return number
              }
            }
            var order: [Int] = []
            for await number in group { order.append(number) }
            return order
          }
          log.append("\(sum)")
          let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
          Task.detached {
            for number in 1...3 {
              try? await Task.sleep(for: .seconds(1))
              continuation.yield(number)
            }
            continuation.finish()
          }
          for await number in stream { log.append("\(number)") }
          let answer = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: "resumed") }
          }
          log.append(answer)
          await MainActor.run { log.append("main") }
        }
      }
      try app.settle()
      all.insert(log)
    }
    _ = screen
    #expect(all == [["loaded loaded", "[5, 4, 3, 2, 1]", "1", "2", "3", "resumed", "main"]])
  }

  @Test func `W21 Cancellation ends a sleep at once`() throws {
    let screen = screen
    var task: Task<Void, any Error>?
    try app.run {
      task = Task {
        do { try await Task.sleep(for: .seconds(600)) } catch { screen.note("\(type(of: error))") }
      }
    }
    try app.advance(by: 1)
    try app.run { task?.cancel() }
    let settlement = try app.settle(within: 1)
    #expect(screen.log == ["CancellationError 1"])
    #expect(settlement.elapsed < 601)
  }

  @Test func `W21 Isolation is the runtime's own`() throws {
    let screen = screen
    try app.run {
      Task {
        MainActor.assertIsolated()
        dispatchPrecondition(condition: .onQueue(.main))
        let isMain = await Task.detached { Thread.isMainThread || DispatchQueue.isMain }.value
        screen.note("detached on main: \(isMain)")
      }
    }
    try app.settle()
    #expect(screen.log == ["detached on main: false 0"])
  }

  @Test func `W25 A task that the test starts belongs to the app that it launched`() throws {
    let screen = screen
    Task { @MainActor in
      try await Task.sleep(for: .seconds(5))
      screen.label.text = UIApplication.shared.connectedScenes.count == 1 ? "late" : "scenes"
    }
    try app.settle()
    #expect(screen.label.text == "late")
  }

  @Test func `W25 What the test starts belongs to the latest of many launches`() throws {
    for round in 0..<100 {
      let app = XCUIApplication(rootViewController: UIViewController())
      try app.launch()
      var isOver = false
      Task { @MainActor in
        try await Task.sleep(for: .seconds(5))
        isOver = true
      }
      try app.settle()
      #expect(isOver)
      if round.isMultiple(of: 2) { app.terminate() }
    }
  }

  @Test func `W25 A test that waits lets the time of its app go on`() async throws {
    let screen = screen
    let task = Task { @MainActor in
      try await Task.sleep(for: .seconds(30))
      screen.note("task")
    }
    try await task.value
    screen.note("test")
    try await Task.sleep(for: .seconds(30))
    screen.note("test")
    #expect(screen.log == ["task 30", "test 30", "test 60"])
  }

  @Test func `W25 An animation that the test starts ends with the app's time`() async throws {
    let screen = screen
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.4) {
        screen.label.alpha = 0
      } completion: { _ in
        continuation.resume()
      }
    }
    screen.note("shown")
    #expect(screen.log == ["shown 0.400"])
  }

  @Test func `Bad input A task that yields for ever is named, within the bound`() throws {
    try app.run { Task { while true { await Task.yield() } } }
    let settlement = try app.settle(events: 100)
    #expect(!settlement.isSettled)
    #expect(
      settlement.description.withKnownFunctions
        == ("Not settled after 0 s and 100 events, the limit of 100 events; these wait:\n"
        + "  a task in TaskClockTests.`Bad input A task that yields for ever is named, within the bound`(), ready to run")
        .withKnownFunctions)
  }

  @Test func `Bad input A task that sleeps again and again is named, within the bound`() throws {
    try app.run {
      Task { while true { try await Task.sleep(for: .seconds(1)) } }
    }
    let settlement = try app.settle(within: 10)
    #expect(!settlement.isSettled)
    #expect(
      settlement.description.withKnownFunctions
        == ("Not settled after 10 s and \(settlement.events) events, the limit of 10 s; these wait:\n"
        + "  Task.sleep in TaskClockTests.`Bad input A task that sleeps again and again is named, within the bound`(), "
        + "due in 1 s").withKnownFunctions)
  }

  @Test func `A task of an app that has ended never goes on`() throws {
    let screen = screen
    try app.run {
      Task {
        try await Task.sleep(for: .seconds(1))
        screen.note("too late")
      }
    }
    try app.settle(until: "nothing") { true }
    app.terminate()
    try app.launch()
    try app.advance(by: 10)
    #expect(screen.log == [])
  }
}

extension DispatchQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code runs on the main queue, on whatever thread.
  static var isMain: Bool { DispatchQueue.getSpecific(key: mark) ?? false }
}
