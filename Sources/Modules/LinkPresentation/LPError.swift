public import Foundation
public import PlainviewRuntime

/// The domain of the errors of LinkPresentation.
public let LPErrorDomain = "LPErrorDomain"

/// Why metadata could not be fetched.
public struct LPError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = LPError
    /// An unknown reason; never used here.
    case unknown = 1
    /// The address could not be fetched.
    case metadataFetchFailed
    /// The app has canceled.
    case metadataFetchCancelled
    /// The fetch took longer than the provider's `timeout`.
    case metadataFetchTimedOut
    /// The system does not allow the fetch.
    case metadataFetchNotAllowed
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `LPErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { LPErrorDomain }

  /// The code `unknown`, for use in a pattern.
  public static var unknown: Code { .unknown }
  /// The code `metadataFetchFailed`, for use in a pattern.
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  /// The code `metadataFetchCancelled`, for use in a pattern.
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  /// The code `metadataFetchTimedOut`, for use in a pattern.
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
  /// The code `metadataFetchNotAllowed`, for use in a pattern.
  public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
}
