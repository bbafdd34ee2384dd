public import Foundation
public import PlainviewRuntime

/// The domain of the errors of the store of credentials.
public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"

/// Why the store of credentials was not changed.
public struct ASCredentialIdentityStoreError: ErrorValue, Sendable {
  /// The reasons of errors: inside of the store, the user has turned the app off, or another change goes on.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = ASCredentialIdentityStoreError
    /// The reasons in the order of their numbers.
    case internalError, storeDisabled, storeBusy
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `ASCredentialIdentityStoreErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { ASCredentialIdentityStoreErrorDomain }

  /// The code `internalError`, for use in a pattern.
  public static var internalError: Code { .internalError }
  /// The code `storeDisabled`, for use in a pattern.
  public static var storeDisabled: Code { .storeDisabled }
  /// The code `storeBusy`, for use in a pattern.
  public static var storeBusy: Code { .storeBusy }
}

/// The domain of the errors of extensions that fill in credentials.
public let ASExtensionErrorDomain = "ASExtensionErrorDomain"
/// The key of the reason that the user reads.
public let ASExtensionLocalizedFailureReasonErrorKey = "ASExtensionLocalizedFailureReasonErrorKey"

/// Why an extension did not fill in a credential.
public struct ASExtensionError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = ASExtensionError
    /// It has failed, or the user has canceled.
    case failed, userCanceled
    /// The user has to be asked.
    case userInteractionRequired = 100
    /// There is no such credential.
    case credentialIdentityNotFound
    /// A credential that the request excludes is there.
    case matchedExcludedCredential
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `ASExtensionErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { ASExtensionErrorDomain }

  /// The code `failed`, for use in a pattern.
  public static var failed: Code { .failed }
  /// The code `userCanceled`, for use in a pattern.
  public static var userCanceled: Code { .userCanceled }
  /// The code `userInteractionRequired`, for use in a pattern.
  public static var userInteractionRequired: Code { .userInteractionRequired }
  /// The code `credentialIdentityNotFound`, for use in a pattern.
  public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
  /// The code `matchedExcludedCredential`, for use in a pattern.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}
