public import Foundation
import PlainviewRuntime
import Synchronization

/// A model with its stores, for the contexts above.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model whose entities the stores have.
  open private(set) var managedObjectModel: NSManagedObjectModel
  /// The stores in the order in which they were added.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// A name for the coordinator; nil by default.
  open var name: String?

  private let ids = Mutex<[RowKey: NSManagedObjectID]>([:])
  /// The contexts that save here; each is told of the saves of the others.
  private let contexts = Mutex<[WeakContext]>([])

  /// Creates a coordinator without stores for a model.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    LoadedModels.add(model)
  }

  // MARK: Stores

  /// Adds a store of a type, `NSSQLiteStoreType` and its like. Records with a URL stay on the device.
  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    guard storeType == NSInMemoryStoreType || storeURL != nil else {
      throw CocoaError(.persistentStoreInvalidType)
    }
    let isKept = storeType != NSInMemoryStoreType && storeURL?.path != "/dev/null"
    let records = DeviceStores.current.records(at: isKept ? storeURL?.path : nil)
    let store = NSPersistentStore(storeType, configuration, storeURL, options, records)
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    UserCode.postAnywhere(
      .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: [NSAddedPersistentStoresKey: [store]])
    return store
  }

  /// Adds a store of a type and returns it.
  @discardableResult open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds a store as a container does.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    var problem: (any Error)?
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
        options: storeDescription.options)
    } catch {
      problem = error
    }
    guard storeDescription.shouldAddStoreAsynchronously else { return block(storeDescription, problem) }
    nonisolated(unsafe) let (description, body) = (storeDescription, block)
    let found = problem
    DispatchQueue.main.async { body(description, found) }
  }

  /// Removes a store; its records stay.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    store.persistentStoreCoordinator = nil
    UserCode.postAnywhere(
      .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: [NSRemovedPersistentStoresKey: [store]])
  }

  /// Returns the store at a URL; nil for none.
  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
  /// Returns the URL of a store; `/dev/null` for one without.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
  /// Sets the URL of a store and returns true.
  open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
    store.url = url
    return true
  }
  /// Returns the metadata of a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
  /// Sets the metadata of a store, to which type and identifier are added; written when a context saves.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = store.records.completed(metadata, store.type)
  }
  /// Returns the saved metadata of the store at a URL, with type and identifier; throws an error when there is none.
  open class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    guard DeviceStores.current.has(url.path) else { throw CocoaError(.fileReadNoSuchFile) }
    let records = DeviceStores.current.records(at: url.path)
    return records.completed(records.metadata, storeType)
  }

  /// Removes the records of a URL.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    DeviceStores.current.remove(url.path)
    for store in persistentStores where store.url == url { try remove(store) }
  }
  /// Deletes the records of the store at a URL and removes the store.
  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }

  /// Puts the records of one URL in place of those of another.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
  ) throws { DeviceStores.current.move(sourceURL.path, to: destinationURL.path) }

  /// Moves a store to another URL.
  @discardableResult open func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    if let path = store.url?.path { DeviceStores.current.move(path, to: URL.path) }
    try remove(store)
    return try addPersistentStore(
      ofType: storeType, configurationName: store.configurationName, at: URL, options: options)
  }

  // MARK: Identifiers

  func id(_ key: RowKey, in store: NSPersistentStore) -> NSManagedObjectID? {
    guard let entity = managedObjectModel.entitiesByName[key.entity] else { return nil }
    return ids.withLock { ids in
      if let known = ids[key], known.persistentStore === store { return known }
      let id = NSManagedObjectID(entity)
      id.persistentStore = store
      id.number = key.number
      ids[key] = id
      return id
    }
  }

  /// Gives an object's identifier a record in a store.
  func makePermanent(_ id: NSManagedObjectID, in store: NSPersistentStore) {
    guard id.isTemporaryID else { return }
    id.number = store.records.newNumber(id.entity.name ?? "")
    id.persistentStore = store
    ids.withLock { $0[id.key] = id }
  }

  /// The identifier that a URI means; nil for one of another store or an entity that the model does not have.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.path.split(separator: "/")
    guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"), let number = Int(parts[1].dropFirst()),
      let store = persistentStores.first(where: { $0.identifier.lowercased() == url.host?.lowercased() })
    else { return nil }
    return id(RowKey(entity: String(parts[0]), number: number), in: store)
  }

  /// The store for new objects of an entity.
  func store(for entity: NSEntityDescription) -> NSPersistentStore? {
    persistentStores.first { store in
      managedObjectModel.entities(forConfigurationName: store.configurationName)?.contains { $0 === entity } ?? true
    } ?? persistentStores.first
  }

  // MARK: Contexts

  private struct WeakContext: @unchecked Sendable { weak var context: NSManagedObjectContext? }

  func add(_ context: NSManagedObjectContext) {
    contexts.withLock { contexts in
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context: context))
    }
  }

  func others(than context: NSManagedObjectContext) -> [NSManagedObjectContext] {
    let held = contexts.withLock { contexts in contexts.filter { $0.context != nil && $0.context !== context } }
    return held.compactMap(\.context)
  }

  /// Runs a closure later, on a queue of the system.
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let body = block
    DispatchQueue.global().async { body() }
  }
  /// Runs a closure at once, on the calling thread.
  open func performAndWait(_ block: () -> Void) { block() }
  /// Executes a request in a context and returns the result.
  open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
    try context.execute(request)
  }
}

/// The key of the stores that were added.
public let NSAddedPersistentStoresKey = "added"
/// The key of the stores that were removed.
public let NSRemovedPersistentStoresKey = "removed"
/// The key of the stores whose identifier has changed; never used here.
public let NSUUIDChangedPersistentStoresKey = "changed"
