import Foundation

extension CKDatabase {
  /// Fetches all zones of the database.
  @preconcurrency
  public func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
    answer("the zones", completionHandler) { try self.zones() }
  }
  /// Returns all zones of the database.
  public func allRecordZones() async throws -> [CKRecordZone] {
    try await turned("the zones") { try self.zones() }
  }
  /// Fetches a zone; `zoneNotFound` where there is none.
  @preconcurrency
  public func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { answer("a zone", completionHandler) { try self.zone(zoneID) } }
  /// Returns a zone; throws `zoneNotFound` where there is none.
  public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone {
    try await turned("a zone") { try self.zone(zoneID) }
  }
  /// Makes a zone; one that exists stays as it is.
  @preconcurrency
  public func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
    answer("a saved zone", completionHandler) { try self.saved(zone) }
  }
  /// Makes a zone; one that exists stays as it is.
  @discardableResult
  public func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    try await turned("a saved zone") { try self.saved(zone) }
  }
  /// Deletes a zone with its records.
  @preconcurrency
  public func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
  ) { answer("a deleted zone", completionHandler) { try self.deleted(zoneID) } }
  /// Deletes a zone with its records.
  @discardableResult
  public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    try await turned("a deleted zone") { try self.deleted(zoneID) }
  }
  /// Makes and deletes zones, each with its result.
  @discardableResult
  public func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
  ) async throws -> (
    saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
    deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
  ) { try await turned("modified zones") { try self.modified(recordZonesToSave, recordZoneIDsToDelete) } }
  /// Makes and deletes zones, each with its result.
  @preconcurrency
  public func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID],
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
            deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
          ), any Error
        >
      ) -> Void
  ) { answer("modified zones", completionHandler) { try self.modified(recordZonesToSave, recordZoneIDsToDelete) } }
  /// Fetches zones, each with its result.
  @preconcurrency
  public func fetch(
    withRecordZoneIDs recordZoneIDs: [CKRecordZone.ID],
    completionHandler:
      @escaping @Sendable (Result<[CKRecordZone.ID: Result<CKRecordZone, any Error>], any Error>) -> Void
  ) { answer("zones", completionHandler) { try self.zones(recordZoneIDs) } }
  /// Returns zones, each with its result.
  public func recordZones(
    for ids: [CKRecordZone.ID]
  ) async throws -> [CKRecordZone.ID: Result<CKRecordZone, any Error>] {
    try await turned("zones") { try self.zones(ids) }
  }

  private func zones(_ ids: [CKRecordZone.ID]) throws -> [CKRecordZone.ID: Result<CKRecordZone, any Error>] {
    try check(writes: false)
    return ids.reduce(into: [:]) { results, id in results[id] = Result { try zone(id) } }
  }
  private func modified(_ zones: [CKRecordZone], _ ids: [CKRecordZone.ID]) throws -> (
    saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
    deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
  ) {
    try check(writes: true)
    return (
      zones.reduce(into: [:]) { results, zone in results[zone.zoneID] = Result { try saved(zone) } },
      ids.reduce(into: [:]) { results, id in results[id] = Result { _ = try deleted(id) } }
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
