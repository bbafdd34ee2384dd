/// Makes and deletes zones.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The zones to be made.
  open var recordZonesToSave: [CKRecordZone]?
  /// The zones to be deleted.
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  /// Is called with each zone that was to be made.
  @preconcurrency open var perRecordZoneSaveBlock:
    (@Sendable (CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  /// Is called with each zone that was to be deleted.
  @preconcurrency open var perRecordZoneDeleteBlock: (@Sendable (CKRecordZone.ID, Result<Void, any Error>) -> Void)?
  /// Is called at the end.
  @preconcurrency open var modifyRecordZonesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// The older closure for the end, with what was made and deleted.
  @preconcurrency open var modifyRecordZonesCompletionBlock:
    (@Sendable ([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?

  /// Creates an operation without zones.
  public override init() { super.init() }
  /// Creates an operation that makes and deletes zones.
  public convenience init(
    recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
  ) {
    self.init()
    self.recordZonesToSave = recordZonesToSave
    self.recordZoneIDsToDelete = recordZoneIDsToDelete
  }

  override func request(_ database: CKDatabase) throws {
    try database.check(writes: true)
    var failed: [AnyHashable: any Error] = [:]
    var (saved, deleted): ([CKRecordZone], [CKRecordZone.ID]) = ([], [])
    for zone in recordZonesToSave ?? [] {
      let result = Result { try database.saved(zone) }
      if let error = result.failure { failed[zone.zoneID] = error } else { saved.append(zone) }
      perRecordZoneSaveBlock?(zone.zoneID, result)
    }
    for zoneID in recordZoneIDsToDelete ?? [] {
      let result = Result { _ = try database.deleted(zoneID) }
      if let error = result.failure { failed[zoneID] = error } else { deleted.append(zoneID) }
      perRecordZoneDeleteBlock?(zoneID, result)
    }
    finish(saved, deleted, failed.isEmpty ? nil : CKError.partial(failed))
  }

  private func finish(_ saved: [CKRecordZone]?, _ deleted: [CKRecordZone.ID]?, _ error: (any Error)?) {
    modifyRecordZonesResultBlock?(error.map { .failure($0) } ?? .success(()))
    modifyRecordZonesCompletionBlock?(saved, deleted, error)
  }

  override func fail(_ error: any Error) { finish(nil, nil, error) }
}

/// Fetches zones.
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The zones; all for nil.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// Is called with each zone.
  @preconcurrency open var perRecordZoneResultBlock:
    (@Sendable (CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  /// Is called at the end.
  @preconcurrency open var fetchRecordZonesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// The older closure for the end, with the zones that were found.
  @preconcurrency open var fetchRecordZonesCompletionBlock:
    (@Sendable ([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?

  /// Creates an operation for all zones.
  public override init() { super.init() }
  /// Creates an operation that fetches zones.
  public convenience init(recordZoneIDs: [CKRecordZone.ID]) {
    self.init()
    self.recordZoneIDs = recordZoneIDs
  }
  /// Returns an operation that fetches all zones.
  open class func fetchAllRecordZonesOperation() -> CKFetchRecordZonesOperation { CKFetchRecordZonesOperation() }

  override func request(_ database: CKDatabase) throws {
    let zones = try database.zones()
    var (found, failed): ([CKRecordZone.ID: CKRecordZone], [AnyHashable: any Error]) = ([:], [:])
    for zoneID in recordZoneIDs ?? zones.map(\.zoneID) {
      if let zone = zones.first(where: { $0.zoneID == zoneID }) {
        found[zoneID] = zone
        perRecordZoneResultBlock?(zoneID, .success(zone))
      } else {
        failed[zoneID] = CKError(.zoneNotFound)
        perRecordZoneResultBlock?(zoneID, .failure(CKError(.zoneNotFound)))
      }
    }
    finish(found, failed.isEmpty ? nil : CKError.partial(failed))
  }

  private func finish(_ found: [CKRecordZone.ID: CKRecordZone]?, _ error: (any Error)?) {
    fetchRecordZonesResultBlock?(error.map { .failure($0) } ?? .success(()))
    fetchRecordZonesCompletionBlock?(found, error)
  }

  override func fail(_ error: any Error) { finish(nil, error) }
}
