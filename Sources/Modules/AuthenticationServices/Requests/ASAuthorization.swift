public import Foundation
public import PlainviewUIKitCore

/// The window over which the system shows what it asks the user.
public typealias ASPresentationAnchor = UIWindow

/// An object that makes requests for a kind of credential.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What an authorization results in, such as a password.
public protocol ASAuthorizationCredential: NSObjectProtocol, NSCopying {}

/// The outcome of a successful authorization.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// The kinds of contact information that an app asks for.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The text of the scope.
    public let rawValue: String
    /// Creates a scope with a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a scope with a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The user's full name.
    public static let fullName = Scope("full_name")
    /// The user's email address.
    public static let email = Scope("email")
  }

  /// What a request of the OpenID kind asks for.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// The text of the operation.
    public let rawValue: String
    /// Creates an operation with a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an operation with a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The operation that follows from the provider's context.
    public static let operationImplicit = OpenIDOperation("implicit")
    /// Authenticating the user.
    public static let operationLogin = OpenIDOperation("login")
    /// Renewing the user's authorization.
    public static let operationRefresh = OpenIDOperation("refresh")
    /// Ending the user's authorization.
    public static let operationLogout = OpenIDOperation("logout")
  }

  /// The provider of the request that was answered.
  public let provider: any ASAuthorizationProvider
  /// What the user has allowed: one of the credential classes.
  public let credential: any ASAuthorizationCredential

  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
    super.init()
  }
}

/// A request for a kind of credential; its providers make the subclasses.
open class ASAuthorizationRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The provider that made the request.
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) {
    self.provider = provider
    super.init()
  }

  /// Returns a request of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
