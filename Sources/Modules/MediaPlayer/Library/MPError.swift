public import Foundation

/// The domain of MediaPlayer's errors.
public let MPErrorDomain = "MPErrorDomain"

/// Why something cannot be done with media.
public struct MPError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors; raw values are MediaPlayer's.
  public enum Code: Int, Sendable {
    /// Not known, no permission, no access to the cloud, no network, not there, not supported, cancelled, timed out.
    case unknown, permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound, notSupported,
      cancelled, requestTimedOut
  }
  /// The reason of the error.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
  /// `MPErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { MPErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}
