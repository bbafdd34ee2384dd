public import Foundation

/// The domain of the errors of queries.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// Why a query has failed.
public struct CSSearchQueryError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// An unknown reason.
    case unknown = -2000
    /// The index could not be asked.
    case indexUnreachable = -2001
    /// The query is not well formed.
    case invalidQuery = -2002
    /// The app has canceled.
    case cancelled = -2003
  }
  /// The reason of the error.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
  /// `CSSearchQueryErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { CSSearchQueryErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The code `unknown`, for use in a pattern.
  public static let unknown = Code.unknown
  /// The code `indexUnreachable`, for use in a pattern.
  public static let indexUnreachable = Code.indexUnreachable
  /// The code `invalidQuery`, for use in a pattern.
  public static let invalidQuery = Code.invalidQuery
  /// The code `cancelled`, for use in a pattern.
  public static let cancelled = Code.cancelled
}
