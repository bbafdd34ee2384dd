import Foundation
import PlainviewCloudKit
import PlainviewUIAutomation
import Testing
import UIKit

/// Operations of CloudKit, the changes of zones, subscriptions.
@MainActor @Suite struct CloudOperationTests {
  private final class Log: @unchecked Sendable {
    var said: [String] = []
    var token: CKServerChangeToken?
    var cursor: CKQueryOperation.Cursor?
  }

  private let log = Log()
  private let app: XCUIApplication
  private let zone = CKRecordZone(zoneName: "Notes")

  init() throws {
    app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    app.hardware.cloud.accountStatus = .available
  }

  private var database: CKDatabase { CKContainer.default().privateCloudDatabase }

  private func add(_ operation: CKDatabaseOperation) throws {
    try app.run { database.add(operation) }
    try app.settle()
  }

  private func note(_ name: String) -> CKRecord {
    CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: name, zoneID: zone.zoneID))
  }

  @Test func `Records are told one by one, then the end`() throws {
    let log = log
    try add(CKModifyRecordZonesOperation(recordZonesToSave: [zone]))
    let operation = CKModifyRecordsOperation(
      recordsToSave: [note("a"), note("b")], recordIDsToDelete: [note("c").recordID])
    operation.perRecordSaveBlock = { recordID, result in log.said.append("saved \(recordID.recordName)") }
    operation.perRecordDeleteBlock = { recordID, _ in log.said.append("deleted \(recordID.recordName)") }
    operation.modifyRecordsResultBlock = { result in if case .success = result { log.said.append("done") } }
    operation.modifyRecordsCompletionBlock = { saved, deleted, error in
      log.said.append("\(saved?.count ?? 0) \(deleted?.count ?? 0) \(error == nil)")
    }
    try add(operation)
    #expect(log.said == ["saved a", "saved b", "deleted c", "done", "2 1 true"] && operation.isFinished)
  }

  @Test func `In a zone of the app nothing is saved where one record fails`() throws {
    let log = log
    try add(CKModifyRecordZonesOperation(recordZonesToSave: [zone]))
    app.hardware.cloud.save(note("a"), in: .private)
    let operation = CKModifyRecordsOperation(recordsToSave: [note("a"), note("b")])
    operation.modifyRecordsResultBlock = { result in
      guard case .failure(let error as CKError) = result, error.code == .partialFailure else { return }
      let errors = error.partialErrorsByItemID ?? [:]
      log.said = errors.map {
        "\(($0.key.base as? CKRecord.ID)?.recordName ?? "") \(($0.value as? CKError)?.code as Any)"
      }
      .sorted()
    }
    try add(operation)
    #expect(log.said.count == 2 && log.said[0].contains("serverRecordChanged"))
    #expect(
      log.said.last?.contains("batchRequestFailed") == true && app.hardware.cloud.records(in: .private).count == 1)
    operation.recordsToSave?.forEach { #expect($0.recordChangeTag == nil) }

    let single = CKModifyRecordsOperation(recordsToSave: [note("a"), note("b")])
    single.isAtomic = false
    try add(single)
    #expect(app.hardware.cloud.records(in: .private).count == 2)
    let forced = CKModifyRecordsOperation(recordsToSave: [note("a")])
    forced.savePolicy = .changedKeys
    forced.modifyRecordsResultBlock = { result in if case .success = result { log.said = ["forced"] } }
    try add(forced)
    #expect(log.said == ["forced"])
  }

  @Test func `A query's operation hands over a cursor for the next page`() throws {
    let log = log
    for name in ["a", "b", "c"] { app.hardware.cloud.save(note(name), in: .private) }
    let operation = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
    operation.resultsLimit = 2
    operation.recordMatchedBlock = { recordID, _ in log.said.append(recordID.recordName) }
    operation.queryResultBlock = { result in log.cursor = try? result.get() }
    try add(operation)
    #expect(log.said == ["a", "b"])
    let next = CKQueryOperation(cursor: try #require(log.cursor))
    next.recordMatchedBlock = { recordID, _ in log.said.append(recordID.recordName) }
    next.queryCompletionBlock = { cursor, error in log.said.append(cursor == nil && error == nil ? "end" : "more") }
    try add(next)
    #expect(log.said == ["a", "b", "c", "end"])
  }

  @Test func `Fetching tells which records are not there`() throws {
    let log = log
    app.hardware.cloud.save(note("a"), in: .private)
    let operation = CKFetchRecordsOperation(recordIDs: [note("a").recordID, note("x").recordID])
    operation.perRecordResultBlock = { recordID, result in
      let isThere = (try? result.get()) != nil
      log.said.append("\(recordID.recordName) \(isThere)")
    }
    operation.fetchRecordsCompletionBlock = { records, error in
      log.said.append("\(records?.count ?? 0) \((error as? CKError)?.code == .partialFailure)")
    }
    try add(operation)
    #expect(log.said == ["a true", "x false", "1 true"])
  }

  private func changes() -> CKFetchRecordZoneChangesOperation {
    let log = log
    let settings = CKFetchRecordZoneChangesOperation.ZoneConfiguration()
    settings.previousServerChangeToken = log.token
    let operation = CKFetchRecordZoneChangesOperation(
      recordZoneIDs: [zone.zoneID], configurationsByRecordZoneID: [zone.zoneID: settings])
    operation.recordWasChangedBlock = { recordID, _ in log.said.append("changed \(recordID.recordName)") }
    operation.recordWithIDWasDeletedBlock = { recordID, type in
      log.said.append("deleted \(type) \(recordID.recordName)")
    }
    operation.recordZoneFetchResultBlock = { _, result in log.token = try? result.get().serverChangeToken }
    operation.fetchRecordZoneChangesResultBlock = { result in if case .success = result { log.said.append("done") } }
    return operation
  }

  @Test func `A token says from where on changes are fetched, also out of an archive`() throws {
    app.hardware.cloud.save(note("a"), in: .private)
    app.hardware.cloud.save(note("b"), in: .private)
    try add(changes())
    #expect(log.said == ["changed a", "changed b", "done"])
    let data = try NSKeyedArchiver.archivedData(withRootObject: try #require(log.token), requiringSecureCoding: true)
    log.token = try NSKeyedUnarchiver.unarchivedObject(ofClass: CKServerChangeToken.self, from: data)
    app.hardware.cloud.delete(note("a").recordID, in: .private)
    app.hardware.cloud.save(note("c"), in: .private)
    log.said = []
    try add(changes())
    #expect(log.said == ["changed c", "deleted Note a", "done"])
    log.said = []
    try add(changes())
    #expect(log.said == ["done"])
  }

  @Test func `Subscriptions are kept, and the driver makes their notifications`() throws {
    let log = log
    try add(CKModifyRecordZonesOperation(recordZonesToSave: [zone]))
    let subscription = CKRecordZoneSubscription(zoneID: zone.zoneID, subscriptionID: "notes")
    let info = CKSubscription.NotificationInfo()
    info.shouldSendContentAvailable = true
    subscription.notificationInfo = info
    try add(CKModifySubscriptionsOperation(subscriptionsToSave: [subscription]))
    let fetch = CKFetchSubscriptionsOperation(subscriptionIDs: ["notes", "others"])
    fetch.fetchSubscriptionCompletionBlock = { found, error in
      log.said.append("\(found?.count ?? 0) \((error as? CKError)?.partialErrorsByItemID?.count ?? 0)")
    }
    try add(fetch)
    #expect(log.said == ["1 1"])
    let dictionary = app.hardware.cloud.notification(of: subscription, in: .private)
    let note = CKRecordZoneNotification(fromRemoteNotificationDictionary: dictionary)
    #expect(note?.recordZoneID == zone.zoneID && note?.subscriptionID == "notes" && note?.databaseScope == .private)
    #expect(CKDatabaseNotification(fromRemoteNotificationDictionary: dictionary) == nil)
    #expect(CKNotification(fromRemoteNotificationDictionary: ["aps": [:]]) == nil)
  }

  @Test func `A canceled operation and one without an account end with their errors`() throws {
    let log = log
    let operation = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
    operation.queryResultBlock = { result in log.said.append("\((result.failureCode) as Any)") }
    operation.cancel()
    try add(operation)
    app.hardware.cloud.accountStatus = .noAccount
    let other = CKModifyRecordsOperation(recordsToSave: [note("a")])
    other.modifyRecordsResultBlock = { result in log.said.append("\((result.failureCode) as Any)") }
    try add(other)
    #expect(log.said.count == 2 && log.said[0].contains("operationCancelled"))
    #expect(log.said.last?.contains("notAuthenticated") == true)
  }
}

extension Result {
  fileprivate var failureCode: CKError.Code? {
    if case .failure(let error) = self { return (error as? CKError)?.code }
    return nil
  }
}
