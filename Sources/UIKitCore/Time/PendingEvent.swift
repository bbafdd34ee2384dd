public import Foundation
import PlainviewRuntime

/// An event that is scheduled on the virtual clock.
public struct PendingEvent: Equatable, Sendable {
  /// The description of the event and its owner.
  public let label: String
  /// When it is due, in seconds of the clock.
  public let time: TimeInterval

  package init(label: String, time: TimeInterval) {
    self.label = label
    self.time = time
  }

  /// A line for each, with how long it is until then; equal ones share a line, and the last say how many more there are.
  package static func lines(_ events: [PendingEvent], now: TimeInterval, longest: Int = 10) -> [String] {
    var counts: [(text: String, count: Int)] = []
    for event in events {
      let delay = max(0, event.time - now)
      let text = "\(event.label), due \(delay == 0 ? "now" : "in \(compactNumber(delay)) s")"
      if let last = counts.last, last.text == text {
        counts[counts.count - 1].count += 1
      } else {
        counts.append((text, 1))
      }
    }
    let shown = counts.prefix(longest).map { $0.count == 1 ? $0.text : "\($0.count) times \($0.text)" }
    let more = counts.dropFirst(longest).reduce(0) { $0 + $1.count }
    return more == 0 ? shown : shown + ["and \(more) more"]
  }
}
