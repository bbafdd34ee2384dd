public import Foundation
public import PlainviewRuntime

/// The domain of the errors of calendars.
public let EKErrorDomain = "EKErrorDomain"

/// Why an item or a calendar could not be saved or removed.
public struct EKError: ErrorValue, Sendable {
  /// The reasons of errors, from 0.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = EKError
    /// An event cannot be changed.
    case eventNotMutable
    /// An item has no calendar.
    case noCalendar
    /// An event has no start.
    case noStartDate
    /// An event has no end.
    case noEndDate
    /// An event ends before it starts.
    case datesInverted
    /// Something in the store failed.
    case internalFailure
    /// A calendar cannot be changed.
    case calendarReadOnly
    /// An event is longer than the time between its occurrences.
    case durationGreaterThanRecurrence
    /// An alarm is earlier than the occurrence before.
    case alarmGreaterThanRecurrence
    /// The start is too far away.
    case startDateTooFarInFuture
    /// An occurrence is on the day of another one.
    case startDateCollidesWithOtherOccurrence
    /// An item is of another store.
    case objectBelongsToDifferentStore
    /// An invitation cannot be put into another calendar.
    case invitesCannotBeMoved
    /// The span is not valid.
    case invalidSpan
    /// A new calendar has no source.
    case calendarHasNoSource
    /// A calendar cannot get another source.
    case calendarSourceCannotBeModified
    /// A calendar can be neither changed nor deleted.
    case calendarIsImmutable
    /// A source has no other calendars.
    case sourceDoesNotAllowCalendarAddDelete
    /// A reminder that recurs has no due date.
    case recurringReminderRequiresDueDate
    /// A source has no places.
    case structuredLocationsNotSupported
    /// A source has no alarms at places.
    case reminderLocationsNotSupported
    /// A source has no alarms of this kind.
    case alarmProximityNotSupported
    /// A calendar is for reminders.
    case calendarDoesNotAllowEvents
    /// A calendar is for events.
    case calendarDoesNotAllowReminders
    /// A source has no reminders.
    case sourceDoesNotAllowReminders
    /// A source has no events.
    case sourceDoesNotAllowEvents
    /// A priority is not from 0 to 9.
    case priorityIsInvalid
    /// A type of items is not valid.
    case invalidEntityType
    /// An alarm that opens a file cannot be changed.
    case procedureAlarmsNotMutable
    /// The user does not allow it.
    case eventStoreNotAuthorized
    /// The system does not support it.
    case osNotSupported
    /// A calendar cannot answer an invitation.
    case invalidInviteReplyCalendar
    /// A calendar is for no notifications.
    case notificationsCollectionFlagNotSet
    /// The sources differ.
    case sourceMismatch
    /// The collections of notifications differ.
    case notificationCollectionMismatch
    /// A notification has no collection.
    case notificationSavedWithoutCollection
    /// An alarm of a reminder writes or opens something.
    case reminderAlarmContainsEmailOrUrl
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `EKErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { EKErrorDomain }

  /// Creates an error with a reason; its further values begin with a text for the user, where there is one.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self = .described(code, Self.text(code), userInfo) }
  private static func text(_ code: Code) -> String? {
    switch code {
    case .noCalendar: "No calendar has been set."
    case .noStartDate: "No start date has been set."
    case .noEndDate: "No end date has been set."
    case .datesInverted: "The start date must be before the end date."
    case .calendarReadOnly: "That calendar may not be modified."
    case .objectBelongsToDifferentStore: "The object does not belong to this event store."
    case .calendarHasNoSource: "The calendar must have its source set."
    case .calendarIsImmutable: "That calendar may not be deleted."
    case .sourceDoesNotAllowCalendarAddDelete: "That account does not allow calendars to be added or removed."
    case .recurringReminderRequiresDueDate: "A repeating reminder must have a due date."
    case .calendarDoesNotAllowEvents: "That calendar does not allow events to be added to it."
    case .calendarDoesNotAllowReminders: "That calendar does not allow reminders to be added to it."
    case .priorityIsInvalid: "The priority is invalid."
    case .eventStoreNotAuthorized: "Access to this event store is unauthorized."
    default: nil
    }
  }

  /// The code `eventNotMutable`, for use in a pattern.
  public static var eventNotMutable: Code { .eventNotMutable }
  /// The code `noCalendar`, for use in a pattern.
  public static var noCalendar: Code { .noCalendar }
  /// The code `noStartDate`, for use in a pattern.
  public static var noStartDate: Code { .noStartDate }
  /// The code `noEndDate`, for use in a pattern.
  public static var noEndDate: Code { .noEndDate }
  /// The code `datesInverted`, for use in a pattern.
  public static var datesInverted: Code { .datesInverted }
  /// The code `internalFailure`, for use in a pattern.
  public static var internalFailure: Code { .internalFailure }
  /// The code `calendarReadOnly`, for use in a pattern.
  public static var calendarReadOnly: Code { .calendarReadOnly }
  /// The code `durationGreaterThanRecurrence`, for use in a pattern.
  public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
  /// The code `alarmGreaterThanRecurrence`, for use in a pattern.
  public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
  /// The code `startDateTooFarInFuture`, for use in a pattern.
  public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
  /// The code `startDateCollidesWithOtherOccurrence`, for use in a pattern.
  public static var startDateCollidesWithOtherOccurrence: Code { .startDateCollidesWithOtherOccurrence }
  /// The code `objectBelongsToDifferentStore`, for use in a pattern.
  public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
  /// The code `invitesCannotBeMoved`, for use in a pattern.
  public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
  /// The code `invalidSpan`, for use in a pattern.
  public static var invalidSpan: Code { .invalidSpan }
  /// The code `calendarHasNoSource`, for use in a pattern.
  public static var calendarHasNoSource: Code { .calendarHasNoSource }
  /// The code `calendarSourceCannotBeModified`, for use in a pattern.
  public static var calendarSourceCannotBeModified: Code { .calendarSourceCannotBeModified }
  /// The code `calendarIsImmutable`, for use in a pattern.
  public static var calendarIsImmutable: Code { .calendarIsImmutable }
  /// The code `sourceDoesNotAllowCalendarAddDelete`, for use in a pattern.
  public static var sourceDoesNotAllowCalendarAddDelete: Code { .sourceDoesNotAllowCalendarAddDelete }
  /// The code `recurringReminderRequiresDueDate`, for use in a pattern.
  public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
  /// The code `structuredLocationsNotSupported`, for use in a pattern.
  public static var structuredLocationsNotSupported: Code { .structuredLocationsNotSupported }
  /// The code `reminderLocationsNotSupported`, for use in a pattern.
  public static var reminderLocationsNotSupported: Code { .reminderLocationsNotSupported }
  /// The code `alarmProximityNotSupported`, for use in a pattern.
  public static var alarmProximityNotSupported: Code { .alarmProximityNotSupported }
  /// The code `calendarDoesNotAllowEvents`, for use in a pattern.
  public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
  /// The code `calendarDoesNotAllowReminders`, for use in a pattern.
  public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
  /// The code `sourceDoesNotAllowReminders`, for use in a pattern.
  public static var sourceDoesNotAllowReminders: Code { .sourceDoesNotAllowReminders }
  /// The code `sourceDoesNotAllowEvents`, for use in a pattern.
  public static var sourceDoesNotAllowEvents: Code { .sourceDoesNotAllowEvents }
  /// The code `priorityIsInvalid`, for use in a pattern.
  public static var priorityIsInvalid: Code { .priorityIsInvalid }
  /// The code `invalidEntityType`, for use in a pattern.
  public static var invalidEntityType: Code { .invalidEntityType }
  /// The code `procedureAlarmsNotMutable`, for use in a pattern.
  public static var procedureAlarmsNotMutable: Code { .procedureAlarmsNotMutable }
  /// The code `eventStoreNotAuthorized`, for use in a pattern.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
  /// The code `osNotSupported`, for use in a pattern.
  public static var osNotSupported: Code { .osNotSupported }
  /// The code `invalidInviteReplyCalendar`, for use in a pattern.
  public static var invalidInviteReplyCalendar: Code { .invalidInviteReplyCalendar }
  /// The code `notificationsCollectionFlagNotSet`, for use in a pattern.
  public static var notificationsCollectionFlagNotSet: Code { .notificationsCollectionFlagNotSet }
  /// The code `sourceMismatch`, for use in a pattern.
  public static var sourceMismatch: Code { .sourceMismatch }
  /// The code `notificationCollectionMismatch`, for use in a pattern.
  public static var notificationCollectionMismatch: Code { .notificationCollectionMismatch }
  /// The code `notificationSavedWithoutCollection`, for use in a pattern.
  public static var notificationSavedWithoutCollection: Code { .notificationSavedWithoutCollection }
  /// The code `reminderAlarmContainsEmailOrUrl`, for use in a pattern.
  public static var reminderAlarmContainsEmailOrUrl: Code { .reminderAlarmContainsEmailOrUrl }
}
