public import Foundation

/// The client data of an answer, as WebAuthn has them.
struct ClientData: Encodable {
  let type: String
  let challenge: String
  let origin: String
  let crossOrigin = false

  init(_ type: String, _ challenge: Data, _ relyingParty: String) {
    self.type = "webauthn." + type
    self.challenge = challenge.base64URL
    origin = "https://" + relyingParty
  }

  var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data()
  }
}

/// A new passkey. Nothing is computed: the attestation object is what the test has set.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable
{
  /// The client data as JSON: the kind, the challenge and the origin.
  public let rawClientDataJSON: Data
  /// The identifier of the passkey.
  public let credentialID: Data
  /// The attestation object with the public key; nil when the test has set none.
  public let rawAttestationObject: Data?
  /// Whether the passkey is this device's, always.
  open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }

  init(_ request: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest, _ key: SimulatedPasskey) {
    rawClientDataJSON = ClientData("create", request.challenge, key.relyingParty).data
    credentialID = key.credentialID
    rawAttestationObject = key.attestationObject
    super.init()
  }
  /// Returns the object itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The answer of a passkey. Nothing is computed: authenticator data and signature are what the test has set.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion,
  @unchecked Sendable
{
  /// The client data as JSON: the kind, the challenge and the origin.
  public let rawClientDataJSON: Data
  /// The identifier of the passkey.
  public let credentialID: Data
  /// The authenticator data that the test has set.
  public let rawAuthenticatorData: Data!
  /// The identifier of the user.
  public let userID: Data!
  /// The signature that the test has set.
  public let signature: Data!
  /// Whether the passkey is this device's, always.
  open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }

  init(_ request: ASAuthorizationPlatformPublicKeyCredentialAssertionRequest, _ key: SimulatedPasskey) {
    rawClientDataJSON = ClientData("get", request.challenge, request.relyingPartyIdentifier).data
    credentialID = key.credentialID
    rawAuthenticatorData = key.authenticatorData
    userID = key.userID
    signature = key.signature
    super.init()
  }
  /// Returns the object itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A new credential on a security key. Nothing is computed: the attestation object is what the test has set.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable
{
  /// The client data as JSON: the kind, the challenge and the origin.
  public let rawClientDataJSON: Data
  /// The identifier of the credential.
  public let credentialID: Data
  /// The attestation object with the public key; nil when the test has set none.
  public let rawAttestationObject: Data?
  /// The ways to the key: a socket.
  open var transports: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport] { [.usb] }

  init(_ request: ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest, _ key: SimulatedPasskey) {
    rawClientDataJSON = ClientData("create", request.challenge, key.relyingParty).data
    credentialID = key.credentialID
    rawAttestationObject = key.attestationObject
    super.init()
  }
  /// Returns the object itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The answer of a security key. Nothing is computed: authenticator data and signature are what the test has set.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationPublicKeyCredentialAssertion, @unchecked Sendable
{
  /// The client data as JSON: the kind, the challenge and the origin.
  public let rawClientDataJSON: Data
  /// The identifier of the credential.
  public let credentialID: Data
  /// The authenticator data that the test has set.
  public let rawAuthenticatorData: Data!
  /// The identifier of the user.
  public let userID: Data!
  /// The signature that the test has set.
  public let signature: Data!
  /// Whether the older identifier of the service was used, never.
  open var appID: Bool { false }

  init(_ request: ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest, _ key: SimulatedPasskey) {
    rawClientDataJSON = ClientData("get", request.challenge, request.relyingPartyIdentifier).data
    credentialID = key.credentialID
    rawAuthenticatorData = key.authenticatorData
    userID = key.userID
    signature = key.signature
    super.init()
  }
  /// Returns the object itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
