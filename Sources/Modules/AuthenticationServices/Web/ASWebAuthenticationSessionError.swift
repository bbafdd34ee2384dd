public import Foundation
public import PlainviewRuntime

/// The domain of the errors of sessions in a browser.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why a session in a browser has ended without an address.
public struct ASWebAuthenticationSessionError: ErrorValue, Sendable {
  /// The reasons of errors.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The errors that have the codes.
    public typealias _ErrorType = ASWebAuthenticationSessionError
    /// The user has canceled.
    case canceledLogin = 1
    /// The session has no object that names the window.
    case presentationContextNotProvided
    /// The window cannot show the browser.
    case presentationContextInvalid
  }
  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError` of the domain.
  public init(_nsError error: NSError) { _nsError = error }
  /// `ASWebAuthenticationSessionErrorDomain`, the domain of the errors.
  public static var _nsErrorDomain: String { ASWebAuthenticationSessionErrorDomain }

  /// The code `canceledLogin`, for use in a pattern.
  public static var canceledLogin: Code { .canceledLogin }
  /// The code `presentationContextNotProvided`, for use in a pattern.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The code `presentationContextInvalid`, for use in a pattern.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
