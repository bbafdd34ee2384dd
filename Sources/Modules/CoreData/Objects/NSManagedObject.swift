public import Foundation
import PlainviewRuntime
package import PlainviewTargetAction

/// An object of a model: its values are those of a record, in one context.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// Whether a change of a value that is not of the model leaves the object as it was saved.
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  /// The context that the object belongs to; nil for none.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The identifier of the object; temporary until it is saved.
  open internal(set) var objectID: NSManagedObjectID

  /// The values as they are.
  var row: ObjectRow
  /// The values as they were read or saved.
  var saved = ObjectRow()
  /// The values of properties that the context saw last.
  var seen = ObjectRow()
  /// Whether the values were not read yet.
  open internal(set) var isFault = false
  /// Whether the object is new and was not saved yet.
  open internal(set) var isInserted = false
  /// Whether the object is deleted and its deletion was not saved yet.
  open internal(set) var isDeleted = false
  var changedKeys: Set<String> = []
  /// The store that a new object was assigned to.
  weak var assignedStore: NSPersistentStore?

  /// A new object of an entity, in a context or in none.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity, temporaryNumber: TemporaryNumbers.next())
    row = ObjectRow(defaultsOf: entity)
    super.init()
    objectID.maker = self
    context?.insert(self)
  }

  /// A new object of the class's entity in a context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.entity(of: Self.self), insertInto: moc)
  }

  /// The entity whose objects are of this class; the newest model of the process counts that has one.
  open class func entity() -> NSEntityDescription {
    if let entity = LoadedModels.entity(of: self) { return entity }
    fail(
      .internalInconsistency(
        "No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(PlainviewRuntime.className(self))' so "
          + "+entity is confused.  Have you loaded your NSManagedObjectModel yet ?"))
    return NSEntityDescription()
  }

  /// A request for all objects of the class's entity; one that a subclass declares with a type of its own goes before it.
  @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.entity = entity()
    return request
  }

  // MARK: State

  /// Whether the object is new, changed or deleted, and this was not saved yet.
  open var hasChanges: Bool { isInserted || isDeleted || !changedKeys.isEmpty }
  /// Whether the object is neither new nor deleted and has changes that were not saved yet.
  open var isUpdated: Bool { !isInserted && !isDeleted && !changedKeys.isEmpty }
  /// Whether values differ that a store keeps.
  open var hasPersistentChangedValues: Bool {
    changedKeys.contains { entity.property($0)?.isTransient == false && !row.isSame($0, as: saved) }
  }
  /// Zero; not zero while the object has no values.
  open var faultingState: Int { isFault ? 1 : 0 }
  /// Whether the objects of a relationship were not read yet.
  open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }
  /// Returns the identifiers of the objects of a relationship.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    fire()
    return row.references[key]?.ids ?? []
  }

  /// Returns the values that were read or saved last, of the given properties or of all.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fire()
    return values(of: saved, for: keys ?? Array(entity.propertiesByName.keys))
  }
  /// Returns the values that differ from those that were read or saved last.
  open func changedValues() -> [String: Any] {
    values(of: row, for: changedKeys.filter { isInserted || !row.isSame($0, as: saved) })
  }
  /// Returns the earlier values of the properties that have changed since the last processing of changes.
  open func changedValuesForCurrentEvent() -> [String: Any] {
    values(of: seen, for: changedKeys.filter { !row.isSame($0, as: seen) })
  }

  private func values(of row: ObjectRow, for keys: some Sequence<String>) -> [String: Any] {
    var found: [String: Any] = [:]
    for key in keys { found[key] = value(of: row, key) ?? NSNull() }
    return found
  }

  // MARK: For subclasses

  /// Called after the values were read; for subclasses.
  open func awakeFromFetch() {}
  /// Called once, after a new object was put into a context; for subclasses that set first values.
  open func awakeFromInsert() {}
  /// Called after undoing or rolling back has set values; for subclasses.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Called before the object is deleted; for subclasses.
  open func prepareForDeletion() {}
  /// Called before the context saves the object; for subclasses.
  open func willSave() {}
  /// Called after the context has saved the object; for subclasses.
  open func didSave() {}
  /// Called before the object gives up its values; for subclasses.
  open func willTurnIntoFault() {}
  /// Called after the object has given up its values; for subclasses.
  open func didTurnIntoFault() {}
  /// Throws an error if the object may not be deleted.
  open func validateForDelete() throws { try ObjectValidation.validateForDelete(self) }
  /// Throws an error if a value of the new object is not valid.
  open func validateForInsert() throws { try ObjectValidation.validate(self) }
  /// Throws an error if a value of the changed object is not valid.
  open func validateForUpdate() throws { try ObjectValidation.validate(self) }
  /// Whether a value may stand under a key.
  open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
    try ObjectValidation.validate(value.pointee, of: self, key)
  }

  // MARK: Values

  /// Returns the value of a property, which is read if necessary; other keys are those of the class.
  open func value(forKey key: String) -> Any? {
    guard let property = entity.property(key) else { return unmodeledValue(key) }
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    if let fetched = property as? NSFetchedPropertyDescription { return objects(of: fetched) }
    return primitiveValue(forKey: key)
  }
  /// Sets the value of a property; other keys are those of the class.
  open func setValue(_ value: Any?, forKey key: String) {
    guard entity.property(key) != nil else { return setUnmodeledValue(value, key) }
    change(key, to: value)
  }
  /// Sets the value of a property to nil.
  open func setNilValueForKey(_ key: String) { setValue(nil, forKey: key) }
  /// Fails with an exception: the object has no value of that name.
  open func value(forUndefinedKey key: String) -> Any? {
    failUndefined(key, "valueForUndefinedKey:")
    return nil
  }
  /// Fails with an exception: the object has no value of that name.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { failUndefined(key, "setValue:forUndefinedKey:") }

  /// The value without the notices of an access.
  open func primitiveValue(forKey key: String) -> Any? {
    fire()
    return value(of: row, key)
  }
  /// Sets the value without the notices of a change; the other side of a relationship stays as it is.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    fire()
    guard let property = entity.property(key) else { return setUnmodeledValue(value, key) }
    if let relationship = property as? NSRelationshipDescription {
      row.references[key] = reference(to: value, relationship)
    } else {
      row.values[key] = kept(value, key)
    }
  }

  /// Reads the values if they were not read yet; a getter of the app calls it first.
  open func willAccessValue(forKey key: String?) { fire() }
  /// Does nothing; a getter of the app calls it last.
  open func didAccessValue(forKey key: String?) {}
  /// Reads the values if they were not read yet; a setter of the app calls it first.
  open func willChangeValue(forKey key: String) { fire() }
  /// Marks the property as changed; a setter of the app calls it last.
  open func didChangeValue(forKey key: String) { markChanged(key) }
  /// Reads the values if they were not read yet; called before a set of objects is changed.
  open func willChangeValue(
    forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind,
    using inObjects: Set<AnyHashable>
  ) { fire() }
  /// Marks the relationship as changed; called after a set of objects was changed.
  open func didChangeValue(
    forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind,
    using inObjects: Set<AnyHashable>
  ) { markChanged(inKey) }

  /// A set that changes the relationship of that name.
  open func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, key) }
  /// An ordered set that changes the relationship of that name.
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { RelationshipOrderedSet(self, key) }

  open override var description: String {
    let text = isFault ? "<fault>" : ObjectDescription.text(of: self)
    return "<\(className(of: self)): \(SimulatedProcess.address(of: self))> (entity: \(entity.name ?? "nil"); "
      + "id: \(objectID); data: \(text))"
  }
}

extension NSManagedObject: KeyedObject {
  package func keyedValue(_ key: String) -> Any? { value(forKey: key) }
  package func setKeyedValue(_ value: Any?, _ key: String) { setValue(value, forKey: key) }
  package var comparedIdentity: AnyObject { objectID }
}

/// Why an object's values changed; raw values are Core Data's.
public struct NSSnapshotEventType: OptionSet, Sendable {
  /// The bits of the events.
  public let rawValue: UInt
  /// Creates a set of events with Core Data's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The insertion of the object was undone.
  public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
  /// The deletion of the object was undone.
  public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
  /// A change of the object was undone.
  public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
  /// The context was rolled back.
  public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
  /// The object was read anew.
  public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
  /// A merge policy has resolved a conflict.
  public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}
