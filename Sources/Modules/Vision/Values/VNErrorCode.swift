import Foundation

/// The domain of Vision's errors.
public let VNErrorDomain = "com.apple.vis"

/// Why a request failed; raw values are Vision's.
public enum VNErrorCode: Int, Sendable {
  /// An error of the library for learned models.
  case turiCore = -1
  /// No error.
  case OK = 0
  /// The request was canceled.
  case requestCancelled
  /// A format is not the one that was expected.
  case invalidFormat
  /// An operation failed.
  case operationFailed
  /// A value is outside of its limits.
  case outOfBoundsError
  /// An option has no such value.
  case invalidOption
  /// A file could not be read or written.
  case ioError
  /// An option is missing.
  case missingOption
  /// The function does not exist.
  case notImplemented
  /// An error inside of Vision.
  case internalError
  /// There is not enough memory.
  case outOfMemory
  /// The reason is not known.
  case unknownError
  /// The operation is not possible now.
  case invalidOperation
  /// The picture could not be read.
  case invalidImage
  /// An argument has no such value.
  case invalidArgument
  /// A model cannot be used.
  case invalidModel
  /// The request has no such revision.
  case unsupportedRevision
  /// The data are not there.
  case dataUnavailable
  /// There is no frame at the time.
  case timeStampNotFound
  /// The request cannot be performed here.
  case unsupportedRequest
  /// It took too long.
  case timeout
  /// The request has no such stage of computing.
  case unsupportedComputeStage
  /// The stage cannot be computed on such a device.
  case unsupportedComputeDevice

  var error: NSError { NSError(domain: VNErrorDomain, code: rawValue) }
}
