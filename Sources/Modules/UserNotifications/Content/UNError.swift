public import Foundation
public import PlainviewRuntime

/// The domain of UserNotifications' errors.
public let UNErrorDomain = "UNErrorDomain"

/// Why notifications could not be shown.
public struct UNError: ErrorValue, Sendable {
  /// The reasons as numbers.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = UNError
    /// The user does not allow notifications.
    case notificationsNotAllowed = 1
    /// There is no file at an attachment's URL.
    case attachmentInvalidURL = 100
    /// The type or size of an attachment is wrong, or its file is missing, cannot be moved, or is damaged.
    case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore,
      attachmentMoveIntoDataStoreFailed, attachmentCorrupt
    /// A trigger never comes.
    case notificationInvalidNoDate = 1400
    /// A notification has no contents.
    case notificationInvalidNoContent
    /// An object may not give the contents.
    case contentProvidingObjectNotAllowed = 1500
    /// An object that gives the contents is not valid.
    case contentProvidingInvalid
    /// The number for the app's icon is not valid.
    case badgeInputInvalid = 1600
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `UNErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { UNErrorDomain }

  /// The code `notificationsNotAllowed`, for use in a pattern.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The code `attachmentInvalidURL`, for use in a pattern.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The code `attachmentUnrecognizedType`, for use in a pattern.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// The code `attachmentInvalidFileSize`, for use in a pattern.
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  /// The code `attachmentNotInDataStore`, for use in a pattern.
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  /// The code `attachmentMoveIntoDataStoreFailed`, for use in a pattern.
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  /// The code `attachmentCorrupt`, for use in a pattern.
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  /// The code `notificationInvalidNoDate`, for use in a pattern.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// The code `notificationInvalidNoContent`, for use in a pattern.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// The code `contentProvidingObjectNotAllowed`, for use in a pattern.
  public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
  /// The code `contentProvidingInvalid`, for use in a pattern.
  public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
  /// The code `badgeInputInvalid`, for use in a pattern.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}
