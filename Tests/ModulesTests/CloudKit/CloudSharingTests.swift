import Foundation
import PlainviewCloudKit
import PlainviewUIAutomation
import Testing
import UIKit

/// `CKShare` and the screen for sharing.
@MainActor @Suite struct CloudSharingTests {
  private final class Host: UIViewController, UICloudSharingControllerDelegate {
    var said: [String] = []

    func itemTitle(for csc: UICloudSharingController) -> String? { "Shopping" }
    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error) {
      said.append("failed \((error as? CKError)?.code == .quotaExceeded)")
    }
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {
      said.append("saved \(csc.share?.url != nil)")
    }
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) { said.append("stopped") }
  }

  private final class Found: @unchecked Sendable {
    var participant: CKShare.Participant?
  }

  private let host = Host()
  private let app: XCUIApplication
  private let root = CKRecord(
    recordType: "List", recordID: CKRecord.ID(recordName: "list", zoneID: CKRecordZone.ID(zoneName: "Lists")))

  init() throws {
    let host = host
    app = XCUIApplication(rootViewController: host)
    try app.launch()
    app.hardware.cloud.accountStatus = .available
    app.hardware.cloud.save(root, in: .private)
  }

  private func present(_ controller: UICloudSharingController) throws {
    try app.run {
      controller.delegate = host
      host.present(controller, animated: true)
    }
    try app.settle()
  }

  @Test func `Share has the app make the share, Stop Sharing deletes it`() throws {
    let root = root
    try present(
      UICloudSharingController { _, finish in
        nonisolated(unsafe) let finish = finish
        let share = CKShare(rootRecord: root)
        let operation = CKModifyRecordsOperation(recordsToSave: [root, share])
        operation.savePolicy = .changedKeys
        operation.modifyRecordsCompletionBlock = { _, _, error in finish(share, CKContainer.default(), error) }
        CKContainer.default().privateCloudDatabase.add(operation)
      })
    #expect(app.staticTexts["Shopping"].exists)
    try app.buttons["Share"].tap()
    try app.settle()
    #expect(host.said == ["saved true"] && host.presentedViewController == nil)
    let records = app.hardware.cloud.records(in: .private)
    #expect(records.map(\.recordType) == ["List", "cloudkit.share"])
    #expect(records.first?.share?.recordID == records.last?.recordID)

    let share = try #require(records.last as? CKShare)
    try present(UICloudSharingController(share: share, container: CKContainer.default()))
    #expect(app.staticTexts["Owner"].exists)
    try app.buttons["Stop Sharing"].tap()
    try app.settle()
    #expect(host.said.last == "stopped" && app.hardware.cloud.records(in: .private).count == 1)
  }

  @Test func `A share that cannot be made is told, Done leaves the screen`() throws {
    try present(UICloudSharingController { _, finish in finish(nil, nil, CKError(.quotaExceeded)) })
    try app.buttons["Share"].tap()
    try app.settle()
    #expect(host.said == ["failed true"])
    try present(UICloudSharingController { _, _ in })
    try app.buttons["Done"].tap()
    try app.settle()
    #expect(host.said.count == 1 && host.presentedViewController == nil)
  }

  @Test func `Participants have roles and permissions`() throws {
    let share = CKShare(rootRecord: CKRecord(recordType: "List"))
    share[CKShare.SystemFieldKey.title] = "Shopping"
    share.publicPermission = .readOnly
    let found = Found()
    try app.run {
      Task { found.participant = try await CKContainer.default().shareParticipant(forEmailAddress: "bob@example.com") }
    }
    #expect(found.participant == nil)
    try app.settle()
    let person = try #require(found.participant)
    person.permission = .readWrite
    share.addParticipant(person)
    #expect(share.participants.count == 2 && share.owner.role == .owner && person.role == .privateUser)
    #expect(share.url == nil && share.currentUserParticipant === share.owner && share.recordType == "cloudkit.share")
    share.removeParticipant(person)
    #expect(share.participants.count == 1)
  }
}
