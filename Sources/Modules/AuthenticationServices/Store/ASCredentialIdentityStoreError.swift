public import Foundation

/// The domain of the errors of the store of credentials.
public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"

/// Why the store of credentials was not changed.
public struct ASCredentialIdentityStoreError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors: inside of the store, the user has turned the app off, or another change goes on.
  public enum Code: Int, Sendable { case internalError, storeDisabled, storeBusy }
  /// The reason of the error.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
  /// `ASCredentialIdentityStoreErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { ASCredentialIdentityStoreErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
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
public struct ASExtensionError: CustomNSError, Hashable, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// It has failed, or the user has canceled.
    case failed, userCanceled
    /// The user has to be asked.
    case userInteractionRequired = 100
    /// There is no such credential.
    case credentialIdentityNotFound
    /// A credential that the request excludes is there.
    case matchedExcludedCredential
  }
  /// The reason of the error.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
  /// `ASExtensionErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { ASExtensionErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
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
