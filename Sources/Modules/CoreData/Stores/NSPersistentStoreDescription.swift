public import Foundation

/// What a container needs to know to add a store.
open class NSPersistentStoreDescription: NSObject, NSCopying {
  /// The type of the store; SQLite by default.
  open var type = NSSQLiteStoreType
  /// The name of the model's configuration whose entities the store has; nil for all.
  open var configuration: String?
  /// The URL of the store; nil for one in memory.
  open var url: URL?
  /// The options that the store is added with.
  open private(set) var options: [String: NSObject] = [:]
  /// Whether saving to the store fails; false by default.
  open var isReadOnly: Bool {
    get { options[NSReadOnlyPersistentStoreOption] as? NSNumber == true }
    set { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
  }
  /// Kept, without effect: nothing waits for a store in memory.
  open var timeout: TimeInterval = 240
  /// The settings of SQLite; kept, without effect.
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  /// Whether the completion of loading is called later and not at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether a store with an older model is migrated; kept, without effect.
  open var shouldMigrateStoreAutomatically = true
  /// Whether it is inferred how to migrate a store; kept, without effect.
  open var shouldInferMappingModelAutomatically = true
  /// What the store has in the cloud. Kept, without effect: there is none.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  /// Creates a description with the URL of a store.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  public override init() { super.init() }

  /// Sets an option that the store is added with; nil removes it.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// Sets a setting of SQLite; kept, without effect.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

  /// Returns a description with the same settings.
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
  /// The identifier of the container in the cloud.
  open private(set) var containerIdentifier: String
  /// Creates options with the identifier of a container.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
