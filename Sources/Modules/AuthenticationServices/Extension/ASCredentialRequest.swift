public import Foundation

/// What a request to an extension asks for; raw values are AuthenticationServices'.
public enum ASCredentialRequestType: Int, Sendable {
  /// A password, the answer of a passkey, a new passkey, or a code that is valid for a short time.
  case password, passkeyAssertion, passkeyRegistration, oneTimeCode
}

/// A request of the system for the credential of an identity.
public protocol ASCredentialRequest: NSObjectProtocol, NSCopying, Sendable {
  /// What is asked for.
  var type: ASCredentialRequestType { get }
  /// For which user of which service.
  var credentialIdentity: any ASCredentialIdentity { get }
}

/// A request for a password.
open class ASPasswordCredentialRequest: NSObject, ASCredentialRequest, @unchecked Sendable {
  /// For which user of which service.
  public let credentialIdentity: any ASCredentialIdentity
  /// A password.
  open var type: ASCredentialRequestType { .password }

  /// Creates a request for the password of an identity.
  public init(credentialIdentity: ASPasswordCredentialIdentity) {
    self.credentialIdentity = credentialIdentity
    super.init()
  }
  /// Returns the object itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A request for the answer of a passkey, or for a new one.
open class ASPasskeyCredentialRequest: NSObject, ASCredentialRequest, @unchecked Sendable {
  /// For which user of which service.
  public let credentialIdentity: any ASCredentialIdentity
  /// The answer of a passkey; a new one where `XCUIDevice.credentialProvider` asks for that.
  open internal(set) var type = ASCredentialRequestType.passkeyAssertion
  /// The hash of the client data, which the answer signs.
  public let clientDataHash: Data
  /// Whether the extension has to verify the user.
  open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
  /// The algorithms that the service accepts for a new passkey.
  public let supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
  /// Passkeys of which none may be there when a new one is made; nil for none.
  open internal(set) var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?

  /// Creates a request for the passkey of an identity.
  public init(
    credentialIdentity: ASPasskeyCredentialIdentity, clientDataHash: Data,
    userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference,
    supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
  ) {
    self.credentialIdentity = credentialIdentity
    self.clientDataHash = clientDataHash
    self.userVerificationPreference = userVerificationPreference
    self.supportedAlgorithms = supportedAlgorithms
    super.init()
  }
  /// Returns a request with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let identity = credentialIdentity as? ASPasskeyCredentialIdentity else { return self }
    let copy = ASPasskeyCredentialRequest(
      credentialIdentity: identity, clientDataHash: clientDataHash,
      userVerificationPreference: userVerificationPreference, supportedAlgorithms: supportedAlgorithms)
    copy.type = type
    copy.excludedCredentials = excludedCredentials
    return copy
  }
}

/// A request for a code that is valid for a short time.
open class ASOneTimeCodeCredentialRequest: NSObject, ASCredentialRequest, @unchecked Sendable {
  /// For which service.
  public let credentialIdentity: any ASCredentialIdentity
  /// A code.
  open var type: ASCredentialRequestType { .oneTimeCode }

  /// Creates a request for the code of an identity.
  public init(credentialIdentity: ASOneTimeCodeCredentialIdentity) {
    self.credentialIdentity = credentialIdentity
    super.init()
  }
  /// Returns the object itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a service asks of the passkeys that a list offers.
open class ASPasskeyCredentialRequestParameters: NSObject, NSCopying, @unchecked Sendable {
  /// The domain of the service.
  public let relyingPartyIdentifier: String
  /// The hash of the client data, which the answer signs.
  public let clientDataHash: Data
  /// Whether the extension has to verify the user.
  public let userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
  /// The identifiers of the passkeys that may answer; all of the service if there are none here.
  public let allowedCredentials: [Data]

  init(
    _ relyingPartyIdentifier: String, _ clientDataHash: Data,
    _ preference: ASAuthorizationPublicKeyCredentialUserVerificationPreference, _ allowedCredentials: [Data]
  ) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
    self.clientDataHash = clientDataHash
    userVerificationPreference = preference
    self.allowedCredentials = allowedCredentials
    super.init()
  }
  /// Returns the object itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
