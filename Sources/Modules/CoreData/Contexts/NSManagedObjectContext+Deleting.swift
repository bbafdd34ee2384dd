import Foundation

// Deleting objects, and reading them anew.
extension NSManagedObjectContext {
  /// Has an object deleted when the context is saved, and what the delete rules of its relationships say.
  public func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.fire()
    object.prepareForDeletion()
    object.isDeleted = true
    for case let relationship as NSRelationshipDescription in object.entity.properties {
      release(relationship, of: object)
    }
    unsaved.updated.remove(object)
    pending.updated.remove(object)
    let isNew = object.isInserted
    if isNew {
      object.isInserted = false
      unsaved.inserted.remove(object)
    } else {
      unsaved.deleted.add(object)
    }
    if pending.inserted.contains(object) { pending.inserted.remove(object) } else { pending.deleted.add(object) }
    scheduleProcessing()
  }

  private func release(_ relationship: NSRelationshipDescription, of object: NSManagedObject) {
    let ids = object.row.references[relationship.name]?.ids ?? []
    switch relationship.deleteRule {
    case .noActionDeleteRule: break
    case .denyDeleteRule:
      if ids.allSatisfy({ registeredObject(for: $0)?.isDeleted == true }) { fallthrough }
    case .nullifyDeleteRule:
      object.setReference(relationship.isToMany ? .many([]) : .one(nil), relationship)
    case .cascadeDeleteRule:
      for id in ids { delete(self.object(with: id)) }
      object.setReference(relationship.isToMany ? .many([]) : .one(nil), relationship)
    }
  }

  /// Gives up the changes of an object, or keeps them over the values that the record has now.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !object.objectID.isTemporaryID else { return }
    if flag {
      readAnew(object)
    } else {
      object.willTurnIntoFault()
      object.changedKeys.removeAll()
      object.isFault = true
      unsaved.updated.remove(object)
      pending.updated.remove(object)
      object.didTurnIntoFault()
    }
    pending.refreshed.add(object)
  }

  /// Takes the record's values where the context changed none.
  func readAnew(_ object: NSManagedObject) {
    guard !object.isFault, let found = row(of: object.objectID) else { return }
    let own = object.row
    object.row = found
    for key in object.changedKeys {
      object.row.values[key] = own.values[key]
      object.row.references[key] = own.references[key]
    }
    object.saved = found
  }

  /// Reads all objects anew and keeps their unsaved changes; new objects stay as they are.
  public func refreshAllObjects() {
    for object in registered.values.compactMap(\.object) where !object.isInserted {
      refresh(object, mergeChanges: true)
    }
  }

  /// Empties the context: none of its objects is of use any more.
  public func reset() {
    for object in registered.values.compactMap(\.object) {
      object.managedObjectContext = nil
      object.changedKeys.removeAll()
    }
    registered.removeAll()
    unsaved = ContextChanges()
    pending = ContextChanges()
  }

  /// Gives up what was not saved.
  public func rollback() {
    let inserted = unsaved.inserted.objects
    for object in inserted {
      object.isInserted = false
      forget(object)
      object.managedObjectContext = nil
    }
    var changed = ContextChanges()
    for object in unsaved.updated.objects + unsaved.deleted.objects {
      object.row = object.saved
      object.isDeleted = false
      object.changedKeys.removeAll()
      changed.refreshed.add(object)
      object.awake(fromSnapshotEvents: .rollback)
    }
    for object in inserted { changed.deleted.add(object) }
    unsaved = ContextChanges()
    pending = changed
    let context = self
    withUndoManager { $0.removeAllActions(withTarget: context) }
    processPendingChanges()
  }

  /// Has new objects of an entity saved into a store. Kept, without effect where a coordinator has one store.
  public func assign(_ object: Any, to store: NSPersistentStore) { (object as? NSManagedObject)?.assignedStore = store }

  /// Reads the object's values if they were not read yet.
  public func detectConflicts(for object: NSManagedObject) { object.fire() }

  /// Gives new objects the identifiers that they will have when they are saved.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects {
      guard let coordinator = persistentStoreCoordinator, let store = coordinator.store(for: object.entity) else {
        continue
      }
      coordinator.makePermanent(object.objectID, in: object.assignedStore ?? store)
    }
  }
}
