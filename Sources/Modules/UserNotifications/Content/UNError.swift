public import Foundation

/// The domain of UserNotifications' errors.
public let UNErrorDomain = "UNErrorDomain"

/// Why notifications could not be shown.
public struct UNError: CustomNSError, Hashable, Sendable {
  /// The reasons as numbers.
  public enum Code: Int, Sendable {
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
  /// The reason.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of UserNotifications' errors.
  public static var errorDomain: String { UNErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}
