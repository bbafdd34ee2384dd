import Foundation
import PlainviewRuntime

extension CloudServer {
  /// A record as the app gets it: a copy, with the files of its assets in the app's caches.
  func record(_ recordID: CKRecord.ID, _ databaseID: DatabaseID, keys: [String]? = nil) -> Result<CKRecord, any Error> {
    let database = state[databaseID]
    guard let zone = database.zones[recordID.zoneID] else { return .failure(CKError(.zoneNotFound)) }
    guard let stored = zone.records[recordID] else { return .failure(CKError(.unknownItem)) }
    return .success(Self.handed(stored, keys))
  }

  static func handed(_ stored: Stored, _ keys: [String]?) -> CKRecord {
    let record = stored.record.copied(into: stored.record.sameKind())
    if let keys { record.fields = record.fields.filter { keys.contains($0.key) } }
    for (key, files) in stored.files where record.fields[key] != nil {
      let assets = files.enumerated().map { index, data in
        let asset = CKAsset(fileURL: file(record, key, index))
        if (try? data.write(to: file(record, key, index))) == nil { asset.fileURL = nil }
        return asset
      }
      record.fields[key] = stored.record.fields[key] is CKAsset ? assets[0] : assets
    }
    record.changed = []
    record.original = record.fields
    return record
  }

  private static func file(_ record: CKRecord, _ key: String, _ index: Int) -> URL {
    let caches =
      FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory())
    let folder = caches.appendingPathComponent("CloudKit/Assets", isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = "\(record.recordID.recordName)-\(key)-\(index)-\(record.recordChangeTag ?? "")"
    return folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: "_"))
  }

  struct Page: @unchecked Sendable {
    let records: [CKRecord]
    let cursor: CKQueryOperation.Cursor?
  }

  /// The records for which a query's predicate holds, in its order.
  func page(
    of query: CKQuery, _ databaseID: DatabaseID, in zoneID: CKRecordZone.ID?, from start: Int = 0, limit: Int,
    keys: [String]?
  ) -> Result<Page, any Error> {
    let database = state[databaseID]
    if let zoneID, database.zones[zoneID] == nil { return .failure(CKError(.zoneNotFound)) }
    let zones = zoneID.map { [$0] } ?? database.zoneOrder
    let stored = zones.compactMap { database.zones[$0] }.flatMap { zone in zone.order.compactMap { zone.records[$0] } }
    let found = stored.filter {
      $0.record.recordType == query.recordType && query.predicate.evaluate(with: $0.record)
    }
    let ordered = Self.sorted(found, query.sortDescriptors ?? [])
    let size = limit > 0 ? limit : Self.page
    let records = ordered.dropFirst(start).prefix(size).map { Self.handed($0, keys) }
    let end = start + records.count
    let cursor = end < ordered.count ? CKQueryOperation.Cursor(query, zoneID, position: end) : nil
    return .success(Page(records: Array(records), cursor: cursor))
  }

  private static func sorted(_ records: [Stored], _ descriptors: [NSSortDescriptor]) -> [Stored] {
    let order = records.indices.sorted { one, other in
      for descriptor in descriptors {
        let result = descriptor.compare(records[one].record, to: records[other].record)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return one < other
    }
    return order.map { records[$0] }
  }

  // MARK: Changes since a token

  struct ZoneChanges: @unchecked Sendable {
    let records: [CKRecord]
    let deleted: [Deleted]
    let token: CKServerChangeToken
    let moreComing: Bool
  }

  func changes(
    _ databaseID: DatabaseID, in zoneID: CKRecordZone.ID, since token: CKServerChangeToken?, limit: Int = 0,
    keys: [String]?
  ) -> Result<ZoneChanges, any Error> {
    guard let zone = state[databaseID].zones[zoneID] else { return .failure(CKError(.zoneNotFound)) }
    guard zoneID != .default else { return .failure(CKError(.invalidArguments)) }
    let start = token?.change ?? 0
    var records = zone.records.values.filter { $0.change > start }.sorted { $0.change < $1.change }
    var deleted = zone.deleted.filter { $0.change > start && token != nil }
    var end = zone.change
    let moreComing = limit > 0 && records.count > limit
    if moreComing {
      end = records[limit - 1].change
      records.removeAll { $0.change > end }
      deleted.removeAll { $0.change > end }
    }
    return .success(
      ZoneChanges(
        records: records.map { Self.handed($0, keys) }, deleted: deleted, token: CKServerChangeToken(end),
        moreComing: moreComing))
  }

  struct DatabaseChanges: @unchecked Sendable {
    let changed: [CKRecordZone.ID]
    let deleted: [CKRecordZone.ID]
    let token: CKServerChangeToken
  }

  func changes(_ databaseID: DatabaseID, since token: CKServerChangeToken?) -> DatabaseChanges {
    let (state, start) = (state, token?.change ?? 0)
    let database = state[databaseID]
    let changed = database.zoneOrder.filter { zoneID in
      zoneID != .default && (token == nil || database.zones[zoneID].map { $0.change > start } == true)
    }
    let deleted = database.deletedZones.filter { $0.change > start && token != nil }.map(\.zoneID)
    return DatabaseChanges(changed: changed, deleted: deleted, token: CKServerChangeToken(state.change))
  }
}
