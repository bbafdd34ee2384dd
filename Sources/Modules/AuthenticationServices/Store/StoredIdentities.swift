public import PlainviewUIAutomation

/// What an app has told the system of its credentials.
struct StoredIdentities: Sendable {
  var isEnabled = false
  var supportsIncrementalUpdates = true
  var identities: [any ASCredentialIdentity] = []

  private static func isSame(_ one: any ASCredentialIdentity, _ other: any ASCredentialIdentity) -> Bool {
    if let one = one as? ASPasskeyCredentialIdentity, let other = other as? ASPasskeyCredentialIdentity {
      return one.credentialID == other.credentialID
    }
    return one.serviceIdentifier == other.serviceIdentifier && one.user == other.user
      && one.recordIdentifier == other.recordIdentifier && type(of: one) == type(of: other)
  }

  static func remove(_ gone: [any ASCredentialIdentity], from identities: inout [any ASCredentialIdentity]) {
    identities.removeAll { one in gone.contains { isSame($0, one) } }
  }

  static func add(_ new: [any ASCredentialIdentity], to identities: inout [any ASCredentialIdentity]) {
    remove(new, from: &identities)
    identities += new
  }
}

extension XCUIDevice {
  /// For which services the app on this device has told the system that it has credentials.
  public var credentialStore: SimulatedCredentialStore { SimulatedCredentialStore(device: self) }
}

/// For which services an app has told the system of a simulated device that it has credentials; it outlives a launch.
@preconcurrency @MainActor public struct SimulatedCredentialStore {
  let device: XCUIDevice
  private var part: SignInDevice { .of(device.parts) }

  /// Whether the user has turned the app on in Settings; no before it is set.
  public var isEnabled: Bool {
    get { part.state.store.isEnabled }
    nonmutating set { part.change { $0.store.isEnabled = newValue } }
  }
  /// Whether identities can be added and removed one by one; yes before it is set.
  public var supportsIncrementalUpdates: Bool {
    get { part.state.store.supportsIncrementalUpdates }
    nonmutating set { part.change { $0.store.supportsIncrementalUpdates = newValue } }
  }
  /// The identities that the app has saved, oldest first.
  public var identities: [any ASCredentialIdentity] { part.state.store.identities }
}
