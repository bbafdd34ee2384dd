public import Foundation

// The codes of errors in the Cocoa domain, and the keys of what they tell.

/// An object is not valid, for no more specific reason.
public let NSManagedObjectValidationError = 1550
/// Objects violate a uniqueness constraint.
public let NSManagedObjectConstraintValidationError = 1551
/// Several validations failed; the errors are under `NSDetailedErrorsKey`.
public let NSValidationMultipleErrorsError = 1560
/// A property that is not optional has no value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has fewer objects than its minimum.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has more objects than its maximum.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object cannot be deleted because a relationship that denies it is not empty.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is greater than its maximum.
public let NSValidationNumberTooLargeError = 1610
/// A number is less than its minimum.
public let NSValidationNumberTooSmallError = 1620
/// A date is later than its maximum.
public let NSValidationDateTooLateError = 1630
/// A date is earlier than its minimum.
public let NSValidationDateTooSoonError = 1640
/// A date is not valid.
public let NSValidationInvalidDateError = 1650
/// A text is longer than its maximum.
public let NSValidationStringTooLongError = 1660
/// A text is shorter than its minimum.
public let NSValidationStringTooShortError = 1670
/// A text does not match its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// An address is not valid.
public let NSValidationInvalidURIError = 1690
/// An object refers to one that is no longer there.
public let NSManagedObjectReferentialIntegrityError = 133000
/// A relationship refers to an object of another store.
public let NSManagedObjectExternalRelationshipError = 133010
/// Another context has saved the same objects, and the merge policy is to fail.
public let NSManagedObjectMergeError = 133020
/// Objects violate a uniqueness constraint, and the merge policy is to fail.
public let NSManagedObjectConstraintMergeError = 133021
/// The type of the store is unknown.
public let NSPersistentStoreInvalidTypeError = 134000
/// Saving to a store has failed.
public let NSPersistentStoreSaveError = 134030
/// An operation of a store has failed.
public let NSPersistentStoreOperationError = 134070
/// A store could not be opened.
public let NSPersistentStoreOpenError = 134080
/// The model does not fit the store.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// The migration of a store has failed.
public let NSMigrationError = 134110
/// An error of Core Data for no more specific reason.
public let NSCoreDataError = 134060

/// The key of the errors of several failed validations.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object that is not valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property that is not valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the predicate that was not met; no error here has it.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the value that is not valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the stores that the error concerns.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the objects that the error concerns.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of the conflicts of a save.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

extension CocoaError.Code {
  /// The type of the store is unknown.
  public static let persistentStoreInvalidType = CocoaError.Code(rawValue: 134000)
  /// An object refers to one that is no longer there.
  public static let managedObjectReferentialIntegrity = CocoaError.Code(rawValue: 133000)
  /// Another context has saved the same objects, and the merge policy is to fail.
  public static let managedObjectMerge = CocoaError.Code(rawValue: 133020)
  /// Objects violate a uniqueness constraint, and the merge policy is to fail.
  public static let managedObjectConstraintMerge = CocoaError.Code(rawValue: 133021)
  /// A property that is not optional has no value.
  public static let validationMissingMandatoryProperty = CocoaError.Code(rawValue: 1570)
  /// Several validations failed.
  public static let validationMultipleErrors = CocoaError.Code(rawValue: 1560)
  /// An object cannot be deleted because a relationship that denies it is not empty.
  public static let validationRelationshipDeniedDelete = CocoaError.Code(rawValue: 1600)
  /// A number is greater than its maximum.
  public static let validationNumberTooLarge = CocoaError.Code(rawValue: 1610)
  /// A number is less than its minimum.
  public static let validationNumberTooSmall = CocoaError.Code(rawValue: 1620)
  /// A text is longer than its maximum.
  public static let validationStringTooLong = CocoaError.Code(rawValue: 1660)
  /// A text is shorter than its minimum.
  public static let validationStringTooShort = CocoaError.Code(rawValue: 1670)
  /// A text does not match its pattern.
  public static let validationStringPatternMatching = CocoaError.Code(rawValue: 1680)
  /// An error of Core Data for no more specific reason.
  public static let coreData = CocoaError.Code(rawValue: 134060)
}
