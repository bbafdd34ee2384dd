import Foundation
import PlainviewRuntime
import PlainviewTargetAction

// How an object reads and changes its values.
extension NSManagedObject {
  /// Reads the values of an object that has none yet.
  func fire() {
    guard isFault, let context = managedObjectContext else { return }
    isFault = false
    guard let found = context.row(of: objectID) else {
      isFault = true
      if context.shouldDeleteInaccessibleFaults {
        // The record was deleted: the object is as good as deleted, and has no values.
        isFault = false
        isDeleted = true
        row = ObjectRow()
      } else {
        fail(
          UncaughtException(
            name: "NSObjectInaccessibleException", reason: "CoreData could not fulfill a fault for '\(objectID)'"))
      }
      return
    }
    row = found
    (saved, seen) = (found, found)
    awakeFromFetch()
  }

  /// The object of an identifier.
  func object(_ id: NSManagedObjectID) -> NSManagedObject? { managedObjectContext?.object(with: id) ?? id.maker }

  func value(of row: ObjectRow, _ key: String) -> Any? {
    guard let relationship = entity.property(key) as? NSRelationshipDescription else { return row.values[key] }
    let objects = (row.references[key]?.ids ?? []).compactMap(object)
    guard relationship.isToMany else { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// The objects that a fetched property finds.
  func objects(of property: NSFetchedPropertyDescription) -> [NSManagedObject] {
    guard let request = property.fetchRequest?.copy() as? NSFetchRequest<any NSFetchRequestResult> else { return [] }
    if let predicate = request.predicate {
      nonisolated(unsafe) let source = self
      request.predicate = NSPredicate { object, _ in
        predicate.evaluate(with: object, substitutionVariables: ["FETCH_SOURCE": source])
      }
    }
    return ((try? managedObjectContext?.fetch(request)) ?? nil)?.compactMap { $0 as? NSManagedObject } ?? []
  }

  // MARK: Changing

  func change(_ key: String, to value: Any?) {
    willChangeValue(forKey: key)
    if let relationship = entity.property(key) as? NSRelationshipDescription {
      setReference(reference(to: value, relationship), relationship)
    } else {
      let old = row.values[key]
      let new = kept(value, key)
      row.values[key] = new
      KeyValueObservers.hasChanged(self, key, from: old, to: new)
    }
    didChangeValue(forKey: key)
  }

  func markChanged(_ key: String) {
    changedKeys.insert(key)
    managedObjectContext?.noteChange(of: self)
  }

  /// A value as the attribute keeps it; one of another type fails as a device does.
  func kept(_ value: Any?, _ key: String) -> Any? {
    guard let value = unwrapped(value), !(value is NSNull),
      let attribute = entity.property(key) as? NSAttributeDescription
    else { return nil }
    if let kept = AttributeValues.kept(value, as: attribute.attributeType) { return kept }
    fail(
      .invalidArgument(
        "Unacceptable type of value for attribute: property = \"\(key)\"; desired type = "
          + "\(attribute.attributeValueClassName ?? ""); given type = \(type(of: value)); value = \(value)."))
    return row.values[key]
  }

  /// The reference that a value stands for: an object, or a collection of objects.
  func reference(to value: Any?, _ relationship: NSRelationshipDescription) -> ObjectReference {
    guard relationship.isToMany else {
      guard let value = unwrapped(value), !(value is NSNull) else { return .one(nil) }
      return .one(checked(value, relationship)?.objectID)
    }
    let values: [Any] =
      switch unwrapped(value) {
      case let set as NSOrderedSet: set.array
      // The order of a set is that in which its objects were made, so that every run has the same.
      case let set as NSSet: set.allObjects.sorted(by: Self.isEarlier)
      case let set as Set<AnyHashable>: set.map(\.base).sorted(by: Self.isEarlier)
      case let array as [Any]: array
      default: []
      }
    var seen: Set<ObjectIdentifier> = []
    return .many(
      values.compactMap { checked($0, relationship)?.objectID }.filter { seen.insert(ObjectIdentifier($0)).inserted })
  }

  private static func isEarlier(_ one: Any, _ other: Any) -> Bool {
    guard let one = (one as? NSManagedObject)?.objectID, let other = (other as? NSManagedObject)?.objectID else {
      return false
    }
    return one.order < other.order
  }

  private func checked(_ value: Any, _ relationship: NSRelationshipDescription) -> NSManagedObject? {
    guard let object = value as? NSManagedObject else {
      fail(
        .invalidArgument(
          "Unacceptable type of value for to-\(relationship.isToMany ? "many" : "one") relationship: property = "
            + "\"\(relationship.name)\"; desired type = \(relationship.destinationEntity?.managedObjectClassName ?? ""); "
            + "given type = \(type(of: value)); value = \(value)."))
      return nil
    }
    if let destination = relationship.destinationEntity, !object.entity.isKindOf(entity: destination) {
      fail(
        .invalidArgument(
          "Unacceptable type of value for to-\(relationship.isToMany ? "many" : "one") relationship: property = "
            + "\"\(relationship.name)\"; desired type = \(destination.managedObjectClassName ?? ""); given type = "
            + "\(className(of: object)); value = \(object)."))
      return nil
    }
    if let own = managedObjectContext, let other = object.managedObjectContext, own !== other {
      fail(
        .invalidArgument(
          "Illegal attempt to establish a relationship '\(relationship.name)' between objects in different contexts "
            + "(source = \(self) , destination = \(object))"))
      return nil
    }
    return object
  }

  // MARK: Relationships

  /// Sets a relationship, and the other side of it.
  func setReference(_ new: ObjectReference, _ relationship: NSRelationshipDescription) {
    fire()
    let key = relationship.name
    let old = value(of: row, key)
    let before = row.references[key]?.ids ?? []
    row.references[key] = new
    let after = new.ids
    if let inverse = relationship.inverseRelationship {
      let (were, are) = (Set(before.map(ObjectIdentifier.init)), Set(after.map(ObjectIdentifier.init)))
      for id in before where !are.contains(ObjectIdentifier(id)) { object(id)?.remove(objectID, from: inverse) }
      for id in after where !were.contains(ObjectIdentifier(id)) { object(id)?.add(self, to: inverse) }
    }
    KeyValueObservers.hasChanged(self, key, from: old, to: value(of: row, key))
  }

  /// Takes the other side's object out of a relationship.
  private func remove(_ id: NSManagedObjectID, from relationship: NSRelationshipDescription) {
    fire()
    let key = relationship.name
    let ids = row.references[key]?.ids ?? []
    guard ids.contains(where: { $0 === id }) else { return }
    let old = value(of: row, key)
    row.references[key] = relationship.isToMany ? .many(ids.filter { $0 !== id }) : .one(nil)
    KeyValueObservers.hasChanged(self, key, from: old, to: value(of: row, key))
    markChanged(key)
  }

  /// Puts the other side's object into a relationship; an object that it names alone is freed of it.
  private func add(_ object: NSManagedObject, to relationship: NSRelationshipDescription) {
    fire()
    let key = relationship.name
    let ids = row.references[key]?.ids ?? []
    guard !ids.contains(where: { $0 === object.objectID }) else { return }
    let old = value(of: row, key)
    if relationship.isToMany {
      row.references[key] = .many(ids + [object.objectID])
    } else {
      row.references[key] = .one(object.objectID)
      if let former = ids.first, let other = relationship.inverseRelationship {
        self.object(former)?.remove(objectID, from: other)
      }
    }
    KeyValueObservers.hasChanged(self, key, from: old, to: value(of: row, key))
    markChanged(key)
  }

  // MARK: Keys that the model does not have

  /// A property of the class's own that it exposes, or the value behind `primitiveName`.
  func unmodeledValue(_ key: String) -> Any? {
    switch key {
    case "objectID", "self", "SELF": return key == "objectID" ? objectID : self
    case "entity": return entity
    case "managedObjectContext": return managedObjectContext
    default: break
    }
    if let name = primitiveName(key) { return primitiveValue(forKey: name) }
    if let found = Outlets.exposedValue(key, of: self) { return found.value }
    return value(forUndefinedKey: key)
  }

  func setUnmodeledValue(_ value: Any?, _ key: String) {
    if let name = primitiveName(key) { return setPrimitiveValue(value, forKey: name) }
    if !Outlets.setExposedValue(value, key, of: self) { setValue(value, forUndefinedKey: key) }
  }

  private func primitiveName(_ key: String) -> String? {
    guard key.hasPrefix("primitive"), let first = key.dropFirst(9).first else { return nil }
    let name = first.lowercased() + key.dropFirst(10)
    return entity.property(name) == nil ? nil : name
  }

  func failUndefined(_ key: String, _ method: String) {
    let nearest = nearestNames(to: key, among: Array(entity.propertiesByName.keys).sorted(), limit: 3)
    fail(
      UncaughtException(
        name: "NSUnknownKeyException",
        reason: "[<\(className(of: self)) \(SimulatedProcess.address(of: self))> \(method)]: the entity "
          + "\(entity.name ?? "nil") is not key value coding-compliant for the key \"\(key)\".",
        remedies: nearest.isEmpty ? [] : ["Nearest properties of the entity: " + nearest.joined(separator: ", ")]))
  }
}
