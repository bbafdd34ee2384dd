import Foundation

/// A closure of the app as an object.
final class ClosureObject: NSObject {
  let closure: Any

  init(_ closure: Any) {
    self.closure = closure
    super.init()
  }
}

/// Returns an object that carries a closure, for `unsafeBitCast(closure, to: AnyObject.self)`.
///
/// On a device such a closure (`@convention(block)`) is an object already. Here no closure is one, and Swift's function would
/// end the program; so this function, which files that import JavaScriptCore find first, puts the closure into an object that
/// only JavaScriptCore can call. Other values are passed on to Swift's function.
public func unsafeBitCast<Value>(_ value: Value, to type: AnyObject.Protocol) -> AnyObject {
  FunctionType(Value.self) == nil ? Swift.unsafeBitCast(value, to: type) : ClosureObject(value)
}
