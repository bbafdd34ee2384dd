public import Foundation

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
