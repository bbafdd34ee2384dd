import Foundation

extension CKDatabase {
  /// Fetches all subscriptions of the database.
  @preconcurrency
  public func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) { answer("the subscriptions", completionHandler) { try self.subscriptions() } }
  /// Returns all subscriptions of the database.
  public func allSubscriptions() async throws -> [CKSubscription] {
    try await turned("the subscriptions") { try self.subscriptions() }
  }
  /// Fetches a subscription; `unknownItem` where there is none.
  @preconcurrency
  public func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { answer("a subscription", completionHandler) { try self.found(subscriptionID) } }
  /// Returns a subscription; throws `unknownItem` where there is none.
  public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
    try await turned("a subscription") { try self.found(subscriptionID) }
  }
  /// Saves a subscription. It is kept; no notification comes of it, the driver delivers those that a test needs.
  @preconcurrency
  public func save(
    _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { answer("a saved subscription", completionHandler) { try self.saved(subscription) } }
  /// Saves a subscription. It is kept; no notification comes of it, the driver delivers those that a test needs.
  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    try await turned("a saved subscription") { try self.saved(subscription) }
  }
  /// Deletes a subscription.
  @preconcurrency
  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
  ) { answer("a deleted subscription", completionHandler) { try self.removed(subscriptionID) } }
  /// Deletes a subscription.
  @discardableResult
  public func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
    try await turned("a deleted subscription") { try self.removed(subscriptionID) }
  }
  /// Fetches subscriptions, each with its result.
  @preconcurrency
  public func fetch(
    withSubscriptionIDs subscriptionIDs: [CKSubscription.ID],
    completionHandler:
      @escaping @Sendable (Result<[CKSubscription.ID: Result<CKSubscription, any Error>], any Error>) -> Void
  ) { answer("subscriptions", completionHandler) { try self.found(subscriptionIDs) } }
  /// Returns subscriptions, each with its result.
  public func subscriptions(
    for ids: [CKSubscription.ID]
  ) async throws -> [CKSubscription.ID: Result<CKSubscription, any Error>] {
    try await turned("subscriptions") { try self.found(ids) }
  }
  /// The results of saving and deleting, by the subscriptions' identifiers.
  typealias SubscriptionResults = (
    saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>],
    deleteResults: [CKSubscription.ID: Result<Void, any Error>]
  )
  /// Saves and deletes subscriptions, each with its result.
  @preconcurrency
  public func modifySubscriptions(
    saving subscriptionsToSave: [CKSubscription], deleting subscriptionIDsToDelete: [CKSubscription.ID],
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>],
            deleteResults: [CKSubscription.ID: Result<Void, any Error>]
          ), any Error
        >
      ) -> Void
  ) {
    answer("modified subscriptions", completionHandler) {
      try self.modified(subscriptionsToSave, subscriptionIDsToDelete)
    }
  }
  /// Saves and deletes subscriptions, each with its result.
  @discardableResult
  public func modifySubscriptions(
    saving subscriptionsToSave: [CKSubscription], deleting subscriptionIDsToDelete: [CKSubscription.ID]
  ) async throws -> (
    saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>],
    deleteResults: [CKSubscription.ID: Result<Void, any Error>]
  ) {
    try await turned("modified subscriptions") { try self.modified(subscriptionsToSave, subscriptionIDsToDelete) }
  }

  private func found(_ ids: [CKSubscription.ID]) throws -> [CKSubscription.ID: Result<CKSubscription, any Error>] {
    try check(writes: true)
    return ids.reduce(into: [:]) { results, id in results[id] = Result { try found(id) } }
  }
  private func modified(_ saving: [CKSubscription], _ ids: [CKSubscription.ID]) throws -> SubscriptionResults {
    try check(writes: true)
    return (
      saving.reduce(into: [:]) { results, one in results[one.subscriptionID] = Result { try saved(one) } },
      ids.reduce(into: [:]) { results, id in results[id] = Result { _ = try removed(id) } }
    )
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
