public import Foundation
public import PlainviewRuntime

/// The domain of the errors of the type `SFSpeechError`.
public let SFSpeechErrorDomain = "SFSpeechErrorDomain"

/// The reasons for a failure of the recognizer; the failures of tasks here have the domains that devices use for them.
public struct SFSpeechError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = SFSpeechError
    /// The system's service has failed.
    case internalServiceError = 1
    /// The audio cannot be read.
    case audioReadFailed = 2
    /// A class of templates is unknown.
    case undefinedTemplateClassName = 7
    /// The custom model is invalid.
    case malformedSupplementalModel = 8
    /// It took too long.
    case timeout = 12
    /// An argument is missing.
    case missingParameter = 13
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `SFSpeechErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { SFSpeechErrorDomain }

  /// The code `internalServiceError`, for use in a pattern.
  public static var internalServiceError: Code { .internalServiceError }
  /// The code `audioReadFailed`, for use in a pattern.
  public static var audioReadFailed: Code { .audioReadFailed }
  /// The code `undefinedTemplateClassName`, for use in a pattern.
  public static var undefinedTemplateClassName: Code { .undefinedTemplateClassName }
  /// The code `malformedSupplementalModel`, for use in a pattern.
  public static var malformedSupplementalModel: Code { .malformedSupplementalModel }
  /// The code `timeout`, for use in a pattern.
  public static var timeout: Code { .timeout }
  /// The code `missingParameter`, for use in a pattern.
  public static var missingParameter: Code { .missingParameter }
}

/// Why a task has failed, with the domain and number that devices have for it.
enum TaskFailure {
  case isCanceled, isDisabled, isNotAllowed, noSpeech

  var error: NSError {
    let (domain, code, text) =
      switch self {
      case .isCanceled: ("kLSRErrorDomain", 301, "Recognition request was canceled")
      case .isDisabled: ("kLSRErrorDomain", 201, "Siri and Dictation are disabled")
      case .isNotAllowed: ("kAFAssistantErrorDomain", 1700, "User denied access to speech recognition")
      case .noSpeech: ("kAFAssistantErrorDomain", 1110, "No speech detected")
      }
    return NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
