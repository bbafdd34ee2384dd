public import Foundation

/// Makes requests for the credentials of a service on security keys.
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable
{
  /// The domain of the service.
  public let relyingPartyIdentifier: String

  /// Creates a provider for the domain of a service.
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
    super.init()
  }

  /// Creates a request for a new credential.
  open func createCredentialRegistrationRequest(
    challenge: Data, displayName: String, name: String, userID: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
    let request = ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(self, challenge, name, userID)
    request.displayName = displayName
    return request
  }
  /// Creates a request for the answer of a credential to a challenge.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
    ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(self, challenge)
  }
}

/// A credential on a security key that is allowed or excluded.
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject,
  ASAuthorizationPublicKeyCredentialDescriptor, @unchecked Sendable
{
  /// The ways to a security key.
  public struct Transport: RawRepresentable, Hashable, Sendable {
    /// The transport as text.
    public let rawValue: String
    /// Creates a transport from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a transport from a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A socket.
    public static let usb = Transport("usb")
    /// Near field communication.
    public static let nfc = Transport("nfc")
    /// Bluetooth.
    public static let bluetooth = Transport("ble")
    /// All ways.
    public static var allSupported: [Transport] { [.usb, .nfc, .bluetooth] }
  }

  /// The identifier of the credential.
  open var credentialID: Data
  /// The ways to the key; kept, without effect.
  open var transports: [Transport]

  /// Creates a descriptor with the identifier of a credential and the ways to its key.
  public init(credentialID: Data, transports allowedTransports: [Transport]) {
    self.credentialID = credentialID
    transports = allowedTransports
    super.init()
  }
  /// Returns a descriptor with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor(credentialID: credentialID, transports: transports)
  }
}

/// A request for a new credential on a security key.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialRegistrationRequest, @unchecked Sendable
{
  /// The domain of the service.
  open var relyingPartyIdentifier: String {
    (provider as? ASAuthorizationSecurityKeyPublicKeyCredentialProvider)?.relyingPartyIdentifier ?? ""
  }
  /// The identifier of the user.
  open var userID: Data
  /// The name of the user, which the sheet shows.
  open var name: String
  /// The full name of the user; nil for none. Kept, without effect.
  open var displayName: String?
  /// The challenge.
  open var challenge: Data
  /// Whether the key has to verify the user; kept, without effect.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// The kind of attestation that the service asks for; kept, without effect.
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
  /// The algorithms that the service accepts; kept, without effect.
  open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []
  /// Credentials that must not be on the key: the request fails with `matchedExcludedCredential` then.
  open var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
  /// Whether the key keeps the credential itself; kept, without effect.
  open var residentKeyPreference = ASAuthorizationPublicKeyCredentialResidentKeyPreference.discouraged

  init(_ provider: any ASAuthorizationProvider, _ challenge: Data, _ name: String, _ userID: Data) {
    self.challenge = challenge
    self.name = name
    self.userID = userID
    super.init(provider: provider)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(provider, challenge, name, userID)
    copy.displayName = displayName
    copy.userVerificationPreference = userVerificationPreference
    copy.attestationPreference = attestationPreference
    copy.credentialParameters = credentialParameters
    copy.excludedCredentials = excludedCredentials
    copy.residentKeyPreference = residentKeyPreference
    return copy
  }
}

/// A request for the answer of a security key to a challenge.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialAssertionRequest, @unchecked Sendable
{
  /// The challenge.
  open var challenge: Data
  /// The domain of the service.
  open var relyingPartyIdentifier: String
  /// The credentials that may answer; all of the service if there are none here.
  open var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []
  /// Whether the key has to verify the user; kept, without effect.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// The older identifier of the service; nil for none. Kept, without effect.
  open var appID: String?

  init(_ provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, _ challenge: Data) {
    self.challenge = challenge
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    super.init(provider: provider)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    guard let provider = provider as? ASAuthorizationSecurityKeyPublicKeyCredentialProvider else { return self }
    let copy = ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(provider, challenge)
    copy.relyingPartyIdentifier = relyingPartyIdentifier
    copy.allowedCredentials = allowedCredentials
    copy.userVerificationPreference = userVerificationPreference
    copy.appID = appID
    return copy
  }
}
