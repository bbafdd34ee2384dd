import Foundation
import PlainviewCloudKit
import PlainviewUIAutomation
import Testing
import UIKit

/// `CKSyncEngine`: what it sends, what it fetches, and what it tells of that.
@MainActor @Suite struct CloudSyncEngineTests {
  private final class Delegate: CKSyncEngineDelegate, @unchecked Sendable {
    var said: [String] = []
    var kept: CKSyncEngine.State.Serialization?
    var title = "Milk"

    func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async {
      switch event {
      case .stateUpdate(let update): kept = update.stateSerialization
      case .accountChange(let change):
        if case .signIn = change.changeType { said.append("in") } else { said.append("out") }
      case .fetchedDatabaseChanges(let changes):
        said.append("zones \(changes.modifications.map(\.zoneID.zoneName)) \(changes.deletions.count)")
      case .fetchedRecordZoneChanges(let changes):
        let names = changes.modifications.map(\.record.recordID.recordName)
        said.append("records \(names) \(changes.deletions.map(\.recordID.recordName))")
      case .sentDatabaseChanges(let changes): said.append("made \(changes.savedZones.map(\.zoneID.zoneName))")
      case .sentRecordZoneChanges(let changes):
        let codes = changes.failedRecordSaves.map { "\($0.error.code)" }
        said.append("sent \(changes.savedRecords.map(\.recordID.recordName)) \(codes)")
      default: break
      }
    }

    func nextRecordZoneChangeBatch(
      _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
    ) async -> CKSyncEngine.RecordZoneChangeBatch? {
      let title = title
      let changes = syncEngine.state.pendingRecordZoneChanges.filter { context.options.scope.contains($0) }
      return await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: changes) { recordID in
        let record = CKRecord(recordType: "Note", recordID: recordID)
        record["title"] = title
        return record
      }
    }
  }

  private let delegate = Delegate()
  private let app: XCUIApplication
  private let zone = CKRecordZone(zoneName: "Notes")

  init() throws {
    app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    app.hardware.cloud.accountStatus = .available
  }

  private func recordID(_ name: String) -> CKRecord.ID { CKRecord.ID(recordName: name, zoneID: zone.zoneID) }

  private func engine(syncsByItself: Bool) throws -> CKSyncEngine {
    let (delegate, kept) = (delegate, delegate.kept)
    return try app.run {
      var configuration = CKSyncEngine.Configuration(
        database: CKContainer.default().privateCloudDatabase, stateSerialization: kept, delegate: delegate)
      configuration.automaticallySync = syncsByItself
      return CKSyncEngine(configuration)
    }
  }

  private func run(_ body: @escaping @MainActor () async throws -> Void) throws {
    let delegate = delegate
    try app.run {
      Task { @MainActor in
        do { try await body() } catch { delegate.said.append("\((error as? CKError)?.code as Any)") }
      }
    }
    try app.settle()
  }

  @Test func `Changes that are added are sent in a later turn`() throws {
    let engine = try engine(syncsByItself: true)
    #expect(delegate.said.isEmpty)
    let (zone, first, second) = (zone, recordID("a"), recordID("b"))
    try app.run {
      engine.state.add(pendingDatabaseChanges: [.saveZone(zone)])
      engine.state.add(pendingRecordZoneChanges: [.saveRecord(first), .saveRecord(second), .deleteRecord(second)])
    }
    #expect(engine.state.pendingRecordZoneChanges == [.saveRecord(first), .deleteRecord(second)])
    try app.settle()
    #expect(delegate.said == ["in", "made [\"Notes\"]", "sent [\"a\"] []"])
    #expect(engine.state.pendingRecordZoneChanges.isEmpty && engine.state.pendingDatabaseChanges.isEmpty)
    #expect(app.hardware.cloud.records(in: .private).map { $0["title"] as? String } == ["Milk"])
  }

  @Test func `What other devices save is fetched once, also by an engine of the next launch`() throws {
    for name in ["a", "b"] {
      app.hardware.cloud.save(CKRecord(recordType: "Note", recordID: recordID(name)), in: .private)
    }
    let first = try engine(syncsByItself: false)
    try run { try await first.fetchChanges() }
    #expect(delegate.said == ["in", "zones [\"Notes\"] 0", "records [\"a\", \"b\"] []"])
    app.hardware.cloud.delete(recordID("a"), in: .private)
    let data = try JSONEncoder().encode(delegate.kept)
    delegate.kept = try JSONDecoder().decode(CKSyncEngine.State.Serialization.self, from: data)
    delegate.said = []
    let second = try engine(syncsByItself: false)
    try run { try await second.fetchChanges() }
    #expect(delegate.said == ["zones [\"Notes\"] 0", "records [] [\"a\"]"])
    delegate.said = []
    try run { try await second.fetchChanges() }
    #expect(delegate.said.isEmpty)
  }

  @Test func `A conflict is told, and is not pending any more; without an account nothing is sent`() throws {
    app.hardware.cloud.save(CKRecord(recordType: "Note", recordID: recordID("a")), in: .private)
    let engine = try engine(syncsByItself: false)
    let recordID = recordID("a")
    try app.run { engine.state.add(pendingRecordZoneChanges: [.saveRecord(recordID)]) }
    try run { try await engine.sendChanges() }
    #expect(delegate.said == ["in", "sent [] [\"serverRecordChanged\"]"])
    #expect(engine.state.pendingRecordZoneChanges.isEmpty)
    app.hardware.cloud.accountStatus = .noAccount
    delegate.said = []
    try app.run { engine.state.add(pendingRecordZoneChanges: [.saveRecord(recordID)]) }
    try run { try await engine.sendChanges() }
    #expect(delegate.said.count == 2 && delegate.said[0] == "out" && delegate.said[1].contains("notAuthenticated"))
    #expect(engine.state.pendingRecordZoneChanges == [.saveRecord(recordID)])
  }
}
