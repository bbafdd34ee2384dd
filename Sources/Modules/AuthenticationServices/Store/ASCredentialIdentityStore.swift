public import Foundation
import PlainviewRuntime

/// Whether apps of the user's choice may fill in passwords, and how.
open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
  /// Whether the user has turned the app on in Settings (`XCUIDevice.credentialStore.isEnabled`).
  public let isEnabled: Bool
  /// Whether identities can be added and removed one by one (`XCUIDevice.credentialStore.supportsIncrementalUpdates`).
  public let supportsIncrementalUpdates: Bool

  init(_ stored: StoredIdentities) {
    isEnabled = stored.isEnabled
    supportsIncrementalUpdates = stored.supportsIncrementalUpdates
    super.init()
  }
}

/// The kinds of credentials that a store has.
public struct ASCredentialIdentityTypes: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt
  /// Creates kinds of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Passwords.
  public static let password = ASCredentialIdentityTypes(rawValue: 1)
  /// Passkeys.
  public static let passkey = ASCredentialIdentityTypes(rawValue: 2)
  /// Codes that are valid for a short time.
  public static let oneTimeCode = ASCredentialIdentityTypes(rawValue: 4)
}

/// Tells the system for which services an app has credentials; the device keeps it (`XCUIDevice.credentialStore`).
///
/// Where the user has not turned the app on, as at first, changes fail with `storeDisabled`.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
  private override init() { super.init() }

  /// The store of the app.
  open class var shared: ASCredentialIdentityStore {
    SimulatedProcess.current.shared(ASCredentialIdentityStore.self) { ASCredentialIdentityStore() }
  }

  /// Calls the closure with the state of the store, in the next turn.
  @preconcurrency open func getState(_ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void) {
    soon {
      let state = ASCredentialIdentityStoreState(SignInDevice.current.state.store)
      UserCode.run { completion(state) }
    }
  }
  /// Returns the state of the store.
  open func state() async -> ASCredentialIdentityStoreState {
    ASCredentialIdentityStoreState(SignInDevice.current.state.store)
  }

  /// Returns the identities for a service, or for all services, of some kinds, or all.
  open func credentialIdentities(
    forService serviceIdentifier: ASCredentialServiceIdentifier? = nil,
    credentialIdentityTypes: ASCredentialIdentityTypes = []
  ) async -> [any ASCredentialIdentity] {
    SignInDevice.current.state.store.identities.filter { identity in
      let kind: ASCredentialIdentityTypes =
        switch identity {
        case is ASPasskeyCredentialIdentity: .passkey
        case is ASOneTimeCodeCredentialIdentity: .oneTimeCode
        default: .password
        }
      return (serviceIdentifier.map { $0 == identity.serviceIdentifier } ?? true)
        && (credentialIdentityTypes.isEmpty || credentialIdentityTypes.contains(kind))
    }
  }

  // MARK: Changes

  private typealias Completion = @Sendable (Bool, (any Error)?) -> Void

  private func soon(_ body: @escaping @MainActor () -> Void) {
    SimulatedProcess.current.clock.schedule(after: 0, "the store of credentials", body)
  }

  private func change(_ body: @Sendable (inout [any ASCredentialIdentity]) -> Void) -> ASCredentialIdentityStoreError? {
    SignInDevice.current.change { state in
      guard state.store.isEnabled else { return ASCredentialIdentityStoreError(.storeDisabled) }
      body(&state.store.identities)
      return nil
    }
  }

  private func change(
    _ completion: Completion?, _ body: @escaping @Sendable (inout [any ASCredentialIdentity]) -> Void
  ) {
    let failure = change(body)
    guard let completion else { return }
    soon { UserCode.run { completion(failure == nil, failure) } }
  }

  private func changeNow(_ body: @Sendable (inout [any ASCredentialIdentity]) -> Void) throws {
    if let failure = change(body) { throw failure }
  }

  /// Adds identities, which replace those that are the same.
  @preconcurrency open func saveCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { change(completion) { StoredIdentities.add(credentialIdentities, to: &$0) } }
  /// Adds identities, which replace those that are the same.
  open func saveCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws {
    try changeNow { StoredIdentities.add(credentialIdentities, to: &$0) }
  }
  /// Removes identities.
  @preconcurrency open func removeCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { change(completion) { StoredIdentities.remove(credentialIdentities, from: &$0) } }
  /// Removes identities.
  open func removeCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws {
    try changeNow { StoredIdentities.remove(credentialIdentities, from: &$0) }
  }
  /// Removes all identities.
  @preconcurrency open func removeAllCredentialIdentities(_ completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil)
  {
    change(completion) { $0 = [] }
  }
  /// Removes all identities.
  open func removeAllCredentialIdentities() async throws { try changeNow { $0 = [] } }
  /// Replaces all identities.
  @preconcurrency open func replaceCredentialIdentities(
    _ newCredentialIdentities: [any ASCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { change(completion) { $0 = newCredentialIdentities } }
  /// Replaces all identities.
  open func replaceCredentialIdentities(_ newCredentialIdentities: [any ASCredentialIdentity]) async throws {
    try changeNow { $0 = newCredentialIdentities }
  }

  // MARK: Of passwords only

  /// Adds identities, which replace those that are the same.
  @preconcurrency open func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { change(completion) { StoredIdentities.add(credentialIdentities, to: &$0) } }
  /// Removes identities.
  @preconcurrency open func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { change(completion) { StoredIdentities.remove(credentialIdentities, from: &$0) } }
  /// Replaces all identities.
  @preconcurrency open func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { change(completion) { $0 = newCredentialIdentities } }
}
