public import Foundation

/// The only time there is: it stands still until it is advanced, and runs what is due in order (seconds).
///
/// Events due at one time run in the order in which they were scheduled. Nothing here reads the wall clock.
@preconcurrency @MainActor public final class VirtualClock {
  /// An event that can be cancelled.
  package struct Token: Hashable, Sendable {
    fileprivate let sequence: Int
  }

  private struct Event {
    let time: TimeInterval
    let token: Token
    let label: String
    let action: @MainActor () -> Void
  }

  /// Seconds since the clock was made.
  public private(set) var now: TimeInterval = 0
  private var events: [Event] = []
  private var scheduled = 0

  package init() {}

  /// Runs `action` once, `delay` seconds from now; a negative delay is none.
  @discardableResult
  package func schedule(after delay: TimeInterval, _ label: String, _ action: @escaping @MainActor () -> Void) -> Token
  {
    scheduled += 1
    let token = Token(sequence: scheduled)
    let event = Event(time: now + max(delay, 0), token: token, label: label, action: action)
    // Later events are mostly due later: the place is looked for from the end.
    let index = events.lastIndex { $0.time <= event.time }.map { $0 + 1 } ?? 0
    events.insert(event, at: index)
    return token
  }

  package func cancel(_ token: Token) { events.removeAll { $0.token == token } }

  /// When the next event is due, in seconds since the clock was made.
  public var nextEventTime: TimeInterval? { events.first?.time }

  /// What waits, in the order in which it will run, each as its owner describes it.
  public var pendingEvents: [String] { events.map(\.label) }

  /// Moves to the next event that is due at `limit` or before and runs it; false when there is none.
  package func runNextEvent(until limit: TimeInterval) -> Bool {
    guard let event = events.first, event.time <= limit else { return false }
    events.removeFirst()
    now = max(now, event.time)
    event.action()
    return true
  }

  /// Moves to a time without running anything; never backwards.
  package func move(to time: TimeInterval) { now = max(now, time) }
}
