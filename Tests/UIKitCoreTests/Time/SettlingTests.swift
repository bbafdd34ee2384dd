import Foundation
import PlainviewRuntime
import PlainviewStage
import PlainviewUIKitCore
import Testing
import UIKit
import _Testing_UIKit

@MainActor @Suite struct SettlingTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  private func schedule(_ delay: TimeInterval, _ label: String, _ body: @escaping @MainActor () -> Void = {}) throws {
    try stage.app.run { _ = UIApplication.shared.clock.schedule(after: delay, label, body) }
  }

  @Test func `Time passes until nothing waits, and no further`() throws {
    try schedule(1, "one") { [stage] in
      stage.note("one")
      UIApplication.shared.clock.schedule(after: 2, "two") { stage.note("two") }
    }
    let settlement = try stage.app.settle()
    #expect(settlement.isSettled)
    #expect(settlement.elapsed == 3)
    #expect(settlement.events == 2)
    #expect(stage.log == ["one", "two"])
    #expect(settlement.description == "Settled after 3 s and 2 events.")
  }

  @Test func `What repeats runs in its time and is not waited for`() throws {
    let listener = Listener()
    try stage.app.run {
      _ = Timer.scheduledTimer(
        timeInterval: 0.5, target: listener, selector: "tick:", userInfo: nil, repeats: true)
      CADisplayLink(target: listener, selector: "frame:").add(to: .main, forMode: .common)
    }
    try schedule(0.51, "once")
    let settlement = try stage.app.settle()
    #expect(settlement.isSettled)
    #expect(settlement.elapsed == 0.51)
    #expect(listener.log.filter { $0 == "tick" }.count == 1)
    #expect(settlement.repeating.count == 2)
    #expect(settlement.events == 32)
    #expect(settlement.description.contains("Listener: frame: repeats"))
  }

  private func reschedule(every seconds: TimeInterval) {
    UIApplication.shared.clock.schedule(after: seconds, "the poller's next look") { reschedule(every: seconds) }
  }

  @Test func `What never ends stops at the bound of time and says who waits`() throws {
    try stage.app.run { reschedule(every: 1) }
    let settlement = try stage.app.settle(within: 10)
    #expect(!settlement.isSettled)
    #expect(settlement.events == 10)
    #expect(settlement.pending == [PendingEvent(label: "the poller's next look", time: 11)])
    #expect(
      settlement.description == """
        Not settled after 10 s and 10 events, the limit of 10 s; these wait:
          the poller's next look, due in 1 s
        """)
  }

  @Test func `And at the bound of their number, when no time passes`() throws {
    try stage.app.run { reschedule(every: 0) }
    let settlement = try stage.app.settle(events: 500)
    #expect(!settlement.isSettled && settlement.events == 500 && settlement.elapsed == 0)
  }

  @Test func `One can go from event to event`() throws {
    try schedule(1, "one") { [stage] in stage.note("one") }
    try schedule(5, "five") { [stage] in stage.note("five") }
    #expect(try stage.app.advanceToNextEvent())
    #expect(stage.takeLog() == ["one"])
    #expect(try stage.app.advanceToNextEvent())
    #expect(stage.takeLog() == ["five"])
    #expect(try !stage.app.advanceToNextEvent())
    #expect(try stage.app.run { UIApplication.shared.clock.now } == 5)
  }

  @Test func `W20 Blocks of the main queue and tasks are waited for, and what they schedule`() throws {
    try stage.app.run {
      let stage = stage
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          stage.note("queue")
          UIApplication.shared.clock.schedule(after: 1, "clock") { stage.note("clock") }
        }
      }
      Task { @MainActor in stage.note("task") }
    }
    let settlement = try stage.app.settle()
    #expect(settlement.isSettled)
    #expect(stage.log == ["queue", "task", "clock"])
  }

  @Test func `A condition is waited for by what brings it about, and not longer`() throws {
    let stage = stage
    try stage.app.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
        MainActor.assumeIsolated { stage.note("after") }
      }
      Task { @MainActor in
        try await Task.sleep(for: .milliseconds(30))
        stage.note("slept")
      }
    }
    try stage.app.settle(until: "the first") { stage.log.count == 1 }
    #expect(stage.log == ["after"])
    try stage.app.settle(until: "both") { stage.log.count == 2 }
    #expect(stage.log == ["after", "slept"])
    #expect(try stage.app.run { UIApplication.shared.clock.now } == 0.03)
  }

  @Test func `A condition that does not come about is an error with its name and with what waits`() throws {
    try schedule(1, "a tap's end")
    let error = #expect(throws: WaitingFailure.self) {
      try stage.app.settle(until: "a greeting", within: 0.02) { false }
    }
    #expect(
      error?.description == """
        a greeting did not come about within 0.02 s. These wait after 0 s:
          a tap's end, due in 1 s
        """)
    let late = #expect(throws: WaitingFailure.self) { try stage.app.settle(until: "a greeting") { false } }
    #expect(late?.description == "a greeting did not come about within 60 s. Nothing waits any more after 1 s.")
  }
}
