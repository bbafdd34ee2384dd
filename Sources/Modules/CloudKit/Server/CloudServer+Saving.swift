import Foundation
import PlainviewRuntime

extension CloudServer {
  typealias Saved = [(recordID: CKRecord.ID, result: Result<CKRecord, any Error>)]
  typealias Removed = [(recordID: CKRecord.ID, result: Result<Void, any Error>)]

  struct Changes: @unchecked Sendable {
    var saved: Saved = []
    var removed: Removed = []

    /// Those that failed, by their identifiers.
    var failures: [CKRecord.ID: any Error] {
      var found: [CKRecord.ID: any Error] = [:]
      for case (let recordID, .failure(let error)) in saved { found[recordID] = error }
      for case (let recordID, .failure(let error)) in removed { found[recordID] = error }
      return found
    }
    /// The error of the whole request, by what failed.
    var error: CKError? {
      let failures = failures
      return failures.isEmpty ? nil : .partial(failures.reduce(into: [:]) { $0[$1.key] = $1.value })
    }
  }

  /// Saves and deletes records. In zones of the app's own nothing is changed where something fails, if that was asked for.
  func modify(
    _ databaseID: DatabaseID, saving records: [CKRecord], deleting recordIDs: [CKRecord.ID],
    policy: CKModifyRecordsOperation.RecordSavePolicy, isAtomic: Bool
  ) -> Changes {
    let result = change { state -> Changes in
      var trial = state
      let changes = Self.apply(databaseID, records, recordIDs, policy, to: &trial)
      let broken = Set(changes.failures.keys.map(\.zoneID)).filter { isAtomic && $0 != .default }
      guard !broken.isEmpty else {
        state = trial
        return changes
      }
      // What belongs to the zones that failed is left out, and the rest done again.
      let rest = Self.apply(
        databaseID, records.filter { !broken.contains($0.recordID.zoneID) },
        recordIDs.filter { !broken.contains($0.zoneID) }, policy, to: &state)
      return Self.joined(changes, rest, broken)
    }
    for case (let recordID, .success(let stored)) in result.saved {
      guard let record = records.last(where: { $0.recordID == recordID }) else { continue }
      record.takeSystemFields(of: stored)
      record.changed = []
      record.original = stored.fields
    }
    var handed = result
    handed.saved = result.saved.map { entry in
      (entry.recordID, entry.result.map { stored in records.last { $0.recordID == entry.recordID } ?? stored })
    }
    return handed
  }

  private static func joined(_ all: Changes, _ rest: Changes, _ broken: Set<CKRecordZone.ID>) -> Changes {
    var joined = Changes()
    joined.saved = all.saved.map { entry in
      guard broken.contains(entry.recordID.zoneID) else {
        return rest.saved.first { $0.recordID == entry.recordID } ?? entry
      }
      if case .failure = entry.result { return entry }
      return (entry.recordID, .failure(CKError(.batchRequestFailed)))
    }
    joined.removed = all.removed.map { entry in
      guard broken.contains(entry.recordID.zoneID) else { return entry }
      if case .failure = entry.result { return entry }
      return (entry.recordID, .failure(CKError(.batchRequestFailed)))
    }
    return joined
  }

  private static func apply(
    _ databaseID: DatabaseID, _ records: [CKRecord], _ recordIDs: [CKRecord.ID],
    _ policy: CKModifyRecordsOperation.RecordSavePolicy, to state: inout State
  ) -> Changes {
    var changes = Changes()
    let together = Set(records.map(\.recordID))
    for record in records {
      changes.saved.append((record.recordID, save(record, databaseID, policy, together, in: &state)))
    }
    for recordID in recordIDs { changes.removed.append((recordID, delete(recordID, databaseID, in: &state))) }
    return changes
  }

  // MARK: One record

