public import Foundation
import PlainviewRuntime

/// The queue that a context's objects are used on; raw values are Core Data's.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The thread that made the context, a queue of its own, or the main queue.
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// Objects of a model, each once, with what was changed of them and not saved.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue as a type of its own.
  public enum ConcurrencyType: Sendable {
    /// A queue of the context's own, or the main queue.
    case privateQueue, mainQueue
  }

  /// When a closure runs that an asynchronous caller hands over: at once where the queue is free, or behind what waits.
  /// Here both are the same: behind what waits.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  /// The queue that the context's objects are used on.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  let queue: DispatchQueue
  private static let queueMark = DispatchSpecificKey<ObjectIdentifier>()

  /// A name for the context; nil by default.
  open var name: String?
  /// The author of the changes, for a store's history; kept, without effect.
  open var transactionAuthor: String?
  /// Values that the app keeps with the context.
  open var userInfo = NSMutableDictionary()
  /// The context that saves go into instead of a store.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.children.append(WeakObject(object: self)) }
  }
  private var coordinator: NSPersistentStoreCoordinator?
  private var children: [WeakObject<NSManagedObjectContext>] = []
  /// The coordinator whose stores are read and saved to; that of the parent where there is one.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      newValue?.add(self)
    }
  }
  /// What happens where two contexts changed the same record: an `NSMergePolicy`.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// Whether what others save is read here at once.
  open var automaticallyMergesChangesFromParent = false
  /// Whether objects whose record is gone count as deleted, instead of raising an exception when they are read.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether objects without changes stay in the context as long as it is there.
  open var retainsRegisteredObjects = false
  /// Kept, without effect: records in memory are never out of date.
  open var stalenessInterval: TimeInterval = -1
  /// Kept, without effect: delete rules are followed at once.
  open var propagatesDeletesAtEndOfEvent = true
  /// Registers each change once it is set; without one, as at first, nothing can be undone.
  open var undoManager: UndoManager?

  var registered: [ObjectIdentifier: WeakObject<NSManagedObject>] = [:]
  private var retained: [ObjectIdentifier: NSManagedObject] = [:]
  /// What is not saved.
  var unsaved = ContextChanges()
  /// The changes that were not posted yet.
  var pending = ContextChanges()
  private var isProcessingScheduled = false

  /// Creates a context whose objects are used on a queue of the given type.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ct == .privateQueueConcurrencyType ? DispatchQueue(label: "NSManagedObjectContext") : .main
    super.init()
    if ct == .privateQueueConcurrencyType { queue.setSpecific(key: Self.queueMark, value: ObjectIdentifier(self)) }
  }

  /// Creates a context for the main queue or for a queue of its own.
  public convenience init(_ type: ConcurrencyType) {
    self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }

  /// The model of the coordinator.
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// The contexts whose parent this one is.
  var childContexts: [NSManagedObjectContext] {
    children.removeAll { $0.object == nil }
    return children.compactMap(\.object)
  }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    if let entity = model?.entity(of: type) { return entity }
    if model == nil {
      fail(
        .invalidArgument(
          "An NSManagedObject of class '\(className(type))' must have a valid NSEntityDescription.",
          remedies: ["The context has no coordinator with a model yet."]))
      return NSEntityDescription()
    }
    return type.entity()
  }

  // MARK: Queues

  private var isOnQueue: Bool {
    switch concurrencyType {
    case .confinementConcurrencyType: true
    case .mainQueueConcurrencyType: MainQueue.isCurrent
    case .privateQueueConcurrencyType: DispatchQueue.getSpecific(key: Self.queueMark) == ObjectIdentifier(self)
    }
  }

  /// Runs a closure on the context's queue, later.
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let body = block
    queue.async {
      self.run(body)
      self.processPendingChanges()
    }
  }

  /// Runs a closure on the context's queue and waits for it.
  open func performAndWait(_ block: () -> Void) {
    if isOnQueue { return run(block) }
    queue.sync {
      run(block)
      processPendingChanges()
    }
  }

  /// The context whose closure this thread runs.
  static var running: NSManagedObjectContext? {
    get { Thread.current.threadDictionary[runningKey] as? NSManagedObjectContext }
    set { Thread.current.threadDictionary[runningKey] = newValue }
  }
  private static let runningKey = "NSManagedObjectContext.running"

  private func run(_ body: () -> Void) {
    let before = Self.running
    Self.running = self
    defer { Self.running = before }
    body()
  }

  /// The same with what the closure answers or throws.
  public func performAndWait<T, Failure: Error>(_ block: () throws(Failure) -> T) throws(Failure) -> T {
    var result: Result<T, Failure>?
    performAndWait { () -> Void in
      do throws(Failure) { result = .success(try block()) } catch { result = .failure(error) }
    }
    guard let result else { preconditionFailure("A queue did not run what it was to wait for.") }
    return try result.get()
  }

  /// Runs a closure on the context's queue and goes on with what it answers or throws.
  nonisolated(nonsending) public func perform<T, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
  ) async throws(Failure) -> T {
    nonisolated(unsafe) let body = block
    let answer: Answer<Result<T, Failure>> = await withCheckedContinuation { continuation in
      perform {
        do throws(Failure) {
          continuation.resume(returning: Answer(value: .success(try body())))
        } catch {
          continuation.resume(returning: Answer(value: .failure(error)))
        }
      }
    }
    return try answer.value.get()
  }

  private struct Answer<Value>: @unchecked Sendable { let value: Value }

  // MARK: Objects

  /// Puts an object into the context, to be saved as a new record.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    object.managedObjectContext = self
    object.isInserted = true
    object.isDeleted = false
    register(object)
    unsaved.inserted.add(object)
    pending.inserted.add(object)
    scheduleProcessing()
    object.awakeFromInsert()
  }

  func register(_ object: NSManagedObject) {
    registered[ObjectIdentifier(object.objectID)] = WeakObject(object: object)
    if retainsRegisteredObjects { retained[ObjectIdentifier(object.objectID)] = object }
  }

  func forget(_ object: NSManagedObject) {
    registered[ObjectIdentifier(object.objectID)] = nil
    retained[ObjectIdentifier(object.objectID)] = nil
  }

  /// The object of an identifier, if the context has it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    guard let object = registered[ObjectIdentifier(objectID)]?.object, object.objectID === objectID else { return nil }
    return object
  }

  /// The object of an identifier; without values yet, whether or not there is a record.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registeredObject(for: objectID) { return known }
    let object = ManagedClass.make(objectID.entity, insertInto: nil)
    object.objectID = objectID
    object.managedObjectContext = self
    object.isFault = true
    register(object)
    return object
  }

  /// The object of an identifier with its values; an error where there is no record.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let known = registeredObject(for: objectID), !known.isFault, !known.isDeleted { return known }
    guard row(of: objectID) != nil, registeredObject(for: objectID)?.isDeleted != true else {
      throw CocoaError(.init(rawValue: NSManagedObjectReferentialIntegrityError), userInfo: [:])
    }
    let object = object(with: objectID)
    object.fire()
    return object
  }

  /// The objects that the context has now.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }
  /// The new objects that were not saved yet.
  open var insertedObjects: Set<NSManagedObject> { Set(unsaved.inserted.objects) }
  /// The changed objects that were not saved yet.
  open var updatedObjects: Set<NSManagedObject> { Set(unsaved.updated.objects) }
  /// The deleted objects whose deletion was not saved yet.
  open var deletedObjects: Set<NSManagedObject> { Set(unsaved.deleted.objects) }
  /// Whether there are objects to insert, update or delete.
  open var hasChanges: Bool {
    !unsaved.inserted.isEmpty || !unsaved.updated.isEmpty || !unsaved.deleted.isEmpty
  }

  func noteChange(of object: NSManagedObject) {
    guard !object.isDeleted else { return }
    if !object.isInserted { unsaved.updated.add(object) }
    if !pending.inserted.contains(object) { pending.updated.add(object) }
    scheduleProcessing()
  }

  // MARK: Telling

  func scheduleProcessing() {
    guard !isProcessingScheduled, concurrencyType != .confinementConcurrencyType else { return }
    isProcessingScheduled = true
    queue.async { [weak self] in self?.processPendingChanges() }
  }

  /// Posts what changed since the last time, as happens at the end of each turn.
  open func processPendingChanges() {
    isProcessingScheduled = false
    guard !pending.isEmpty else { return }
    let changes = pending
    pending = ContextChanges()
    registerUndo(of: changes)
    for list in [changes.inserted, changes.updated, changes.refreshed] {
      for object in list.objects { object.seen = object.row }
    }
    UserCode.postAnywhere(.NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
  }

  // MARK: Records

  /// The values that a record has for this context; nil where there is none.
  func row(of id: NSManagedObjectID) -> ObjectRow? {
    if let parent { return parent.currentRow(of: id) }
    guard !id.isTemporaryID, let store = id.persistentStore, let coordinator = persistentStoreCoordinator,
      let row = store.records.row(id.key)
    else { return nil }
    return ObjectRow(row, in: store, of: coordinator)
  }

  /// The values as a context below sees them.
  private func currentRow(of id: NSManagedObjectID) -> ObjectRow? {
    guard let object = registeredObject(for: id), !object.isFault else { return row(of: id) }
    return object.isDeleted ? nil : object.row
  }

  /// The identifiers of the objects of an entity that are there for contexts below, without those below it.
  func ids(of entity: NSEntityDescription, in stores: [NSPersistentStore]?) -> [NSManagedObjectID] {
    let known: [NSManagedObjectID]
    if let parent {
      known = parent.ids(of: entity, in: stores)
    } else if let coordinator = persistentStoreCoordinator {
      known = (stores ?? coordinator.persistentStores).flatMap { store in
        store.records.keys(of: entity.name ?? "").compactMap { coordinator.id($0, in: store) }
      }
    } else {
      known = []
    }
    let name = entity.name
    return known.filter { registeredObject(for: $0)?.isDeleted != true }
      + unsaved.inserted.objects.filter { $0.entity.name == name && !$0.isDeleted }.map(\.objectID)
  }
}

/// A weak reference to an object.
struct WeakObject<Object: AnyObject> { weak var object: Object? }
