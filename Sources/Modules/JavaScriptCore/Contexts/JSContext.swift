public import Foundation
import PlainviewRuntime
import PlainviewScripting

/// A global object with its scripts, run by Plainview's interpreter.
///
/// The language is ECMAScript 2022 in its strict form. Generators, modules, typed arrays, `Proxy`, `WeakMap`, `BigInt`,
/// `Intl` and `eval` are missing: a script that uses them ends with a JavaScript exception that says so. So does one that
/// takes too many steps, calls itself more than 200 times, or awaits a promise that nobody has settled yet. The time zone
/// is UTC; lines of `console` are not shown, as on a device without an inspector. What scripts make lives as long as the
/// machine.
///
/// As on a device, `JSContext()` is an implicitly unwrapped optional; so this is no `NSObject`.
open class JSContext: Hashable, CustomStringConvertible, @unchecked Sendable {
  let machine: JSVirtualMachine
  let engine: ScriptEngine
  /// The objects of the app that scripts have, so that each is one object of scripts.
  var wrappers: [ObjectIdentifier: ScriptObject] = [:]

  /// The last exception that nobody handled, or inside of a closure the one that the closure throws.
  open var exception: JSValue!
  /// Is called with each exception that a script does not catch; before it is set it keeps them in `exception`.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = { context, exception in
    context?.exception = exception
  }
  /// The name that tools show. Kept, without effect.
  open var name: String!
  /// Whether an inspector may connect. Kept, without effect.
  open var isInspectable = false

  /// Creates a context with a machine of its own.
  public convenience init!() { self.init(virtualMachine: JSVirtualMachine()) }

  /// Creates a context in a machine, whose other contexts may take its values.
  public init!(virtualMachine: JSVirtualMachine!) {
    guard let virtualMachine else { return nil }
    machine = virtualMachine
    var limits = ScriptLimits()
    limits.steps = 100_000_000
    limits.memory = 400_000_000
    limits.totalMemory = .max / 2
    limits.lines = .max
    let host = ScriptHost(
      now: { (SimulatedProcess.date.timeIntervalSince1970 * 1000).rounded(.down) },
      random: { Double.random(in: 0..<1) })
    engine = ScriptEngine(host: host, limits: limits, sharesNames: true)
    machine.lock.withLock { machine.engines.append(engine) }
  }

  /// The machine of the context.
  open var virtualMachine: JSVirtualMachine! { machine }
  /// The object whose properties are the global names.
  open var globalObject: JSValue! { JSValue(.object(engine.globals), self) }

  /// Runs a script; the value of its last statement, undefined after an exception.
  @discardableResult
  open func evaluateScript(_ script: String!) -> JSValue! { evaluateScript(script, withSourceURL: nil) }
  /// Runs a script that comes from an address, which errors name.
  @discardableResult
  open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    let source = ScriptSource(script ?? "", name: sourceURL?.absoluteString ?? "")
    return value { try $0.evaluateShared(source) }
  }

  /// Returns a property of the global object, undefined where there is none.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { globalObject.objectForKeyedSubscript(key) }
  /// Sets a property of the global object.
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    globalObject.setObject(object, forKeyedSubscript: key)
  }
  /// Returns a property of the global object, undefined where there is none.
  public subscript(key: Any!) -> JSValue! { objectForKeyedSubscript(key) }

  // MARK: Inside of a closure that a script has called

  /// Returns the context whose script calls the running closure; nil outside of closures.
  open class func current() -> JSContext! { HostCall.current?.context }
  /// Returns the function by which a script calls the running closure; nil outside of closures.
  open class func currentCallee() -> JSValue! {
    HostCall.current.flatMap { call in call.callee.map { JSValue(.object($0), call.context) } }
  }
  /// Returns what the running closure is called on; nil outside of closures.
  open class func currentThis() -> JSValue! { HostCall.current.map { JSValue($0.this, $0.context) } }
  /// Returns the arguments of the running closure, as `JSValue`s; nil outside of closures.
  open class func currentArguments() -> [Any]! {
    HostCall.current.map { call in call.arguments.map { JSValue($0, call.context) } }
  }

  // MARK: As a value of the app

  /// Returns whether both are the same context.
  public static func == (one: JSContext, other: JSContext) -> Bool { one === other }
  /// Hashes the identity of the context.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// The class and the address.
  open var description: String { "<JSContext: \(SimulatedProcess.address(of: self))>" }
}
