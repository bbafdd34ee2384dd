import Foundation
import PlainviewCloudKit
import PlainviewUIAutomation
import Testing
import UIKit

/// Shares of other users: links, metadata, accepting.
@MainActor @Suite(.serialized) struct CloudInvitationTests {
  @MainActor private final class Log {
    static var said: [String] = []

    static func note(_ method: String, _ metadata: CKShare.Metadata) {
      said.append("\(method) \(metadata.share["title"] as? String ?? "") \(metadata.participantRole == .privateUser)")
      CKContainer(identifier: metadata.containerIdentifier).accept(metadata) { share, error in
        MainActor.assumeIsolated {
          said.append("accepted \(share?.currentUserParticipant?.acceptanceStatus == .accepted) \(error == nil)")
        }
      }
    }
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {}

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    func windowScene(
      _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) { Log.note("scene", cloudKitShareMetadata) }
  }

  private final class OlderDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
    func application(
      _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) { Log.note("app", cloudKitShareMetadata) }
  }

  private let zone = CKRecordZone.ID(zoneName: "Lists", ownerName: "_bob")

  init() { Log.said = [] }

  private func invite(_ app: XCUIApplication) -> CKShare.Metadata {
    app.hardware.cloud.accountStatus = .available
    let root = CKRecord(recordType: "List", recordID: CKRecord.ID(recordName: "list", zoneID: zone))
    root["name"] = "Shopping"
    let share = CKShare(rootRecord: root)
    share["title"] = "Shopping"
    return app.hardware.cloud.invite(to: share, of: [root], permission: .readOnly)
  }

  private func expectAccepted(_ app: XCUIApplication) {
    #expect(app.hardware.cloud.records(in: .shared).map(\.recordType) == ["List", "cloudkit.share"])
    #expect(app.hardware.cloud.zones(in: .shared) == [zone] && app.hardware.cloud.records(in: .private).isEmpty)
  }

  @Test func `A scene is told of a share that the user has accepted`() throws {
    let app = XCUIApplication(delegate: AppDelegate.self, sceneDelegate: SceneDelegate.self)
    try app.launch()
    let metadata = invite(app)
    #expect(app.hardware.cloud.records(in: .shared).isEmpty && metadata.participantStatus == .pending)
    app.hardware.cloud.open(metadata)
    try app.settle()
    #expect(Log.said == ["scene Shopping true", "accepted true true"])
    expectAccepted(app)
  }

  @Test func `The delegate of an app without scenes is told of it`() throws {
    let app = XCUIApplication(delegate: OlderDelegate.self)
    try app.launch()
    app.hardware.cloud.open(invite(app))
    try app.settle()
    #expect(Log.said == ["app Shopping true", "accepted true true"])
    expectAccepted(app)
  }

  @Test func `A link leads to the metadata, and an operation accepts the share`() throws {
    let app = XCUIApplication(rootViewController: UIViewController())
    try app.launch()
    let url = try #require(invite(app).share.url)
    let other = try #require(URL(string: "https://www.icloud.com/share/none"))
    try app.run {
      let fetch = CKFetchShareMetadataOperation(shareURLs: [url, other])
      fetch.shouldFetchRootRecord = true
      fetch.perShareMetadataResultBlock = { url, result in
        MainActor.assumeIsolated {
          guard let metadata = try? result.get() else { return Log.said.append("none") }
          Log.said.append(metadata.rootRecord?["name"] as? String ?? "no record")
          Log.said.append("\(metadata.hierarchicalRootRecordID == metadata.rootRecord?.recordID)")
          Log.said.append("\(metadata.participantPermission == .readOnly)")
          let accept = CKAcceptSharesOperation(shareMetadatas: [metadata])
          accept.perShareResultBlock = { _, result in
            MainActor.assumeIsolated { Log.said.append("\((try? result.get())?.recordID == metadata.share.recordID)") }
          }
          accept.acceptSharesResultBlock = { result in
            MainActor.assumeIsolated { if case .success = result { Log.said.append("end") } }
          }
          CKContainer.default().add(accept)
        }
      }
      fetch.fetchShareMetadataResultBlock = { result in
        MainActor.assumeIsolated {
          if case .failure(let error as CKError) = result, error.code == .partialFailure { Log.said.append("partly") }
        }
      }
      CKContainer.default().add(fetch)
    }
    try app.settle()
    #expect(Log.said == ["Shopping", "true", "true", "none", "partly", "true", "end"])
    expectAccepted(app)
  }
}
