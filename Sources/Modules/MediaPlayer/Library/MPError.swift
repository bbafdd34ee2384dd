public import Foundation
public import PlainviewRuntime

/// The domain of MediaPlayer's errors.
public let MPErrorDomain = "MPErrorDomain"

/// Why something cannot be done with media.
public struct MPError: ErrorValue, Sendable {
  /// The reasons of errors; raw values are MediaPlayer's.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = MPError
    /// Not known, no permission, no access to the cloud, no network, not there, not supported, cancelled, timed out.
    case unknown, permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound, notSupported,
      cancelled, requestTimedOut
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `MPErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { MPErrorDomain }

  /// The code `unknown`, for use in a pattern.
  public static var unknown: Code { .unknown }
  /// The code `permissionDenied`, for use in a pattern.
  public static var permissionDenied: Code { .permissionDenied }
  /// The code `cloudServiceCapabilityMissing`, for use in a pattern.
  public static var cloudServiceCapabilityMissing: Code { .cloudServiceCapabilityMissing }
  /// The code `networkConnectionFailed`, for use in a pattern.
  public static var networkConnectionFailed: Code { .networkConnectionFailed }
  /// The code `notFound`, for use in a pattern.
  public static var notFound: Code { .notFound }
  /// The code `notSupported`, for use in a pattern.
  public static var notSupported: Code { .notSupported }
  /// The code `cancelled`, for use in a pattern.
  public static var cancelled: Code { .cancelled }
  /// The code `requestTimedOut`, for use in a pattern.
  public static var requestTimedOut: Code { .requestTimedOut }
}
