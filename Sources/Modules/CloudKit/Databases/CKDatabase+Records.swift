import Foundation

extension CKDatabase {
  // MARK: Single records

  /// Fetches a record; `unknownItem` where there is none.
  @preconcurrency
  public func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { answer("a record", completionHandler) { try self.fetched(recordID) } }
  /// Returns a record; throws `unknownItem` where there is none.
  public func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    try await turned("a record") { try self.fetched(recordID) }
  }

  /// Saves a record, if the server's has not changed since it was fetched; else the error is `serverRecordChanged`.
  @preconcurrency
  public func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
    answer("a saved record", completionHandler) { try self.saved(record) }
  }
  /// Saves a record, if the server's has not changed since it was fetched; else throws `serverRecordChanged`.
  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord {
    try await turned("a saved record") { try self.saved(record) }
  }

  /// Deletes a record, and those whose references say so. One that does not exist is no error.
  @preconcurrency
  public func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { answer("a deleted record", completionHandler) { try self.deleted(recordID) } }
  /// Deletes a record, and those whose references say so. One that does not exist is no error.
  @discardableResult
  public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    try await turned("a deleted record") { try self.deleted(recordID) }
  }

  private func fetched(_ recordID: CKRecord.ID) throws -> CKRecord {
    try check(writes: false)
    return try server.record(recordID, databaseID).get()
  }
  private func saved(_ record: CKRecord) throws -> CKRecord {
    try check(writes: true)
    let changes = server.modify(
      databaseID, saving: [record], deleting: [], policy: .ifServerRecordUnchanged, isAtomic: true)
    return try changes.saved[0].result.get()
  }
  private func deleted(_ recordID: CKRecord.ID) throws -> CKRecord.ID {
    try check(writes: true)
    let changes = server.modify(
      databaseID, saving: [], deleting: [recordID], policy: .ifServerRecordUnchanged, isAtomic: true)
    try changes.removed[0].result.get()
    return recordID
  }

  // MARK: Several records

  /// Fetches records, each with its result.
  @preconcurrency
  public func fetch(
    withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
    completionHandler: @escaping @Sendable (Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) -> Void
  ) { answer("records", completionHandler) { try self.fetched(recordIDs, desiredKeys) } }
  /// Returns records, each with its result.
  public func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
    try await turned("records") { try self.fetched(ids, desiredKeys) }
  }

  /// The results of saving and deleting, by the records' identifiers.
  public typealias ModifyResults = (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
  )
  /// Saves and deletes records, each with its result.
  @preconcurrency
  public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true,
    completionHandler: @escaping @Sendable (Result<ModifyResults, any Error>) -> Void
  ) {
    answer("modified records", completionHandler) {
      try self.modified(recordsToSave, recordIDsToDelete, savePolicy, atomically)
    }
  }
  /// Saves and deletes records, each with its result.
  @discardableResult
  public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
  ) async throws -> ModifyResults {
    try await turned("modified records") {
      try self.modified(recordsToSave, recordIDsToDelete, savePolicy, atomically)
    }
  }

  func fetched(
    _ ids: [CKRecord.ID], _ keys: [String]?
  ) throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
    try check(writes: false)
    guard ids.count <= CloudServer.limit else { throw CKError(.limitExceeded) }
    return ids.reduce(into: [:]) { $0[$1] = server.record($1, databaseID, keys: keys) }
  }
  private func modified(
    _ records: [CKRecord], _ ids: [CKRecord.ID], _ policy: CKModifyRecordsOperation.RecordSavePolicy, _ isAtomic: Bool
  ) throws -> ModifyResults {
    try check(writes: true)
    guard records.count + ids.count <= CloudServer.limit else { throw CKError(.limitExceeded) }
    let changes = server.modify(databaseID, saving: records, deleting: ids, policy: policy, isAtomic: isAtomic)
    return (
      changes.saved.reduce(into: [:]) { $0[$1.recordID] = $1.result },
      changes.removed.reduce(into: [:]) { $0[$1.recordID] = $1.result }
    )
  }

  // MARK: Queries

  /// The records of a query with their results, and where the next page begins.
  public typealias QueryResults = (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  )
  /// Finds all records of a query, in a zone or in all.
  @preconcurrency
  public func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { answer("a query", completionHandler) { try self.all(query, zoneID) } }
  /// Returns all records of a query, in a zone or in all.
  public func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?) async throws -> [CKRecord] {
    try await turned("a query") { try self.all(query, zoneID) }
  }
  /// Finds the first records of a query, in a zone or in all.
  @preconcurrency
  public func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler: @escaping @Sendable (Result<QueryResults, any Error>) -> Void
  ) { answer("a query", completionHandler) { try self.page(query, zoneID, 0, resultsLimit, desiredKeys) } }
  /// Finds the next records of a query.
  @preconcurrency
  public func fetch(
    withCursor queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler: @escaping @Sendable (Result<QueryResults, any Error>) -> Void
  ) { answer("a query", completionHandler) { try self.page(queryCursor, resultsLimit, desiredKeys) } }
  /// Returns the first records of a query, in a zone or in all.
  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> QueryResults {
    try await turned("a query") { try self.page(query, zoneID, 0, resultsLimit, desiredKeys) }
  }
  /// Returns the next records of a query.
  public func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> QueryResults {
    try await turned("a query") { try self.page(queryCursor, resultsLimit, desiredKeys) }
  }

  private func all(_ query: CKQuery, _ zoneID: CKRecordZone.ID?) throws -> [CKRecord] {
    try check(writes: false)
    return try server.page(of: query, databaseID, in: zoneID, limit: .max, keys: nil).get().records
  }
  private func page(_ cursor: CKQueryOperation.Cursor, _ limit: Int, _ keys: [String]?) throws -> QueryResults {
    try page(cursor.query, cursor.zoneID, cursor.position, limit, keys)
  }
  private func page(
    _ query: CKQuery, _ zoneID: CKRecordZone.ID?, _ start: Int, _ limit: Int, _ keys: [String]?
  ) throws -> QueryResults {
    try check(writes: false)
    let page = try server.page(of: query, databaseID, in: zoneID, from: start, limit: limit, keys: keys).get()
    return (page.records.map { ($0.recordID, .success($0)) }, page.cursor)
  }
}
