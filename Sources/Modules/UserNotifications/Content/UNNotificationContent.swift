public import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate var values = Values()

  fileprivate struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var launchImageName = ""
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var summaryArgument = ""
    var summaryArgumentCount = 0
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
  }

  public override init() { super.init() }
  fileprivate init(_ values: Values) { self.values = values }

  /// The title; empty for none.
  open var title: String { values.title }
  /// The line below the title; empty for none.
  open var subtitle: String { values.subtitle }
  /// The text; empty for none.
  open var body: String { values.body }
  /// The number for the app's icon; nil leaves it, 0 removes it.
  open var badge: NSNumber? { values.badge }
  /// The sound; nil for none.
  open var sound: UNNotificationSound? { values.sound }
  /// The name of the image that the app shows while it launches.
  open var launchImageName: String { values.launchImageName }
  /// Values that the app keeps with the notification.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The files that the notification shows.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The identifier of the category; empty for none.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The name by which notifications are grouped; empty for none.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The name of the scene's contents that the notification opens; nil for none.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The text for the summary of a group.
  open var summaryArgument: String { values.summaryArgument }
  /// How many things of the summary the notification stands for.
  open var summaryArgumentCount: Int { values.summaryArgumentCount }
  /// How urgent the notification is.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// How important the notification is in a summary, from 0 to 1.
  open var relevanceScore: Double { values.relevanceScore }
  /// A text that a focus filters by; nil for none.
  open var filterCriteria: String? { values.filterCriteria }

  /// Returns contents that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }
  /// Returns contents that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }
}

/// The content of a notification, which code can change.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  open override var summaryArgument: String {
    get { values.summaryArgument }
    set { values.summaryArgument = newValue }
  }
  open override var summaryArgumentCount: Int {
    get { values.summaryArgumentCount }
    set { values.summaryArgumentCount = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}

/// Without a sound or light, as usual, at once even in a focus, or even when the device is silent.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// The name of a sound file of the app.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of the file.
  public let rawValue: String
  /// Creates a name from the name of a file.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from the name of a file.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  private let name: String

  private init(name: String) { self.name = name }
  /// Creates a sound with the name of a file of the app.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }

  /// The standard sound of notifications.
  public static let `default` = UNNotificationSound(name: "default")
  /// The standard sound of critical notifications.
  public static let defaultCritical = UNNotificationSound(name: "default critical")
  /// The standard ringtone.
  public static let defaultRingtone = UNNotificationSound(name: "default ringtone")
  /// Returns the standard sound of critical notifications; the volume has no effect.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { .defaultCritical }
  /// Returns a sound of the app for critical notifications.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  /// Returns a sound of the app for critical notifications; the volume has no effect.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(named: name) }
  /// Returns a sound of the app as a ringtone.
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
  open override var hash: Int { name.hashValue }

  /// The sound itself, for `UNNotificationSound.default()`, which was a method before Swift 4.2.
  @available(swift, obsoleted: 4.2)
  public func callAsFunction() -> UNNotificationSound { self }
}

/// A file that a notification shows.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The name of the attachment; that of the file when it was empty.
  public let identifier: String
  /// The URL of the file.
  public let url: URL
  /// The type of the file's contents.
  public let type: String

  /// Takes a file that is there, without looking into it.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard FileManager.default.fileExists(atPath: URL.path) else { throw UNError(.attachmentInvalidURL) }
    self.identifier = identifier.isEmpty ? URL.lastPathComponent : identifier
    url = URL
    type = (options?[UNNotificationAttachmentOptionsTypeHintKey] as? String) ?? "public.data"
  }
}

/// The key of an option with the type of the file; `public.data` without it.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of an option that hides the thumbnail; without effect.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of an option with the part of the picture for the thumbnail; without effect.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The key of an option with the time of the movie for the thumbnail; without effect.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"
