public import Foundation
import PlainviewRuntime

// Messages to classes.

extension NSObject {
  /// The class's name with its module in front, as Objective-C's runtime knows it.
  public class func description() -> String { className(self) }

  /// Whether a message of this name to the class would find a method; those of `UIKit` itself are known in part.
  @preconcurrency @MainActor public class func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    return ClassMethods.entry(for: selector, in: self) != nil
  }

  /// Whether objects of the class have a method of this name.
  @preconcurrency @MainActor public class func instancesRespond(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    return ActionRegistry.entry(for: selector, in: self) != nil
  }

  /// Sends a message without arguments to the class; fails with UIKit's text when no method has the name (contract S2).
  @discardableResult
  @preconcurrency @MainActor public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    MessageResult.returned(Message(selector).send(toClass: self))
  }

  /// Sends a message with one argument to the class.
  @discardableResult
  @preconcurrency @MainActor public class func perform(
    _ selector: Selector!, with object: Any!
  ) -> Unmanaged<AnyObject>! {
    MessageResult.returned(Message(selector, sender: object).send(toClass: self))
  }

  /// What the class's method of this name answers, as `sharedApplication` of `UIApplication`; fails with UIKit's text when
  /// no method has the name.
  ///
  /// A class of the library with a method of this name, as `CATransaction`, comes first.
  @_disfavoredOverload
  @preconcurrency @MainActor public class func value(forKey key: String) -> Any? {
    if responds(to: Selector(key)) { return Message(Selector(key)).send(toClass: self) }
    let object = "<\(className(self)) \(SimulatedProcess.address(of: self as AnyObject))>"
    let text = "this class is not key value coding-compliant for the key \(key)."
    raise(UncaughtException(name: "NSUnknownKeyException", reason: "[\(object) valueForUndefinedKey:]: \(text)"))
    return nil
  }

  /// What the class's method answers whose name the path begins with, and what that has for the rest of the path.
  @preconcurrency @MainActor public class func value(forKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    let first = value(forKey: parts.first ?? keyPath)
    return parts.count > 1 ? (first as? NSObject)?.value(forKeyPath: parts[1]) : first
  }
}
