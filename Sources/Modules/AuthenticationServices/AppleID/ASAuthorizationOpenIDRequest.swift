public import Foundation

/// A request to a service of the OpenID kind.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// The contact information that the app asks for; nil for none.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A text that the credential has too; nil for none.
  open var state: String?
  /// A text that the identity token has too; nil for none.
  open var nonce: String?
  /// What is asked for; kept, without effect.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit

  func take(_ other: ASAuthorizationOpenIDRequest) {
    requestedScopes = other.requestedScopes
    state = other.state
    nonce = other.nonce
    requestedOperation = other.requestedOperation
  }
}

/// A request to sign in with an Apple account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// The identifier of the user who has to sign in again; nil for whoever does. Kept, without effect.
  open var user: String?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = ASAuthorizationAppleIDRequest(provider: provider)
    copy.take(self)
    copy.user = user
    return copy
  }
}
