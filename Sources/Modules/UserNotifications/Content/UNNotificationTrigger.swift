public import Foundation
import PlainviewRuntime

/// A condition that triggers a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification comes again and again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }

  /// Seconds from now to the next time; nil where time alone does not tell.
  var delay: TimeInterval? { nil }
}

/// Some time after it was asked for.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Seconds until the notification comes.
  public let timeInterval: TimeInterval

  /// Seconds, more than 0; one that repeats comes every 60 seconds at most, as on a device.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
    if timeInterval <= 0 {
      MainQueue.run { raise(.internalInconsistency("time interval must be greater than 0")) }
    } else if repeats, timeInterval < 60 {
      MainQueue.run { raise(.internalInconsistency("time interval must be at least 60 if repeating")) }
    }
  }

  /// Returns the date in so many seconds from now.
  open func nextTriggerDate() -> Date? { SimulatedProcess.date.addingTimeInterval(timeInterval) }
  override var delay: TimeInterval? { max(timeInterval, 0) }
}

/// A date, or all dates with some parts.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts that the date has.
  public let dateComponents: DateComponents

  /// Creates a trigger with the parts of a date, for once or again and again.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next date with these parts, in the calendar that they name or the user's.
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: SimulatedProcess.date, matching: dateComponents, matchingPolicy: .nextTime)
  }
  override var delay: TimeInterval? { nextTriggerDate().map { $0.timeIntervalSince(SimulatedProcess.date) } }
}

/// A notification that a server sent.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
