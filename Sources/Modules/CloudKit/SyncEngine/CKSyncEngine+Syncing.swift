import Synchronization

extension CKSyncEngine {
  private func tellState() async {
    await tell(.stateUpdate(Event.StateUpdate(stateSerialization: state.serialization)))
  }

  /// Tells of a user who has come or gone since the last time.
  private func checkAccount() async {
    let isThere = CloudServer.current.state.accountStatus == .available
    let isNew = state.held.withLock { values in
      defer { values.hasAccount = isThere }
      return values.hasAccount != isThere
    }
    guard isNew else { return }
    let user = CKRecord.ID(recordName: CloudServer.userName)
    await tell(
      .accountChange(
        Event.AccountChange(changeType: isThere ? .signIn(currentUser: user) : .signOut(previousUser: user))))
    await tellState()
  }

  // MARK: Fetching

  func fetch(_ asked: FetchChangesContext) async throws {
    await checkAccount()
    let options = await options(asked)
    let context = FetchChangesContext(reason: asked.reason, options: options)
    await tell(.willFetchChanges(Event.WillFetchChanges(context: context)))
    let known = state.held.withLock { $0.databaseChange }.map { CKServerChangeToken($0) }
    let changes = try await database.databaseChanges(since: known)
    let zones = changes.modifications.filter { options.scope.contains($0.zoneID) }
    let deletions = changes.deletions.filter { options.scope.contains($0.zoneID) }
    if !zones.isEmpty || !deletions.isEmpty {
      await tell(
        .fetchedDatabaseChanges(Event.FetchedDatabaseChanges(modifications: zones, deletions: deletions)))
    }
    state.held.withLock { values in
      for deletion in deletions { values.zoneChanges[deletion.zoneID] = nil }
      if case .all = options.scope { values.databaseChange = changes.changeToken.change }
    }
    let first = zones.filter { options.prioritizedZoneIDs.contains($0.zoneID) }
    let others = zones.filter { !options.prioritizedZoneIDs.contains($0.zoneID) }
    for zone in first + others { await fetch(zone.zoneID) }
    await tellState()
    await tell(.didFetchChanges(Event.DidFetchChanges(context: context)))
  }

  private func fetch(_ zoneID: CKRecordZone.ID) async {
    await tell(.willFetchRecordZoneChanges(Event.WillFetchRecordZoneChanges(zoneID: zoneID)))
    let known = state.held.withLock { $0.zoneChanges[zoneID] }.map { CKServerChangeToken($0) }
    var failure: CKError?
    do {
      let changes = try await database.recordZoneChanges(inZoneWith: zoneID, since: known)
      let records = changes.modificationResultsByID.values.compactMap { try? $0.get() }
        .sorted { $0.record.recordID.recordName < $1.record.recordID.recordName }
      if !records.isEmpty || !changes.deletions.isEmpty {
        await tell(
          .fetchedRecordZoneChanges(
            Event.FetchedRecordZoneChanges(modifications: records, deletions: changes.deletions)))
      }
      state.held.withLock { $0.zoneChanges[zoneID] = changes.changeToken.change }
    } catch {
      failure = error as? CKError ?? CKError(.internalError)
    }
    await tell(.didFetchRecordZoneChanges(Event.DidFetchRecordZoneChanges(zoneID: zoneID, error: failure)))
  }

  // MARK: Sending

  func send(_ context: SendChangesContext) async throws {
    await checkAccount()
    let zones = state.pendingDatabaseChanges.filter { context.options.scope.contains($0) }
    let hasRecords = state.pendingRecordZoneChanges.contains { context.options.scope.contains($0) }
    guard !zones.isEmpty || hasRecords || state.hasPendingUntrackedChanges else { return }
    await tell(.willSendChanges(Event.WillSendChanges(context: context)))
    if !zones.isEmpty { try await send(zones) }
    while let batch = await nextBatch(context), !batch.recordsToSave.isEmpty || !batch.recordIDsToDelete.isEmpty {
      try await send(batch)
    }
    await tellState()
    await tell(.didSendChanges(Event.DidSendChanges(context: context)))
  }

  private func send(_ changes: [PendingDatabaseChange]) async throws {
    var (saving, deleting): ([CKRecordZone], [CKRecordZone.ID]) = ([], [])
    for change in changes {
      switch change {
      case .saveZone(let zone): saving.append(zone)
      case .deleteZone(let zoneID): deleting.append(zoneID)
      }
    }
    let results = try await database.modifyRecordZones(saving: saving, deleting: deleting)
    state.remove(pendingDatabaseChanges: changes)
    await tell(
      .sentDatabaseChanges(
        Event.SentDatabaseChanges(
          savedZones: saving.filter { results.saveResults[$0.zoneID]?.failure == nil },
          failedZoneSaves: saving.compactMap { zone in
            Self.error(results.saveResults[zone.zoneID]).map { .init(zone: zone, error: $0) }
          },
          deletedZoneIDs: deleting.filter { results.deleteResults[$0]?.failure == nil },
          failedZoneDeletes: deleting.reduce(into: [:]) { $0[$1] = Self.error(results.deleteResults[$1]) })))
  }

  /// What has failed is not pending any more: the app adds it again when it has solved the conflict.
  private func send(_ batch: RecordZoneChangeBatch) async throws {
    let results = try await database.modifyRecords(
      saving: batch.recordsToSave, deleting: batch.recordIDsToDelete, atomically: batch.atomicByZone)
    state.remove(
      pendingRecordZoneChanges: batch.recordsToSave.map { .saveRecord($0.recordID) }
        + batch.recordIDsToDelete.map { .deleteRecord($0) })
    await tell(
      .sentRecordZoneChanges(
        Event.SentRecordZoneChanges(
          savedRecords: batch.recordsToSave.filter { results.saveResults[$0.recordID]?.failure == nil },
          failedRecordSaves: batch.recordsToSave.compactMap { record in
            Self.error(results.saveResults[record.recordID]).map { .init(record: record, error: $0) }
          },
          deletedRecordIDs: batch.recordIDsToDelete.filter { results.deleteResults[$0]?.failure == nil },
          failedRecordDeletes: batch.recordIDsToDelete.reduce(into: [:]) {
            $0[$1] = Self.error(results.deleteResults[$1])
          })))
  }

  private static func error<Value>(_ result: Result<Value, any Error>?) -> CKError? {
    result?.failure.map { $0 as? CKError ?? CKError(.internalError) }
  }
}
