public import Foundation

// Geometry in objects, as user information and key frames of older code hold it. Foundation here has objects for points,
// sizes and rectangles; the others are in objects of a class of their own.

extension NSValue {
  /// Creates a value object with a point.
  public convenience init(cgPoint value: CGPoint) { self.init(point: value) }
  /// Creates a value object with a size.
  public convenience init(cgSize value: CGSize) { self.init(size: value) }
  /// Creates a value object with a rectangle.
  public convenience init(cgRect value: CGRect) { self.init(rect: value) }

  /// The point of the value object.
  public var cgPointValue: CGPoint { pointValue }
  /// The size of the value object.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle of the value object.
  public var cgRectValue: CGRect { rectValue }
  /// That of an object with something else in it is zero.
  public var cgVectorValue: CGVector { (self as? StructValue<CGVector>)?.value ?? .zero }
  /// That of an object with something else in it is the identity.
  public var cgAffineTransformValue: CGAffineTransform { (self as? StructValue<CGAffineTransform>)?.value ?? .identity }
  /// That of an object with something else in it is zero.
  public var uiEdgeInsetsValue: UIEdgeInsets { (self as? StructValue<UIEdgeInsets>)?.value ?? .zero }
  /// That of an object with something else in it is zero.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    (self as? StructValue<NSDirectionalEdgeInsets>)?.value ?? .zero
  }
  /// That of an object with something else in it is zero.
  public var uiOffsetValue: UIOffset { (self as? StructValue<UIOffset>)?.value ?? .zero }
  /// That of an object with something else in it is the identity.
  public var caTransform3DValue: CATransform3D { (self as? StructValue<CATransform3D>)?.value ?? CATransform3DIdentity }
}

extension _SelfAssigning where Self: NSValue {
  /// Creates a value object with a vector.
  public init(cgVector value: CGVector) { self.init(made: StructValue(value)) }
  /// Creates a value object with a transform.
  public init(cgAffineTransform value: CGAffineTransform) { self.init(made: StructValue(value)) }
  /// Creates a value object with insets.
  public init(uiEdgeInsets value: UIEdgeInsets) { self.init(made: StructValue(value)) }
  /// Creates a value object with insets that have leading and trailing.
  public init(directionalEdgeInsets value: NSDirectionalEdgeInsets) { self.init(made: StructValue(value)) }
  /// Creates a value object with an offset.
  public init(uiOffset value: UIOffset) { self.init(made: StructValue(value)) }
  /// Creates a value object with a transform in space.
  public init(caTransform3D value: CATransform3D) { self.init(made: StructValue(value)) }
}

/// A structure in an object.
package final class StructValue<Value: BoxedStruct>: NSValue, @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
    super.init()
  }

  package required init?(coder: NSCoder) { nil }
  package required convenience init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
    self.init(value.assumingMemoryBound(to: Value.self).pointee)
  }

  package override func getValue(_ value: UnsafeMutableRawPointer) {
    value.assumingMemoryBound(to: Value.self).initialize(to: self.value)
  }
  package override var objCType: UnsafePointer<Int8> {
    UnsafeRawPointer(Value.encoding.utf8Start).assumingMemoryBound(to: Int8.self)
  }
  package override func isEqual(_ object: Any?) -> Bool { (object as? StructValue)?.value == value }
  package override var hash: Int { "\(value)".hashValue }
  package override var description: String { "NSValue: \(value)" }
  package override func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A structure of numbers, and how Objective-C writes its type.
package protocol BoxedStruct: Equatable {
  static var encoding: StaticString { get }
}

extension CGVector: BoxedStruct {
  package static var encoding: StaticString { "{CGVector=dd}" }
}
extension CGAffineTransform: BoxedStruct {
  package static var encoding: StaticString { "{CGAffineTransform=dddddd}" }
}
extension UIEdgeInsets: BoxedStruct {
  package static var encoding: StaticString { "{UIEdgeInsets=dddd}" }
}
extension NSDirectionalEdgeInsets: BoxedStruct {
  package static var encoding: StaticString { "{NSDirectionalEdgeInsets=dddd}" }
}
extension UIOffset: BoxedStruct {
  package static var encoding: StaticString { "{UIOffset=dd}" }
}
extension CATransform3D: BoxedStruct {
  package static var encoding: StaticString { "{CATransform3D=dddddddddddddddd}" }
}
