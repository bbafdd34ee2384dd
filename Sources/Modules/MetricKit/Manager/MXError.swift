public import Foundation

/// The domain of the errors of this module.
public let MXErrorDomain = "MXErrorDomain"

/// Why a task of the launch did not begin or end.
public struct MXError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// The identifier is empty, or has more than 128 characters.
    case launchTaskInvalidID
    /// There are 16 tasks already.
    case launchTaskMaxCount
    /// The app has become active, or other tasks have ended, and none goes on.
    case launchTaskPastDeadline
    /// A task has begun with the identifier.
    case launchTaskDuplicated
    /// No task goes on with the identifier.
    case launchTaskUnknown
    /// The call was not on the main thread.
    case launchTaskInternalFailure
  }
  /// The reason of the error.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
  /// `MXErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { MXErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The code `launchTaskInvalidID`, for use in a pattern.
  public static var launchTaskInvalidID: Code { .launchTaskInvalidID }
  /// The code `launchTaskMaxCount`, for use in a pattern.
  public static var launchTaskMaxCount: Code { .launchTaskMaxCount }
  /// The code `launchTaskPastDeadline`, for use in a pattern.
  public static var launchTaskPastDeadline: Code { .launchTaskPastDeadline }
  /// The code `launchTaskDuplicated`, for use in a pattern.
  public static var launchTaskDuplicated: Code { .launchTaskDuplicated }
  /// The code `launchTaskUnknown`, for use in a pattern.
  public static var launchTaskUnknown: Code { .launchTaskUnknown }
  /// The code `launchTaskInternalFailure`, for use in a pattern.
  public static var launchTaskInternalFailure: Code { .launchTaskInternalFailure }
}
