/// Fetches records by their identifiers.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The records to be fetched.
  open var recordIDs: [CKRecord.ID]?
  /// The fields to be fetched; all for nil.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Is called with how much of a record was received: all of it at once.
  @preconcurrency open var perRecordProgressBlock: (@Sendable (CKRecord.ID, Double) -> Void)?
  /// Is called with each record.
  @preconcurrency open var perRecordResultBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Is called at the end.
  @preconcurrency open var fetchRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// The older closure for each record.
  @preconcurrency open var perRecordCompletionBlock: (@Sendable (CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
  /// The older closure for the end, with the records that were found.
  @preconcurrency open var fetchRecordsCompletionBlock: (@Sendable ([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?

  /// Creates an operation without records.
  public override init() { super.init() }
  /// Creates an operation that fetches records.
  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }

  override func request(_ database: CKDatabase) throws {
    let results = try database.fetched(recordIDs ?? [], desiredKeys)
    var (found, failed): ([CKRecord.ID: CKRecord], [AnyHashable: any Error]) = ([:], [:])
    for recordID in recordIDs ?? [] {
      guard let result = results[recordID] else { continue }
      switch result {
      case .success(let record):
        found[recordID] = record
        perRecordProgressBlock?(recordID, 1)
      case .failure(let error): failed[recordID] = error
      }
      perRecordResultBlock?(recordID, result)
      perRecordCompletionBlock?(found[recordID], recordID, result.failure)
    }
    finish(found, failed.isEmpty ? nil : CKError.partial(failed))
  }

  private func finish(_ found: [CKRecord.ID: CKRecord]?, _ error: (any Error)?) {
    fetchRecordsResultBlock?(error.map { .failure($0) } ?? .success(()))
    fetchRecordsCompletionBlock?(found, error)
  }

  override func fail(_ error: any Error) { finish(nil, error) }
}
