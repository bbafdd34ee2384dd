public import Foundation
import PlainviewRuntime

/// A model, its stores and a context for the main queue.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the container, which is that of its model and its store.
  open private(set) var name: String
  /// The context for the main queue.
  open private(set) var viewContext: NSManagedObjectContext
  /// The model of the container.
  open private(set) var managedObjectModel: NSManagedObjectModel
  /// The coordinator with the stores.
  open private(set) var persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The stores that are loaded, as they are to be added.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// The folder for stores, in the app's folder for files of its own.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSTemporaryDirectory())
  }

  /// A container whose model is of that name in the app's bundle; an empty model, and a line on the console, without one.
  public convenience init(name: String) {
    let bundle = Bundle.main
    let model = ModelFiles.url(named: name, in: bundle).flatMap { NSManagedObjectModel(contentsOf: $0) }
    if model == nil { SimulatedProcess.log("CoreData: error: Failed to load model named \(name)") }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// Creates a container with a name and a model, and a store of that name.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
    ]
    super.init()
  }

  /// Adds the stores that are described; the closure is called for each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// A context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a closure with a new context on its queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    nonisolated(unsafe) let body = block
    context.perform { body(context) }
  }

  /// The same, and waits for what the closure answers.
  nonisolated(nonsending) public func performBackgroundTask<T, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let context = newBackgroundContext()
    return try await context.perform(schedule: .enqueued) { () throws(Failure) -> T in try block(context) }
  }
}

/// A container that is kept in the cloud too. Here it is one as the others: there is no cloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
