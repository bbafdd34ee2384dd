// Records between stores, which know numbers, and contexts, which know identifiers.
extension ObjectRow {
  init(_ stored: StoredRow, in store: NSPersistentStore, of coordinator: NSPersistentStoreCoordinator) {
    values = stored.values
    references = stored.references.mapValues { reference in
      switch reference {
      case .one(let key): .one(key.flatMap { store.records.has($0) ? coordinator.id($0, in: store) : nil })
      case .many(let keys):
        // Records that were deleted past the contexts are named by others still.
        .many(keys.filter(store.records.has).compactMap { coordinator.id($0, in: store) })
      }
    }
    version = stored.version
  }

  /// The record to be kept: without what is transient, and without objects that no store has.
  func stored(_ entity: NSEntityDescription) -> StoredRow {
    var stored = StoredRow(version: version)
    for property in entity.properties where !property.isTransient {
      if let value = values[property.name] { stored.values[property.name] = value }
      guard let relationship = property as? NSRelationshipDescription, let reference = references[property.name] else {
        continue
      }
      let keys = reference.ids.filter { !$0.isTemporaryID }.map(\.key)
      stored.references[property.name] = relationship.isToMany ? .many(keys) : .one(keys.first)
    }
    return stored
  }
}
