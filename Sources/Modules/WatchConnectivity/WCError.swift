public import Foundation
public import PlainviewRuntime

/// The domain of the errors of sessions.
public let WCErrorDomain = "WCErrorDomain"

/// The reasons why something did not reach the watch.
public struct WCError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = WCError
    /// An error without a more exact reason.
    case genericError = 7001
    /// The device has no sessions.
    case sessionNotSupported
    /// The session has no delegate.
    case sessionMissingDelegate
    /// The session was not activated.
    case sessionNotActivated
    /// No watch is paired.
    case deviceNotPaired
    /// The watch does not have the app.
    case watchAppNotInstalled
    /// The watch's app cannot be reached now.
    case notReachable
    /// An argument is invalid.
    case invalidParameter
    /// The message is too large.
    case payloadTooLarge
    /// The message has values that are not those of property lists.
    case payloadUnsupportedTypes
    /// There was no reply.
    case messageReplyFailed
    /// The reply did not come in time.
    case messageReplyTimedOut
    /// The file cannot be read.
    case fileAccessDenied
    /// It was not delivered.
    case deliveryFailed
    /// The watch has not enough space.
    case insufficientSpace
    /// The session is inactive, since the user changes to another watch.
    case sessionInactive
    /// The transfer did not end in time.
    case transferTimedOut
    /// The phone does not have the app.
    case companionAppNotInstalled
    /// The app exists on the watch only.
    case watchOnlyApp
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `WCErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { WCErrorDomain }

  /// The code `genericError`, for use in a pattern.
  public static var genericError: Code { .genericError }
  /// The code `sessionNotSupported`, for use in a pattern.
  public static var sessionNotSupported: Code { .sessionNotSupported }
  /// The code `sessionMissingDelegate`, for use in a pattern.
  public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
  /// The code `sessionNotActivated`, for use in a pattern.
  public static var sessionNotActivated: Code { .sessionNotActivated }
  /// The code `deviceNotPaired`, for use in a pattern.
  public static var deviceNotPaired: Code { .deviceNotPaired }
  /// The code `watchAppNotInstalled`, for use in a pattern.
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  /// The code `notReachable`, for use in a pattern.
  public static var notReachable: Code { .notReachable }
  /// The code `invalidParameter`, for use in a pattern.
  public static var invalidParameter: Code { .invalidParameter }
  /// The code `payloadTooLarge`, for use in a pattern.
  public static var payloadTooLarge: Code { .payloadTooLarge }
  /// The code `payloadUnsupportedTypes`, for use in a pattern.
  public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
  /// The code `messageReplyFailed`, for use in a pattern.
  public static var messageReplyFailed: Code { .messageReplyFailed }
  /// The code `messageReplyTimedOut`, for use in a pattern.
  public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
  /// The code `fileAccessDenied`, for use in a pattern.
  public static var fileAccessDenied: Code { .fileAccessDenied }
  /// The code `deliveryFailed`, for use in a pattern.
  public static var deliveryFailed: Code { .deliveryFailed }
  /// The code `insufficientSpace`, for use in a pattern.
  public static var insufficientSpace: Code { .insufficientSpace }
  /// The code `sessionInactive`, for use in a pattern.
  public static var sessionInactive: Code { .sessionInactive }
  /// The code `transferTimedOut`, for use in a pattern.
  public static var transferTimedOut: Code { .transferTimedOut }
  /// The code `companionAppNotInstalled`, for use in a pattern.
  public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
  /// The code `watchOnlyApp`, for use in a pattern.
  public static var watchOnlyApp: Code { .watchOnlyApp }
}
