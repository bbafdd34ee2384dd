package import Foundation
import PlainviewRuntime

extension UIApplication {
  /// Lets virtual time pass, in seconds: what is due runs in order, each in a turn of its own.
  package func advance(by seconds: TimeInterval) {
    let end = clock.now + (seconds.isFinite ? max(seconds, 0) : 0)
    commit()
    var turns = TurnCounter(clock)
    while UserCode.mayRun, turns.mayGoOn, clock.runNextEvent(until: end) {
      turns.count(clock)
      commit()
    }
    clock.move(to: end)
  }

  /// Moves to the next event and runs it with its turn; false when nothing waits.
  @discardableResult
  package func advanceToNextEvent() -> Bool {
    commit()
    guard UserCode.mayRun, clock.runNextEvent(until: .infinity) else { return false }
    commit()
    return true
  }

  /// Lets time pass until nothing waits but what repeats, or until `limit` seconds or `events` events are over.
  ///
  /// What repeats runs in its time and is not waited for. The result says what is left.
  @discardableResult
  package func settle(within limit: TimeInterval = 60, events: Int = 10_000) -> Settlement {
    let start = clock.now
    var ran = 0
    commit()
    while UserCode.mayRun, clock.hasFiniteEvents, ran < events,
      clock.runNextEvent(until: start + limit)
    {
      ran += 1
      commit()
    }
    let pending = clock.pending(repeating: false)
    return Settlement(
      isSettled: pending.isEmpty, elapsed: clock.now - start, events: ran, pending: pending,
      repeating: clock.pending(repeating: true))
  }

  /// Begins a turn: what the turn before left for the next one runs, for example completions without duration.
  package func beginTurn() {
    let latest = clock.latest
    while UserCode.mayRun, clock.runDueEvent(scheduledUpTo: latest) { commit() }
  }
}

/// Keeps events that schedule each other without a delay from holding time still for ever.
@MainActor private struct TurnCounter {
  private static let limit = 10_000
  private var moment: TimeInterval
  private var turns = 0

  init(_ clock: VirtualClock) { moment = clock.now }

  var mayGoOn: Bool { turns < Self.limit }

  mutating func count(_ clock: VirtualClock) {
    turns = clock.now == moment ? turns + 1 : 0
    moment = clock.now
  }
}
