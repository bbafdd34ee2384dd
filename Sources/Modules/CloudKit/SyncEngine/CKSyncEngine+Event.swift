extension CKSyncEngine {
  /// What an engine tells its delegate.
  public enum Event: @unchecked Sendable {
    /// The state has changed, which the app keeps.
    case stateUpdate(StateUpdate)
    /// The user has signed in or out.
    case accountChange(AccountChange)
    /// Zones have changed.
    case fetchedDatabaseChanges(FetchedDatabaseChanges)
    /// Records of a zone have changed.
    case fetchedRecordZoneChanges(FetchedRecordZoneChanges)
    /// Changes of zones were sent.
    case sentDatabaseChanges(SentDatabaseChanges)
    /// Changes of records were sent.
    case sentRecordZoneChanges(SentRecordZoneChanges)
    /// Changes are about to be fetched.
    case willFetchChanges(WillFetchChanges)
    /// Those of a zone are about to be fetched.
    case willFetchRecordZoneChanges(WillFetchRecordZoneChanges)
    /// Those of a zone were fetched.
    case didFetchRecordZoneChanges(DidFetchRecordZoneChanges)
    /// Changes were fetched.
    case didFetchChanges(DidFetchChanges)
    /// Changes are about to be sent.
    case willSendChanges(WillSendChanges)
    /// Changes were sent.
    case didSendChanges(DidSendChanges)

    /// The state has changed.
    public struct StateUpdate: Sendable {
      /// What the app keeps, for the engine of the next launch.
      public let stateSerialization: State.Serialization
    }
    /// The user has signed in or out.
    public struct AccountChange: Sendable {
      /// What has happened.
      public enum ChangeType: @unchecked Sendable {
        /// The user has signed in.
        case signIn(currentUser: CKRecord.ID)
        /// The user has signed out.
        case signOut(previousUser: CKRecord.ID)
        /// There is another user; never here.
        case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
      }
      /// What has happened.
      public let changeType: ChangeType
    }
    /// Zones have changed.
    public struct FetchedDatabaseChanges: Sendable {
      /// The zones that were made or have other records.
      public let modifications: [CKDatabase.DatabaseChange.Modification]
      /// The zones that were deleted.
      public let deletions: [CKDatabase.DatabaseChange.Deletion]
    }
    /// Records of a zone have changed.
    public struct FetchedRecordZoneChanges: Sendable {
      /// The records that were saved.
      public let modifications: [CKDatabase.RecordZoneChange.Modification]
      /// The records that were deleted.
      public let deletions: [CKDatabase.RecordZoneChange.Deletion]
    }
    /// Changes of zones were sent.
    public struct SentDatabaseChanges: @unchecked Sendable {
      /// A zone that could not be made.
      public struct FailedZoneSave: @unchecked Sendable {
        /// The zone.
        public let zone: CKRecordZone
        /// Why.
        public let error: CKError
      }
      /// The zones that were made.
      public let savedZones: [CKRecordZone]
      /// The zones that could not be made.
      public let failedZoneSaves: [FailedZoneSave]
      /// The zones that were deleted.
      public let deletedZoneIDs: [CKRecordZone.ID]
      /// The zones that could not be deleted.
      public let failedZoneDeletes: [CKRecordZone.ID: CKError]
    }
    /// Changes of records were sent.
    public struct SentRecordZoneChanges: @unchecked Sendable {
      /// A record that could not be saved.
      public struct FailedRecordSave: @unchecked Sendable {
        /// The record.
        public let record: CKRecord
        /// Why.
        public let error: CKError
      }
      /// The records that were saved.
      public let savedRecords: [CKRecord]
      /// The records that could not be saved.
      public let failedRecordSaves: [FailedRecordSave]
      /// The records that were deleted.
      public let deletedRecordIDs: [CKRecord.ID]
      /// The records that could not be deleted.
      public let failedRecordDeletes: [CKRecord.ID: CKError]
    }
    /// Changes are about to be fetched.
    public struct WillFetchChanges: Sendable {
      /// Why and what.
      public let context: FetchChangesContext
    }
    /// Changes of a zone are about to be fetched.
    public struct WillFetchRecordZoneChanges: @unchecked Sendable {
      /// The zone.
      public let zoneID: CKRecordZone.ID
    }
    /// Changes of a zone were fetched.
    public struct DidFetchRecordZoneChanges: @unchecked Sendable {
      /// The zone.
      public let zoneID: CKRecordZone.ID
      /// Why it has failed; nil where it has not.
      public let error: CKError?
    }
    /// Changes were fetched.
    public struct DidFetchChanges: Sendable {
      /// Why and what.
      public let context: FetchChangesContext
    }
    /// Changes are about to be sent.
    public struct WillSendChanges: Sendable {
      /// Why and what.
      public let context: SendChangesContext
    }
    /// Changes were sent.
    public struct DidSendChanges: Sendable {
      /// Why and what.
      public let context: SendChangesContext
    }
  }
}
