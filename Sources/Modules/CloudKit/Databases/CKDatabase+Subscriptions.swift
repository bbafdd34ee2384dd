import Foundation

extension CKDatabase {
  /// Fetches all subscriptions of the database.
  @preconcurrency
  public func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) { answer("the subscriptions", completionHandler) { try self.subscriptions() } }
  /// Returns all subscriptions of the database.
  public func allSubscriptions() async throws -> [CKSubscription] { try subscriptions() }
  /// Fetches a subscription; `unknownItem` where there is none.
  @preconcurrency
  public func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { answer("a subscription", completionHandler) { try self.found(subscriptionID) } }
  /// Returns a subscription; throws `unknownItem` where there is none.
  public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
    try found(subscriptionID)
  }
  /// Saves a subscription. It is kept; no notification comes of it, the driver delivers those that a test needs.
  @preconcurrency
  public func save(
    _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { answer("a saved subscription", completionHandler) { try self.saved(subscription) } }
  /// Saves a subscription. It is kept; no notification comes of it, the driver delivers those that a test needs.
  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription { try saved(subscription) }
  /// Deletes a subscription.
  @preconcurrency
  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
  ) { answer("a deleted subscription", completionHandler) { try self.removed(subscriptionID) } }
  /// Deletes a subscription.
  @discardableResult
  public func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
    try removed(subscriptionID)
  }

  func subscriptions() throws -> [CKSubscription] {
    try check(writes: true)
    return server.state[databaseID].subscriptions
  }
  func found(_ id: CKSubscription.ID) throws -> CKSubscription {
    guard let known = try subscriptions().first(where: { $0.subscriptionID == id }) else { throw CKError(.unknownItem) }
    return known
  }
  func saved(_ subscription: CKSubscription) throws -> CKSubscription {
    try check(writes: true)
    if let zone = (subscription as? CKRecordZoneSubscription)?.zoneID, server.state[databaseID].zones[zone] == nil {
      throw CKError(.zoneNotFound)
    }
    server.change { [databaseID] state in
      state[databaseID].subscriptions.removeAll { $0.subscriptionID == subscription.subscriptionID }
      state[databaseID].subscriptions.append(subscription)
    }
    return subscription
  }
  func removed(_ id: CKSubscription.ID) throws -> CKSubscription.ID {
    _ = try found(id)
    server.change { [databaseID] state in state[databaseID].subscriptions.removeAll { $0.subscriptionID == id } }
    return id
  }
}
