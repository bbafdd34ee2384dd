package import Foundation
import Synchronization

/// The only time there is in an app: it stands still until it is advanced (seconds).
///
/// It holds what is due and in which order; the caller that advances it runs that. Events due at one time come in the order in which
/// they were scheduled. Nothing here reads the wall clock. Safe to use from any thread, since tasks and blocks of
/// background queues schedule too.
package final class VirtualClock: Sendable {
  /// An event that can be cancelled.
  package struct Token: Hashable, Sendable {
    fileprivate let sequence: Int
  }

  /// Something that is due; its action is run on the main actor only.
  package struct Event: @unchecked Sendable {
    package let time: TimeInterval
    package let label: String
    let origin: WorkOrigin?
    package let repeats: Bool
    /// Whether it is no work of the main thread, which may be blocked then.
    let runsOffMain: Bool
    /// What happens instead when the app ends before.
    let atEnd: (() -> Void)?
    fileprivate let token: Token
    package let action: @MainActor () -> Void

    /// The label, with the function that it comes from where that is known.
    package var description: String { WorkOrigin.label(label, origin) }
  }

  private struct State {
    var now: TimeInterval = 0
    var events: [Event] = []
    /// The index of the first event that is still to come: what is before it has run.
    var first = 0
    var scheduled = 0
    /// How many events come once.
    var finite = 0
    var whenScheduled: (@Sendable () -> Void)?

    mutating func remove(at index: Int) -> Event {
      let event = events[index]
      if !event.repeats { finite -= 1 }
      if index == first, first < events.count / 2 {
        events[index] = .ran
        first += 1
      } else {
        events.remove(at: index)
        if first > 0, first == events.count {
          events = []
          first = 0
        }
      }
      return event
    }
  }

  private let state = Mutex(State())

  package init() {}

  /// Seconds since the clock was made.
  package var now: TimeInterval { state.withLock { $0.now } }

  /// Has `action` run once, `delay` seconds from now; a negative delay is none.
  ///
  /// The label says what the event is for. An event that schedules itself again without end says that it repeats, so that
  /// settling does not wait for the last one.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, _ label: String, repeats: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> Token { schedule(after: delay, label, in: nil, repeats: repeats, runsOffMain: false, atEnd: nil, action) }

  private func schedule(
    after delay: TimeInterval, _ label: String, in origin: WorkOrigin?, repeats: Bool, runsOffMain: Bool,
    atEnd: (() -> Void)?,
    _ action: @escaping @MainActor () -> Void
  ) -> Token {
    nonisolated(unsafe) let atEnd = atEnd
    let (token, tell) = state.withLock { state in
      state.scheduled += 1
      let wait = delay.isFinite ? max(delay, 0) : Self.farAway
      let event = Event(
        time: state.now + wait, label: label, origin: origin, repeats: repeats, runsOffMain: runsOffMain,
        atEnd: atEnd, token: Token(sequence: state.scheduled), action: action)
      // Later events are mostly due later: the search begins at the end.
      var index = state.events.count
      while index > state.first, state.events[index - 1].time > event.time + Self.tolerance { index -= 1 }
      state.events.insert(event, at: index)
      if !repeats { state.finite += 1 }
      return (event.token, state.whenScheduled)
    }
    tell?()
    return token
  }

  /// Has something run that makes work of another thread ready: an action that is no code of the main actor.
  @discardableResult
  func scheduleWork(
    after delay: TimeInterval, _ label: String, in origin: WorkOrigin? = nil, repeats: Bool = false,
    runsOffMain: Bool = false, atEnd: (() -> Void)? = nil, _ action: @escaping () -> Void
  ) -> Token {
    nonisolated(unsafe) let action = action
    return schedule(after: delay, label, in: origin, repeats: repeats, runsOffMain: runsOffMain, atEnd: atEnd) {
      action()
    }
  }

  /// Calls `body` whenever something is scheduled, from any thread.
  func tellWhenScheduled(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.whenScheduled = body } }

  /// Times that differ by less are considered equal, since sums of delays are not exact; in seconds.
  private static let tolerance: TimeInterval = 1e-9

  /// Stands for a delay that is no number, in seconds.
  private static let farAway: TimeInterval = 1e9

  /// Removes all events.
  package func cancelAll() {
    let forgotten = state.withLock { state in
      defer { (state.events, state.first, state.finite) = ([], 0, 0) }
      return state.events
    }
    // Outside of the lock: releasing what the actions hold may cancel other events.
    for event in forgotten { event.atEnd?() }
  }

  package func cancel(_ token: Token) {
    let cancelled = state.withLock { state in
      state.events[state.first...].lastIndex { $0.token == token }.map { state.remove(at: $0) }
    }
    _ = cancelled
  }

  /// When the next event is due, in seconds since the clock was made.
  package var nextEventTime: TimeInterval? {
    state.withLock { $0.first < $0.events.count ? $0.events[$0.first].time : nil }
  }

  /// What waits, in the order in which it will run.
  package var waiting: [Event] { state.withLock { Array($0.events[$0.first...]) } }

  /// Whether an event waits that comes once.
  package var hasFiniteEvents: Bool { state.withLock { $0.finite > 0 } }

  /// Takes the next event that is due at `limit` or before, and moves to its time; nil when there is none.
  package func takeNext(until limit: TimeInterval) -> Event? {
    state.withLock { state in
      guard state.first < state.events.count, state.events[state.first].time <= limit + Self.tolerance else {
        return nil
      }
      let event = state.remove(at: state.first)
      state.now = max(state.now, event.time)
      return event
    }
  }

  /// As `takeNext(until:)`, of what is no work of the main thread.
  func takeNextOffMain(until limit: TimeInterval) -> Event? {
    state.withLock { state in
      guard let index = state.events[state.first...].firstIndex(where: \.runsOffMain),
        state.events[index].time <= limit + Self.tolerance
      else { return nil }
      let event = state.remove(at: index)
      state.now = max(state.now, event.time)
      return event
    }
  }

  /// The event that was scheduled last: what comes after it belongs to later turns.
  package var latest: Token { state.withLock { Token(sequence: $0.scheduled) } }

  /// Takes the next event that is due now and that was scheduled no later than `token`; nil when there is none.
  package func takeDue(scheduledUpTo token: Token) -> Event? {
    state.withLock { state in
      guard state.first < state.events.count else { return nil }
      let event = state.events[state.first]
      guard event.time <= state.now + Self.tolerance, event.token.sequence <= token.sequence else { return nil }
      return state.remove(at: state.first)
    }
  }

  /// Moves to a time without running anything; never backwards.
  package func move(to time: TimeInterval) { state.withLock { $0.now = max($0.now, time) } }
}

extension VirtualClock.Event {
  /// Replaces an event that has run.
  fileprivate static let ran = VirtualClock.Event(
    time: -.infinity, label: "", origin: nil, repeats: true, runsOffMain: false, atEnd: nil, token: .init(sequence: 0),
    action: {})
}
