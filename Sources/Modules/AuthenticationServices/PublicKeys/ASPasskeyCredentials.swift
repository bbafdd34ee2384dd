public import Foundation

/// The answer of an extension's passkey to a challenge.
open class ASPasskeyAssertionCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The identifier of the user.
  public let userHandle: Data
  /// The domain of the service.
  public let relyingParty: String
  /// The signature.
  public let signature: Data
  /// The hash of the client data, which is signed.
  public let clientDataHash: Data
  /// The authenticator data, which is signed.
  public let authenticatorData: Data
  /// The identifier of the passkey.
  public let credentialID: Data

  /// Creates the answer of a passkey.
  public init(
    userHandle: Data, relyingParty: String, signature: Data, clientDataHash: Data, authenticatorData: Data,
    credentialID: Data
  ) {
    self.userHandle = userHandle
    self.relyingParty = relyingParty
    self.signature = signature
    self.clientDataHash = clientDataHash
    self.authenticatorData = authenticatorData
    self.credentialID = credentialID
    super.init()
  }
  /// Returns the object itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A new passkey of an extension.
open class ASPasskeyRegistrationCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The domain of the service.
  public let relyingParty: String
  /// The hash of the client data.
  public let clientDataHash: Data
  /// The identifier of the passkey.
  public let credentialID: Data
  /// The attestation object with the public key.
  public let attestationObject: Data

  /// Creates a new passkey.
  public init(relyingParty: String, clientDataHash: Data, credentialID: Data, attestationObject: Data) {
    self.relyingParty = relyingParty
    self.clientDataHash = clientDataHash
    self.credentialID = credentialID
    self.attestationObject = attestationObject
    super.init()
  }
  /// Returns the object itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
