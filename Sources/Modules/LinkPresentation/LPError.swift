public import Foundation

/// The domain of the errors of LinkPresentation.
public let LPErrorDomain = "LPErrorDomain"

/// Why metadata could not be fetched.
public struct LPError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
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
  /// The reason of the error.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
  /// `LPErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { LPErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The code `unknown`, for use in a pattern.
  public static let unknown = Code.unknown
  /// The code `metadataFetchFailed`, for use in a pattern.
  public static let metadataFetchFailed = Code.metadataFetchFailed
  /// The code `metadataFetchCancelled`, for use in a pattern.
  public static let metadataFetchCancelled = Code.metadataFetchCancelled
  /// The code `metadataFetchTimedOut`, for use in a pattern.
  public static let metadataFetchTimedOut = Code.metadataFetchTimedOut
  /// The code `metadataFetchNotAllowed`, for use in a pattern.
  public static let metadataFetchNotAllowed = Code.metadataFetchNotAllowed
}
