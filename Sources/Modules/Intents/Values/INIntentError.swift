public import Foundation

/// The domain of Intents' errors.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// Why something that concerns intents failed.
public struct INIntentError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors; raw values are Intents'.
  public enum Code: Int, Sendable {
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
  /// The reason of the error.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
  /// `INIntentErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { INIntentErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The code `donatingInteraction`, for use in a pattern.
  public static let donatingInteraction = Code.donatingInteraction
  /// The code `permissionDenied`, for use in a pattern.
  public static let permissionDenied = Code.permissionDenied
  /// The code `voiceShortcutGetFailed`, for use in a pattern.
  public static let voiceShortcutGetFailed = Code.voiceShortcutGetFailed
}
