public import Foundation

/// What a container needs to know to add a store.
open class NSPersistentStoreDescription: NSObject, NSCopying {
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open private(set) var options: [String: NSObject] = [:]
  open var isReadOnly: Bool {
    get { options[NSReadOnlyPersistentStoreOption] as? NSNumber == true }
    set { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
  }
  /// Kept, without effect: nothing waits for a store in memory.
  open var timeout: TimeInterval = 240
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  /// Whether the completion of loading is called later and not at once.
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  /// What the store has in the cloud. Kept, without effect: there is none.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  public init(url: URL) {
    self.url = url
    super.init()
  }

  public override init() { super.init() }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    (copy.type, copy.configuration, copy.url, copy.options) = (type, configuration, url, options)
    (copy.timeout, copy.sqlitePragmas) = (timeout, sqlitePragmas)
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
    copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
    copy.cloudKitContainerOptions = cloudKitContainerOptions
    return copy
  }
}

/// How a store is kept in the cloud. Kept, without effect: there is none.
open class NSPersistentCloudKitContainerOptions: NSObject {
  open private(set) var containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
