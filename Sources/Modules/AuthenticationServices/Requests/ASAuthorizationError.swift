public import Foundation
public import PlainviewRuntime

/// The domain of the errors of authorizations.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Why an authorization has failed.
public struct ASAuthorizationError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = ASAuthorizationError
    /// The authorization has failed for an unknown reason.
    case unknown = 1000
    /// The user, or the app, has canceled.
    case canceled
    /// The response was invalid.
    case invalidResponse
    /// The request was not handled.
    case notHandled
    /// The authorization has failed.
    case failed
    /// The request would need the user's interaction.
    case notInteractive
    /// A credential that the request excludes is on the device.
    case matchedExcludedCredential
    /// Credentials could not be imported.
    case credentialImport
    /// Credentials could not be exported.
    case credentialExport
    /// The user has to sign in with Apple instead.
    case preferSignInWithApple
    /// The device is not set up for passkeys.
    case deviceNotConfiguredForPasskeyCreation
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `ASAuthorizationErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { ASAuthorizationErrorDomain }

  /// The code `unknown`, for use in a pattern.
  public static var unknown: Code { .unknown }
  /// The code `canceled`, for use in a pattern.
  public static var canceled: Code { .canceled }
  /// The code `invalidResponse`, for use in a pattern.
  public static var invalidResponse: Code { .invalidResponse }
  /// The code `notHandled`, for use in a pattern.
  public static var notHandled: Code { .notHandled }
  /// The code `failed`, for use in a pattern.
  public static var failed: Code { .failed }
  /// The code `notInteractive`, for use in a pattern.
  public static var notInteractive: Code { .notInteractive }
  /// The code `matchedExcludedCredential`, for use in a pattern.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
  /// The code `credentialImport`, for use in a pattern.
  public static var credentialImport: Code { .credentialImport }
  /// The code `credentialExport`, for use in a pattern.
  public static var credentialExport: Code { .credentialExport }
  /// The code `preferSignInWithApple`, for use in a pattern.
  public static var preferSignInWithApple: Code { .preferSignInWithApple }
  /// The code `deviceNotConfiguredForPasskeyCreation`, for use in a pattern.
  public static var deviceNotConfiguredForPasskeyCreation: Code { .deviceNotConfiguredForPasskeyCreation }
}
