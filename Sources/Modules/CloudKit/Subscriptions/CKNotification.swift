public import Foundation

/// A notification of iCloud, read from the dictionary that the app receives; `SimulatedCloud.notification(of:in:)` makes
/// such a dictionary.
open class CKNotification: NSObject, @unchecked Sendable {
  /// What a notification is about.
  public enum NotificationType: Int, Sendable {
    /// The records of a query, a zone, that another device has read it, a database.
    case query = 1, recordZone, readNotification, database
  }

  /// What it is about.
  public let notificationType: NotificationType
  /// The container.
  public let containerIdentifier: String?
  /// The subscription that it comes of.
  public let subscriptionID: CKSubscription.ID?
  /// Whether the dictionary was too large. Always false.
  open var isPruned: Bool { false }
  let part: [String: Any]

  /// Reads the dictionary of a notification; nil where it is none of iCloud.
  public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    self.init(reading: notificationDictionary)
  }

  init?(reading dictionary: [AnyHashable: Any], _ expected: NotificationType? = nil) {
    guard let cloud = dictionary["ck"] as? [String: Any] else { return nil }
    let kinds: [(String, NotificationType)] = [("qry", .query), ("fet", .recordZone), ("met", .database)]
    guard let (key, type) = kinds.first(where: { cloud[$0.0] != nil }), expected == nil || expected == type else {
      return nil
    }
    part = cloud[key] as? [String: Any] ?? [:]
    notificationType = type
    containerIdentifier = cloud["cid"] as? String
    subscriptionID = part["sid"] as? String
    super.init()
  }

  func zone(_ name: String, _ owner: String) -> CKRecordZone.ID? {
    (part[name] as? String).map {
      CKRecordZoneID(zoneName: $0, ownerName: part[owner] as? String ?? CKCurrentUserDefaultName)
    }
  }
  /// The database.
  var scope: CKDatabase.Scope {
    (part["dbs"] as? Int).flatMap { CKDatabase.Scope(rawValue: $0) } ?? .private
  }
}

/// Tells of changes in a zone.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  /// The zone.
  open var recordZoneID: CKRecordZone.ID? { zone("zid", "zoid") }
  /// The database.
  open var databaseScope: CKDatabase.Scope { scope }

  /// Reads the dictionary of a notification; nil where it is none of a zone.
  public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    self.init(reading: notificationDictionary, .recordZone)
  }
}

/// Tells of changes in a database.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  /// The database.
  open var databaseScope: CKDatabase.Scope { scope }

  /// Reads the dictionary of a notification; nil where it is none of a database.
  public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    self.init(reading: notificationDictionary, .database)
  }
}

/// Tells of a record of a query.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  /// Why it comes.
  public enum Reason: Int, Sendable {
    /// A record is new, was saved again, was deleted.
    case recordCreated = 1, recordUpdated, recordDeleted
  }

  /// Why it comes.
  open var queryNotificationReason: Reason {
    (part["fo"] as? Int).flatMap { Reason(rawValue: $0) } ?? .recordUpdated
  }
  /// The record.
  open var recordID: CKRecord.ID? {
    (part["rid"] as? String).map { CKRecordID(recordName: $0, zoneID: zone("zid", "zoid") ?? .default) }
  }
  /// The fields that the subscription has asked for.
  open var recordFields: [String: Any]? { part["af"] as? [String: Any] }
  /// The database.
  open var databaseScope: CKDatabase.Scope { scope }

  /// Reads the dictionary of a notification; nil where it is none of a query.
  public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    self.init(reading: notificationDictionary, .query)
  }
}
