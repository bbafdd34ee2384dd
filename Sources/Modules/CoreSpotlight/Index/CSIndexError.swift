public import Foundation
public import PlainviewRuntime

/// The domain of the errors of indexes.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Why an index could not be changed.
public struct CSIndexError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = CSIndexError
    /// An unknown reason.
    case unknownError = -1
    /// The index is not there.
    case indexUnavailableError = -1000
    /// An item is not valid.
    case invalidItemError = -1001
    /// The state of a batch is not valid.
    case invalidClientStateError = -1002
    /// The system could not be asked.
    case remoteConnectionError = -1003
    /// The app has too many items.
    case quotaExceeded = -1004
    /// The device has no searches.
    case indexingUnsupported = -1005
    /// The state of the last batch is another one than the app expects.
    case mismatchedClientState = -1006
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `CSIndexErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { CSIndexErrorDomain }

  /// The code `unknownError`, for use in a pattern.
  public static var unknownError: Code { .unknownError }
  /// The code `indexUnavailableError`, for use in a pattern.
  public static var indexUnavailableError: Code { .indexUnavailableError }
  /// The code `invalidItemError`, for use in a pattern.
  public static var invalidItemError: Code { .invalidItemError }
  /// The code `invalidClientStateError`, for use in a pattern.
  public static var invalidClientStateError: Code { .invalidClientStateError }
  /// The code `remoteConnectionError`, for use in a pattern.
  public static var remoteConnectionError: Code { .remoteConnectionError }
  /// The code `quotaExceeded`, for use in a pattern.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// The code `indexingUnsupported`, for use in a pattern.
  public static var indexingUnsupported: Code { .indexingUnsupported }
  /// The code `mismatchedClientState`, for use in a pattern.
  public static var mismatchedClientState: Code { .mismatchedClientState }
}
