public import Foundation

/// The domain of AVFoundation's errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of AVFoundation.
public struct AVError: CustomNSError, Hashable, Sendable {
  /// What went wrong; raw values are AVFoundation's.
  public enum Code: Int, Sendable {
    /// An error without a known reason.
    case unknown = -11800
    /// There is not enough memory.
    case outOfMemory = -11801
    /// The session does not run.
    case sessionNotRunning = -11803
    /// Another session uses the device.
    case deviceAlreadyUsedByAnotherSession = -11804
    /// Nothing was recorded.
    case noDataCaptured = -11805
    /// The media services were started anew.
    case mediaServicesWereReset = -11819
    /// The file could not be exported.
    case exportFailed = -11820
    /// A file exists at the URL.
    case fileAlreadyExists = -11823
    /// The format of the file is not known.
    case fileFormatNotRecognized = -11828
    /// The file cannot be read.
    case fileFailedToParse = -11829
    /// There is no picture at the time, as for times beyond the film's end.
    case noImageAtTime = -11832
    /// There is no decoder for the format.
    case decoderNotFound = -11833
    /// The content must not be played.
    case contentIsNotAuthorized = -11835
    /// The app must not play the content.
    case applicationIsNotAuthorized = -11836
    /// The asset does not allow the operation.
    case operationNotSupportedForAsset = -11838
    /// The item cannot be played any longer.
    case noLongerPlayable = -11867
    /// The operation was interrupted.
    case operationInterrupted = -11847
    /// The operation was canceled.
    case operationCancelled = -11878
  }

  /// The reason of the error.
  public let code: Code

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }

  /// `AVFoundationErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { AVFoundationErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}
