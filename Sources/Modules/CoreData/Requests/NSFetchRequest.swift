public import Foundation
import PlainviewRuntime

/// What a fetch answers: objects, identifiers, dictionaries or a number.
public protocol NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What a fetch answers; raw values are Core Data's.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits of the type.
  public let rawValue: UInt
  /// Creates a type with Core Data's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects of the context.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// The identifiers of the objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries with the values of some properties.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of the objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request of a context to its stores.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; nil for all.
  open var affectedStores: [NSPersistentStore]?
  public override init() { super.init() }
}

/// Which objects of an entity are requested, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  private var ownEntity: NSEntityDescription?
  private var ownName: String?
  /// The entity whose objects are fetched.
  open var entity: NSEntityDescription? {
    get { ownEntity }
    set { ownEntity = newValue }
  }
  /// The name of the entity.
  open var entityName: String? { ownName ?? ownEntity?.name }
  /// The condition for the objects; nil for all.
  open var predicate: NSPredicate?
  /// The order of the objects; nil for none.
  open var sortDescriptors: [NSSortDescriptor]?
  /// 0 for any number.
  open var fetchLimit = 0
  /// How many objects are left out at the beginning; 0 by default.
  open var fetchOffset = 0
  /// What the fetch returns; objects by default.
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// Whether objects of subentities are found too; true by default.
  open var includesSubentities = true
  /// Kept, without effect: values are read when they are asked for.
  open var includesPropertyValues = true
  /// Whether the objects have no values before one is asked for.
  open var returnsObjectsAsFaults = true
  /// Kept, without effect: objects of relationships are made when they are asked for.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Whether what the context changed and did not save counts.
  open var includesPendingChanges = true
  /// Whether a fetch of dictionaries answers equal ones once.
  open var returnsDistinctResults = false
  /// The columns of a fetch of dictionaries: names or descriptions.
  open var propertiesToFetch: [Any]?
  /// Kept, without effect: all objects are found at once.
  open var fetchBatchSize = 0
  /// Kept, without effect: records in memory are never out of date.
  open var shouldRefreshRefetchedObjects = false
  /// The columns by whose values a fetch of dictionaries makes groups.
  open var propertiesToGroupBy: [Any]?
  /// Which groups count.
  open var havingPredicate: NSPredicate?

  public override init() { super.init() }

  /// All objects of the entity of that name.
  public convenience init(entityName: String) {
    self.init()
    ownName = entityName
  }

  /// Returns a request with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    copy.take(self)
    return copy
  }

  /// What the request finds, in the context whose closure runs: `perform` and `performAndWait` say which.
  open func execute() throws -> [ResultType] {
    if let context = NSManagedObjectContext.running { return try context.fetch(self) }
    fail(
      .internalInconsistency(
        "A fetch request is executed within the closure of a context's perform.",
        remedies: ["Ask the context: try context.fetch(request)."]))
    return []
  }

  func take<Other>(_ other: NSFetchRequest<Other>) {
    (ownEntity, ownName, predicate) = (other.ownEntity, other.ownName, other.predicate)
    (sortDescriptors, fetchLimit, fetchOffset) = (other.sortDescriptors, other.fetchLimit, other.fetchOffset)
    (resultType, includesSubentities) = (other.resultType, other.includesSubentities)
    (returnsObjectsAsFaults, includesPendingChanges) = (other.returnsObjectsAsFaults, other.includesPendingChanges)
    (returnsDistinctResults, propertiesToFetch) = (other.returnsDistinctResults, other.propertiesToFetch)
    (propertiesToGroupBy, havingPredicate) = (other.propertiesToGroupBy, other.havingPredicate)
    (fetchBatchSize, affectedStores) = (other.fetchBatchSize, other.affectedStores)
    relationshipKeyPathsForPrefetching = other.relationshipKeyPathsForPrefetching
    shouldRefreshRefetchedObjects = other.shouldRefreshRefetchedObjects
  }

  open override var description: String {
    "<NSFetchRequest: \(SimulatedProcess.address(of: self))> (entity: \(entityName ?? "nil"); predicate: "
      + "(\(predicate.map { "\($0)" } ?? "nil")); sortDescriptors: (\(sortDescriptors.map { "\($0)" } ?? "nil")); )"
  }
}
