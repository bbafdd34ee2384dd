/// Finds users by their addresses, numbers or records.
open class CKDiscoverUserIdentitiesOperation: CKOperation, @unchecked Sendable {
  /// By what they are found.
  open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo] = []
  /// Is called with each user who is found.
  @preconcurrency open var userIdentityDiscoveredBlock: (@Sendable (CKUserIdentity, CKUserIdentity.LookupInfo) -> Void)?
  /// Is called at the end.
  @preconcurrency open var discoverUserIdentitiesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// The older closure for the end.
  @preconcurrency open var discoverUserIdentitiesCompletionBlock: (@Sendable ((any Error)?) -> Void)?

  /// Creates an operation for nobody.
  public override init() { super.init() }
  /// Creates an operation that finds users.
  public convenience init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) {
    self.init()
    self.userIdentityLookupInfos = userIdentityLookupInfos
  }

  override func perform() {
    do { try (home ?? .default()).check() } catch { return finish(error) }
    for info in userIdentityLookupInfos {
      if let identity = CloudServer.current.identity(info) { userIdentityDiscoveredBlock?(identity, info) }
    }
    finish(nil)
  }

  private func finish(_ error: (any Error)?) {
    discoverUserIdentitiesResultBlock?(error.map { .failure($0) } ?? .success(()))
    discoverUserIdentitiesCompletionBlock?(error)
  }

  override func fail(_ error: any Error) { finish(error) }
}

/// Finds the other users that can be discovered.
open class CKDiscoverAllUserIdentitiesOperation: CKOperation, @unchecked Sendable {
  /// Is called with each user.
  @preconcurrency open var userIdentityDiscoveredBlock: (@Sendable (CKUserIdentity) -> Void)?
  /// Is called at the end.
  @preconcurrency open var discoverAllUserIdentitiesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// The older closure for the end.
  @preconcurrency open var discoverAllUserIdentitiesCompletionBlock: (@Sendable ((any Error)?) -> Void)?

  /// Creates an operation.
  public override init() { super.init() }

  override func perform() {
    do { try (home ?? .default()).check() } catch { return finish(error) }
    for identity in CloudServer.current.identities { userIdentityDiscoveredBlock?(identity) }
    finish(nil)
  }

  private func finish(_ error: (any Error)?) {
    discoverAllUserIdentitiesResultBlock?(error.map { .failure($0) } ?? .success(()))
    discoverAllUserIdentitiesCompletionBlock?(error)
  }

  override func fail(_ error: any Error) { finish(error) }
}
