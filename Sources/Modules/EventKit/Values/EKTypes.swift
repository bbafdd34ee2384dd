/// What a store has: events and reminders.
public enum EKEntityType: UInt, Sendable {
  /// Events.
  case event
  /// Reminders.
  case reminder
}

/// Several kinds of items.
public struct EKEntityMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Events.
  public static let event = EKEntityMask(rawValue: 1)
  /// Reminders.
  public static let reminder = EKEntityMask(rawValue: 2)
}

/// Not asked yet, restricted by others, refused, allowed, or allowed without reading.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined
  /// Somebody else, such as a parent, does not allow it.
  case restricted
  /// The user does not allow it.
  case denied
  /// The user allows reading and writing.
  case fullAccess
  /// The user allows writing alone.
  case writeOnly
  /// The older name of `fullAccess`.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// What a change of an event that recurs is for.
public enum EKSpan: Int, Sendable {
  /// This occurrence alone.
  case thisEvent
  /// This occurrence and all after it.
  case futureEvents
}

/// Whether somebody can be invited at the time of an event.
public enum EKEventAvailability: Int, Sendable {
  /// The calendar does not know it.
  case notSupported = -1
  /// Busy, free, perhaps busy, or away.
  case busy, free, tentative, unavailable
}

/// What a calendar knows of availability.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Busy.
  public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
  /// Free.
  public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
  /// Perhaps busy.
  public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
  /// Away.
  public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}

/// Whether an event is confirmed.
public enum EKEventStatus: Int, Sendable {
  /// Nothing is known, it does, it may, or it does not.
  case none, confirmed, tentative, canceled
}

/// Where the items of a calendar are.
public enum EKCalendarType: Int, Sendable {
  /// On the device, a server for CalDAV, one of Exchange, a subscribed address, or among the contacts.
  case local, calDAV, exchange, subscription, birthday
}

/// Where the calendars of a source are.
public enum EKSourceType: Int, Sendable {
  /// On the device, servers of Exchange and CalDAV, MobileMe, subscribed addresses, or among the contacts.
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

/// How urgent a reminder is; the numbers between belong to the next of them.
public enum EKReminderPriority: UInt, Sendable {
  /// Nothing is known.
  case none = 0
  /// High.
  case high = 1
  /// Medium.
  case medium = 5
  /// Low.
  case low = 9
}

/// Whether an alarm is for arriving at a location, or for leaving it.
public enum EKAlarmProximity: Int, Sendable {
  /// For neither, for coming, or for leaving.
  case none, enter, leave
}

/// How an alarm rings.
public enum EKAlarmType: Int, Sendable {
  /// With a text, a sound, a file that is opened, or a mail.
  case display, audio, procedure, email
}

/// How often something recurs.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// Every day, week, month or year.
  case daily, weekly, monthly, yearly
}

/// The days of the week, from Sunday.
public enum EKWeekday: Int, Sendable {
  /// A day of the week.
  case sunday = 1
  /// A day of the week.
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// What somebody who is invited is.
public enum EKParticipantType: Int, Sendable {
  /// Nothing is known, a person, a room, a thing, or a group.
  case unknown, person, room, resource, group
}
/// What somebody does at an event.
public enum EKParticipantRole: Int, Sendable {
  /// Nothing is known, has to come, may come, leads it, or does not come.
  case unknown, required, optional, chair, nonParticipant
}
/// What somebody has answered to an invitation.
public enum EKParticipantStatus: Int, Sendable {
  /// Nothing is known, not answered, comes, does not come, may come, has sent others, done, or in progress.
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}
