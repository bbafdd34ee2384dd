import Foundation
import PlainviewDataModels
import PlainviewRuntime

/// The values of an attribute's type: numbers are `NSNumber`s of that type, other values Swift's own.
enum AttributeValues {
  /// A value as objects keep it; nil where it is not of the type.
  static func kept(_ value: Any, as type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType: return number(value).map { NSNumber(value: Int16(truncatingIfNeeded: $0.int64Value)) }
    case .integer32AttributeType: return number(value).map { NSNumber(value: Int32(truncatingIfNeeded: $0.int64Value)) }
    case .integer64AttributeType: return number(value).map { NSNumber(value: $0.int64Value) }
    case .doubleAttributeType: return number(value).map { NSNumber(value: $0.doubleValue) }
    case .floatAttributeType: return number(value).map { NSNumber(value: $0.floatValue) }
    case .booleanAttributeType: return number(value).map { NSNumber(value: $0.boolValue) }
    case .decimalAttributeType:
      if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
      return value as? NSDecimalNumber ?? number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
    case .stringAttributeType: return value as? String ?? (value as? NSString).map { $0.substring(from: 0) }
    case .dateAttributeType: return value as? Date ?? (value as? NSDate).map { $0 as Date }
    case .binaryDataAttributeType: return value as? Data ?? (value as? NSData).map { $0 as Data }
    case .UUIDAttributeType: return value as? UUID ?? (value as? NSUUID).map { $0 as UUID }
    case .URIAttributeType: return value as? URL ?? (value as? NSURL).map { $0 as URL }
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType, .compositeAttributeType:
      return value
    }
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let flag as Bool: NSNumber(value: flag)
    case let whole as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: whole))
    case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
    default: nil
    }
  }

  /// The class that values have, as messages name it.
  static func className(of type: NSAttributeType) -> String {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
      .floatAttributeType, .booleanAttributeType:
      "NSNumber"
    case .decimalAttributeType: "NSDecimalNumber"
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    case .objectIDAttributeType: "NSManagedObjectID"
    case .undefinedAttributeType, .transformableAttributeType, .compositeAttributeType: "NSObject"
    }
  }

  /// The value that a model's document writes as a text.
  static func value(of text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).flatMap { kept($0, as: type) }
    case .doubleAttributeType, .floatAttributeType: Double(text).flatMap { kept($0, as: type) }
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1" || text == "true")
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .stringAttributeType: text
    default: nil
    }
  }
}

extension NSAttributeType {
  init(_ kind: ModelAttribute.Kind) {
    switch kind {
    case .undefined: self = .undefinedAttributeType
    case .integer16: self = .integer16AttributeType
    case .integer32: self = .integer32AttributeType
    case .integer64: self = .integer64AttributeType
    case .decimal: self = .decimalAttributeType
    case .double: self = .doubleAttributeType
    case .float: self = .floatAttributeType
    case .string: self = .stringAttributeType
    case .boolean: self = .booleanAttributeType
    case .date: self = .dateAttributeType
    case .binary: self = .binaryDataAttributeType
    case .transformable: self = .transformableAttributeType
    case .uuid: self = .UUIDAttributeType
    case .uri: self = .URIAttributeType
    case .objectID: self = .objectIDAttributeType
    }
  }
}
