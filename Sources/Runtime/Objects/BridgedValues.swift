public import Foundation

// Casts between values and objects work on a device by themselves: `info[key] as? CGFloat` for a number, `as? String` for a
// constant of the system's. Foundation on Linux does so for its own values, but not for `CGFloat`.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension _ObjectiveCBridgeable
where Self: RawRepresentable, RawValue: _ObjectiveCBridgeable, _ObjectiveCType == RawValue._ObjectiveCType {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { rawValue._bridgeToObjectiveC() }
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {
    result = Self(rawValue: RawValue._unconditionallyBridgeFromObjectiveC(source))
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool {
    var value: RawValue?
    result = RawValue._conditionallyBridgeFromObjectiveC(source, result: &value) ? value.flatMap(Self.init) : nil
    return result != nil
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
    guard let value = Self(rawValue: RawValue._unconditionallyBridgeFromObjectiveC(source)) else {
      preconditionFailure("The object is no value of \(Self.self).")
    }
    return value
  }
}
