public import Foundation

/// The domain of the errors of indexes.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Why an index could not be changed.
public struct CSIndexError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
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
  /// The reason of the error.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
  /// `CSIndexErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { CSIndexErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The code `unknownError`, for use in a pattern.
  public static let unknownError = Code.unknownError
  /// The code `indexUnavailableError`, for use in a pattern.
  public static let indexUnavailableError = Code.indexUnavailableError
  /// The code `invalidItemError`, for use in a pattern.
  public static let invalidItemError = Code.invalidItemError
  /// The code `invalidClientStateError`, for use in a pattern.
  public static let invalidClientStateError = Code.invalidClientStateError
  /// The code `remoteConnectionError`, for use in a pattern.
  public static let remoteConnectionError = Code.remoteConnectionError
  /// The code `quotaExceeded`, for use in a pattern.
  public static let quotaExceeded = Code.quotaExceeded
  /// The code `indexingUnsupported`, for use in a pattern.
  public static let indexingUnsupported = Code.indexingUnsupported
  /// The code `mismatchedClientState`, for use in a pattern.
  public static let mismatchedClientState = Code.mismatchedClientState
}
