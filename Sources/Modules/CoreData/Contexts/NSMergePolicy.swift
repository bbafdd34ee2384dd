public import Foundation

/// What happens where two contexts changed the same record.
public enum NSMergePolicyType: UInt, Sendable {
  /// Saving fails.
  case errorMergePolicyType
  /// Properties that the store has changed win.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// Properties that the context has changed win.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// The context's object replaces the record.
  case overwriteMergePolicyType
  /// The record stays and the context's changes are discarded.
  case rollbackMergePolicyType
}

/// How conflicts between a context and a store are resolved.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// How conflicts are resolved.
  public let mergeType: NSMergePolicyType

  /// Creates a policy with how conflicts are resolved.
  public init(merge ty: NSMergePolicyType) {
    mergeType = ty
    super.init()
  }

  /// Saving fails.
  open class var error: NSMergePolicy { NSErrorMergePolicy }
  /// What the store has wins.
  open class var mergeByPropertyStoreTrump: NSMergePolicy { NSMergeByPropertyStoreTrumpMergePolicy }
  /// What the context changed wins.
  open class var mergeByPropertyObjectTrump: NSMergePolicy { NSMergeByPropertyObjectTrumpMergePolicy }
  /// The context's object replaces the record.
  open class var overwrite: NSMergePolicy { NSOverwriteMergePolicy }
  /// The record stays, the context's changes are given up.
  open class var rollback: NSMergePolicy { NSRollbackMergePolicy }
}

/// The policy with which saving fails; the default of contexts.
public let NSErrorMergePolicy = NSMergePolicy(merge: .errorMergePolicyType)
/// The policy with which properties that the store has changed win.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
/// The policy with which properties that the context has changed win.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
/// The policy with which the context's object replaces the record.
public let NSOverwriteMergePolicy = NSMergePolicy(merge: .overwriteMergePolicyType)
/// The policy with which the record stays and the context's changes are discarded.
public let NSRollbackMergePolicy = NSMergePolicy(merge: .rollbackMergePolicyType)

/// An object that another context saved since it was read.
open class NSMergeConflict: NSObject {
  /// The object of the context.
  public let sourceObject: NSManagedObject
  /// The values that the context has read, by their properties.
  public let objectSnapshot: [String: Any]?
  /// The version of the record in the store.
  public let newVersionNumber: Int
  /// The version of the record that the context has read.
  public let oldVersionNumber: Int

  init(_ object: NSManagedObject, storeVersion: Int) {
    sourceObject = object
    objectSnapshot = object.committedValues(forKeys: nil)
    oldVersionNumber = object.saved.version
    newVersionNumber = storeVersion
    super.init()
  }
}

/// Objects that have the same values where a constraint says that none have.
open class NSConstraintConflict: NSObject {
  /// The names of the properties whose values together are unique.
  public let constraint: [String]
  /// The object of the store that has the values; nil for none.
  public let databaseObject: NSManagedObject?
  /// The objects of the context that have the same values.
  public let conflictingObjects: [NSManagedObject]

  init(_ constraint: [String], _ database: NSManagedObject?, _ objects: [NSManagedObject]) {
    (self.constraint, databaseObject, conflictingObjects) = (constraint, database, objects)
    super.init()
  }
}
