import Foundation
import PlainviewCloudKit
import Testing

/// `CKNotification`, and what a subscription says of it.
@Suite struct CloudNotificationTests {
  private static func dictionary(_ key: String, _ part: [String: Any]) -> [AnyHashable: Any] {
    [
      "aps": ["alert": ["body": "Milk", "title": "List", "loc-args": ["a"]], "badge": 3, "sound": "ping"]
        as [String: Any],
      "ck": ["cid": "iCloud.app", key: part] as [String: Any],
    ]
  }

  @Test func `A notification is of the class that says what it is about`() throws {
    let query = try #require(
      CKNotification(
        fromRemoteNotificationDictionary: Self.dictionary("qry", ["sid": "s", "rid": "r", "fo": 3, "dbs": 1])))
    let read = try #require(query as? CKQueryNotification)
    #expect(read.recordID?.recordName == "r" && read.queryNotificationReason == .recordDeleted)
    #expect(
      read.databaseScope == .public && read.notificationType == .query && read.containerIdentifier == "iCloud.app")
    let zone = CKNotification(
      fromRemoteNotificationDictionary: Self.dictionary("fet", ["zid": "Notes", "zoid": "_bob", "dbs": 2]))
    #expect((zone as? CKRecordZoneNotification)?.recordZoneID?.ownerName == "_bob")
    let database = CKNotification(fromRemoteNotificationDictionary: Self.dictionary("met", ["dbs": 3]))
    #expect((database as? CKDatabaseNotification)?.databaseScope == .shared)
    #expect(CKQueryNotification(fromRemoteNotificationDictionary: Self.dictionary("met", [:])) == nil)
    #expect(CKNotification(fromRemoteNotificationDictionary: ["aps": ["badge": 1]]) == nil)
  }

  @Test func `A notification has what the user is shown`() throws {
    let note = try #require(CKNotification(fromRemoteNotificationDictionary: Self.dictionary("met", ["sid": "s"])))
    #expect(note.alertBody == "Milk" && note.title == "List" && note.badge == 3 && note.soundName == "ping")
    #expect(note.alertLocalizationArgs == ["a"] && note.subtitle == nil && note.category == nil)
    #expect(note.subscriptionID == "s" && note.subscriptionOwnerUserRecordID != nil && !note.isPruned)
  }

  @Test func `What a subscription says of its notifications is given at once or later`() {
    let empty = CKSubscription.NotificationInfo()
    #expect(empty.alertBody == nil && !empty.shouldBadge && !empty.shouldSendContentAvailable)
    let info = CKSubscription.NotificationInfo(
      alertBody: "Milk", titleLocalizationKey: "title", titleLocalizationArgs: ["name"], soundName: "default",
      desiredKeys: ["name"], shouldBadge: true, category: "list")
    #expect(info.alertBody == "Milk" && info.titleLocalizationArgs == ["name"] && info.desiredKeys == ["name"])
    #expect(info.shouldBadge && !info.shouldSendMutableContent && info.category == "list" && info.collapseIDKey == nil)
  }
}
