public import Foundation
import PlainviewRuntime

// What classes and objects say of their classes, as Objective-C's root class does.
extension NSObjectProtocol {
  /// Whether the object's class is a class or inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool { NSObject.inherits(type(of: self), from: aClass) }

  /// Whether the object's class is a class itself.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

extension NSObject {
  /// The class itself, which archives name on a device.
  public class func classForCoder() -> AnyClass { self }

  /// The class above this one; nil for `NSObject`.
  public class func superclass() -> AnyClass? { _getSuperclass(self) }

  fileprivate class func inherits(_ type: AnyClass, from ancestor: AnyClass) -> Bool {
    classChain(from: type).contains { $0 == ancestor }
  }
}

/// Whether two classes are the same one; on a device a class is an object, and this compares objects.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }

/// Whether two classes are different ones.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }
