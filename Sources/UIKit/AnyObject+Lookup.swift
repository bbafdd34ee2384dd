public import Foundation
import PlainviewGraphics

// What sources ask of an object of which nothing is known: on Apple's systems the compiler looks such properties up in all
// classes of Objective-C. Rewritten sources use the names here; they are not written by hand.

/// An object with the properties that sources ask of any object; each is nil where the object does not have it.
public struct __AnyObject {
  private let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  private var number: NSNumber? { object as? NSNumber }
  private var text: NSString? { object as? NSString }
  private var value: NSValue? { object as? NSValue }

  /// The value of a number or a text.
  public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
  /// The value of a number or a text.
  public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
  /// The value of a number or a text.
  public var intValue: Int! { number?.intValue ?? text?.integerValue }
  /// The value of a number or a text, by the name that texts have for it.
  public var integerValue: Int! { intValue }
  /// The value of a number or a text.
  public var int32Value: Int32! { number?.int32Value ?? text?.intValue }
  /// The value of a number or a text.
  public var int64Value: Int64! { number?.int64Value ?? text?.longLongValue }
  /// The value of a number.
  public var uintValue: UInt! { number?.uintValue }
  /// The value of a number or a text.
  public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
  /// The text of a number.
  public var stringValue: String! { number?.stringValue }
  /// The rectangle of a value.
  public var cgRectValue: CGRect! { value?.cgRectValue }
  /// The point of a value.
  public var cgPointValue: CGPoint! { value?.cgPointValue }
  /// The size of a value.
  public var cgSizeValue: CGSize! { value?.cgSizeValue }
}

extension __UIKitRuntime {
  /// An object of which nothing is known.
  public static func asked(_ value: AnyObject) -> __AnyObject { __AnyObject(value) }
  /// One that may not be there.
  public static func asked(_ value: AnyObject?) -> __AnyObject? { value.map(__AnyObject.init) }
  /// A value of a known type, which has the property itself.
  public static func asked<Value>(_ value: Value?) -> Value? { value }
}
