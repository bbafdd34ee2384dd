import Foundation
import PlainviewRuntime
import Synchronization

/// The accounts, passwords and passkeys of a simulated device.
final class SignInDevice: Sendable {
  struct State {
    var account: SimulatedAppleAccount? = SimulatedAppleAccount()
    var states: [String: ASAuthorizationAppleIDProvider.CredentialState] = [:]
    var passwords: [SimulatedPassword] = []
    var passkeys: [SimulatedPasskey] = []
    var hasSecurityKey = false
    var keysOnSecurityKey: [SimulatedPasskey] = []
    /// What the next new credential has for an attestation.
    var attestationObject: Data?
    /// How many codes and credentials were made.
    var count = 0
    var store = StoredIdentities()

    func credentialState(_ user: String) -> ASAuthorizationAppleIDProvider.CredentialState {
      states[user] ?? .notFound
    }

    /// A new credential with an identifier of 16 bytes.
    mutating func newKey(_ relyingParty: String, _ name: String, _ userID: Data) -> SimulatedPasskey {
      count += 1
      let number = withUnsafeBytes(of: UInt64(count).bigEndian) { Data($0) }
      var key = SimulatedPasskey(
        relyingParty: relyingParty, name: name, userID: userID, credentialID: Data(count: 8) + number)
      key.attestationObject = attestationObject
      return key
    }
  }

  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result { held.withLock { body(&$0) } }

  static var current: SignInDevice { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> SignInDevice { parts.part(SignInDevice.self) { SignInDevice() } }
}
