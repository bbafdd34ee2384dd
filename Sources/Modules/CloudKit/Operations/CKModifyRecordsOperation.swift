public import Foundation

/// Saves and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What is saved where the server has the record, too.
  public enum RecordSavePolicy: Int, Sendable {
    /// Nothing where the server's record has changed since, the fields that were set, or all fields.
    case ifServerRecordUnchanged, changedKeys, allKeys
  }

  /// The records to be saved.
  open var recordsToSave: [CKRecord]?
  /// The records to be deleted.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// What is saved where the server has the record, too.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Whether the records of a zone of the app's own are saved all or none.
  open var isAtomic = true
  /// Data that identifies the request. Kept, without effect.
  open var clientChangeTokenData: Data?
  /// Is called with how much of a record was sent: all of it at once.
  @preconcurrency open var perRecordProgressBlock: (@Sendable (CKRecord, Double) -> Void)?
  /// Is called with each record that was to be saved.
  @preconcurrency open var perRecordSaveBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Is called with each record that was to be deleted.
  @preconcurrency open var perRecordDeleteBlock: (@Sendable (CKRecord.ID, Result<Void, any Error>) -> Void)?
  /// Is called at the end.
  @preconcurrency open var modifyRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// The older closure for each record that was to be saved.
  @preconcurrency open var perRecordCompletionBlock: (@Sendable (CKRecord, (any Error)?) -> Void)?
  /// The older closure for the end, with what was saved and deleted.
  @preconcurrency open var modifyRecordsCompletionBlock:
    (@Sendable ([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

  /// Creates an operation without records.
  public override init() { super.init() }
  /// Creates an operation that saves and deletes records.
  public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    self.init()
    self.recordsToSave = recordsToSave
    self.recordIDsToDelete = recordIDsToDelete
  }

  override func request(_ database: CKDatabase) throws {
    let (records, ids) = (recordsToSave ?? [], recordIDsToDelete ?? [])
    try database.check(writes: true)
    guard records.count + ids.count <= CloudServer.limit else { throw CKError(.limitExceeded) }
    let changes = database.server.modify(
      database.databaseID, saving: records, deleting: ids, policy: savePolicy, isAtomic: isAtomic)
    for (record, entry) in zip(records, changes.saved) {
      if case .success = entry.result { perRecordProgressBlock?(record, 1) }
      perRecordSaveBlock?(entry.recordID, entry.result)
      perRecordCompletionBlock?(record, entry.result.failure)
    }
    for entry in changes.removed { perRecordDeleteBlock?(entry.recordID, entry.result) }
    let saved = changes.saved.compactMap { try? $0.result.get() }
    let deleted = changes.removed.filter { $0.result.failure == nil }.map(\.recordID)
    finish(saved, deleted, changes.error)
  }

  private func finish(_ saved: [CKRecord]?, _ deleted: [CKRecord.ID]?, _ error: (any Error)?) {
    modifyRecordsResultBlock?(error.map { .failure($0) } ?? .success(()))
    modifyRecordsCompletionBlock?(saved, deleted, error)
  }

  override func fail(_ error: any Error) { finish(nil, nil, error) }
}
