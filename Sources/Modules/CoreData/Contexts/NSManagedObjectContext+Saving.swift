import Foundation
import PlainviewRuntime

// Saving into a store or into the context above.
extension NSManagedObjectContext {
  /// Saves what was changed; throws what validation found, or conflicts that the merge policy does not resolve.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return saveMetadata() }
    UserCode.postAnywhere(.NSManagedObjectContextWillSave, object: self)
    prepareToSave()
    try validate()
    if parent == nil {
      try saveIntoStores()
    } else {
      saveIntoParent()
    }
    finish()
  }

  /// Calls `willSave` of all unsaved objects, and of those that become unsaved by these calls.
  private func prepareToSave() {
    var asked = ObjectList()
    for _ in 0..<100 {
      let waiting = (unsaved.inserted.objects + unsaved.updated.objects + unsaved.deleted.objects).filter {
        !asked.contains($0)
      }
      if waiting.isEmpty { break }
      for object in waiting {
        asked.add(object)
        object.willSave()
      }
    }
    for object in unsaved.inserted.objects + unsaved.updated.objects { derive(object) }
    processPendingChanges()
  }

  private func derive(_ object: NSManagedObject) {
    for case let attribute as NSDerivedAttributeDescription in object.entity.properties {
      let value = attribute.derivationExpression?.expressionValue(with: object, context: nil)
      object.row.values[attribute.name] = value.flatMap { AttributeValues.kept($0, as: attribute.attributeType) }
    }
  }

  private func validate() throws {
    var problems: [NSError] = []
    func check(_ body: () throws -> Void) {
      do { try body() } catch let problem as NSError {
        let several = problem.code == NSValidationMultipleErrorsError
        problems += several ? (problem.userInfo[NSDetailedErrorsKey] as? [NSError] ?? []) : [problem]
      }
    }
    for object in unsaved.inserted.objects { check(object.validateForInsert) }
    for object in unsaved.updated.objects { check(object.validateForUpdate) }
    for object in unsaved.deleted.objects { check(object.validateForDelete) }
    try ObjectValidation.throwAny(problems)
  }

  // MARK: Stores

  private func saveIntoStores() throws {
    guard let coordinator = persistentStoreCoordinator, !coordinator.persistentStores.isEmpty else {
      return fail(
        .internalInconsistency(
          "This NSPersistentStoreCoordinator has no persistent stores (unknown).  It cannot perform a save operation.",
          remedies: ["Load the stores before you save: loadPersistentStores(completionHandler:)."]))
    }
    try resolveConflicts()
    try resolveConstraints()
    for object in unsaved.inserted.objects {
      if let store = object.assignedStore ?? coordinator.store(for: object.entity) {
        coordinator.makePermanent(object.objectID, in: store)
      }
    }
    let changed = unsaved.inserted.objects + unsaved.updated.objects
    let stores = coordinator.persistentStores
    for store in stores {
      let put = changed.filter { $0.objectID.persistentStore === store }
      let removed = unsaved.deleted.objects.filter { $0.objectID.persistentStore === store }
      guard !put.isEmpty || !removed.isEmpty else { continue }
      if store.isReadOnly { throw CocoaError(.fileWriteNoPermission, userInfo: [NSAffectedStoresErrorKey: [store]]) }
      for object in put { object.row.version = object.saved.version + 1 }
      store.records.change(
        put.map { ($0.objectID.key, $0.row.stored($0.entity)) }, removing: removed.map(\.objectID.key))
    }
    saveMetadata()
  }

  /// The metadata of the stores is written when a context saves, whatever else was changed.
  private func saveMetadata() {
    guard parent == nil else { return }
    for store in persistentStoreCoordinator?.persistentStores ?? [] where !store.isReadOnly {
      store.records.metadata = store.metadata
    }
  }

  /// Objects whose record another context saved since they were read.
  private func resolveConflicts() throws {
    var conflicts: [NSMergeConflict] = []
    for object in unsaved.updated.objects + unsaved.deleted.objects {
      let id = object.objectID
      guard let store = id.persistentStore, let stored = store.records.row(id.key) else { continue }
      if stored.version != object.saved.version {
        conflicts.append(NSMergeConflict(object, storeVersion: stored.version))
      }
    }
    guard !conflicts.isEmpty else { return }
    let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    for conflict in conflicts {
      let object = conflict.sourceObject
      guard let found = row(of: object.objectID) else { continue }
      switch policy {
      case .errorMergePolicyType:
        throw CocoaError(
          .managedObjectMerge,
          userInfo: [
            NSLocalizedDescriptionKey: "Could not merge changes.", NSPersistentStoreSaveConflictsErrorKey: conflicts,
          ])
      case .mergeByPropertyObjectTrumpMergePolicyType: readAnew(object)
      case .mergeByPropertyStoreTrumpMergePolicyType:
        object.changedKeys = object.changedKeys.filter { found.isSame($0, as: object.saved) }
        readAnew(object)
      case .overwriteMergePolicyType:
        object.saved.version = found.version
      case .rollbackMergePolicyType:
        object.changedKeys.removeAll()
        object.isDeleted = false
        unsaved.deleted.remove(object)
        readAnew(object)
      }
    }
  }

  // MARK: Constraints

  private func resolveConstraints() throws {
    var conflicts: [NSConstraintConflict] = []
    for object in unsaved.inserted.objects + unsaved.updated.objects where !object.isDeleted {
      var entity: NSEntityDescription? = object.entity
      while let current = entity {
        for constraint in current.uniquenessConstraints {
          let names = constraint.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
          if let other = other(than: object, with: names, in: current) {
            conflicts.append(NSConstraintConflict(names, other, [object]))
          }
        }
        entity = current.superentity
      }
    }
    guard !conflicts.isEmpty else { return }
    let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    if policy == .errorMergePolicyType {
      throw CocoaError(
        .managedObjectConstraintMerge,
        userInfo: [
          NSLocalizedDescriptionKey: "Could not merge changes.", NSPersistentStoreSaveConflictsErrorKey: conflicts,
        ])
    }
    for conflict in conflicts {
      guard let other = conflict.databaseObject, let object = conflict.conflictingObjects.first,
        !object.isDeleted, !other.isDeleted
      else { continue }
      let objectWins = policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType
      delete(objectWins ? other : object)
    }
    processPendingChanges()
  }

  /// Another object of the entity with the same values; values that are missing are the same as none.
  private func other(
    than object: NSManagedObject, with names: [String], in entity: NSEntityDescription
  ) -> NSManagedObject? {
    let values = names.map { object.row.values[$0] }
    guard values.allSatisfy({ $0 != nil }) else { return nil }
    for kind in entity.family {
      for id in ids(of: kind, in: nil) where id !== object.objectID {
        let candidate = FetchCandidate(id, self)
        if zip(names, values).allSatisfy({ ObjectRow.isEqual(candidate.keyedValue($0), $1) }) {
          return self.object(with: id)
        }
      }
    }
    return nil
  }

  // MARK: The context above

  private func saveIntoParent() {
    guard let parent else { return }
    let changes = unsaved
    parent.performAndWait {
      for object in changes.inserted.objects { parent.take(new: object) }
      for object in changes.inserted.objects + changes.updated.objects {
        let above = parent.object(with: object.objectID)
        above.fire()
        for key in object.entity.propertiesByName.keys
        where object.isInserted || object.changedKeys.contains(key) && !object.row.isSame(key, as: above.row) {
          above.row.values[key] = object.row.values[key]
          above.row.references[key] = object.row.references[key]
          above.markChanged(key)
        }
      }
      for object in changes.deleted.objects { parent.delete(parent.object(with: object.objectID)) }
      parent.processPendingChanges()
    }
  }

  /// An object that a context below made.
  private func take(new object: NSManagedObject) {
    let made = ManagedClass.make(object.entity, insertInto: nil)
    made.objectID = object.objectID
    made.managedObjectContext = self
    made.isInserted = true
    register(made)
    unsaved.inserted.add(made)
    pending.inserted.add(made)
  }

  // MARK: Afterwards

  private func finish() {
    let changes = unsaved
    unsaved = ContextChanges()
    for object in changes.inserted.objects + changes.updated.objects {
      object.isInserted = false
      object.changedKeys.removeAll()
      (object.saved, object.seen) = (object.row, object.row)
    }
    for object in changes.deleted.objects { forget(object) }
    for object in changes.inserted.objects + changes.updated.objects + changes.deleted.objects { object.didSave() }
    UserCode.postAnywhere(.NSManagedObjectContextDidSave, object: self, userInfo: changes.userInfo)
    UserCode.postAnywhere(.NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: changes.identifiers)
    for object in changes.deleted.objects { object.managedObjectContext = nil }
    let others = (parent == nil ? persistentStoreCoordinator?.others(than: self) : parent?.childContexts) ?? []
    let ids = changes.identifiers
    for context in others where context !== self && context.automaticallyMergesChangesFromParent {
      nonisolated(unsafe) let found = ids
      context.perform { context.merge(found) }
    }
  }
}
