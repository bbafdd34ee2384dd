import Foundation

extension CKDatabase {
  /// Changes of the records of a zone.
  public enum RecordZoneChange {
    /// A record that was saved.
    public struct Modification: @unchecked Sendable {
      /// The record as the server has it.
      public let record: CKRecord
    }
    /// A record that was deleted.
    public struct Deletion: Hashable, @unchecked Sendable {
      /// Identifies the record.
      public let recordID: CKRecord.ID
      /// The kind of the record.
      public let recordType: CKRecord.RecordType
    }
  }
  /// Changes of the zones of a database.
  public enum DatabaseChange {
    /// A zone that was made, or whose records have changed.
    public struct Modification: Hashable, @unchecked Sendable {
      /// Identifies the zone.
      public let zoneID: CKRecordZone.ID
    }
    /// A zone that was deleted.
    public struct Deletion: Hashable, @unchecked Sendable {
      /// Why a zone is gone: an app has deleted it, or the user has, in the settings. Here always the first.
      public enum Reason: Hashable, Sendable { case deleted, purged, encryptedDataReset }
      /// Identifies the zone.
      public let zoneID: CKRecordZone.ID
      /// Why it is gone.
      public let reason: Reason
      /// Whether the user has deleted it in the settings.
      public var purged: Bool { reason == .purged }
    }
  }

  /// What has changed in a zone, and the token for the next time.
  public typealias ZoneChangesResult = (
    modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
    deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
  )
  /// What has changed in a database, and the token for the next time.
  public typealias DatabaseChangesResult = (
    modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
    changeToken: CKServerChangeToken, moreComing: Bool
  )

  /// Fetches what has changed in a zone since a token; all records for nil.
  @preconcurrency
  public func fetchRecordZoneChanges(
    inZoneWith recordZoneID: CKRecordZone.ID, since changeToken: CKServerChangeToken?,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil,
    completionHandler: @escaping @Sendable (Result<ZoneChangesResult, any Error>) -> Void
  ) {
    answer("changes of a zone", completionHandler) {
      try self.changes(recordZoneID, changeToken, desiredKeys, resultsLimit)
    }
  }
  /// Returns what has changed in a zone since a token; all records for nil.
  public func recordZoneChanges(
    inZoneWith recordZoneID: CKRecordZone.ID, since changeToken: CKServerChangeToken?,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil
  ) async throws -> ZoneChangesResult {
    try await turned("changes of a zone") { try self.changes(recordZoneID, changeToken, desiredKeys, resultsLimit) }
  }
  /// Fetches which zones have changed since a token; all for nil. They come at once, whatever the limit is.
  @preconcurrency
  public func fetchDatabaseChanges(
    since changeToken: CKServerChangeToken?, resultsLimit: Int? = nil,
    completionHandler: @escaping @Sendable (Result<DatabaseChangesResult, any Error>) -> Void
  ) { answer("changes", completionHandler) { try self.changes(changeToken) } }
  /// Returns which zones have changed since a token; all for nil. They come at once, whatever the limit is.
  public func databaseChanges(
    since changeToken: CKServerChangeToken?, resultsLimit: Int? = nil
  ) async throws -> DatabaseChangesResult {
    try await turned("changes") { try self.changes(changeToken) }
  }

  private func changes(
    _ zoneID: CKRecordZone.ID, _ token: CKServerChangeToken?, _ keys: [CKRecord.FieldKey]?, _ limit: Int?
  ) throws -> ZoneChangesResult {
    try check(writes: false)
    let found = try server.changes(databaseID, in: zoneID, since: token, limit: limit ?? 0, keys: keys).get()
    return (
      found.records.reduce(into: [:]) { $0[$1.recordID] = .success(RecordZoneChange.Modification(record: $1)) },
      found.deleted.map { RecordZoneChange.Deletion(recordID: $0.recordID, recordType: $0.recordType) }, found.token,
      found.moreComing
    )
  }
  private func changes(_ token: CKServerChangeToken?) throws -> DatabaseChangesResult {
    try check(writes: false)
    let found = server.changes(databaseID, since: token)
    return (
      found.changed.map { DatabaseChange.Modification(zoneID: $0) },
      found.deleted.map { DatabaseChange.Deletion(zoneID: $0, reason: .deleted) }, found.token, false
    )
  }
}
