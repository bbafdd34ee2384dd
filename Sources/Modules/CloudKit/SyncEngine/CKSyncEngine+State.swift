import Synchronization

extension CKSyncEngine {
  /// What an engine knows: the changes that are to be sent, and what was fetched.
  public final class State: Sendable {
    /// What an app keeps of a state, for the engine of the next launch.
    public struct Serialization: Codable, Sendable {
      var databaseChange: Int?
      var zones: [Zone] = []
      var records: [Record] = []
      var databaseZones: [DatabaseZone] = []
      var hasAccount = false

      struct Zone: Codable {
        let name: String
        let owner: String
        var change: Int
        var zoneID: CKRecordZone.ID { CKRecordZone.ID(zoneName: name, ownerName: owner) }
      }
      struct Record: Codable {
        let name: String
        let zone: Zone
        let isSaved: Bool
      }
      struct DatabaseZone: Codable {
        let zone: Zone
        let isSaved: Bool
      }
    }

    struct Values: @unchecked Sendable {
      var records: [PendingRecordZoneChange] = []
      var zones: [PendingDatabaseChange] = []
      var hasUntracked = false
      var databaseChange: Int?
      var zoneChanges: [CKRecordZone.ID: Int] = [:]
      var hasAccount = false
      var whenAdded: (@Sendable () -> Void)?
    }
    let held: Mutex<Values>

    init(_ old: Serialization?) {
      var values = Values()
      if let old {
        values.databaseChange = old.databaseChange
        values.hasAccount = old.hasAccount
        for zone in old.zones { values.zoneChanges[zone.zoneID] = zone.change }
        values.records = old.records.map {
          let recordID = CKRecord.ID(recordName: $0.name, zoneID: $0.zone.zoneID)
          return $0.isSaved ? .saveRecord(recordID) : .deleteRecord(recordID)
        }
        values.zones = old.databaseZones.map {
          $0.isSaved ? .saveZone(CKRecordZone(zoneID: $0.zone.zoneID)) : .deleteZone($0.zone.zoneID)
        }
      }
      held = Mutex(values)
    }

    var serialization: Serialization {
      let values = held.withLock { $0 }
      func zone(_ zoneID: CKRecordZone.ID, _ change: Int = 0) -> Serialization.Zone {
        Serialization.Zone(name: zoneID.zoneName, owner: zoneID.ownerName, change: change)
      }
      var made = Serialization(databaseChange: values.databaseChange)
      made.hasAccount = values.hasAccount
      made.zones = values.zoneChanges.map { zone($0.key, $0.value) }.sorted { $0.name < $1.name }
      made.records = values.records.map { change in
        let isSaved = change == .saveRecord(change.recordID)
        return Serialization.Record(
          name: change.recordID.recordName, zone: zone(change.recordID.zoneID), isSaved: isSaved)
      }
      made.databaseZones = values.zones.map { .init(zone: zone($0.zoneID), isSaved: $0.isSaving) }
      return made
    }

    /// The changes of records that are to be sent, in the order in which they were added.
    public var pendingRecordZoneChanges: [PendingRecordZoneChange] { held.withLock { $0.records } }
    /// The changes of zones that are to be sent, in the order in which they were added.
    public var pendingDatabaseChanges: [PendingDatabaseChange] { held.withLock { $0.zones } }
    /// Whether the app has changes that are not in the lists.
    public var hasPendingUntrackedChanges: Bool {
      get { held.withLock { $0.hasUntracked } }
      set {
        held.withLock { $0.hasUntracked = newValue }
        if newValue { tell() }
      }
    }

    /// Adds changes of records; the last one of a record counts.
    public func add(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
      held.withLock { values in
        for change in pendingRecordZoneChanges {
          values.records.removeAll { $0.recordID == change.recordID }
          values.records.append(change)
        }
      }
      tell()
    }
    /// Removes changes of records.
    public func remove(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
      held.withLock { values in values.records.removeAll { pendingRecordZoneChanges.contains($0) } }
    }
    /// Adds changes of zones; the last one of a zone counts.
    public func add(pendingDatabaseChanges: [PendingDatabaseChange]) {
      held.withLock { values in
        for change in pendingDatabaseChanges {
          values.zones.removeAll { $0.zoneID == change.zoneID }
          values.zones.append(change)
        }
      }
      tell()
    }
    /// Removes changes of zones.
    public func remove(pendingDatabaseChanges: [PendingDatabaseChange]) {
      held.withLock { values in values.zones.removeAll { pendingDatabaseChanges.contains($0) } }
    }

    private func tell() { held.withLock { $0.whenAdded }?() }
  }
}
