public import Foundation

/// What notifications of iCloud are read by: each is an object of the class that says what it is about.
public protocol _CloudNotificationReading {}

extension CKNotification: _CloudNotificationReading {}

extension _CloudNotificationReading where Self: CKNotification {
  /// Reads the dictionary of a notification; nil where it is none of iCloud, or none of the subclass.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    guard let read = CKNotification.read(notificationDictionary) as? Self else { return nil }
    self = read
  }
}

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

  /// What the user is shown.
  let banner: [String: Any]
  /// The user whose subscription it is: the one of the device.
  open var subscriptionOwnerUserRecordID: CKRecord.ID? {
    subscriptionID == nil ? nil : CKRecordID(recordName: CKCurrentUserDefaultName)
  }

  init(_ part: [String: Any], _ type: NotificationType, _ container: String?, _ banner: [String: Any]) {
    self.part = part
    self.banner = banner
    notificationType = type
    containerIdentifier = container
    subscriptionID = part["sid"] as? String
    super.init()
  }

  /// The notification of a dictionary, of the class that says what it is about.
  static func read(_ dictionary: [AnyHashable: Any]) -> CKNotification? {
    guard let cloud = dictionary["ck"] as? [String: Any] else { return nil }
    let (container, banner) = (cloud["cid"] as? String, dictionary["aps"] as? [String: Any] ?? [:])
    if let part = cloud["qry"] {
      return CKQueryNotification(part as? [String: Any] ?? [:], .query, container, banner)
    }
    if let part = cloud["fet"] {
      return CKRecordZoneNotification(part as? [String: Any] ?? [:], .recordZone, container, banner)
    }
    if let part = cloud["met"] {
      return CKDatabaseNotification(part as? [String: Any] ?? [:], .database, container, banner)
    }
    return nil
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
}

/// Tells of changes in a database.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  /// The database.
  open var databaseScope: CKDatabase.Scope { scope }
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
}
