public import Foundation

/// The type of a store in an SQLite file; here its records are in memory.
public let NSSQLiteStoreType = "SQLite"
/// The type of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The type of a store in a binary file; here its records are in memory.
public let NSBinaryStoreType = "Binary"
/// The type of a store in an XML file; here its records are in memory.
public let NSXMLStoreType = "XML"

/// The option that makes a store read-only.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option that migrates a store with an older model; without effect here.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option that infers how to migrate a store; without effect here.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option with the settings of SQLite; without effect here.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option that protects the store's file; without effect here.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option that records the history of changes; without effect here.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option that posts a notification of other processes' changes; without effect here.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option with the seconds to wait for a store; without effect here.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// The option that deletes a store even while it is in use; without effect here.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the model's version identifiers in a store's metadata.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

/// A store of records. All of them are kept in memory, those with a URL by the device, so that they outlive a launch.
open class NSPersistentStore: NSObject {
  /// The kinds of stores as types of their own.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The type as a text.
    public let rawValue: String
    /// Creates a type with a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A store in an SQLite file; here its records are in memory.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A store in a binary file; here its records are in memory.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// A store in memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    /// A store in an XML file; here its records are in memory.
    public static let xml = StoreType(rawValue: NSXMLStoreType)
  }

  /// The coordinator that the store was added to; nil after it was removed.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The type of the store.
  open private(set) var type: String
  /// The name of the model's configuration whose entities the store has.
  open private(set) var configurationName: String
  /// The options that the store was added with.
  open private(set) var options: [AnyHashable: Any]?
  /// The URL of the store; nil for one in memory.
  open var url: URL?
  /// What a store's identifiers begin with.
  open var identifier: String { records.identifier }
  /// Whether saving to the store fails.
  open var isReadOnly = false
  /// The type and identifier of the store with what the app adds; written when a context saves.
  open var metadata: [String: Any] = [:]
  let records: StoredRecords

  init(_ type: String, _ configuration: String?, _ url: URL?, _ options: [AnyHashable: Any]?, _ records: StoredRecords)
  {
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    self.options = options
    self.records = records
    isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? Bool) ?? false
    super.init()
    metadata = records.completed(records.metadata, type)
    metadata[NSStoreTypeKey] = type
  }
}
