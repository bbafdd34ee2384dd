import Foundation

/// Values for properties that are numbers: key-value coding takes any number for them, and texts with a number.
package enum KeyedScalar {
  /// Whether a type is one of numbers or truth values.
  static func isScalar(_ type: Any.Type) -> Bool {
    type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type || type == Bool.self
  }

  /// A value as one of a type; nil where it is none.
  package static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let same = (value as Any) as? Value { return same }
    guard isScalar(type), let number = unwrapped(value).flatMap(number) else { return nil }
    switch type {
    case is Bool.Type: return number.boolValue as? Value
    case let type as any FixedWidthInteger.Type: return integer(number, type) as? Value
    case let type as any BinaryFloatingPoint.Type: return floating(number, type) as? Value
    default: return nil
    }
  }

  private static func integer<Number: FixedWidthInteger>(_ number: NSNumber, _ type: Number.Type) -> Number {
    Number(truncatingIfNeeded: number.int64Value)
  }

  private static func floating<Number: BinaryFloatingPoint>(_ number: NSNumber, _ type: Number.Type) -> Number {
    Number(number.doubleValue)
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let truth as Bool: NSNumber(value: truth)
    case let number as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: number))
    case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
    case let text as String: number(of: text as NSString)
    case let text as NSString: number(of: text)
    default: nil
    }
  }

  /// The number or truth value that a text is; nil for other texts, which a device takes for 0.
  private static func number(of text: NSString) -> NSNumber? {
    switch text.lowercased {
    case "yes", "true": NSNumber(value: true)
    case "no", "false": NSNumber(value: false)
    case let text where Int64(text) != nil: Int64(text).map { NSNumber(value: $0) }
    case let text: Double(text).map { NSNumber(value: $0) }
    }
  }
}
