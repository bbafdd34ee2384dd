public import Foundation
public import PlainviewRuntime

/// The domain of the errors of queries.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// Why a query has failed.
public struct CSSearchQueryError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = CSSearchQueryError
    /// An unknown reason.
    case unknown = -2000
    /// The index could not be asked.
    case indexUnreachable = -2001
    /// The query is not well formed.
    case invalidQuery = -2002
    /// The app has canceled.
    case cancelled = -2003
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `CSSearchQueryErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { CSSearchQueryErrorDomain }

  /// The code `unknown`, for use in a pattern.
  public static var unknown: Code { .unknown }
  /// The code `indexUnreachable`, for use in a pattern.
  public static var indexUnreachable: Code { .indexUnreachable }
  /// The code `invalidQuery`, for use in a pattern.
  public static var invalidQuery: Code { .invalidQuery }
  /// The code `cancelled`, for use in a pattern.
  public static var cancelled: Code { .cancelled }
}
