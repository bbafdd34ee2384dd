import Foundation
import PlainviewCloudKit
import PlainviewUIAutomation
import Testing
import UIKit

/// Users of iCloud, and the permission to find them.
@MainActor @Suite struct CloudUserTests {
  private final class Log: @unchecked Sendable {
    var said: [String] = []
  }

  private let log = Log()
  private let app: XCUIApplication

  init() throws {
    app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    app.hardware.cloud.accountStatus = .available
  }

  private func run(_ body: @escaping @MainActor (Log) async throws -> Void) throws {
    let log = log
    try app.run {
      Task { @MainActor in
        do { try await body(log) } catch { log.said.append("\((error as? CKError)?.code as Any)") }
      }
    }
    try app.settle()
  }

  @Test func `The user's own record leads to the user's name`() throws {
    var name = PersonNameComponents()
    name.givenName = "Anna"
    app.hardware.cloud.userName = name
    try run { log in
      let container = CKContainer.default()
      let identity = try await container.userIdentity(forUserRecordID: container.userRecordID())
      log.said.append(identity?.nameComponents?.givenName ?? "nobody")
    }
    #expect(log.said == ["Anna"])
  }

  @Test func `Users are found by an address, a number and together`() throws {
    app.hardware.cloud.addUser(recordName: "_bob", emailAddress: "bob@example.com")
    app.hardware.cloud.addUser(recordName: "_eva", phoneNumber: "123")
    let log = log
    try app.run {
      let container = CKContainer.default()
      container.discoverUserIdentity(withEmailAddress: "bob@example.com") { identity, error in
        log.said.append("\(identity?.userRecordID?.recordName ?? "nobody") \(error == nil)")
      }
      container.discoverUserIdentity(withPhoneNumber: "999") { identity, error in
        log.said.append("\(identity?.userRecordID?.recordName ?? "nobody") \(error == nil)")
      }
      container.discoverAllIdentities { identities, _ in log.said.append("\(identities?.count ?? 0)") }
      let operation = CKDiscoverUserIdentitiesOperation(userIdentityLookupInfos: [
        CKUserIdentity.LookupInfo(phoneNumber: "123"), CKUserIdentity.LookupInfo(phoneNumber: "999"),
      ])
      operation.userIdentityDiscoveredBlock = { identity, info in
        log.said.append("\(identity.userRecordID?.recordName ?? "") \(info.phoneNumber ?? "")")
      }
      operation.discoverUserIdentitiesResultBlock = { result in if case .success = result { log.said.append("end") } }
      container.add(operation)
    }
    #expect(log.said.isEmpty)
    try app.settle()
    #expect(log.said == ["_bob true", "nobody true", "2", "_eva 123", "end"])
  }

  @Test func `The user allows to be found, or not`() throws {
    try run { log in
      let container = CKContainer.default()
      log.said.append("\(try await container.applicationPermissionStatus(for: .userDiscoverability) == .initialState)")
      log.said.append("\(try await container.requestApplicationPermission(.userDiscoverability) == .granted)")
    }
    app.hardware.cloud.allowsDiscovery = false
    let log = log
    try app.run {
      CKContainer.default().requestApplicationPermission(.userDiscoverability) { status, error in
        log.said.append("\(status == .denied) \(error == nil)")
      }
    }
    try app.settle()
    app.hardware.cloud.accountStatus = .noAccount
    try app.run {
      CKContainer.default().status(forApplicationPermission: .userDiscoverability) { status, error in
        log.said.append("\(status == .couldNotComplete) \((error as? CKError)?.code == .notAuthenticated)")
      }
    }
    try app.settle()
    #expect(log.said == ["true", "true", "true true", "true true"])
  }

  @Test func `Participants are found by an operation`() throws {
    let log = log
    try app.run {
      let operation = CKFetchShareParticipantsOperation(
        userIdentityLookupInfos: CKUserIdentity.LookupInfo.lookupInfos(withEmails: ["bob@example.com"]))
      operation.perShareParticipantResultBlock = { info, result in
        log.said.append("\(info.emailAddress ?? "") \((try? result.get())?.role == .privateUser)")
      }
      operation.fetchShareParticipantsCompletionBlock = { error in log.said.append("\(error == nil)") }
      CKContainer.default().add(operation)
    }
    try app.settle()
    #expect(log.said == ["bob@example.com true", "true"])
  }
}
