public import Foundation
import PlainviewRuntime
@_spi(Plainview) public import PlainviewUIKitCore

extension XCUIApplication {
  // MARK: Virtual time

  /// Lets virtual time pass, in seconds: what is due runs in order.
  public func advance(by seconds: TimeInterval) throws {
    try run { UIApplication.shared.advance(by: seconds) }
  }

  /// Moves to the next event that waits and runs it; false when nothing waits.
  @discardableResult
  public func advanceToNextEvent() throws -> Bool { try run { UIApplication.shared.advanceToNextEvent() } }

  /// Runs what is due until nothing but what repeats is left, for `limit` seconds of virtual time or `events` events at most.
  ///
  /// Tasks, blocks of dispatch queues, timers, delays and animations run in the order in which they are due; work on
  /// background threads is waited for in real time, for 10 seconds at most. Each task that goes on, each block and each
  /// timer that fires is an event. It does not throw when something is left: look at the result. A loop around
  /// `Task.sleep` is never settled: use `settle(until:)` or `advance(by:)` for it.
  @discardableResult
  public func settle(within limit: TimeInterval = 60, events: Int = 10_000) throws -> Settlement {
    try run { UIApplication.shared.settle(within: limit, events: events) }
  }

  /// Lets virtual time pass until a condition holds, for `limit` seconds at most; then it fails and says what it waited for
  /// and what still waits. While something is due again as soon as it has run, time goes on by a frame each time.
  public func settle(
    until what: String = "the condition", within limit: TimeInterval = 60, _ condition: @MainActor () throws -> Bool
  ) throws {
    let process = try runningProcess()
    let start = process.clock.now
    try run { UIApplication.shared.finishWork() }
    var isEndless = false
    while try !condition() {
      let now = process.clock.now
      guard let next = process.clock.nextEventTime, next <= start + limit, !isEndless || now < start + limit else {
        throw WaitingFailure(
          condition: what, limit: limit, waited: now - start, pending: process.stillWaiting)
      }
      // What is due again as soon as it has run would hold time still; on a device it goes on meanwhile.
      try advance(by: isEndless ? min(Self.frame, start + limit - now) : max(next - now, 0))
      isEndless = next <= now && process.clock.nextEventTime.map { $0 <= now } ?? false
    }
  }

  /// Seconds.
  private static let frame: TimeInterval = 1.0 / 60

  /// How long work on background threads that does not end is waited for, in real seconds; 10 unless it is set. It holds
  /// for an app that runs, until its next launch.
  public var backgroundWaitLimit: TimeInterval {
    get { process?.work.patience ?? AppWork.usualPatience }
    set { process?.work.patience = newValue }
  }

  // MARK: Dates

  /// What `Date()` says to the app's code, which goes on with virtual time; nil, as after every launch, leaves it real.
  ///
  /// It is also what calendars, formatters and timers with a fire date go by. From the launch on: `dateAtLaunch`.
  public var date: Date? {
    get { process?.work.date.map { Date(timeIntervalSince1970: $0) } }
    set { process?.work.date = newValue?.timeIntervalSince1970 }
  }

  /// Runs what the app has put on queues; no time passes.
  package func finishWork() throws {
    if try runningProcess().work.isUsed { try run { UIApplication.shared.finishWork() } }
  }

  /// How long an interaction waits for screens that come or go, in seconds of virtual time.
  private static let transitionLimit: TimeInterval = 5

  /// Lets virtual time pass until the screens that come or go have done so, as XCUITest waits for an app to be idle.
  func waitForTransitions() throws {
    var waited: TimeInterval = 0
    while waited < Self.transitionLimit, try run({ !UIApplication.shared.transitions.isEmpty }) {
      try advance(by: Self.transitionStep)
      waited += Self.transitionStep
    }
  }

  private static let transitionStep: TimeInterval = 0.05
}

extension SimulatedProcess {
  /// What is ready, runs in the background or waits for its time, a line each.
  var stillWaiting: [String] {
    work.waiting + PendingEvent.lines(clock.pending(repeating: false), now: clock.now)
      + clock.pending(repeating: true).map { "\($0.label) repeats" }
  }
}

/// A condition that did not become true in time.
public struct WaitingFailure: Error, Equatable, CustomStringConvertible {
  /// The condition that was waited for, as text.
  public let condition: String
  /// Seconds of the app's clock.
  public let limit: TimeInterval
  /// Seconds that passed until nothing was left that could bring it about, or the limit was reached.
  public let waited: TimeInterval
  /// What waits: tasks, blocks, timers, animations.
  public let pending: [String]

  /// How long was waited and what still waits, a line each.
  public var description: String {
    let wait = "\(condition) did not come about within \(compactNumber(limit)) s."
    if pending.isEmpty { return wait + " Nothing waits any more after \(compactNumber(waited)) s." }
    return wait + " These wait after \(compactNumber(waited)) s:\n" + pending.map { "  " + $0 }.joined(separator: "\n")
  }
}
