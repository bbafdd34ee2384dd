import Foundation
import PlainviewScripting

/// The arguments with which a script calls a closure, converted to the types of its parameters as on a device.
struct ClosureArguments {
  let context: JSContext
  let values: [ScriptValue]

  /// An argument as a value of a type; undefined where the script gives fewer.
  func value<Value>(_ index: Int) throws -> Value {
    let value = index < values.count ? values[index] : .undefined
    let optional = Value.self as? any AnyOptional.Type
    if let known = try converted(value, to: optional?.wrapped ?? Value.self), let result = known as? Value {
      return result
    }
    if let nothing = optional?.none(as: Value.self) { return nothing }
    if let null = NSNull() as? Value { return null }
    throw context.engine.typeFailure("argument \(index + 1) is no \(Value.self)")
  }

  /// Nil for undefined and null where objects are wanted, and for what cannot be converted.
  private func converted(_ value: ScriptValue, to type: Any.Type) throws -> Any? {
    let engine = context.engine
    switch type {
    case is JSValue.Type: return JSValue(value, context)
    case is String.Type: return try engine.text(of: value).string
    case is NSString.Type: return NSString(string: try engine.text(of: value).string)
    case is Bool.Type: return value.isTrue
    case is NSNumber.Type: return try context.number(value)
    case let type as any BinaryInteger.Type: return integer(try engine.number(of: value), type)
    case let type as any BinaryFloatingPoint.Type: return fraction(try engine.number(of: value), type)
    case is Date.Type: return Date(timeIntervalSince1970: try engine.number(of: value) / 1000)
    case is NSDate.Type: return NSDate(timeIntervalSince1970: try engine.number(of: value) / 1000)
    default: return context.object(value)
    }
  }

  private func integer<Number: BinaryInteger>(_ number: Double, _: Number.Type) -> Number {
    number.isFinite ? Number(truncatingIfNeeded: Int64(max(min(number, 9.2e18), -9.2e18))) : 0
  }

  private func fraction<Number: BinaryFloatingPoint>(_ number: Double, _: Number.Type) -> Number { Number(number) }
}

/// An optional of any type.
protocol AnyOptional {
  static var wrapped: Any.Type { get }
  /// Nothing, where the type is this one.
  static func none<Value>(as type: Value.Type) -> Value?
  var value: Any? { get }
}

extension Optional: AnyOptional {
  static var wrapped: Any.Type { Wrapped.self }
  static func none<Value>(as type: Value.Type) -> Value? { Self.none as? Value }
  var value: Any? { map { $0 as Any } }
}
