import Foundation

extension CKContainer {
  /// What a user can allow an app.
  public struct ApplicationPermissions: OptionSet, Sendable {
    /// The permissions as bits.
    public let rawValue: UInt
    /// Creates permissions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others find the user by an address.
    public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }
  /// Whether the user has allowed something: not asked yet, it could not be found out, no, yes.
  public enum ApplicationPermissionStatus: Int, Sendable { case initialState, couldNotComplete, denied, granted }
  /// Is called with the user's answer.
  public typealias ApplicationPermissionBlock = @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void

  // MARK: Permission

  /// Finds whether the user has allowed something.
  @preconcurrency
  public func status(
    forApplicationPermission applicationPermission: ApplicationPermissions,
    completionHandler: @escaping ApplicationPermissionBlock
  ) { permission("a permission", asks: false, completionHandler) }
  /// Returns whether the user has allowed something.
  public func applicationPermissionStatus(
    for applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus {
    try await turned("a permission") { try self.permission(asks: false) }
  }
  /// Asks the user to allow something; `SimulatedCloud.allowsDiscovery` is the answer.
  @preconcurrency
  public func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions, completionHandler: @escaping ApplicationPermissionBlock
  ) { permission("a permission", asks: true, completionHandler) }
  /// Asks the user to allow something; `SimulatedCloud.allowsDiscovery` is the answer.
  public func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus {
    try await turned("a permission") { try self.permission(asks: true) }
  }

  private func permission(_ label: String, asks: Bool, _ completionHandler: @escaping ApplicationPermissionBlock) {
    soon("\(label) of CKContainer") { [self] in
      do { completionHandler(try permission(asks: asks), nil) } catch { completionHandler(.couldNotComplete, error) }
    }
  }
  private func permission(asks: Bool) throws -> ApplicationPermissionStatus {
    try check()
    return CloudServer.current.change { state in
      if asks, state.discoverability == .initialState {
        state.discoverability = state.willAllowDiscovery ? .granted : .denied
      }
      return state.discoverability
    }
  }

  // MARK: Users

  /// Finds the other users that can be discovered.
  @preconcurrency
  public func discoverAllIdentities(
    completionHandler: @escaping @Sendable ([CKUserIdentity]?, (any Error)?) -> Void
  ) { answer("the users", completionHandler) { try self.identities() } }
  /// Returns the other users that can be discovered.
  public func allUserIdentitiesFromContacts() async throws -> [CKUserIdentity] {
    try await turned("the users") { try self.identities() }
  }
  /// Finds the user of an address; nil where nobody is known by it.
  @preconcurrency
  public func discoverUserIdentity(
    withEmailAddress email: String, completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { discover(.init(emailAddress: email), completionHandler) }
  /// Returns the user of an address; nil where nobody is known by it.
  public func userIdentity(forEmailAddress email: String) async throws -> CKUserIdentity? {
    try await turned("a user") { try self.identity(.init(emailAddress: email)) }
  }
  /// Finds the user of a number; nil where nobody is known by it.
  @preconcurrency
  public func discoverUserIdentity(
    withPhoneNumber phoneNumber: String,
    completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { discover(.init(phoneNumber: phoneNumber), completionHandler) }
  /// Returns the user of a number; nil where nobody is known by it.
  public func userIdentity(forPhoneNumber phoneNumber: String) async throws -> CKUserIdentity? {
    try await turned("a user") { try self.identity(.init(phoneNumber: phoneNumber)) }
  }
  /// Finds a user by the user's record; nil where nobody is known by it.
  @preconcurrency
  public func discoverUserIdentity(
    withUserRecordID userRecordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { discover(.init(userRecordID: userRecordID), completionHandler) }
  /// Returns a user by the user's record; nil where nobody is known by it.
  public func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity? {
    try await turned("a user") { try self.identity(.init(userRecordID: userRecordID)) }
  }

  private func discover(
    _ info: CKUserIdentity.LookupInfo,
    _ completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) {
    soon("a user of CKContainer") { [self] in
      do { completionHandler(try identity(info), nil) } catch { completionHandler(nil, error) }
    }
  }
  private func identity(_ info: CKUserIdentity.LookupInfo) throws -> CKUserIdentity? {
    try check()
    return CloudServer.current.identity(info)
  }
  private func identities() throws -> [CKUserIdentity] {
    try check()
    return CloudServer.current.identities
  }

  // MARK: Answers

  /// Fails where there is no account, or as the driver says.
  func check() throws { _ = try user() }

  /// Answers a request in the next turn, to code that waits for it.
  func turned<Value>(_ label: String, _ work: @escaping () throws -> Value) async throws -> Value {
    try await turn("\(label) of CKContainer", work)
  }
  /// Answers a request in the next turn, with a value or an error.
  func answer<Value>(
    _ label: String, _ completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void,
    _ work: @escaping () throws -> Value
  ) {
    nonisolated(unsafe) let work = work
    soon("\(label) of CKContainer") {
      let result = Result { try work() }
      completionHandler(try? result.get(), result.failure)
    }
  }
  /// Answers a request in the next turn.
  func answer<Value>(
    _ label: String, _ completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void,
    _ work: @escaping () throws -> Value
  ) {
    nonisolated(unsafe) let work = work
    soon("\(label) of CKContainer") { completionHandler(Result { try work() }) }
  }
}
