public import Foundation

/// What a deletion of many records answers.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
/// What a change of many records answers.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
/// What an insertion of many records answers.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

/// Deletes records in the stores; contexts learn of it where their changes are merged.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, ExecutableRequest {
  open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  private var ids: [NSManagedObjectID]?

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    super.init()
  }

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

open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let resultType: NSBatchDeleteRequestResultType
  public let result: Any?
  init(_ type: NSBatchDeleteRequestResultType, _ result: Any) { (resultType, self.result) = (type, result) }
}

/// Changes records in the stores; contexts learn of it where their changes are merged.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, ExecutableRequest {
  public let entityName: String
  private var ownEntity: NSEntityDescription?
  public var entity: NSEntityDescription { ownEntity ?? NSEntityDescription() }
  open var predicate: NSPredicate?
  open var includesSubentities = true
  open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType
  /// The new values, constants or expressions, by the names of properties.
  open var propertiesToUpdate: [AnyHashable: Any]?

  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

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

open class NSBatchUpdateResult: NSPersistentStoreResult {
  public let resultType: NSBatchUpdateRequestResultType
  public let result: Any?
  init(_ type: NSBatchUpdateRequestResultType, _ result: Any) { (resultType, self.result) = (type, result) }
}

/// Puts records into the stores; contexts learn of it where their changes are merged.
open class NSBatchInsertRequest: NSPersistentStoreRequest, ExecutableRequest {
  public let entityName: String
  open var resultType: NSBatchInsertRequestResultType = .statusOnly
  open var objectsToInsert: [[String: Any]]?
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
    super.init()
  }
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
  /// Asks a closure for the values of a record until it answers true.
  public convenience init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.init(entityName: entityName, objects: [])
    dictionaryHandler = handler
  }
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { self.init(entityName: entity.name ?? "", dictionaryHandler: handler) }
  /// Asks a closure to fill in an object until it answers true.
  public convenience init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.init(entityName: entityName, objects: [])
    managedObjectHandler = handler
  }
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

open class NSBatchInsertResult: NSPersistentStoreResult {
  public let resultType: NSBatchInsertRequestResultType
  public let result: Any?
  init(_ type: NSBatchInsertRequestResultType, _ result: Any) { (resultType, self.result) = (type, result) }
}
