import Foundation
import PlainviewRuntime

/// Keeps events that schedule each other without a delay from stopping time: on a device it advances meanwhile.
///
/// After so many turns at one moment each further one takes as long as a frame.
struct TurnCounter {
  private static let limit = 1_000
  /// Seconds.
  private static let frame = 1.0 / 60
  private var moment = -1.0
  private var turns = 0

  func mayGoOn(_ clock: VirtualClock, until end: TimeInterval) -> Bool { turns < Self.limit || clock.now < end }

  mutating func count(_ clock: VirtualClock, until end: TimeInterval) {
    turns = clock.now == moment ? turns + 1 : 0
    if turns >= Self.limit { clock.move(to: min(clock.now + Self.frame, max(end, clock.now))) }
    moment = clock.now
  }
}

/// Keeps jobs that make each other ready without end from blocking callers that wait for the app.
///
/// This many are run at once; when that was not enough, only a few each time until none is left once.
struct JobPatience {
  var isLost = false
  var jobs: Int { isLost ? 1_000 : 100_000 }
}
