public import Foundation

/// What a deletion of many records answers.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it succeeded, the identifiers of the objects, or their number.
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
/// What a change of many records answers.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it succeeded, the identifiers of the objects, or their number.
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
/// What an insertion of many records answers.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

/// Deletes records in the stores; contexts learn of it where their changes are merged.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, ExecutableRequest {
  /// What the result holds; whether it succeeded by default.
  open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
  /// Finds the records to delete.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  private var ids: [NSManagedObjectID]?

  /// Creates a request with a fetch request for the records.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    super.init()
  }

  /// Creates a request with the identifiers of the objects.
  public convenience init(objectIDs objects: [NSManagedObjectID]) {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.entity = objects.first?.entity
    self.init(fetchRequest: request)
    ids = objects
  }

  func executed(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let found = try ids ?? BatchRequest.ids(of: fetchRequest, context)
    BatchRequest.delete(found, context)
    let result: Any =
      switch resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: found
      case .resultTypeCount: found.count
      }
    return NSBatchDeleteResult(resultType, result)
  }
}

/// What a deletion of many records has answered.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// What `result` holds.
  public let resultType: NSBatchDeleteRequestResultType
  /// True, the identifiers of the objects, or their number.
  public let result: Any?
  init(_ type: NSBatchDeleteRequestResultType, _ result: Any) { (resultType, self.result) = (type, result) }
}

/// Changes records in the stores; contexts learn of it where their changes are merged.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, ExecutableRequest {
  /// The name of the entity.
  public let entityName: String
  private var ownEntity: NSEntityDescription?
  /// The entity that the request was created with; one without a name when only a name was given.
  public var entity: NSEntityDescription { ownEntity ?? NSEntityDescription() }
  /// The condition for records that are changed; nil for all.
  open var predicate: NSPredicate?
  /// Whether records of subentities are changed too; true by default.
  open var includesSubentities = true
  /// What the result holds; whether it succeeded by default.
  open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType
  /// The new values, constants or expressions, by the names of properties.
  open var propertiesToUpdate: [AnyHashable: Any]?

  /// Creates a request with the name of an entity.
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  /// Creates a request with an entity.
  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
    ownEntity = entity
  }

  func executed(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entityName)
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    let found = try BatchRequest.ids(of: request, context)
    BatchRequest.update(found, propertiesToUpdate ?? [:], context)
    let result: Any =
      switch resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: found
      case .updatedObjectsCountResultType: found.count
      }
    return NSBatchUpdateResult(resultType, result)
  }
}

/// What a change of many records has answered.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// What `result` holds.
  public let resultType: NSBatchUpdateRequestResultType
  /// True, the identifiers of the objects, or their number.
  public let result: Any?
  init(_ type: NSBatchUpdateRequestResultType, _ result: Any) { (resultType, self.result) = (type, result) }
}

/// Puts records into the stores; contexts learn of it where their changes are merged.
open class NSBatchInsertRequest: NSPersistentStoreRequest, ExecutableRequest {
  /// The name of the entity.
  public let entityName: String
  /// What the result holds; whether it succeeded by default.
  open var resultType: NSBatchInsertRequestResultType = .statusOnly
  /// The values of the records, by the names of properties.
  open var objectsToInsert: [[String: Any]]?
  /// Fills in the values of the next record; true ends the insertion.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// Fills in the next object; true ends the insertion.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?

  /// Creates a request with the name of an entity and the values of the records.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
    super.init()
  }
  /// Creates a request with an entity and the values of the records.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
  /// Asks a closure for the values of a record until it answers true.
  public convenience init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.init(entityName: entityName, objects: [])
    dictionaryHandler = handler
  }
  /// Asks a closure for the values of a record of an entity until it answers true.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { self.init(entityName: entity.name ?? "", dictionaryHandler: handler) }
  /// Asks a closure to fill in an object until it answers true.
  public convenience init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.init(entityName: entityName, objects: [])
    managedObjectHandler = handler
  }
  /// Asks a closure to fill in an object of an entity until it answers true.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { self.init(entityName: entity.name ?? "", managedObjectHandler: handler) }

  func executed(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let found = try BatchRequest.insert(self, context)
    let result: Any =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: found
      case .count: found.count
      }
    return NSBatchInsertResult(resultType, result)
  }
}

/// What an insertion of many records has answered.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// What `result` holds.
  public let resultType: NSBatchInsertRequestResultType
  /// True, the identifiers of the objects, or their number.
  public let result: Any?
  init(_ type: NSBatchInsertRequestResultType, _ result: Any) { (resultType, self.result) = (type, result) }
}
