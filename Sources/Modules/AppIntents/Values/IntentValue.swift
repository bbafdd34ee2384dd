public import Foundation

/// A value that a parameter, a property or a result can have.
public protocol _IntentValue {
  /// The type of one value: the type itself, for collections that of their elements.
  associatedtype ValueType
  /// The type without being optional.
  associatedtype UnwrappedType
}

extension Bool: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Bool
  /// The type without being optional.
  public typealias UnwrappedType = Bool
}
extension Int: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Int
  /// The type without being optional.
  public typealias UnwrappedType = Int
}
extension Double: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Double
  /// The type without being optional.
  public typealias UnwrappedType = Double
}
extension String: _IntentValue {
  /// The type of one value.
  public typealias ValueType = String
  /// The type without being optional.
  public typealias UnwrappedType = String
}
extension AttributedString: _IntentValue {
  /// The type of one value.
  public typealias ValueType = AttributedString
  /// The type without being optional.
  public typealias UnwrappedType = AttributedString
}
extension Date: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Date
  /// The type without being optional.
  public typealias UnwrappedType = Date
}
extension DateComponents: _IntentValue {
  /// The type of one value.
  public typealias ValueType = DateComponents
  /// The type without being optional.
  public typealias UnwrappedType = DateComponents
}
extension URL: _IntentValue {
  /// The type of one value.
  public typealias ValueType = URL
  /// The type without being optional.
  public typealias UnwrappedType = URL
}
extension Duration: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Duration
  /// The type without being optional.
  public typealias UnwrappedType = Duration
}
extension Measurement: _IntentValue where UnitType: Dimension {
  /// The type of one value.
  public typealias ValueType = Measurement<UnitType>
  /// The type without being optional.
  public typealias UnwrappedType = Measurement<UnitType>
}
extension Never: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Never
  /// The type without being optional.
  public typealias UnwrappedType = Never
}
extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The type of one value.
  public typealias ValueType = Wrapped.ValueType
  /// The type without being optional.
  public typealias UnwrappedType = Wrapped
}
extension Array: _IntentValue where Element: _IntentValue {
  /// The type of an element.
  public typealias ValueType = Element.ValueType
  /// The type without being optional.
  public typealias UnwrappedType = [Element]
}
extension Set: _IntentValue where Element: _IntentValue {
  /// The type of an element.
  public typealias ValueType = Element.ValueType
  /// The type without being optional.
  public typealias UnwrappedType = Set<Element>
}

/// A parameter or property that holds a value.
public protocol AnyIntentValue<Value>: AnyObject, Sendable {
  /// The type of the value.
  associatedtype Value: _IntentValue
  /// The value that is held.
  var wrappedValue: Value { get }
}
