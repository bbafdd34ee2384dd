public import Foundation
import PlainviewRuntime

/// The only time there is: it stands still until it is advanced, and runs what is due in order (seconds).
///
/// Events due at one time run in the order in which they were scheduled. Nothing here reads the wall clock.
@preconcurrency @MainActor package final class VirtualClock {
  /// An event that can be cancelled.
  package struct Token: Hashable, Sendable {
    fileprivate let sequence: Int
  }

  private struct Event {
    let time: TimeInterval
    let token: Token
    let label: String
    let repeats: Bool
    let action: @MainActor () -> Void
  }

  /// Seconds since the clock was made.
  package private(set) var now: TimeInterval = 0
  private var events: [Event] = []
  private var scheduled = 0

  package init() {}

  /// Runs `action` once, `delay` seconds from now; a negative delay is none.
  ///
  /// The label says who waits for what. An event that schedules itself again without end says that it repeats, so that
  /// nobody waits for the last one.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, _ label: String, repeats: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> Token {
    scheduled += 1
    let token = Token(sequence: scheduled)
    let wait = delay.isFinite ? max(delay, 0) : Self.farAway
    let event = Event(time: now + wait, token: token, label: label, repeats: repeats, action: action)
    // Later events are mostly due later: the place is looked for from the end.
    let index = events.lastIndex { $0.time <= event.time }.map { $0 + 1 } ?? 0
    events.insert(event, at: index)
    return token
  }

  /// Times that differ by less are the same: sums of delays are not exact, in seconds.
  private static let tolerance: TimeInterval = 1e-9

  /// Stands for a delay that is no number, in seconds.
  private static let farAway: TimeInterval = 1e9

  /// Forgets everything that waits.
  func cancelAll() { events = [] }

  package func cancel(_ token: Token) {
    if let index = events.firstIndex(where: { $0.token == token }) { events.remove(at: index) }
  }

  /// When the next event is due, in seconds since the clock was made.
  package var nextEventTime: TimeInterval? { events.first?.time }

  /// What waits, in the order in which it will run, each as its owner describes it.
  package var pendingEvents: [String] { events.map(\.label) }

  /// What waits: events that come once, and those that come again and again.
  func pending(repeating: Bool) -> [PendingEvent] {
    events.filter { $0.repeats == repeating }.map { PendingEvent(label: $0.label, time: $0.time) }
  }

  /// Whether an event waits that comes once.
  var hasFiniteEvents: Bool { events.contains { !$0.repeats } }

  /// Moves to the next event that is due at `limit` or before and runs it; false when there is none.
  package func runNextEvent(until limit: TimeInterval) -> Bool {
    guard let event = events.first, event.time <= limit + Self.tolerance else { return false }
    events.removeFirst()
    now = max(now, event.time)
    UserCode.run(.timer, event.label) { event.action() }
    return true
  }

  /// The event that was scheduled last: what comes after it belongs to later turns.
  var latest: Token { Token(sequence: scheduled) }

  /// Runs the next event that is due now and that was scheduled no later than `token`; false when there is none.
  func runDueEvent(scheduledUpTo token: Token) -> Bool {
    guard let event = events.first, event.time <= now + Self.tolerance, event.token.sequence <= token.sequence else {
      return false
    }
    events.removeFirst()
    UserCode.run(.timer, event.label) { event.action() }
    return true
  }

  /// Moves to a time without running anything; never backwards.
  package func move(to time: TimeInterval) { now = max(now, time) }
}

/// Something that waits for its time on the virtual clock.
public struct PendingEvent: Equatable, Sendable {
  /// What waits and whose it is.
  public let label: String
  /// When it is due, in seconds of the clock.
  public let time: TimeInterval

  package init(label: String, time: TimeInterval) {
    self.label = label
    self.time = time
  }
}
