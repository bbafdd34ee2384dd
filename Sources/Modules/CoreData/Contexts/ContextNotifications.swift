public import Foundation

// The names and keys of the notifications of contexts.

extension NSNotification.Name {
  /// Posted by a context before it saves.
  public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChangesNotification")
  /// Posted by a context after it has saved, with the objects that were inserted, updated and deleted.
  public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
  /// Posted by a context when its objects have changed, with the objects by the kind of change.
  public static let NSManagedObjectContextObjectsDidChange = Self("NSObjectsChangedInManagingContextNotification")
  /// Posted by a context after it has saved, with the identifiers of the objects.
  public static let NSManagedObjectContextDidSaveObjectIDs = Self("NSManagedObjectContextDidSaveObjectIDsNotification")
  /// Posted by a context after it has merged changes, with the identifiers of the objects.
  public static let NSManagedObjectContextDidMergeChangesObjectIDs = Self(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
  /// The name of the notification before stores change; never posted here.
  public static let NSPersistentStoreCoordinatorStoresWillChange = Self(
    "NSPersistentStoreCoordinatorStoresWillChangeNotification")
  /// Posted by a coordinator after a store was added or removed.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Self(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
  /// The name of the notification before a store is removed; never posted here.
  public static let NSPersistentStoreCoordinatorWillRemoveStore = Self(
    "NSPersistentStoreCoordinatorWillRemoveStoreNotification")
  /// Never posted: no other process writes to a store.
  public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChangeNotification")
}

/// The key of the set of inserted objects.
public let NSInsertedObjectsKey = "inserted"
/// The key of the set of updated objects.
public let NSUpdatedObjectsKey = "updated"
/// The key of the set of deleted objects.
public let NSDeletedObjectsKey = "deleted"
/// The key of the set of objects that were read anew.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the set of invalidated objects.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key that says that all objects were invalidated.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of the set of identifiers of inserted objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the set of identifiers of updated objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the set of identifiers of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The key of the set of identifiers of objects that were read anew.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// The key of the set of identifiers of invalidated objects.
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

extension NSManagedObjectContext {
  /// The keys of notifications with a context's objects.
  public enum NotificationKey: String, Sendable {
    /// The context that posts the notification.
    case sourceContext = "managedObjectContext"
    /// The generation of the stores that the context reads from now on.
    case queryGeneration = "newQueryGeneration"
    /// All objects were invalidated.
    case invalidatedAllObjects = "invalidatedAll"
    /// The inserted objects.
    case insertedObjects = "inserted"
    /// The updated objects.
    case updatedObjects = "updated"
    /// The deleted objects.
    case deletedObjects = "deleted"
    /// The objects that were read anew.
    case refreshedObjects = "refreshed"
    /// The invalidated objects.
    case invalidatedObjects = "invalidated"
    /// The identifiers of the inserted objects.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The identifiers of the updated objects.
    case updatedObjectIDs = "updated_objectIDs"
    /// The identifiers of the deleted objects.
    case deletedObjectIDs = "deleted_objectIDs"
    /// The identifiers of the objects that were read anew.
    case refreshedObjectIDs = "refreshed_objectIDs"
    /// The identifiers of the invalidated objects.
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }

  /// The notifications under their newer names.
  public static var willSaveObjectsNotification: Notification.Name { .NSManagedObjectContextWillSave }
  /// The same as `NSManagedObjectContextDidSave`.
  public static var didSaveObjectsNotification: Notification.Name { .NSManagedObjectContextDidSave }
  /// The same as `NSManagedObjectContextObjectsDidChange`.
  public static var didChangeObjectsNotification: Notification.Name { .NSManagedObjectContextObjectsDidChange }
  /// The same as `NSManagedObjectContextDidSaveObjectIDs`.
  public static var didSaveObjectIDsNotification: Notification.Name { .NSManagedObjectContextDidSaveObjectIDs }
  /// The same as `NSManagedObjectContextDidMergeChangesObjectIDs`.
  public static var didMergeChangesObjectIDsNotification: Notification.Name {
    .NSManagedObjectContextDidMergeChangesObjectIDs
  }
}
