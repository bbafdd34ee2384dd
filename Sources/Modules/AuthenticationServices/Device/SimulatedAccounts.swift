public import Foundation

/// The Apple account of a simulated device, as apps get to know it.
public struct SimulatedAppleAccount: Equatable, Sendable {
  /// The identifier of the user.
  public var user = "001234.0123456789abcdef.0001"
  /// The first name.
  public var givenName = "John"
  /// The last name.
  public var familyName = "Appleseed"
  /// The address.
  public var email = "john@example.com"
  /// The address that hides the other one.
  public var relayEmail = "abcd1234@privaterelay.appleid.com"
  /// Whether the user is probably a person, as the first sign-in says.
  public var realUserStatus = ASUserDetectionStatus.likelyReal
  /// Whether the user is a child.
  public var ageRange = ASUserAgeRange.unknown
  /// Creates the account of John Appleseed.
  public init() {}

  /// The name as apps get it.
  var name: PersonNameComponents {
    var name = PersonNameComponents()
    name.givenName = givenName
    name.familyName = familyName
    return name
  }
}

/// A password that the user has saved for the app.
public struct SimulatedPassword: Equatable, Sendable {
  /// The name of the user.
  public var user: String
  /// The password.
  public var password: String
  /// Creates a saved password.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// A passkey on a simulated device, or a credential on a security key.
///
/// There is no cryptography here: a test that needs an attestation or a signature sets it.
public struct SimulatedPasskey: Equatable, Sendable {
  /// The domain of the service.
  public var relyingParty: String
  /// The name of the user, which the sheet shows.
  public var name: String
  /// The identifier of the user.
  public var userID: Data
  /// The identifier of the passkey.
  public var credentialID: Data
  /// What an app gets with a new passkey; nil for none.
  public var attestationObject: Data?
  /// The authenticator data of its answers; empty at first.
  public var authenticatorData = Data()
  /// The signature of its answers; empty at first.
  public var signature = Data()

  /// Creates a passkey for the user of a service.
  public init(relyingParty: String, name: String, userID: Data, credentialID: Data) {
    self.relyingParty = relyingParty
    self.name = name
    self.userID = userID
    self.credentialID = credentialID
  }
}
