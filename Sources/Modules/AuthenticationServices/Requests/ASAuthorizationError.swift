public import Foundation

/// The domain of the errors of authorizations.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Why an authorization has failed.
public struct ASAuthorizationError: CustomNSError, Hashable, @unchecked Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
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
  /// The reason of the error.
  public let code: Code
  /// Further values, such as a text.
  public let userInfo: [String: Any]
  /// Creates an error with a reason.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  /// `ASAuthorizationErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { ASAuthorizationErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The further values.
  public var errorUserInfo: [String: Any] { userInfo }
  /// Whether the reasons are the same.
  public static func == (one: ASAuthorizationError, other: ASAuthorizationError) -> Bool { one.code == other.code }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

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
extension ASAuthorizationError.Code {
  /// For `catch ASAuthorizationError.canceled`.
  public static func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool {
    (error as? ASAuthorizationError)?.code == code
  }
}
