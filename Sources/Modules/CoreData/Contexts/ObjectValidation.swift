import Foundation
import PlainviewTargetAction

/// Whether objects may be saved.
enum ObjectValidation {
  static func validate(_ object: NSManagedObject) throws {
    var problems: [NSError] = []
    for property in object.entity.properties {
      do {
        try validate(object.primitiveValue(forKey: property.name) as AnyObject?, of: object, property.name)
      } catch let problem as NSError {
        problems.append(problem)
      }
    }
    try throwAny(problems)
  }

  static func throwAny(_ problems: [NSError]) throws {
    if problems.count == 1 { throw problems[0] }
    guard !problems.isEmpty else { return }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
      userInfo: [NSLocalizedDescriptionKey: "Multiple validation errors occurred.", NSDetailedErrorsKey: problems])
  }

  static func validateForDelete(_ object: NSManagedObject) throws {
    for case let relationship as NSRelationshipDescription in object.entity.properties
    where relationship.deleteRule == .denyDeleteRule {
      let ids = object.row.references[relationship.name]?.ids ?? []
      let others = ids.compactMap { object.managedObjectContext?.registeredObject(for: $0) }
      guard !ids.isEmpty, others.count < ids.count || others.contains(where: { !$0.isDeleted }) else { continue }
      throw error(
        NSValidationRelationshipDeniedDeleteError, object, relationship.name, nil,
        "Items cannot be deleted from \(relationship.name).")
    }
  }

  static func validate(_ value: AnyObject?, of object: NSManagedObject, _ key: String) throws {
    guard let property = object.entity.property(key) else { return }
    if let relationship = property as? NSRelationshipDescription { return try validate(relationship, of: object) }
    guard let value, !(value is NSNull) else {
      guard !property.isOptional, property is NSAttributeDescription, !(property is NSDerivedAttributeDescription)
      else {
        return
      }
      throw error(NSValidationMissingMandatoryPropertyError, object, key, nil, "\(key) is a required value.")
    }
    if let attribute = property as? NSAttributeDescription { try validateLimits(of: attribute, value, object) }
    for predicate in property.validationPredicates where !predicate.evaluate(with: value) {
      let code =
        (predicate as? NSComparisonPredicate)?.predicateOperatorType == .matches
        ? NSValidationStringPatternMatchingError : NSManagedObjectValidationError
      throw error(code, object, key, value, "\(key) is not valid.")
    }
  }

  private static func validate(_ relationship: NSRelationshipDescription, of object: NSManagedObject) throws {
    let count = object.row.references[relationship.name]?.ids.count ?? 0
    let key = relationship.name
    if count == 0, !relationship.isOptional {
      let code =
        relationship.isToMany
        ? NSValidationRelationshipLacksMinimumCountError : NSValidationMissingMandatoryPropertyError
      throw error(code, object, key, nil, "\(key) is a required value.")
    }
    if count > 0, count < relationship.minCount {
      throw error(NSValidationRelationshipLacksMinimumCountError, object, key, nil, "Too few items in \(key).")
    }
    if relationship.isToMany, relationship.maxCount > 0, count > relationship.maxCount {
      throw error(NSValidationRelationshipExceedsMaximumCountError, object, key, nil, "Too many items in \(key).")
    }
  }

  private static func validateLimits(
    of attribute: NSAttributeDescription, _ value: AnyObject, _ object: NSManagedObject
  ) throws {
    let key = attribute.name
    let (size, tooSmall, tooLarge): (Double, (Int, String), (Int, String))
    if let text = value as? String {
      size = Double(text.utf16.count)
      tooSmall = (NSValidationStringTooShortError, "\(key) is too short.")
      tooLarge = (NSValidationStringTooLongError, "\(key) is too long.")
    } else if let date = value as? Date {
      size = date.timeIntervalSinceReferenceDate
      tooSmall = (NSValidationDateTooSoonError, "\(key) is too soon.")
      tooLarge = (NSValidationDateTooLateError, "\(key) is too late.")
    } else if let number = value as? NSNumber {
      size = number.doubleValue
      tooSmall = (NSValidationNumberTooSmallError, "\(key) is too small.")
      tooLarge = (NSValidationNumberTooLargeError, "\(key) is too large.")
    } else {
      return
    }
    if let minimum = attribute.minimum, size < minimum { throw error(tooSmall.0, object, key, value, tooSmall.1) }
    if let maximum = attribute.maximum, size > maximum { throw error(tooLarge.0, object, key, value, tooLarge.1) }
  }

  private static func error(
    _ code: Int, _ object: NSManagedObject, _ key: String, _ value: Any?, _ text: String
  ) -> NSError {
    var info: [String: Any] = [
      NSLocalizedDescriptionKey: text, NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key,
    ]
    if let value { info[NSValidationValueErrorKey] = value }
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }
}
