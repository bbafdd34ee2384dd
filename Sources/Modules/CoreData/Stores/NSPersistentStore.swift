public import Foundation

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSXMLStoreType = "XML"

public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

/// A store of records. All of them are kept in memory, those with a URL by the device, so that they outlive a launch.
open class NSPersistentStore: NSObject {
  /// The kinds of stores as types of their own.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    public static let xml = StoreType(rawValue: NSXMLStoreType)
  }

  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open private(set) var type: String
  open private(set) var configurationName: String
  open private(set) var options: [AnyHashable: Any]?
  open var url: URL?
  /// What a store's identifiers begin with.
  open var identifier: String { records.identifier }
  open var isReadOnly = false
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
    metadata = [NSStoreTypeKey: type, NSStoreUUIDKey: records.identifier]
  }
}
