import Foundation

extension CKDatabase {
  /// Fetches all zones of the database.
  @preconcurrency
  public func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
    answer("the zones", completionHandler) { try self.zones() }
  }
  /// Returns all zones of the database.
  public func allRecordZones() async throws -> [CKRecordZone] { try zones() }
  /// Fetches a zone; `zoneNotFound` where there is none.
  @preconcurrency
  public func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { answer("a zone", completionHandler) { try self.zone(zoneID) } }
  /// Returns a zone; throws `zoneNotFound` where there is none.
  public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { try zone(zoneID) }
  /// Makes a zone; one that exists stays as it is.
  @preconcurrency
  public func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
    answer("a saved zone", completionHandler) { try self.saved(zone) }
  }
  /// Makes a zone; one that exists stays as it is.
  @discardableResult
  public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { try saved(zone) }
  /// Deletes a zone with its records.
  @preconcurrency
  public func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
  ) { answer("a deleted zone", completionHandler) { try self.deleted(zoneID) } }
  /// Deletes a zone with its records.
  @discardableResult
  public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID { try deleted(zoneID) }
  /// Makes and deletes zones, each with its result.
  @discardableResult
  public func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
  ) async throws -> (
    saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
    deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
  ) {
    try check(writes: true)
    return (
      recordZonesToSave.reduce(into: [:]) { results, zone in results[zone.zoneID] = Result { try saved(zone) } },
      recordZoneIDsToDelete.reduce(into: [:]) { results, id in results[id] = Result { _ = try deleted(id) } }
    )
  }

  func zones() throws -> [CKRecordZone] {
    try check(writes: false)
    return server.state[databaseID].zoneOrder.map { CKRecordZone(zoneID: $0) }
  }
  func zone(_ zoneID: CKRecordZone.ID) throws -> CKRecordZone {
    guard let zone = try zones().first(where: { $0.zoneID == zoneID }) else { throw CKError(.zoneNotFound) }
    return zone
  }
  func saved(_ zone: CKRecordZone) throws -> CKRecordZone {
    try check(writes: true)
    guard zone.zoneID == .default || databaseScope == .private else { throw CKError(.invalidArguments) }
    server.change { [databaseID] state in
      guard state[databaseID].zones[zone.zoneID] == nil else { return }
      state.change += 1
      let change = state.change
      state[databaseID].add(zone.zoneID)
      state[databaseID].zones[zone.zoneID]?.change = change
    }
    return zone
  }
  func deleted(_ zoneID: CKRecordZone.ID) throws -> CKRecordZone.ID {
    _ = try zone(zoneID)
    try check(writes: true)
    guard zoneID != .default else { throw CKError(.invalidArguments) }
    server.change { [databaseID] state in
      state.change += 1
      state[databaseID].zones[zoneID] = nil
      state[databaseID].zoneOrder.removeAll { $0 == zoneID }
      state[databaseID].deletedZones.append((zoneID, state.change))
    }
    return zoneID
  }
}
