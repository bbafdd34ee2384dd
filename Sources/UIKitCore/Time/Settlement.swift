public import Foundation
import PlainviewRuntime

/// The result of `settle()`: whether events are still pending, and which.
public struct Settlement: Equatable, Sendable, CustomStringConvertible {
  /// Whether only repeating events are pending.
  public let isSettled: Bool
  /// The virtual time that passed, in seconds.
  public let elapsed: TimeInterval
  /// How many events ran.
  public let events: Int
  /// Timers, sleeps and animations that are due later and come once; their times count from the launch.
  public let pending: [PendingEvent]
  /// Endlessly repeating events, which were not waited for: timers, display links, repeating animations.
  public let repeating: [PendingEvent]
  /// Tasks and blocks that are ready and did not run before the limit, and background work, threads and network requests
  /// that have not ended.
  public let working: [String]
  /// The time of the clock at its end, in seconds since the launch.
  let now: TimeInterval
  /// The limit that was reached; nil where none was.
  let reachedLimit: String?
  /// Why tasks and queues are not on the app's clock; nil where they are.
  let problem: String?

  /// Whether everything has settled, after how long, and the pending events.
  public var description: String {
    let effort = "after \(compactNumber(elapsed)) s and \(events) events"
    let limit = reachedLimit.map { ", the limit of \($0)" } ?? ""
    var lines = [isSettled ? "Settled \(effort)." : "Not settled \(effort)\(limit); these wait:"]
    lines += PendingEvent.lines(pending, now: now).map { "  \($0)" }
    lines += working.map { "  \($0)" }
    lines += repeating.map { "  \($0.label) repeats" }
    if let problem { lines.append("  Tasks and queues run in real time: \(problem)") }
    return lines.joined(separator: "\n")
  }
}
