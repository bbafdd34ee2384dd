package import Foundation
package import PlainviewRuntime

extension VirtualClock {
  /// The pending events: single ones, and repeating ones.
  @MainActor package func pending(repeating: Bool) -> [PendingEvent] {
    waiting.filter { $0.repeats == repeating }.map { PendingEvent(label: $0.description, time: $0.time) }
  }

  /// Moves to the next event that is due at `limit` or before and runs it; false when there is none.
  @MainActor package func runNextEvent(until limit: TimeInterval) -> Bool {
    guard let event = takeNext(until: limit) else { return false }
    UserCode.run(.timer, event.label) { event.action() }
    return true
  }

  /// Runs the next event that is due now and that was scheduled no later than `token`; false when there is none.
  @MainActor func runDueEvent(scheduledUpTo token: Token) -> Bool {
    guard let event = takeDue(scheduledUpTo: token) else { return false }
    UserCode.run(.timer, event.label) { event.action() }
    return true
  }
}
