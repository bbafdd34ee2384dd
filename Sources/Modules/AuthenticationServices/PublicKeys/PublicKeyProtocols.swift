public import Foundation

/// A credential with a public key.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  /// The client data as JSON: the kind, the challenge and the origin.
  var rawClientDataJSON: Data { get }
  /// The identifier of the credential.
  var credentialID: Data { get }
}

/// The answer of a credential to a challenge.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
  /// The authenticator data, which the signature covers.
  var rawAuthenticatorData: Data! { get }
  /// The identifier of the user.
  var userID: Data! { get }
  /// The signature.
  var signature: Data! { get }
}

/// A new credential.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
  /// The attestation object with the public key; nil when the test has set none.
  var rawAttestationObject: Data? { get }
}

/// The identifier of a credential that is allowed or excluded.
public protocol ASAuthorizationPublicKeyCredentialDescriptor: NSObjectProtocol, NSCopying {
  /// The identifier.
  var credentialID: Data { get set }
}

/// A request for the answer of a credential to a challenge.
public protocol ASAuthorizationPublicKeyCredentialAssertionRequest: NSObjectProtocol, NSCopying {
  /// The challenge.
  var challenge: Data { get set }
  /// The domain of the service.
  var relyingPartyIdentifier: String { get set }
  /// Whether the device has to verify the user; kept, without effect.
  var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
}

/// A request for a new credential.
public protocol ASAuthorizationPublicKeyCredentialRegistrationRequest: NSObjectProtocol, NSCopying {
  /// The domain of the service.
  var relyingPartyIdentifier: String { get }
  /// The identifier of the user.
  var userID: Data { get set }
  /// The name of the user, which the sheet shows.
  var name: String { get set }
  /// The full name of the user; nil for none. Kept, without effect.
  var displayName: String? { get set }
  /// The challenge.
  var challenge: Data { get set }
  /// Whether the device has to verify the user; kept, without effect.
  var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
  /// The kind of attestation that the service asks for; kept, without effect.
  var attestationPreference: ASAuthorizationPublicKeyCredentialAttestationKind { get set }
}

/// Whether the device has to verify the user.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  /// The text of the preference.
  public let rawValue: String
  /// Creates a preference with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a preference with a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// If it can.
  public static let preferred = Self("preferred")
  /// In any case.
  public static let required = Self("required")
  /// Only if it has to.
  public static let discouraged = Self("discouraged")
}

/// The kind of attestation that a service asks for.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
  /// The text of the kind.
  public let rawValue: String
  /// Creates a kind with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a kind with a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// No attestation.
  public static let none = Self("none")
  /// One of the authenticator.
  public static let direct = Self("direct")
  /// One that can be verified, possibly of another service.
  public static let indirect = Self("indirect")
  /// One that identifies the authenticator.
  public static let enterprise = Self("enterprise")
}

/// Whether a security key keeps a credential itself.
public struct ASAuthorizationPublicKeyCredentialResidentKeyPreference: RawRepresentable, Hashable, Sendable {
  /// The text of the preference.
  public let rawValue: String
  /// Creates a preference with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a preference with a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Better not.
  public static let discouraged = Self("discouraged")
  /// If it can.
  public static let preferred = Self("preferred")
  /// In any case.
  public static let required = Self("required")
}

/// The number of an algorithm for signatures.
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an algorithm of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates an algorithm of a number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// ECDSA with SHA-256.
  public static let ES256 = Self(-7)
}

/// Whether a credential is this device's or another's.
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable { case platform, crossPlatform }

/// The algorithm that a service accepts.
open class ASAuthorizationPublicKeyCredentialParameters: NSObject, NSCopying, @unchecked Sendable {
  /// The algorithm.
  public let algorithm: ASCOSEAlgorithmIdentifier
  /// Creates parameters with an algorithm.
  public init(algorithm: ASCOSEAlgorithmIdentifier) {
    self.algorithm = algorithm
    super.init()
  }
  /// Returns the object itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
