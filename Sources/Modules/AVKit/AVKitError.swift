public import Foundation

/// The domain of AVKit's errors.
public let AVKitErrorDomain = "AVKitErrorDomain"

/// Why a film cannot be shown as it should.
public struct AVKitError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors; raw values are AVKit's.
  public enum Code: Int, Sendable {
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
  /// The reason of the error.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
  /// `AVKitErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { AVKitErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}
