public import Foundation

/// Has iCloud notify the app of changes. Subscriptions are kept; no notification comes of them.
open class CKSubscription: NSObject, NSCopying, @unchecked Sendable {
  /// Identifies a subscription.
  public typealias ID = String
  /// What a subscription is about.
  public enum SubscriptionType: Int, Sendable {
    /// The records of a query, a zone, a database.
    case query = 1, recordZone, database
  }

  /// Identifies the subscription.
  public let subscriptionID: ID
  /// What it is about.
  public let subscriptionType: SubscriptionType
  /// How the user is notified.
  open var notificationInfo: NotificationInfo?

  init(_ subscriptionID: ID, _ type: SubscriptionType) {
    self.subscriptionID = subscriptionID
    subscriptionType = type
    super.init()
  }
  /// Returns the subscription itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// How the user is notified. Kept, without effect.
  open class NotificationInfo: NSObject, NSCopying, @unchecked Sendable {
    /// The text.
    open var alertBody: String?
    /// The key of a text of the app.
    open var alertLocalizationKey: String?
    /// The fields that are put into the app's text.
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    /// The title.
    open var title: String?
    /// The key of a title of the app.
    open var titleLocalizationKey: String?
    /// The fields that are put into the app's title.
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    /// The second title.
    open var subtitle: String?
    /// The key of a second title of the app.
    open var subtitleLocalizationKey: String?
    /// The fields that are put into the app's second title.
    open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
    /// The key of the title of a button.
    open var alertActionLocalizationKey: String?
    /// The name of a picture of the app.
    open var alertLaunchImage: String?
    /// The name of a sound of the app.
    open var soundName: String?
    /// The fields that come with it.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Whether the app's badge counts up.
    open var shouldBadge = false
    /// Whether the app runs in the background.
    open var shouldSendContentAvailable = false
    /// Whether an extension may change it.
    open var shouldSendMutableContent = false
    /// The category of its buttons.
    open var category: String?
    /// Replaces notifications with the same text.
    open var collapseIDKey: String?

    public override init() { super.init() }
    /// Returns an object with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = NotificationInfo()
      (copy.alertBody, copy.alertLocalizationKey, copy.alertLocalizationArgs) = (
        alertBody, alertLocalizationKey, alertLocalizationArgs
      )
      (copy.title, copy.titleLocalizationKey, copy.titleLocalizationArgs) = (
        title, titleLocalizationKey, titleLocalizationArgs
      )
      (copy.subtitle, copy.subtitleLocalizationKey, copy.subtitleLocalizationArgs) = (
        subtitle, subtitleLocalizationKey, subtitleLocalizationArgs
      )
      (copy.alertActionLocalizationKey, copy.alertLaunchImage, copy.soundName) = (
        alertActionLocalizationKey, alertLaunchImage, soundName
      )
      (copy.desiredKeys, copy.shouldBadge, copy.category) = (desiredKeys, shouldBadge, category)
      (copy.shouldSendContentAvailable, copy.shouldSendMutableContent, copy.collapseIDKey) = (
        shouldSendContentAvailable, shouldSendMutableContent, collapseIDKey
      )
      return copy
    }
  }
}

/// Is about the records of a query.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// Which changes are told.
  public struct Options: OptionSet, Sendable {
    /// The changes as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// New records.
    public static let firesOnRecordCreation = Options(rawValue: 1)
    /// Records that were saved again.
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    /// Records that were deleted.
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    /// The first change only.
    public static let firesOnce = Options(rawValue: 8)
  }

  /// The kind of the records.
  public let recordType: CKRecord.RecordType
  /// What has to hold of a record.
  public let predicate: NSPredicate
  /// Which changes are told.
  public let querySubscriptionOptions: Options
  /// The zone; all zones for nil.
  open var zoneID: CKRecordZone.ID?

  /// Creates a subscription to the records of a type for which a predicate holds.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID = UUID().uuidString,
    options: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    querySubscriptionOptions = options
    super.init(subscriptionID, .query)
  }
}

/// Is about the records of a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  /// The zone.
  public let zoneID: CKRecordZone.ID
  /// The kind of the records; all for nil.
  open var recordType: CKRecord.RecordType?

  /// Creates a subscription to a zone.
  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(subscriptionID, .recordZone)
  }
}

/// Is about the zones of a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  /// The kind of the records; all for nil.
  open var recordType: CKRecord.RecordType?

  /// Creates a subscription to a database.
  public init(subscriptionID: CKSubscription.ID = UUID().uuidString) { super.init(subscriptionID, .database) }
}
