public import Foundation
import PlainviewRuntime

/// How an app came to rest, or what kept it from doing so.
public struct Settlement: Equatable, Sendable, CustomStringConvertible {
  /// Whether nothing waits any more but what repeats.
  public let isSettled: Bool
  /// The virtual time that passed, in seconds.
  public let elapsed: TimeInterval
  /// How many events ran.
  public let events: Int
  /// What still waits and comes once.
  public let pending: [PendingEvent]
  /// What repeats without end and was not waited for: timers, display links, repeating animations.
  public let repeating: [PendingEvent]
  /// What is ready and did not come to an end within the bound, or runs in the background: tasks, blocks of queues, threads,
  /// network requests.
  public let working: [String]
  /// Why tasks and queues are not on the app's clock; nil where they are.
  let problem: String?

  public var description: String {
    let effort = "after \(compactNumber(elapsed)) s and \(events) events"
    var lines = [isSettled ? "Settled \(effort)." : "Not settled \(effort); these wait:"]
    lines += pending.prefix(Self.shownEvents).map { "  \($0.label), due at \(compactNumber($0.time)) s" }
    if pending.count > Self.shownEvents { lines.append("  and \(pending.count - Self.shownEvents) more") }
    lines += working.map { "  \($0)" }
    lines += repeating.map { "  \($0.label) repeats" }
    if let problem { lines.append("  Tasks and queues run in real time: \(problem)") }
    return lines.joined(separator: "\n")
  }

  private static let shownEvents = 10
}
