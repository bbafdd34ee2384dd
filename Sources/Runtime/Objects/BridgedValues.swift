public import Foundation

// Casts between values and objects work on a device by themselves: `info[key] as? CGFloat` for a number, `as? String` for a
// constant of the system's. Foundation on Linux does so for its own values, but not for `CGFloat`.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
  /// Sets the result to the value of a number object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }
  /// Sets the result to the value of a number object; always true.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }
  /// Returns the value of a number object; 0 for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension _ObjectiveCBridgeable
where Self: RawRepresentable, RawValue: _ObjectiveCBridgeable, _ObjectiveCType == RawValue._ObjectiveCType {
  /// Returns the raw value as an object.
  public func _bridgeToObjectiveC() -> _ObjectiveCType { rawValue._bridgeToObjectiveC() }
  /// Sets the result to the case with the object's value; nil if there is none.
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {
    result = Self(rawValue: RawValue._unconditionallyBridgeFromObjectiveC(source))
  }
  /// Sets the result to the case with the object's value and returns whether there is one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool {
    var value: RawValue?
    result = RawValue._conditionallyBridgeFromObjectiveC(source, result: &value) ? value.flatMap(Self.init) : nil
    return result != nil
  }
  /// Returns the case with the object's value; ends the process if there is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
    guard let value = Self(rawValue: RawValue._unconditionallyBridgeFromObjectiveC(source)) else {
      preconditionFailure("The object is no value of \(Self.self).")
    }
    return value
  }
}