  static func save(
    _ record: CKRecord, _ databaseID: DatabaseID, _ policy: CKModifyRecordsOperation.RecordSavePolicy,
    _ together: Set<CKRecord.ID>, in state: inout State
  ) -> Result<CKRecord, any Error> {
    let recordID = record.recordID
    guard var zone = state[databaseID].zones[recordID.zoneID] else { return .failure(CKError(.zoneNotFound)) }
    let known = zone.records[recordID]?.record
    if policy == .ifServerRecordUnchanged, let known, known.recordChangeTag != record.recordChangeTag {
      return .failure(conflict(record, known))
    }
    if known == nil, record.recordChangeTag != nil, policy == .ifServerRecordUnchanged {
      return .failure(CKError(.unknownItem))
    }
    for reference in record.fields.values.flatMap(RecordValue.references)
    where reference.action == .deleteSelf && !together.contains(reference.recordID) {
      guard state[databaseID].zones[reference.recordID.zoneID]?.records[reference.recordID] != nil else {
        return .failure(CKError(.referenceViolation))
      }
    }
    guard let files = files(of: record) else { return .failure(CKError(.assetFileNotFound)) }
    state.change += 1
    let stored = record.copied(into: record.sameKind())
    if policy != .allKeys, let known { merge(record, over: known, into: stored) }
    stamp(stored, known, number: state.change)
    zone.change = state.change
    if known == nil { zone.order.append(recordID) }
    zone.deleted.removeAll { $0.recordID == recordID }
    let kept = policy == .allKeys ? [:] : zone.records[recordID]?.files ?? [:]
    zone.records[recordID] = Stored(
      record: stored, change: state.change, files: kept.merging(files) { _, new in new })
    state[databaseID].zones[recordID.zoneID] = zone
    if let share = stored as? CKShare { mark(share, databaseID, in: &state) }
    return .success(stored)
  }

  /// A root record says which share it belongs to.
  private static func mark(_ share: CKShare, _ databaseID: DatabaseID, in state: inout State) {
    guard let root = share.rootRecordID else { return }
    state[databaseID].zones[root.zoneID]?.records[root]?.record.share = CKRecord.Reference(
      recordID: share.recordID, action: .none)
  }

  private static func conflict(_ record: CKRecord, _ known: CKRecord) -> CKError {
    let server = known.copied(into: known.sameKind())
    server.original = server.fields
    var known: [String: Any] = [
      CKRecordChangedErrorServerRecordKey: server, CKRecordChangedErrorClientRecordKey: record,
    ]
    if record.recordChangeTag != nil {
      let ancestor = record.copied(into: record.sameKind())
      (ancestor.fields, ancestor.changed) = (record.original, [])
      known[CKRecordChangedErrorAncestorRecordKey] = ancestor
    }
    return CKError(.serverRecordChanged, userInfo: known)
  }

  private static func merge(_ record: CKRecord, over known: CKRecord, into stored: CKRecord) {
    stored.fields = known.fields
    for key in record.changed { stored.fields[key] = record.fields[key] }
  }

  private static func stamp(_ record: CKRecord, _ known: CKRecord?, number: Int) {
    let user = CKRecord.ID(recordName: CKCurrentUserDefaultName)
    let now = SimulatedProcess.date
    record.recordChangeTag = String(number, radix: 36)
    record.creatorUserRecordID = known?.creatorUserRecordID ?? user
    record.creationDate = known?.creationDate ?? now
    record.lastModifiedUserRecordID = user
    record.modificationDate = now
    if record.share == nil { record.share = known?.share }
    record.changed = []
  }

  /// The contents of the files of a record's assets; nil where a file does not exist.
  private static func files(of record: CKRecord) -> [String: [Data]]? {
    var files: [String: [Data]] = [:]
    for key in record.changed {
      let assets = (record.fields[key] as? CKAsset).map { [$0] } ?? record.fields[key] as? [CKAsset] ?? []
      let contents = assets.compactMap { $0.fileURL.flatMap { try? Data(contentsOf: $0) } }
      guard contents.count == assets.count else { return nil }
      if !contents.isEmpty { files[key] = contents }
    }
    return files
  }

  /// Deletes a record and those whose references say so. A record that is not there is no error.
  static func delete(_ recordID: CKRecord.ID, _ databaseID: DatabaseID, in state: inout State) -> Result<
    Void, any Error
  > {
    guard var zone = state[databaseID].zones[recordID.zoneID] else { return .failure(CKError(.zoneNotFound)) }
    guard let stored = zone.records.removeValue(forKey: recordID) else { return .success(()) }
    state.change += 1
    zone.change = state.change
    zone.order.removeAll { $0 == recordID }
    zone.deleted.append(Deleted(recordID: recordID, recordType: stored.record.recordType, change: state.change))
    state[databaseID].zones[recordID.zoneID] = zone
    for other in state[databaseID].zones.values.flatMap(\.order) {
      guard let record = state[databaseID].zones[other.zoneID]?.records[other]?.record else { continue }
      let references = record.fields.values.flatMap(RecordValue.references)
      if references.contains(where: { $0.action == .deleteSelf && $0.recordID == recordID }) {
        _ = delete(other, databaseID, in: &state)
      }
    }
    return .success(())
  }
}
