public import Foundation

/// What happens where two contexts changed the same record.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType
  case mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType
  case rollbackMergePolicyType
}

/// The way out of conflicts between a context and a store.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType

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

public let NSErrorMergePolicy = NSMergePolicy(merge: .errorMergePolicyType)
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
public let NSOverwriteMergePolicy = NSMergePolicy(merge: .overwriteMergePolicyType)
public let NSRollbackMergePolicy = NSMergePolicy(merge: .rollbackMergePolicyType)

/// An object that another context saved since it was read.
open class NSMergeConflict: NSObject {
  public let sourceObject: NSManagedObject
  public let objectSnapshot: [String: Any]?
  public let newVersionNumber: Int
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
  public let constraint: [String]
  public let databaseObject: NSManagedObject?
  public let conflictingObjects: [NSManagedObject]

  init(_ constraint: [String], _ database: NSManagedObject?, _ objects: [NSManagedObject]) {
    (self.constraint, databaseObject, conflictingObjects) = (constraint, database, objects)
    super.init()
  }
}
