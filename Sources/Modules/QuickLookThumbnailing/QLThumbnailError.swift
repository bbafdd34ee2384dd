public import Foundation
public import PlainviewRuntime

/// The domain of the errors of thumbnails.
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

/// Why a thumbnail could not be made.
public struct QLThumbnailError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = QLThumbnailError
    /// There is no thumbnail of such a file.
    case generationFailed
    /// The thumbnail could not be written.
    case savingToURLFailed
    /// There is no thumbnail of low quality yet.
    case noCachedThumbnail
    /// A file in the cloud has no thumbnail.
    case noCloudThumbnail
    /// The request has no size or asks for nothing.
    case requestInvalid
    /// The app has canceled.
    case requestCancelled
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `QLThumbnailErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { QLThumbnailErrorDomain }

  /// The code `generationFailed`, for use in a pattern.
  public static var generationFailed: Code { .generationFailed }
  /// The code `savingToURLFailed`, for use in a pattern.
  public static var savingToURLFailed: Code { .savingToURLFailed }
  /// The code `noCachedThumbnail`, for use in a pattern.
  public static var noCachedThumbnail: Code { .noCachedThumbnail }
  /// The code `noCloudThumbnail`, for use in a pattern.
  public static var noCloudThumbnail: Code { .noCloudThumbnail }
  /// The code `requestInvalid`, for use in a pattern.
  public static var requestInvalid: Code { .requestInvalid }
  /// The code `requestCancelled`, for use in a pattern.
  public static var requestCancelled: Code { .requestCancelled }
}
