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

  /// Lets virtual time pass until nothing waits but what repeats; bounded by seconds and by the number of events.
  ///
  /// The result says what still waits if the bound was reached.
  @discardableResult
  public func settle(within limit: TimeInterval = 60, events: Int = 10_000) throws -> Settlement {
    try run { UIApplication.shared.settle(within: limit, events: events) }
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

  // MARK: Work that others own

  /// Waits for what the app put on the main queue and on the main actor, then settles virtual time; bounded.
  ///
  /// Tests that call this carry the trait `.ownsMainQueue`. Block timers, `asyncAfter` and `Task.sleep` run in real time
  /// and cannot be seen: wait for what they bring about with `settle(until:within:)`.
  @discardableResult
  public func settle(rounds: Int, within limit: TimeInterval = 60) async throws -> Settlement {
    let process = try runningProcess()
    return try await process.run {
      await drainMainQueue(rounds)
      UIApplication.shared.beginTurn()
      return UIApplication.shared.settle(within: limit)
    }
  }

  /// Waits in real time until a condition holds that delayed work of Foundation or Dispatch brings about.
  ///
  /// Looks every 5 milliseconds, for `limit` real seconds at most; then it fails and says what it waited for.
  public func settle(
    until what: String = "the condition", within limit: TimeInterval = 5, _ condition: @MainActor () throws -> Bool
  ) async throws {
    let process = try runningProcess()
    try await process.run {
      let end = ContinuousClock.now + .seconds(limit)
      repeat {
        await drainMainQueue(1)
        UIApplication.shared.beginTurn()
        UIApplication.shared.commit()
        if !UserCode.mayRun { return }
        if try condition() { return }
        try await Task.sleep(for: .milliseconds(5))
      } while ContinuousClock.now < end
      let pending = UIApplication.shared.clock.pendingEvents
      throw WaitingFailure(condition: what, limit: limit, pending: pending)
    }
  }

  /// Lets what is on the main queue run, and what that puts there, for some rounds: whether it is empty cannot be asked.
  func drainMainQueue(_ rounds: Int) async {
    for _ in 0..<rounds {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
  }
}

/// A condition that did not come to hold in the real time that it was given.
public struct WaitingFailure: Error, Equatable, CustomStringConvertible {
  public let condition: String
  /// Seconds of real time.
  public let limit: TimeInterval
  /// What waits on the virtual clock, which does not run by itself.
  public let pending: [String]

  public var description: String {
    let wait = "\(condition) did not come about within \(compactNumber(limit)) s of real time."
    if pending.isEmpty { return wait + " Nothing waits on the virtual clock." }
    return wait + " These wait on the virtual clock, which only moves when it is advanced:\n"
      + pending.map { "  " + $0 }.joined(separator: "\n")
  }
}
