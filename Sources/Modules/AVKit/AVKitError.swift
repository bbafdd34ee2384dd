public import Foundation
public import PlainviewRuntime

/// The domain of AVKit's errors.
public let AVKitErrorDomain = "AVKitErrorDomain"

/// Why a film cannot be shown as it should.
public struct AVKitError: ErrorValue, Sendable {
  /// The reasons of errors; raw values are AVKit's.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = AVKitError
    /// An error without a known reason.
    case unknown = -1000
    /// Picture in picture could not begin.
    case pictureInPictureStartFailed = -1001
    /// The rating of the content is not known.
    case contentRatingUnknown = -1100
    /// The user may not see the content.
    case contentDisallowedByPasscode = -1101
    /// The user may not see the content in this profile.
    case contentDisallowedByProfile = -1102
    /// A film could not be recorded.
    case recordingFailed = -1200
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `AVKitErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { AVKitErrorDomain }

  /// The code `unknown`, for use in a pattern.
  public static var unknown: Code { .unknown }
  /// The code `pictureInPictureStartFailed`, for use in a pattern.
  public static var pictureInPictureStartFailed: Code { .pictureInPictureStartFailed }
  /// The code `contentRatingUnknown`, for use in a pattern.
  public static var contentRatingUnknown: Code { .contentRatingUnknown }
  /// The code `contentDisallowedByPasscode`, for use in a pattern.
  public static var contentDisallowedByPasscode: Code { .contentDisallowedByPasscode }
  /// The code `contentDisallowedByProfile`, for use in a pattern.
  public static var contentDisallowedByProfile: Code { .contentDisallowedByProfile }
  /// The code `recordingFailed`, for use in a pattern.
  public static var recordingFailed: Code { .recordingFailed }
}
