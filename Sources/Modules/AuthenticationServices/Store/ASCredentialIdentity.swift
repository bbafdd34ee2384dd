public import Foundation

/// A service, as a domain or an address.
open class ASCredentialServiceIdentifier: NSObject, NSCopying, @unchecked Sendable {
  /// What the identifier is: a domain or an address.
  public enum IdentifierType: Int, Sendable { case domain, URL }
  /// The domain or the address.
  public let identifier: String
  /// What the identifier is.
  public let type: IdentifierType

  /// Creates the identifier of a service.
  public init(identifier: String, type: IdentifierType) {
    self.identifier = identifier
    self.type = type
    super.init()
  }
  /// Returns the object itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ASCredentialServiceIdentifier else { return false }
    return identifier == other.identifier && type == other.type
  }
  open override var hash: Int { identifier.hashValue }
}

/// For which user of which service an app has a credential.
public protocol ASCredentialIdentity: NSObjectProtocol, Sendable {
  /// The service.
  var serviceIdentifier: ASCredentialServiceIdentifier { get }
  /// The name of the user.
  var user: String { get }
  /// The identifier of the app's record; nil for none.
  var recordIdentifier: String? { get }
  /// Which of several identities is offered first: the greatest.
  var rank: Int { get set }
}

/// For which user of which service an app has a password.
open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, NSCopying, @unchecked Sendable {
  /// The service.
  public let serviceIdentifier: ASCredentialServiceIdentifier
  /// The name of the user.
  public let user: String
  /// The identifier of the app's record; nil for none.
  public let recordIdentifier: String?
  /// Which of several identities is offered first: the greatest. 0 by default.
  open var rank = 0

  /// Creates the identity of a user of a service.
  public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
    self.serviceIdentifier = serviceIdentifier
    self.user = user
    self.recordIdentifier = recordIdentifier
    super.init()
  }
  /// Returns an identity with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ASPasswordCredentialIdentity(
      serviceIdentifier: serviceIdentifier, user: user, recordIdentifier: recordIdentifier)
    copy.rank = rank
    return copy
  }
}

/// For which user of which service an app has a passkey.
open class ASPasskeyCredentialIdentity: NSObject, ASCredentialIdentity, NSCopying, @unchecked Sendable {
  /// The domain of the service.
  public let relyingPartyIdentifier: String
  /// The name of the user.
  public let userName: String
  /// The identifier of the passkey.
  public let credentialID: Data
  /// The identifier of the user.
  public let userHandle: Data
  /// The identifier of the app's record; nil for none.
  public let recordIdentifier: String?
  /// Which of several identities is offered first: the greatest. 0 by default.
  open var rank = 0

  /// Creates the identity of a user of a service.
  public init(
    relyingPartyIdentifier: String, userName: String, credentialID: Data, userHandle: Data, recordIdentifier: String?
  ) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
    self.userName = userName
    self.credentialID = credentialID
    self.userHandle = userHandle
    self.recordIdentifier = recordIdentifier
    super.init()
  }
  /// The service, by its domain.
  open var serviceIdentifier: ASCredentialServiceIdentifier {
    ASCredentialServiceIdentifier(identifier: relyingPartyIdentifier, type: .domain)
  }
  /// The name of the user.
  open var user: String { userName }
  /// Returns an identity with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ASPasskeyCredentialIdentity(
      relyingPartyIdentifier: relyingPartyIdentifier, userName: userName, credentialID: credentialID,
      userHandle: userHandle, recordIdentifier: recordIdentifier)
    copy.rank = rank
    return copy
  }
}
