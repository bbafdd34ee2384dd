public import Foundation

/// The domain of the errors of sessions in a browser.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why a session in a browser has ended without an address.
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, @unchecked Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// The user has canceled.
    case canceledLogin = 1
    /// The session has no object that names the window.
    case presentationContextNotProvided
    /// The window cannot show the browser.
    case presentationContextInvalid
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
  /// `ASWebAuthenticationSessionErrorDomain`, the domain for errors bridged to `NSError`.
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The further values.
  public var errorUserInfo: [String: Any] { userInfo }
  /// Whether the reasons are the same.
  public static func == (one: ASWebAuthenticationSessionError, other: ASWebAuthenticationSessionError) -> Bool {
    one.code == other.code
  }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// The code `canceledLogin`, for use in a pattern.
  public static var canceledLogin: Code { .canceledLogin }
  /// The code `presentationContextNotProvided`, for use in a pattern.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The code `presentationContextInvalid`, for use in a pattern.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
extension ASWebAuthenticationSessionError.Code {
  /// For `catch ASWebAuthenticationSessionError.canceledLogin`.
  public static func ~= (code: ASWebAuthenticationSessionError.Code, error: any Error) -> Bool {
    (error as? ASWebAuthenticationSessionError)?.code == code
  }
}
