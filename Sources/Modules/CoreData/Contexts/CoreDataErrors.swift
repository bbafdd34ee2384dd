public import Foundation

// The codes of errors in the Cocoa domain, and the keys of what they tell.

public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationInvalidDateError = 1650
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
public let NSValidationInvalidURIError = 1690
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSManagedObjectExternalRelationshipError = 133010
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectConstraintMergeError = 133021
public let NSPersistentStoreInvalidTypeError = 134000
public let NSPersistentStoreSaveError = 134030
public let NSPersistentStoreOperationError = 134070
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationError = 134110
public let NSCoreDataError = 134060

public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

extension CocoaError.Code {
  public static let persistentStoreInvalidType = CocoaError.Code(rawValue: 134000)
  public static let managedObjectReferentialIntegrity = CocoaError.Code(rawValue: 133000)
  public static let managedObjectMerge = CocoaError.Code(rawValue: 133020)
  public static let managedObjectConstraintMerge = CocoaError.Code(rawValue: 133021)
  public static let validationMissingMandatoryProperty = CocoaError.Code(rawValue: 1570)
  public static let validationMultipleErrors = CocoaError.Code(rawValue: 1560)
  public static let validationRelationshipDeniedDelete = CocoaError.Code(rawValue: 1600)
  public static let validationNumberTooLarge = CocoaError.Code(rawValue: 1610)
  public static let validationNumberTooSmall = CocoaError.Code(rawValue: 1620)
  public static let validationStringTooLong = CocoaError.Code(rawValue: 1660)
  public static let validationStringTooShort = CocoaError.Code(rawValue: 1670)
  public static let validationStringPatternMatching = CocoaError.Code(rawValue: 1680)
  public static let coreData = CocoaError.Code(rawValue: 134060)
}
