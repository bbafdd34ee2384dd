import Foundation
import PlainviewRuntime
import Synchronization

/// What iCloud has for the apps of a simulated device: it outlives a launch.
final class CloudServer: Sendable {
  /// A database of a container.
  struct DatabaseID: Hashable, Sendable {
    let container: String
    let scope: CKDatabase.Scope
  }

  struct Stored: @unchecked Sendable {
    let record: CKRecord
    /// The number of the saving.
    let change: Int
    /// The contents of the files of assets, by fields.
    let files: [String: [Data]]
  }

  struct Deleted: @unchecked Sendable {
    let recordID: CKRecord.ID
    let recordType: String
    let change: Int
  }

  struct Zone: Sendable {
    /// In the order of their first saving.
    var order: [CKRecord.ID] = []
    var records: [CKRecord.ID: Stored] = [:]
    var deleted: [Deleted] = []
    /// The number of the last change.
    var change = 0
  }

  struct Database: @unchecked Sendable {
    /// In the order in which they were made.
    var zoneOrder: [CKRecordZone.ID] = []
    var zones: [CKRecordZone.ID: Zone] = [:]
    var deletedZones: [(zoneID: CKRecordZone.ID, change: Int)] = []
    var subscriptions: [CKSubscription] = []

    mutating func add(_ zone: CKRecordZone.ID) {
      guard zones[zone] == nil else { return }
      zoneOrder.append(zone)
      zones[zone] = Zone()
    }
  }

  /// A share of another user.
  struct Invitation: @unchecked Sendable {
    let container: String
    var share: CKShare
    let records: [CKRecord]
  }

  /// Another user of iCloud.
  struct User: @unchecked Sendable {
    let name: PersonNameComponents?
    let emailAddress: String?
    let phoneNumber: String?
    let recordName: String
  }

  struct State: Sendable {
    var invitations: [Invitation] = []
    var users: [User] = []
    /// The name of the user of the device.
    var ownName: PersonNameComponents?
    var discoverability = CKContainer.ApplicationPermissionStatus.initialState
    var willAllowDiscovery = true
    var accountStatus = CKAccountStatus.noAccount
    var failure: CKError.Code?
    var retryAfter: Double?
    var databases: [DatabaseID: Database] = [:]
    /// The number of the last change in all databases.
    var change = 0

    subscript(databaseID: DatabaseID) -> Database {
      get { databases[databaseID] ?? Self.new(databaseID) }
      set { databases[databaseID] = newValue }
    }

    private static func new(_ databaseID: DatabaseID) -> Database {
      var database = Database()
      if databaseID.scope != .shared { database.add(.default) }
      return database
    }
  }

  /// The name of the user's record.
  static let userName = "_simulatedUser"
  /// How many items a request may have.
  static let limit = 400
  /// How many records a page of results has where the app gives no limit.
  static let page = 100

  private let held = Mutex(State())
  var state: State { held.withLock { $0 } }
  func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result { held.withLock { body(&$0) } }

  static var current: CloudServer { of(SimulatedProcess.current.device) }
  static func of(_ parts: DeviceParts) -> CloudServer { parts.part(CloudServer.self) { CloudServer() } }

  /// Why a request fails before anything is looked at: what the driver says, or that there is no account.
  func refusal(_ databaseID: DatabaseID, writes: Bool) -> CKError? {
    let state = state
    if let failure = state.failure {
      return CKError(failure, userInfo: state.retryAfter.map { [CKErrorRetryAfterKey: NSNumber(value: $0)] } ?? [:])
    }
    guard databaseID.scope != .public || writes else { return nil }
    switch state.accountStatus {
    case .available: return nil
    case .temporarilyUnavailable: return CKError(.accountTemporarilyUnavailable)
    case .restricted: return CKError(.managedAccountRestricted)
    default: return CKError(.notAuthenticated)
    }
  }
}
