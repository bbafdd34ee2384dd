public import Foundation

/// Where the next page of a query begins: `CKQueryOperation.Cursor`. It cannot be archived here.
open class CKQueryCursor: NSObject, NSCopying, @unchecked Sendable {
  let query: CKQuery
  let zoneID: CKRecordZone.ID?
  let position: Int

  init(_ query: CKQuery, _ zoneID: CKRecordZone.ID?, position: Int) {
    self.query = query
    self.zoneID = zoneID
    self.position = position
    super.init()
  }

  /// Returns the cursor itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Finds records by a query.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Where the next page of a query begins.
  public typealias Cursor = CKQueryCursor
  /// As many results as the server gives, 100 here.
  public static let maximumResults = 0

  /// The query.
  open var query: CKQuery?
  /// Where the page begins.
  open var cursor: Cursor?
  /// The zone; all zones for nil.
  open var zoneID: CKRecordZone.ID?
  /// The most records of a page.
  open var resultsLimit = CKQueryOperation.maximumResults
  /// The fields to be fetched; all for nil.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Is called with each record.
  @preconcurrency open var recordMatchedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Is called at the end, with a cursor where there are more records.
  @preconcurrency open var queryResultBlock: (@Sendable (Result<CKQueryOperation.Cursor?, any Error>) -> Void)?
  /// The older closure for each record.
  @preconcurrency open var recordFetchedBlock: (@Sendable (CKRecord) -> Void)?
  /// The older closure for the end.
  @preconcurrency open var queryCompletionBlock: (@Sendable (CKQueryOperation.Cursor?, (any Error)?) -> Void)?

  /// Creates an operation without a query.
  public override init() { super.init() }
  /// Creates an operation for the first page of a query.
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  /// Creates an operation for the next page of a query.
  public convenience init(cursor: CKQueryOperation.Cursor) {
    self.init()
    self.cursor = cursor
  }

  override func request(_ database: CKDatabase) throws {
    try database.check(writes: false)
    guard let query = cursor?.query ?? query else { throw CKError(.invalidArguments) }
    let page = try database.server.page(
      of: query, database.databaseID, in: cursor.map(\.zoneID) ?? zoneID, from: cursor?.position ?? 0,
      limit: resultsLimit,
      keys: desiredKeys
    ).get()
    for record in page.records {
      recordMatchedBlock?(record.recordID, .success(record))
      recordFetchedBlock?(record)
    }
    queryResultBlock?(.success(page.cursor))
    queryCompletionBlock?(page.cursor, nil)
  }

  override func fail(_ error: any Error) {
    queryResultBlock?(.failure(error))
    queryCompletionBlock?(nil, error)
  }
}
