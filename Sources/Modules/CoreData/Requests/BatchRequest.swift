import Foundation

/// What batch requests do in the stores: they work in a context of their own, whose changes no other context is told of.
enum BatchRequest {
  private static func context(beside context: NSManagedObjectContext) -> NSManagedObjectContext {
    let own = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    own.persistentStoreCoordinator = context.persistentStoreCoordinator
    own.mergePolicy = context.mergePolicy
    return own
  }

  static func ids(
    of request: NSFetchRequest<any NSFetchRequestResult>, _ context: NSManagedObjectContext
  ) throws -> [NSManagedObjectID] {
    let copy = NSFetchRequest<any NSFetchRequestResult>()
    copy.take(request)
    copy.resultType = .managedObjectIDResultType
    return try Self.context(beside: context).fetch(copy).compactMap { $0 as? NSManagedObjectID }
  }

  /// Records that name the deleted ones name them no more.
  static func delete(_ ids: [NSManagedObjectID], _ context: NSManagedObjectContext) {
    guard let stores = context.persistentStoreCoordinator?.persistentStores else { return }
    for store in stores {
      let keys = Set(ids.filter { $0.persistentStore === store }.map(\.key))
      store.records.change([], removing: keys.sorted { $0.number < $1.number })
    }
  }

  static func update(_ ids: [NSManagedObjectID], _ values: [AnyHashable: Any], _ context: NSManagedObjectContext) {
    let own = Self.context(beside: context)
    for id in ids {
      guard let store = id.persistentStore, var row = store.records.row(id.key) else { continue }
      let candidate = FetchCandidate(id, own)
      for (key, value) in values {
        guard let name = (key.base as? String) ?? (key.base as? NSPropertyDescription)?.name,
          let attribute = id.entity.property(name) as? NSAttributeDescription
        else { continue }
        let found = (value as? NSExpression)?.expressionValue(with: candidate, context: nil) ?? value
        row.values[name] = AttributeValues.kept(found, as: attribute.attributeType)
      }
      row.version += 1
      store.records.change([(id.key, row)], removing: [])
    }
  }

  static func insert(
    _ request: NSBatchInsertRequest, _ context: NSManagedObjectContext
  ) throws -> [NSManagedObjectID] {
    let own = Self.context(beside: context)
    var made: [NSManagedObject] = []
    func make() -> NSManagedObject {
      let object = NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: own)
      made.append(object)
      return object
    }
    func fill(_ values: [AnyHashable: Any]) {
      let object = make()
      for (key, value) in values where key.base is String { object.setValue(value, forKey: "\(key.base)") }
    }
    for values in request.objectsToInsert ?? [] { fill(values) }
    if let handler = request.dictionaryHandler {
      while true {
        let values = NSMutableDictionary()
        if handler(values) { break }
        fill(values as? [AnyHashable: Any] ?? [:])
      }
    }
    if let handler = request.managedObjectHandler {
      while true {
        let object = make()
        guard handler(object) else { continue }
        own.delete(object)
        made.removeLast()
        break
      }
    }
    try own.save()
    return made.filter { !$0.isDeleted }.map(\.objectID)
  }
}
