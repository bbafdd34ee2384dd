public import Foundation

// Casts between structures and objects, `info[key] as? NSValue` and back, work on a device by themselves.

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Returns the point as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
  /// Sets the result to the point of a value object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.cgPointValue
  }
  /// Sets the result to the point of a value object and returns whether it holds one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    result = source.holds(like: NSValue(cgPoint: .zero)) ? source.cgPointValue : nil
    return result != nil
  }
  /// Returns the point of a value object; zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.cgPointValue ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Returns the size as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
  /// Sets the result to the size of a value object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.cgSizeValue
  }
  /// Sets the result to the size of a value object and returns whether it holds one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    result = source.holds(like: NSValue(cgSize: .zero)) ? source.cgSizeValue : nil
    return result != nil
  }
  /// Returns the size of a value object; zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.cgSizeValue ?? .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns the rectangle as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
  /// Sets the result to the rectangle of a value object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }
  /// Sets the result to the rectangle of a value object and returns whether it holds one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    result = source.holds(like: NSValue(cgRect: .zero)) ? source.cgRectValue : nil
    return result != nil
  }
  /// Returns the rectangle of a value object; zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.cgRectValue ?? .zero }
}

extension CGVector: _ObjectiveCBridgeable {
  /// Returns the vector as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }
  /// Sets the result to the vector of a value object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGVector?) {
    result = source.cgVectorValue
  }
  /// Sets the result to the vector of a value object and returns whether it holds one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGVector?) -> Bool {
    result = source.holds(like: NSValue(cgVector: .zero)) ? source.cgVectorValue : nil
    return result != nil
  }
  /// Returns the vector of a value object; zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGVector {
    source?.cgVectorValue ?? .zero
  }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
  /// Returns the transform as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
  /// Sets the result to the transform of a value object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) {
    result = source.cgAffineTransformValue
  }
  /// Sets the result to the transform of a value object and returns whether it holds one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) -> Bool {
    result = source.holds(like: NSValue(cgAffineTransform: .identity)) ? source.cgAffineTransformValue : nil
    return result != nil
  }
  /// Returns the transform of a value object; identity for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
    source?.cgAffineTransformValue ?? .identity
  }
}

extension UIEdgeInsets: _ObjectiveCBridgeable {
  /// Returns the insets as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
  /// Sets the result to the insets of a value object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) {
    result = source.uiEdgeInsetsValue
  }
  /// Sets the result to the insets of a value object and returns whether it holds them.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) -> Bool {
    result = source.holds(like: NSValue(uiEdgeInsets: .zero)) ? source.uiEdgeInsetsValue : nil
    return result != nil
  }
  /// Returns the insets of a value object; zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
    source?.uiEdgeInsetsValue ?? .zero
  }
}

extension NSDirectionalEdgeInsets: _ObjectiveCBridgeable {
  /// Returns the insets as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(directionalEdgeInsets: self) }
  /// Sets the result to the insets of a value object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout NSDirectionalEdgeInsets?) {
    result = source.directionalEdgeInsetsValue
  }
  /// Sets the result to the insets of a value object and returns whether it holds them.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout NSDirectionalEdgeInsets?)
    -> Bool
  {
    result = source.holds(like: NSValue(directionalEdgeInsets: .zero)) ? source.directionalEdgeInsetsValue : nil
    return result != nil
  }
  /// Returns the insets of a value object; zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> NSDirectionalEdgeInsets {
    source?.directionalEdgeInsetsValue ?? .zero
  }
}

extension UIOffset: _ObjectiveCBridgeable {
  /// Returns the offset as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiOffset: self) }
  /// Sets the result to the offset of a value object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIOffset?) {
    result = source.uiOffsetValue
  }
  /// Sets the result to the offset of a value object and returns whether it holds one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout UIOffset?) -> Bool {
    result = source.holds(like: NSValue(uiOffset: .zero)) ? source.uiOffsetValue : nil
    return result != nil
  }
  /// Returns the offset of a value object; zero for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIOffset {
    source?.uiOffsetValue ?? .zero
  }
}

extension CATransform3D: _ObjectiveCBridgeable {
  /// Returns the transform as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }
  /// Sets the result to the transform of a value object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
    result = source.caTransform3DValue
  }
  /// Sets the result to the transform of a value object and returns whether it holds one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) -> Bool {
    result = source.holds(like: NSValue(caTransform3D: CATransform3DIdentity)) ? source.caTransform3DValue : nil
    return result != nil
  }
  /// Returns the transform of a value object; identity for nil.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    source?.caTransform3DValue ?? CATransform3DIdentity
  }
}

extension NSValue {
  /// Whether this has a structure of the same type as another one.
  fileprivate func holds(like other: NSValue) -> Bool {
    !(self is NSNumber) && String(cString: objCType) == String(cString: other.objCType)
  }
}
