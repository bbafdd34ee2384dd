/// The type of an attribute's values; raw values are Core Data's.
public enum NSAttributeType: UInt, Sendable {
  /// No type was set.
  case undefinedAttributeType = 0
  /// An integer of 16 bits.
  case integer16AttributeType = 100
  /// An integer of 32 bits.
  case integer32AttributeType = 200
  /// An integer of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A floating-point number of 64 bits.
  case doubleAttributeType = 500
  /// A floating-point number of 32 bits.
  case floatAttributeType = 600
  /// A text.
  case stringAttributeType = 700
  /// True or false.
  case booleanAttributeType = 800
  /// A date.
  case dateAttributeType = 900
  /// Data.
  case binaryDataAttributeType = 1000
  /// A UUID.
  case UUIDAttributeType = 1100
  /// A URL.
  case URIAttributeType = 1200
  /// An object that a value transformer makes data of.
  case transformableAttributeType = 1800
  /// The identifier of an object.
  case objectIDAttributeType = 2000
  /// Several attributes under one name.
  case compositeAttributeType = 2100
}
