public import Foundation
import PlainviewRuntime

// Taking over what other contexts saved.
extension NSManagedObjectContext {
  /// Takes over what the notification of another context's save tells.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    var ids: [AnyHashable: Any] = [:]
    for (objects, key) in Self.keys {
      guard let set = notification.userInfo?[objects] as? Set<NSManagedObject> else {
        ids[key] = notification.userInfo?[key]
        continue
      }
      ids[key] = Set(set.map(\.objectID))
    }
    merge(ids)
  }

  /// Takes over changes by identifiers or URIs, as a batch request answers them, into several contexts.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts {
      var ids: [AnyHashable: Any] = [:]
      for (objects, key) in keys {
        let values = (changeNotificationData[objects] ?? changeNotificationData[key]) as? [Any] ?? []
        ids[key] = Set(
          values.compactMap { value in
            (value as? NSManagedObjectID)
              ?? (value as? URL).flatMap {
                context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: $0)
              }
          })
      }
      context.merge(ids)
    }
  }

  private static let keys = [
    (NSInsertedObjectsKey, NSInsertedObjectIDsKey), (NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
    (NSDeletedObjectsKey, NSDeletedObjectIDsKey), (NSRefreshedObjectsKey, NSRefreshedObjectIDsKey),
  ]

  func merge(_ ids: [AnyHashable: Any]) {
    func objects(_ key: String) -> [NSManagedObjectID] {
      (ids[key] as? Set<NSManagedObjectID> ?? []).sorted { $0.order < $1.order }
    }
    processPendingChanges()
    var changes = ContextChanges()
    for id in objects(NSInsertedObjectIDsKey) { changes.inserted.add(object(with: id)) }
    for id in objects(NSUpdatedObjectIDsKey) + objects(NSRefreshedObjectIDsKey) {
      guard let object = registeredObject(for: id) else { continue }
      readAnew(object)
      changes.refreshed.add(object)
    }
    for id in objects(NSDeletedObjectIDsKey) {
      guard let object = registeredObject(for: id) else { continue }
      object.isDeleted = true
      unsaved.updated.remove(object)
      forget(object)
      changes.deleted.add(object)
    }
    guard !changes.isEmpty else { return }
    for object in changes.refreshed.objects { object.seen = object.row }
    UserCode.postAnywhere(.NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
    UserCode.postAnywhere(
      .NSManagedObjectContextDidMergeChangesObjectIDs, object: self, userInfo: changes.identifiers)
    for object in changes.deleted.objects { object.managedObjectContext = nil }
  }
}
