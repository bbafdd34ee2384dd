public import Foundation

/// A name with its password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, NSSecureCoding, @unchecked Sendable {
  /// The name of the user.
  public let user: String
  /// The password.
  public let password: String

  /// Creates a credential of a name and a password.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
    super.init()
  }
  /// Creates a credential from an archive.
  public required convenience init?(coder: NSCoder) {
    guard let user = coder.decodeObject(forKey: "user") as? String,
      let password = coder.decodeObject(forKey: "password") as? String
    else { return nil }
    self.init(user: user, password: password)
  }
  /// Archives the name and the password.
  open func encode(with coder: NSCoder) {
    coder.encode(user as NSString, forKey: "user")
    coder.encode(password as NSString, forKey: "password")
  }
  /// Whether credentials can be archived securely, true.
  open class var supportsSecureCoding: Bool { true }
  /// Returns the object itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A request for a password that the user has saved.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Makes requests for passwords that the user has saved.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public override init() { super.init() }
  /// Creates a request.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}
