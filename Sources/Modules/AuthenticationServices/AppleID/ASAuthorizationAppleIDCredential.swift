public import Foundation

/// Whether the system takes the user for a person: not supported, not known, or probably.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }
/// Whether the user is a child: not known, yes, or no.
public enum ASUserAgeRange: Int, Sendable { case unknown, child, notChild }

/// What an app gets when the user signs in with an Apple account.
///
/// Name and address are there at the first sign-in only, and only if they were asked for.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The identifier of the user, the same for all apps of a developer.
  public let user: String
  /// The text of the request.
  public let state: String?
  /// The contact information that the user has shared.
  public let authorizedScopes: [ASAuthorization.Scope]
  /// A code that a server could exchange for tokens; a count, here.
  public let authorizationCode: Data?
  /// A JSON web token with the claims of Apple's; its signature is empty here.
  public let identityToken: Data?
  /// The address that the user has shared: the account's, or one that hides it.
  public let email: String?
  /// The name that the user has shared.
  public let fullName: PersonNameComponents?
  /// Whether the user is probably a person.
  public let realUserStatus: ASUserDetectionStatus
  /// Whether the user is a child.
  public let userAgeRange: ASUserAgeRange

  init(
    user: String, state: String?, scopes: [ASAuthorization.Scope], code: Data, token: Data, email: String?,
    name: PersonNameComponents?, realUser: ASUserDetectionStatus, age: ASUserAgeRange
  ) {
    self.user = user
    self.state = state
    authorizedScopes = scopes
    authorizationCode = code
    identityToken = token
    self.email = email
    fullName = name
    realUserStatus = realUser
    userAgeRange = age
    super.init()
  }

  /// Returns the object itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
