public import Foundation
public import PlainviewRuntime

/// The domain of the errors of DeviceCheck.
public let DCErrorDomain = "com.apple.devicecheck.error"

/// Why the device says nothing of itself.
public struct DCError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = DCError
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
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `DCErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { DCErrorDomain }

  /// The code `unknownSystemFailure`, for use in a pattern.
  public static var unknownSystemFailure: Code { .unknownSystemFailure }
  /// The code `featureUnsupported`, for use in a pattern.
  public static var featureUnsupported: Code { .featureUnsupported }
  /// The code `invalidInput`, for use in a pattern.
  public static var invalidInput: Code { .invalidInput }
  /// The code `invalidKey`, for use in a pattern.
  public static var invalidKey: Code { .invalidKey }
  /// The code `serverUnavailable`, for use in a pattern.
  public static var serverUnavailable: Code { .serverUnavailable }
}
