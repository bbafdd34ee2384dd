public import Foundation
public import PlainviewRuntime

/// The domain of Intents' errors.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// Why something that concerns intents failed.
public struct INIntentError: ErrorValue, Sendable {
  /// The reasons of errors; raw values are Intents'.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = INIntentError
    /// The operation on an interaction is not supported.
    case interactionOperationNotSupported = 1900
    /// An interaction could not be donated, or donations could not be deleted: all, by identifiers, or by a group.
    case donatingInteraction, deletingAllInteractions, deletingInteractionWithIdentifiers,
      deletingInteractionWithGroupIdentifier
    /// Several extensions of the app support the intent.
    case intentSupportedByMultipleExtension = 2001
    /// The extension does not support restricted intents, has no handler, the name is wrong, or there is no app.
    case restrictedIntentsNotSupportedByExtension, noHandlerProvidedForIntent, invalidIntentName, noAppAvailable
    /// The request took too long.
    case requestTimedOut = 3001
    /// Information is missing.
    case missingInformation
    /// The file of the app's vocabulary is in a wrong folder.
    case invalidUserVocabularyFileLocation = 4000
    /// The extension took too long to launch.
    case extensionLaunchingTimeout = 5000
    /// The extension could not be launched.
    case extensionBringUpFailed
    /// An image could not be used, for a reason that is not known.
    case imageGeneric = 6000
    /// An image has no service, or could not be stored, loaded or fetched.
    case imageNoServiceAvailable, imageStorageFailed, imageLoadingFailed, imageRetrievalFailed
    /// The object that stands for an image leads back to itself, is not valid, or took too long.
    case imageProxyLoop, imageProxyInvalid, imageProxyTimeout
    /// The service of images failed, or an image could not be scaled.
    case imageServiceFailure, imageScalingFailed
    /// The user has refused permission.
    case permissionDenied
    /// A shortcut with a phrase could not be created.
    case voiceShortcutCreationFailed = 7000
    /// A shortcut with a phrase could not be found, or not be deleted.
    case voiceShortcutGetFailed, voiceShortcutDeleteFailed
    /// An object could not be encoded, for a reason that is not known.
    case encodingGeneric = 8000
    /// An object could not be encoded.
    case encodingFailed
    /// An object could not be decoded.
    case decodingGeneric = 9000
    /// No app intent could be created.
    case unableToCreateAppIntentRepresentation = 10000
    /// There is no app intent.
    case noAppIntent
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `INIntentErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { INIntentErrorDomain }

  /// The code `interactionOperationNotSupported`, for use in a pattern.
  public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
  /// The code `donatingInteraction`, for use in a pattern.
  public static var donatingInteraction: Code { .donatingInteraction }
  /// The code `deletingAllInteractions`, for use in a pattern.
  public static var deletingAllInteractions: Code { .deletingAllInteractions }
  /// The code `deletingInteractionWithIdentifiers`, for use in a pattern.
  public static var deletingInteractionWithIdentifiers: Code { .deletingInteractionWithIdentifiers }
  /// The code `deletingInteractionWithGroupIdentifier`, for use in a pattern.
  public static var deletingInteractionWithGroupIdentifier: Code { .deletingInteractionWithGroupIdentifier }
  /// The code `intentSupportedByMultipleExtension`, for use in a pattern.
  public static var intentSupportedByMultipleExtension: Code { .intentSupportedByMultipleExtension }
  /// The code `restrictedIntentsNotSupportedByExtension`, for use in a pattern.
  public static var restrictedIntentsNotSupportedByExtension: Code { .restrictedIntentsNotSupportedByExtension }
  /// The code `noHandlerProvidedForIntent`, for use in a pattern.
  public static var noHandlerProvidedForIntent: Code { .noHandlerProvidedForIntent }
  /// The code `invalidIntentName`, for use in a pattern.
  public static var invalidIntentName: Code { .invalidIntentName }
  /// The code `noAppAvailable`, for use in a pattern.
  public static var noAppAvailable: Code { .noAppAvailable }
  /// The code `requestTimedOut`, for use in a pattern.
  public static var requestTimedOut: Code { .requestTimedOut }
  /// The code `missingInformation`, for use in a pattern.
  public static var missingInformation: Code { .missingInformation }
  /// The code `invalidUserVocabularyFileLocation`, for use in a pattern.
  public static var invalidUserVocabularyFileLocation: Code { .invalidUserVocabularyFileLocation }
  /// The code `extensionLaunchingTimeout`, for use in a pattern.
  public static var extensionLaunchingTimeout: Code { .extensionLaunchingTimeout }
  /// The code `extensionBringUpFailed`, for use in a pattern.
  public static var extensionBringUpFailed: Code { .extensionBringUpFailed }
  /// The code `imageGeneric`, for use in a pattern.
  public static var imageGeneric: Code { .imageGeneric }
  /// The code `imageNoServiceAvailable`, for use in a pattern.
  public static var imageNoServiceAvailable: Code { .imageNoServiceAvailable }
  /// The code `imageStorageFailed`, for use in a pattern.
  public static var imageStorageFailed: Code { .imageStorageFailed }
  /// The code `imageLoadingFailed`, for use in a pattern.
  public static var imageLoadingFailed: Code { .imageLoadingFailed }
  /// The code `imageRetrievalFailed`, for use in a pattern.
  public static var imageRetrievalFailed: Code { .imageRetrievalFailed }
  /// The code `imageProxyLoop`, for use in a pattern.
  public static var imageProxyLoop: Code { .imageProxyLoop }
  /// The code `imageProxyInvalid`, for use in a pattern.
  public static var imageProxyInvalid: Code { .imageProxyInvalid }
  /// The code `imageProxyTimeout`, for use in a pattern.
  public static var imageProxyTimeout: Code { .imageProxyTimeout }
  /// The code `imageServiceFailure`, for use in a pattern.
  public static var imageServiceFailure: Code { .imageServiceFailure }
  /// The code `imageScalingFailed`, for use in a pattern.
  public static var imageScalingFailed: Code { .imageScalingFailed }
  /// The code `permissionDenied`, for use in a pattern.
  public static var permissionDenied: Code { .permissionDenied }
  /// The code `voiceShortcutCreationFailed`, for use in a pattern.
  public static var voiceShortcutCreationFailed: Code { .voiceShortcutCreationFailed }
  /// The code `voiceShortcutGetFailed`, for use in a pattern.
  public static var voiceShortcutGetFailed: Code { .voiceShortcutGetFailed }
  /// The code `voiceShortcutDeleteFailed`, for use in a pattern.
  public static var voiceShortcutDeleteFailed: Code { .voiceShortcutDeleteFailed }
  /// The code `encodingGeneric`, for use in a pattern.
  public static var encodingGeneric: Code { .encodingGeneric }
  /// The code `encodingFailed`, for use in a pattern.
  public static var encodingFailed: Code { .encodingFailed }
  /// The code `decodingGeneric`, for use in a pattern.
  public static var decodingGeneric: Code { .decodingGeneric }
  /// The code `unableToCreateAppIntentRepresentation`, for use in a pattern.
  public static var unableToCreateAppIntentRepresentation: Code { .unableToCreateAppIntentRepresentation }
  /// The code `noAppIntent`, for use in a pattern.
  public static var noAppIntent: Code { .noAppIntent }
}
