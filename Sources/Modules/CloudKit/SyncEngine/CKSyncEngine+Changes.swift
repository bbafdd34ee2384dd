extension CKSyncEngine {
  /// A change of a record that is to be sent.
  public enum PendingRecordZoneChange: Hashable, @unchecked Sendable {
    /// A record is to be saved, or deleted.
    case saveRecord(CKRecord.ID), deleteRecord(CKRecord.ID)

    var recordID: CKRecord.ID {
      switch self {
      case .saveRecord(let recordID), .deleteRecord(let recordID): recordID
      }
    }
  }
  /// A change of a zone that is to be sent.
  public enum PendingDatabaseChange: Hashable, @unchecked Sendable {
    /// A zone is to be made, or deleted.
    case saveZone(CKRecordZone), deleteZone(CKRecordZone.ID)

    var zoneID: CKRecordZone.ID {
      switch self {
      case .saveZone(let zone): zone.zoneID
      case .deleteZone(let zoneID): zoneID
      }
    }
    var isSaving: Bool { if case .saveZone = self { true } else { false } }
    /// Returns whether both are the same change of the same zone.
    public static func == (one: Self, other: Self) -> Bool {
      one.zoneID == other.zoneID && one.isSaving == other.isSaving
    }
    /// Hashes the zone's identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(zoneID) }
  }

  /// Records that are sent together.
  public struct RecordZoneChangeBatch: @unchecked Sendable {
    /// The records to be saved.
    public var recordsToSave: [CKRecord]
    /// The records to be deleted.
    public var recordIDsToDelete: [CKRecord.ID]
    /// Whether the records of a zone are saved all or none.
    public var atomicByZone: Bool

    /// Creates a batch of records.
    public init(
      recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [], atomicByZone: Bool = false
    ) {
      self.recordsToSave = recordsToSave
      self.recordIDsToDelete = recordIDsToDelete
      self.atomicByZone = atomicByZone
    }
    /// Creates a batch of as many changes as a request may have; the closure gives the records to be saved, nil for one
    /// that is left out. Nil where there is nothing to send.
    public init?(
      pendingChanges: [PendingRecordZoneChange], recordProvider: @Sendable (CKRecord.ID) async -> CKRecord?
    ) async {
      self.init()
      for change in pendingChanges.prefix(CloudServer.limit) {
        switch change {
        case .saveRecord(let recordID):
          if let record = await recordProvider(recordID) { recordsToSave.append(record) }
        case .deleteRecord(let recordID): recordIDsToDelete.append(recordID)
        }
      }
      if recordsToSave.isEmpty, recordIDsToDelete.isEmpty { return nil }
    }
  }

  /// Why changes are sent or fetched: the engine does it by itself, or the app has asked for it.
  public enum SyncReason: Sendable { case scheduled, manual }

  /// What is fetched.
  public struct FetchChangesOptions: @unchecked Sendable {
    /// The zones whose changes are fetched.
    public enum Scope: @unchecked Sendable {
      /// All, all but some, some.
      case all, allExcluding([CKRecordZone.ID]), zoneIDs([CKRecordZone.ID])
      /// Returns whether a zone is among them.
      public func contains(_ zoneID: CKRecordZone.ID) -> Bool {
        switch self {
        case .all: true
        case .allExcluding(let zoneIDs): !zoneIDs.contains(zoneID)
        case .zoneIDs(let zoneIDs): zoneIDs.contains(zoneID)
        }
      }
    }
    /// The zones whose changes are fetched.
    public var scope: Scope
    /// The operations that it belongs to. Kept, without effect.
    public var operationGroup: CKOperationGroup?
    /// The zones that come first.
    public var prioritizedZoneIDs: [CKRecordZone.ID] = []
    /// Creates options; for all zones where none are given.
    public init(scope: Scope = .all, operationGroup: CKOperationGroup? = nil) {
      self.scope = scope
      self.operationGroup = operationGroup
    }
  }
  /// What is sent.
  public struct SendChangesOptions: @unchecked Sendable {
    /// The changes that are sent.
    public enum Scope: @unchecked Sendable {
      /// All, all but those of some zones, those of some zones, those of some records.
      case all, allExcluding([CKRecordZone.ID]), zoneIDs([CKRecordZone.ID]), recordIDs([CKRecord.ID])
      /// Returns whether a change is among them.
      public func contains(_ pendingRecordZoneChange: PendingRecordZoneChange) -> Bool {
        let recordID = pendingRecordZoneChange.recordID
        return switch self {
        case .all: true
        case .allExcluding(let zoneIDs): !zoneIDs.contains(recordID.zoneID)
        case .zoneIDs(let zoneIDs): zoneIDs.contains(recordID.zoneID)
        case .recordIDs(let recordIDs): recordIDs.contains(recordID)
        }
      }
      func contains(_ change: PendingDatabaseChange) -> Bool {
        switch self {
        case .all: true
        case .allExcluding(let zoneIDs): !zoneIDs.contains(change.zoneID)
        case .zoneIDs(let zoneIDs): zoneIDs.contains(change.zoneID)
        case .recordIDs: false
        }
      }
    }
    /// The changes that are sent.
    public var scope: Scope
    /// The operations that it belongs to. Kept, without effect.
    public var operationGroup: CKOperationGroup?
    /// Creates options; for all changes where none are given.
    public init(scope: Scope = .all, operationGroup: CKOperationGroup? = nil) {
      self.scope = scope
      self.operationGroup = operationGroup
    }
  }
  /// Why and what is fetched.
  public struct FetchChangesContext: Sendable {
    /// Why.
    public let reason: SyncReason
    /// What.
    public let options: FetchChangesOptions
  }
  /// Why and what is sent.
  public struct SendChangesContext: Sendable {
    /// Why.
    public let reason: SyncReason
    /// What.
    public let options: SendChangesOptions
  }
}
