public import Foundation

/// Makes requests for passkeys of a service.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// The domain of the service.
  public let relyingPartyIdentifier: String

  /// Creates a provider for the domain of a service.
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
    super.init()
  }

  /// Creates a request for a new passkey.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(self, challenge, name, userID)
  }
  /// Creates a request for a new passkey, with or without the user's interaction.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data,
    requestStyle: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.RequestStyle
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    let request = createCredentialRegistrationRequest(challenge: challenge, name: name, userID: userID)
    request.requestStyle = requestStyle
    return request
  }
  /// Creates a request for the answer of a passkey to a challenge.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge)
  }
}

/// A passkey that is allowed or excluded.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, ASAuthorizationPublicKeyCredentialDescriptor,
  @unchecked Sendable
{
  /// The identifier of the passkey.
  open var credentialID: Data

  /// Creates a descriptor with the identifier of a passkey.
  public init(credentialID: Data) {
    self.credentialID = credentialID
    super.init()
  }
  /// Returns a descriptor with the same identifier.
  open func copy(with zone: NSZone? = nil) -> Any {
    ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: credentialID)
  }
}

/// A request for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialRegistrationRequest, @unchecked Sendable
{
  /// Whether the user is asked.
  public enum RequestStyle: Int, Sendable {
    /// The user is asked, or the passkey is made without a sheet where the user has saved a password.
    case standard, conditional
  }

  /// The domain of the service.
  open var relyingPartyIdentifier: String {
    (provider as? ASAuthorizationPlatformPublicKeyCredentialProvider)?.relyingPartyIdentifier ?? ""
  }
  /// The identifier of the user.
  open var userID: Data
  /// The name of the user, which the sheet shows.
  open var name: String
  /// The full name of the user; nil for none. Kept, without effect.
  open var displayName: String?
  /// The challenge.
  open var challenge: Data
  /// Whether the device has to verify the user; kept, without effect.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// The kind of attestation that the service asks for; kept, without effect.
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none
  /// Passkeys that must not be on the device: the request fails with `matchedExcludedCredential` then. Nil for none.
  open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?
  /// Whether the user is asked.
  open var requestStyle = RequestStyle.standard

  init(_ provider: any ASAuthorizationProvider, _ challenge: Data, _ name: String, _ userID: Data) {
    self.challenge = challenge
    self.name = name
    self.userID = userID
    super.init(provider: provider)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(provider, challenge, name, userID)
    copy.displayName = displayName
    copy.userVerificationPreference = userVerificationPreference
    copy.attestationPreference = attestationPreference
    copy.excludedCredentials = excludedCredentials
    copy.requestStyle = requestStyle
    return copy
  }
}

/// A request for the answer of a passkey to a challenge.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialAssertionRequest, @unchecked Sendable
{
  /// The challenge.
  open var challenge: Data
  /// The domain of the service.
  open var relyingPartyIdentifier: String
  /// The passkeys that the user can choose; all of the service if there are none here.
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  /// Whether the device has to verify the user; kept, without effect.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// Whether passkeys of devices nearby may be offered; kept, without effect, since there is none.
  open var shouldShowHybridTransport = true

  init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data) {
    self.challenge = challenge
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    super.init(provider: provider)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    guard let provider = provider as? ASAuthorizationPlatformPublicKeyCredentialProvider else { return self }
    let copy = ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(provider, challenge)
    copy.relyingPartyIdentifier = relyingPartyIdentifier
    copy.allowedCredentials = allowedCredentials
    copy.userVerificationPreference = userVerificationPreference
    copy.shouldShowHybridTransport = shouldShowHybridTransport
    return copy
  }
}
