public import Foundation

/// The domain of the errors of thumbnails.
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

/// Why a thumbnail could not be made.
public struct QLThumbnailError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
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
  /// The reason of the error.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
  /// `QLThumbnailErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { QLThumbnailErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The code `generationFailed`, for use in a pattern.
  public static let generationFailed = Code.generationFailed
  /// The code `savingToURLFailed`, for use in a pattern.
  public static let savingToURLFailed = Code.savingToURLFailed
  /// The code `noCachedThumbnail`, for use in a pattern.
  public static let noCachedThumbnail = Code.noCachedThumbnail
  /// The code `noCloudThumbnail`, for use in a pattern.
  public static let noCloudThumbnail = Code.noCloudThumbnail
  /// The code `requestInvalid`, for use in a pattern.
  public static let requestInvalid = Code.requestInvalid
  /// The code `requestCancelled`, for use in a pattern.
  public static let requestCancelled = Code.requestCancelled
}
