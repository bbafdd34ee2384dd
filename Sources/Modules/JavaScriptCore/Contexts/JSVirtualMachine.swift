import Foundation
import PlainviewScripting

/// A machine whose contexts may exchange values; one thread runs its scripts at a time.
///
/// As on a device, `JSVirtualMachine()` is an implicitly unwrapped optional; so this is no `NSObject`.
open class JSVirtualMachine: @unchecked Sendable {
  let lock = NSRecursiveLock()
  /// The engines of all its contexts, which live as long as it does: their values may be anywhere.
  var engines: [ScriptEngine] = []

  /// Creates a machine.
  public init!() {}

  /// Has an object live as long as its owner. Kept, without effect: values live as long as their machine.
  open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}
  /// Takes back that an object lives as long as its owner. Kept, without effect.
  open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {}
}

/// A value that does not keep its context; nil once the context is gone.
open class JSManagedValue: NSObject, @unchecked Sendable {
  private let held: ScriptValue?
  private weak var context: JSContext?

  /// Creates a reference to a value.
  public init!(value: JSValue!) {
    held = value?.value
    context = value?.owner
    super.init()
  }
  /// Creates a reference to a value, with an owner, which has no effect.
  public convenience init!(value: JSValue!, andOwner owner: Any!) { self.init(value: value) }

  /// The value; nil once its context is gone.
  open var value: JSValue! {
    guard let held, let context else { return nil }
    return JSValue(held, context)
  }
}
