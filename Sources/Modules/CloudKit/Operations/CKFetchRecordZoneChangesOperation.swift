public import Foundation

/// Fetches what has changed in zones since a token.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// From where on a zone's changes are fetched.
  open class ZoneConfiguration: NSObject, @unchecked Sendable {
    /// From where on; nil for all records.
    open var previousServerChangeToken: CKServerChangeToken?
    /// The most records of an answer; 0 for no limit.
    open var resultsLimit = 0
    /// The fields to be fetched; all for nil.
    open var desiredKeys: [CKRecord.FieldKey]?

    public override init() { super.init() }
    /// Creates a configuration with its values.
    public convenience init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      self.init()
      self.previousServerChangeToken = previousServerChangeToken
      self.resultsLimit = resultsLimit ?? 0
      self.desiredKeys = desiredKeys
    }
  }
  /// What is known at the end of a zone.
  public typealias ZoneResult = (
    serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool
  )

  /// The zones.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// From where on the changes of each zone are fetched; nil for all records.
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  /// Whether answers that have a limit are followed by the next ones.
  open var fetchAllChanges = true
  /// Is called with each record that was saved since.
  @preconcurrency open var recordWasChangedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// The older closure for each record that was saved since.
  @preconcurrency open var recordChangedBlock: (@Sendable (CKRecord) -> Void)?
  /// Is called with each record that was deleted since.
  @preconcurrency open var recordWithIDWasDeletedBlock: (@Sendable (CKRecord.ID, CKRecord.RecordType) -> Void)?
  /// Is called with the token after each answer that others follow.
  @preconcurrency open var recordZoneChangeTokensUpdatedBlock:
    (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  /// Is called at the end of each zone.
  @preconcurrency open var recordZoneFetchResultBlock:
    (@Sendable (CKRecordZone.ID, Result<ZoneResult, any Error>) -> Void)?
  /// The older closure for the end of each zone.
  @preconcurrency open var recordZoneFetchCompletionBlock:
    (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
  /// Is called at the end.
  @preconcurrency open var fetchRecordZoneChangesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// The older closure for the end.
  @preconcurrency open var fetchRecordZoneChangesCompletionBlock: (@Sendable ((any Error)?) -> Void)?

  /// Creates an operation without zones.
  public override init() { super.init() }
  /// Creates an operation for the changes of zones.
  public convenience init(
    recordZoneIDs: [CKRecordZone.ID],
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    self.init()
    self.recordZoneIDs = recordZoneIDs
    self.configurationsByRecordZoneID = configurationsByRecordZoneID
  }

  override func request(_ database: CKDatabase) throws {
    try database.check(writes: false)
    var failed: [AnyHashable: any Error] = [:]
    for zoneID in recordZoneIDs ?? [] {
      switch fetch(zoneID, configurationsByRecordZoneID?[zoneID], database) {
      case .success: continue
      case .failure(let error):
        failed[zoneID] = error
        recordZoneFetchResultBlock?(zoneID, .failure(error))
        recordZoneFetchCompletionBlock?(zoneID, nil, nil, false, error)
      }
    }
    finish(failed.isEmpty ? nil : CKError.partial(failed))
  }

  private func fetch(
    _ zoneID: CKRecordZone.ID, _ settings: ZoneConfiguration?, _ database: CKDatabase
  ) -> Result<Void, any Error> {
    var token = settings?.previousServerChangeToken
    while true {
      let result = database.server.changes(
        database.databaseID, in: zoneID, since: token, limit: settings?.resultsLimit ?? 0,
        keys: settings?.desiredKeys)
      guard case .success(let changes) = result else { return result.map { _ in } }
      let isLast = !changes.moreComing || !fetchAllChanges
      tell(changes, of: zoneID, isLast: isLast)
      if isLast { return .success(()) }
      token = changes.token
      recordZoneChangeTokensUpdatedBlock?(zoneID, changes.token, nil)
    }
  }

  private func tell(_ changes: CloudServer.ZoneChanges, of zoneID: CKRecordZone.ID, isLast: Bool) {
    for record in changes.records {
      recordWasChangedBlock?(record.recordID, .success(record))
      recordChangedBlock?(record)
    }
    for deleted in changes.deleted { recordWithIDWasDeletedBlock?(deleted.recordID, deleted.recordType) }
    guard isLast else { return }
    recordZoneFetchResultBlock?(zoneID, .success((changes.token, nil, changes.moreComing)))
    recordZoneFetchCompletionBlock?(zoneID, changes.token, nil, changes.moreComing, nil)
  }

  private func finish(_ error: (any Error)?) {
    fetchRecordZoneChangesResultBlock?(error.map { .failure($0) } ?? .success(()))
    fetchRecordZoneChangesCompletionBlock?(error)
  }

  override func fail(_ error: any Error) { finish(error) }
}

/// Fetches which zones of a database have changed since a token.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// From where on; nil for all zones.
  open var previousServerChangeToken: CKServerChangeToken?
  /// The most zones of an answer. Kept, without effect: all come at once.
  open var resultsLimit = 0
  /// Whether all changes are fetched at once. Kept, without effect: all come at once.
  open var fetchAllChanges = true
  /// Is called with each zone that has changed.
  @preconcurrency open var recordZoneWithIDChangedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
  /// Is called with each zone that was deleted.
  @preconcurrency open var recordZoneWithIDWasDeletedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
  /// Declared for zones that the user has deleted in the settings; never called.
  @preconcurrency open var recordZoneWithIDWasPurgedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
  /// Is called with the new token.
  @preconcurrency open var changeTokenUpdatedBlock: (@Sendable (CKServerChangeToken) -> Void)?
  /// Is called at the end.
  @preconcurrency open var fetchDatabaseChangesResultBlock:
    (@Sendable (Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?
  /// The older closure for the end.
  @preconcurrency open var fetchDatabaseChangesCompletionBlock:
    (@Sendable (CKServerChangeToken?, Bool, (any Error)?) -> Void)?

  /// Creates an operation for all zones.
  public override init() { super.init() }
  /// Creates an operation for the changes since a token.
  public convenience init(previousServerChangeToken: CKServerChangeToken?) {
    self.init()
    self.previousServerChangeToken = previousServerChangeToken
  }

  override func request(_ database: CKDatabase) throws {
    try database.check(writes: false)
    let changes = database.server.changes(database.databaseID, since: previousServerChangeToken)
    for zoneID in changes.changed { recordZoneWithIDChangedBlock?(zoneID) }
    for zoneID in changes.deleted { recordZoneWithIDWasDeletedBlock?(zoneID) }
    changeTokenUpdatedBlock?(changes.token)
    fetchDatabaseChangesResultBlock?(.success((changes.token, false)))
    fetchDatabaseChangesCompletionBlock?(changes.token, false, nil)
  }

  override func fail(_ error: any Error) {
    fetchDatabaseChangesResultBlock?(.failure(error))
    fetchDatabaseChangesCompletionBlock?(nil, false, error)
  }
}
