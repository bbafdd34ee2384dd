import Foundation
import PlainviewCloudKit
import PlainviewUIAutomation
import Testing
import UIKit

/// What has changed since a token, by the functions that wait, and in answers with a limit.
@MainActor @Suite struct CloudChangeTests {
  private final class Log: @unchecked Sendable {
    var said: [String] = []
  }

  private let log = Log()
  private let app: XCUIApplication
  private let zone = CKRecordZone(zoneName: "Notes")

  init() throws {
    app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    app.hardware.cloud.accountStatus = .available
    for name in ["a", "b", "c"] { app.hardware.cloud.save(note(name), in: .private) }
  }

  private func note(_ name: String) -> CKRecord {
    CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: name, zoneID: zone.zoneID))
  }

  private func run(_ body: @escaping @MainActor (CKDatabase, Log) async throws -> Void) throws {
    let log = log
    try app.run {
      Task { @MainActor in
        do {
          try await body(CKContainer.default().privateCloudDatabase, log)
        } catch {
          log.said.append("\((error as? CKError)?.code as Any)")
        }
      }
    }
    #expect(log.said.isEmpty)
    try app.settle()
  }

  @Test func `Changes of a zone come in answers that go on from a token`() throws {
    let zoneID = zone.zoneID
    let (cloud, other) = (app.hardware.cloud, note("a").recordID)
    try run { database, log in
      let first = try await database.recordZoneChanges(inZoneWith: zoneID, since: nil, resultsLimit: 2)
      log.said.append("\(first.modificationResultsByID.keys.map(\.recordName).sorted()) \(first.moreComing)")
      let rest = try await database.recordZoneChanges(inZoneWith: zoneID, since: first.changeToken)
      log.said.append("\(rest.modificationResultsByID.keys.map(\.recordName).sorted()) \(rest.moreComing)")
      try await database.deleteRecord(withID: other)
      let last = try await database.recordZoneChanges(inZoneWith: zoneID, since: rest.changeToken)
      log.said.append("\(last.modificationResultsByID.count) \(last.deletions.map(\.recordID.recordName))")
    }
    #expect(log.said == ["[\"a\", \"b\"] true", "[\"c\"] false", "0 [\"a\"]"])
    #expect(cloud.records(in: .private).count == 2)
  }

  @Test func `An operation with a limit tells the tokens in between`() throws {
    let log = log
    for fetchesAll in [true, false] {
      log.said = []
      let operation = CKFetchRecordZoneChangesOperation(
        recordZoneIDs: [zone.zoneID],
        configurationsByRecordZoneID: [zone.zoneID: .init(previousServerChangeToken: nil, resultsLimit: 2)])
      operation.fetchAllChanges = fetchesAll
      operation.recordWasChangedBlock = { recordID, _ in log.said.append(recordID.recordName) }
      operation.recordZoneChangeTokensUpdatedBlock = { _, token, _ in log.said.append("\(token != nil)") }
      operation.recordZoneFetchResultBlock = { _, result in
        log.said.append("more \((try? result.get())?.moreComing == true)")
      }
      try app.run { CKContainer.default().privateCloudDatabase.add(operation) }
      try app.settle()
      #expect(log.said == (fetchesAll ? ["a", "b", "true", "c", "more false"] : ["a", "b", "more true"]))
    }
  }

  @Test func `Changes of a database are its zones`() throws {
    let zone = zone
    try run { database, log in
      let first = try await database.databaseChanges(since: nil)
      log.said.append("\(first.modifications.map(\.zoneID.zoneName)) \(first.deletions.count)")
      try await database.deleteRecordZone(withID: zone.zoneID)
      let next = try await database.databaseChanges(since: first.changeToken)
      log.said.append(
        "\(next.modifications.count) \(next.deletions.map(\.zoneID.zoneName)) \(next.deletions[0].purged)")
    }
    #expect(log.said == ["[\"Notes\"] 0", "0 [\"Notes\"] false"])
  }

  @Test func `Zones and subscriptions are fetched and modified together, each with its result`() throws {
    let (zone, missing) = (zone, CKRecordZone.ID(zoneName: "None"))
    try run { database, log in
      let zones = try await database.recordZones(for: [zone.zoneID, missing])
      log.said.append("\((try? zones[zone.zoneID]?.get()) != nil) \((try? zones[missing]?.get()) != nil)")
      let subscription = CKDatabaseSubscription(subscriptionID: "all")
      let changes = try await database.modifySubscriptions(saving: [subscription], deleting: ["none"])
      log.said.append("\(changes.saveResults.count) \(changes.deleteResults.count)")
      let subscriptions = try await database.subscriptions(for: ["all", "none"])
      log.said.append("\(subscriptions.values.filter { (try? $0.get()) != nil }.count)")
      let count = try await database.configuredWith(configuration: CKOperation.Configuration()) { database in
        try await database.records(for: [note("a").recordID]).count
      }
      log.said.append("\(count)")
    }
    #expect(log.said == ["true false", "1 1", "1", "1"])
  }
}
