/// What happened to a context's objects.
struct ContextChanges {
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()
  /// Objects whose values were read anew.
  var refreshed = ObjectList()

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

  /// The lists under the keys of notifications; empty ones are left out.
  var userInfo: [AnyHashable: Any] {
    var found: [AnyHashable: Any] = [:]
    let lists = [
      (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
      (NSRefreshedObjectsKey, refreshed),
    ]
    for (key, list) in lists where !list.isEmpty { found[key] = Set(list.objects) }
    return found
  }

  /// The identifiers under the keys of notifications.
  var identifiers: [AnyHashable: Any] {
    var found: [AnyHashable: Any] = [:]
    let lists = [
      (NSInsertedObjectIDsKey, inserted), (NSUpdatedObjectIDsKey, updated), (NSDeletedObjectIDsKey, deleted),
      (NSRefreshedObjectIDsKey, refreshed),
    ]
    for (key, list) in lists where !list.isEmpty { found[key] = Set(list.objects.map(\.objectID)) }
    return found
  }
}
