/// Saves and deletes subscriptions.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The subscriptions to be saved.
  open var subscriptionsToSave: [CKSubscription]?
  /// The subscriptions to be deleted.
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// Is called with each subscription that was to be saved.
  @preconcurrency open var perSubscriptionSaveBlock:
    (@Sendable (CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  /// Is called with each subscription that was to be deleted.
  @preconcurrency open var perSubscriptionDeleteBlock: (@Sendable (CKSubscription.ID, Result<Void, any Error>) -> Void)?
  /// Is called at the end.
  @preconcurrency open var modifySubscriptionsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// The older closure for the end, with what was saved and deleted.
  @preconcurrency open var modifySubscriptionsCompletionBlock:
    (@Sendable ([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?

  /// Creates an operation without subscriptions.
  public override init() { super.init() }
  /// Creates an operation that saves and deletes subscriptions.
  public convenience init(
    subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.init()
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
  }

  override func request(_ database: CKDatabase) throws {
    try database.check(writes: true)
    var failed: [AnyHashable: any Error] = [:]
    var (saved, deleted): ([CKSubscription], [CKSubscription.ID]) = ([], [])
    for subscription in subscriptionsToSave ?? [] {
      let result = Result { try database.saved(subscription) }
      if let error = result.failure { failed[subscription.subscriptionID] = error } else { saved.append(subscription) }
      perSubscriptionSaveBlock?(subscription.subscriptionID, result)
    }
    for id in subscriptionIDsToDelete ?? [] {
      let result = Result { _ = try database.removed(id) }
      if let error = result.failure { failed[id] = error } else { deleted.append(id) }
      perSubscriptionDeleteBlock?(id, result)
    }
    finish(saved, deleted, failed.isEmpty ? nil : CKError.partial(failed))
  }

  private func finish(_ saved: [CKSubscription]?, _ deleted: [CKSubscription.ID]?, _ error: (any Error)?) {
    modifySubscriptionsResultBlock?(error.map { .failure($0) } ?? .success(()))
    modifySubscriptionsCompletionBlock?(saved, deleted, error)
  }

  override func fail(_ error: any Error) { finish(nil, nil, error) }
}

/// Fetches subscriptions.
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The subscriptions; all for nil.
  open var subscriptionIDs: [CKSubscription.ID]?
  /// Is called with each subscription.
  @preconcurrency open var perSubscriptionResultBlock:
    (@Sendable (CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  /// Is called at the end.
  @preconcurrency open var fetchSubscriptionsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// The older closure for the end, with the subscriptions that were found.
  @preconcurrency open var fetchSubscriptionCompletionBlock:
    (@Sendable ([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?

  /// Creates an operation for all subscriptions.
  public override init() { super.init() }
  /// Creates an operation that fetches subscriptions.
  public convenience init(subscriptionIDs: [CKSubscription.ID]) {
    self.init()
    self.subscriptionIDs = subscriptionIDs
  }
  /// Returns an operation that fetches all subscriptions.
  open class func fetchAllSubscriptionsOperation() -> CKFetchSubscriptionsOperation { CKFetchSubscriptionsOperation() }

  override func request(_ database: CKDatabase) throws {
    let known = try database.subscriptions()
    var (found, failed): ([CKSubscription.ID: CKSubscription], [AnyHashable: any Error]) = ([:], [:])
    for id in subscriptionIDs ?? known.map(\.subscriptionID) {
      if let subscription = known.first(where: { $0.subscriptionID == id }) {
        found[id] = subscription
        perSubscriptionResultBlock?(id, .success(subscription))
      } else {
        failed[id] = CKError(.unknownItem)
        perSubscriptionResultBlock?(id, .failure(CKError(.unknownItem)))
      }
    }
    finish(found, failed.isEmpty ? nil : CKError.partial(failed))
  }

  private func finish(_ found: [CKSubscription.ID: CKSubscription]?, _ error: (any Error)?) {
    fetchSubscriptionsResultBlock?(error.map { .failure($0) } ?? .success(()))
    fetchSubscriptionCompletionBlock?(found, error)
  }

  override func fail(_ error: any Error) { finish(nil, error) }
}
