public import Foundation

/// The domain of the errors of DeviceCheck.
public let DCErrorDomain = "com.apple.devicecheck.error"

/// Why the device says nothing of itself.
public struct DCError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// The system failed.
    case unknownSystemFailure
    /// The device cannot do it, as a simulator cannot.
    case featureUnsupported
    /// An argument is not valid.
    case invalidInput
    /// The key is not valid.
    case invalidKey
    /// Apple's server is not there.
    case serverUnavailable
  }
  /// The reason of the error.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
  /// `DCErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { DCErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The code `unknownSystemFailure`, for use in a pattern.
  public static let unknownSystemFailure = Code.unknownSystemFailure
  /// The code `featureUnsupported`, for use in a pattern.
  public static let featureUnsupported = Code.featureUnsupported
  /// The code `invalidInput`, for use in a pattern.
  public static let invalidInput = Code.invalidInput
  /// The code `invalidKey`, for use in a pattern.
  public static let invalidKey = Code.invalidKey
  /// The code `serverUnavailable`, for use in a pattern.
  public static let serverUnavailable = Code.serverUnavailable
}

extension DCError.Code {
  /// Returns whether an error has the code, for the patterns of `catch`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? DCError)?.code == code }
}
