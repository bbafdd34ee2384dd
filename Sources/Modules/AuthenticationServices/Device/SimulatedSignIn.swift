public import Foundation
import PlainviewRuntime
public import PlainviewUIAutomation

extension XCUIDevice {
  /// What the user of this device can sign in with.
  public var signIn: SimulatedSignIn { SimulatedSignIn(device: self) }
}

/// What the user of a simulated device can sign in with; it outlives a launch. The user's choice is a tap on a button of
/// the sheet.
@preconcurrency @MainActor public struct SimulatedSignIn {
  let device: XCUIDevice
  private var part: SignInDevice { .of(device.parts) }

  /// The Apple account of the device; that of John Appleseed before it is set. Without one such requests fail with
  /// `unknown`.
  public var account: SimulatedAppleAccount? {
    get { part.state.account }
    nonmutating set { part.change { $0.account = newValue } }
  }
  /// The states of users who have signed in with an Apple account, by their identifiers; `notFound` for all others.
  public var credentialStates: [String: ASAuthorizationAppleIDProvider.CredentialState] {
    get { part.state.states }
    nonmutating set { part.change { $0.states = newValue } }
  }
  /// Has the user stop using the Apple account for the app, in Settings; an app that runs is notified.
  public func revoke(_ user: String) {
    part.change { $0.states[user] = .revoked }
    device.change { UserCode.post(ASAuthorizationAppleIDProvider.credentialRevokedNotification, object: nil) }
  }
  /// The passwords that the user has saved for the app; none at first.
  public var passwords: [SimulatedPassword] {
    get { part.state.passwords }
    nonmutating set { part.change { $0.passwords = newValue } }
  }
  /// The passkeys on the device, oldest first; none at first.
  public var passkeys: [SimulatedPasskey] {
    get { part.state.passkeys }
    nonmutating set { part.change { $0.passkeys = newValue } }
  }
  /// Whether the user has a security key at hand; no before it is set.
  public var hasSecurityKey: Bool {
    get { part.state.hasSecurityKey }
    nonmutating set { part.change { $0.hasSecurityKey = newValue } }
  }
  /// The credentials on the user's security key, oldest first; none at first.
  public var securityKeyCredentials: [SimulatedPasskey] {
    get { part.state.keysOnSecurityKey }
    nonmutating set { part.change { $0.keysOnSecurityKey = newValue } }
  }
  /// The attestation object of credentials that are made from now on; nil, as before it is set, for none.
  public var attestationObject: Data? {
    get { part.state.attestationObject }
    nonmutating set { part.change { $0.attestationObject = newValue } }
  }

  /// Picks a passkey above the keyboard, by its name; false where no request waits for it or there is no such passkey.
  @discardableResult public func fill(passkey name: String) -> Bool {
    var isDone = false
    device.change { isDone = AuthorizationFlows.current.fill(name) }
    return isDone
  }
}
