import Foundation
public import FoundationNetworking
import PlainviewInterfaceBuilder
import PlainviewLists
import PlainviewRuntime
public import PlainviewTargetAction
public import PlainviewUIKitCore
import Synchronization

// Names that sources rewritten for Linux use; they are not written by hand.

/// `Selector` in modules that declare a type of this name themselves.
public typealias __Selector = Selector

extension Selector {
  /// The selector of a method, which the compiler resolves but never calls.
  public init(_ name: String, verify: @autoclosure () -> Any) { self.init(name) }
}

/// Where classes register their methods and properties when their program or library is loaded.
public enum __UIKitRuntime {
  private static let seen = Mutex<Set<ObjectIdentifier>>([])

  /// Has a class register itself before the registry is asked the next time.
  ///
  /// A constructor of the program calls it, before `main` or in `dlopen`: nothing of the class runs yet.
  public static func load(_ registration: @escaping @MainActor @Sendable () -> Void) {
    ActionRegistry.queue(registration)
  }

  /// Says where the Info.plist and the resources of a module lie, and which app's tests it holds.
  public static func bundle(_ module: String, _ folder: String, isApp: Bool = false, app: String? = nil) {
    AppBundles.add(module, AppBundles.Entry(folder: folder, isApp: isApp, testedApp: app))
  }

  /// Registers the methods and properties of a class.
  @MainActor public static func define(_ type: AnyClass, _ body: @MainActor (__ClassRegistrar) -> Void) {
    body(__ClassRegistrar(type))
  }

  /// Registers those of a generic or local class when its first object is made.
  public static func once(_ type: AnyClass, _ body: @escaping @MainActor @Sendable (__ClassRegistrar) -> Void) {
    guard seen.withLock({ $0.insert(ObjectIdentifier(type)).inserted }) else { return }
    ActionRegistry.queue { body(__ClassRegistrar(type)) }
  }

  /// Sets a property to a value that came by its name; false where the value is of another type.
  public static func assign<Value>(_ property: inout Value, _ value: Any?, _ name: String = "") -> Bool {
    guard let new = KeyedScalar.cast(value, to: Value.self) else { return false }
    property = new
    return true
  }

  /// A value for a call of a registered method, which the compiler cannot follow: the message handed it over.
  public static func unchecked<Value>(_ value: Value) -> sending Value {
    nonisolated(unsafe) let value = value
    return value
  }

  /// What is called instead of a body that needs a module which is not there: an exception that says so.
  public static func leftOut(_ text: String) {
    NSException(name: .internalInconsistencyException, reason: text, userInfo: nil).raise()
  }

  /// The same for a body that has to end with a value.
  public static func leftOutBody(_ text: String) -> Never {
    leftOut(text)
    fatalError(text)
  }

  /// The same for the initial value of a variable.
  public static func leftOutValue<Value>(_ text: String) -> Value { leftOutBody(text) }

  /// A request without an address, as `NSMutableURLRequest()` makes it on a device.
  public static func emptyRequest() -> NSMutableURLRequest {
    let request = NSMutableURLRequest(url: URL(fileURLWithPath: "/"))
    request.url = nil
    return request
  }

  /// What a layer keeps for a property that its class declares as `@NSManaged`.
  @MainActor public static func managed<Value>(_ layer: CALayer, _ key: String) -> Value {
    layer.managedValue(forKey: key)
  }

  /// Has a layer keep the value of such a property.
  @MainActor public static func setManaged(_ layer: CALayer, _ key: String, _ value: Any?) {
    layer.setManagedValue(value, forKey: key)
  }

  /// Tells the observers of an object's property that it has another value.
  public static func hasChanged(
    _ object: AnyObject, _ key: String, _ old: @autoclosure () -> Any?, _ new: @autoclosure () -> Any?
  ) { KeyValueObservers.hasChanged(object, key, from: old(), to: new()) }

  /// What a method answers that a subclass or an extension of one overrides, where an extension of UIKit's class declares it;
  /// nil where none does.
  @MainActor public static func overridden<Result>(
    _ object: AnyObject, _ name: String, _ arguments: [Any?]
  ) -> Result? { ExtensionOverrides.answer(object, name, arguments) }

  /// Nothing overrides what a value has.
  @_disfavoredOverload public static func overridden<Result>(
    _ value: Any, _ name: String, _ arguments: [Any?]
  ) -> Result? { nil }

  /// The class of a name, as `NSClassFromString` finds it on a device: by the name that sources give it for Objective-C, by
  /// its own with its module, or as one of UIKit's.
  public static func classNamed(_ name: String) -> AnyClass? { onMain { ClassFinder.find(name, module: nil) } ?? nil }

  /// The receiver of a call that every object answers; Swift knows none of these for an `AnyObject`.
  public static func object<Object: NSObjectProtocol>(_ value: Object) -> Object { value }

  /// An object of which only that is known; one that is no `NSObject` is another object, which answers no.
  @_disfavoredOverload public static func object(_ value: AnyObject) -> NSObject { value as? NSObject ?? NSObject() }

  /// The name of a type as `description()` of a class gives it.
  public static func describe(_ type: Any.Type) -> String {
    guard let type = type as? AnyClass else { return String(reflecting: type) }
    let named: String? = onMain { NamedClasses.name(of: type) } ?? nil
    return named ?? className(type)
  }

  /// Whether an object's class has an optional method or property of this name.
  public static func implements(_ object: Any, _ name: String) -> Bool {
    nonisolated(unsafe) let object = object
    return onMain { OptionalRequirements.isImplemented(name, by: object) } ?? false
  }

  /// Runs an optional method; one that the class does not have gives nil, or nothing.
  public static func send<Result>(_ object: Any, _ name: String, _ arguments: [Any?]) -> Result {
    nonisolated(unsafe) let (object, arguments) = (object, arguments)
    let result: Result? = onMain { OptionalRequirements.send(object, name, arguments) } ?? nil
    if let result { return result }
    if let nothing = () as? Result { return nothing }
    guard let none = (nil as Any?) as? Result else {
      fatalError("\(type(of: object)) has no method \(name), whose result is not optional")
    }
    return none
  }

  /// The value of an optional property.
  public static func optionalProperty<Value>(_ object: Any, _ name: String) -> Value? {
    nonisolated(unsafe) let object = object
    return onMain { OptionalRequirements.value(object, name) } ?? nil
  }

  /// The registry belongs to the main actor; elsewhere no object has optional methods.
  fileprivate static func onMain<Result>(_ body: @MainActor () -> Result) -> Result? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated { Handed(value: body()) }.value
  }

  /// A value that leaves the main actor's code, on the thread that runs it.
  private struct Handed<Value>: @unchecked Sendable { let value: Value }
}

extension NSObjectProtocol {
  /// The object itself, for a call of a method that UIKit's protocols make optional; nil where its class leaves the method
  /// out, so that the call is none, as on a device.
  public nonisolated func __ifImplemented(_ name: String) -> Self? {
    nonisolated(unsafe) let object = self
    return __UIKitRuntime.onMain { DelegateProtocol.isLeftOut(name, by: object) } ?? false ? nil : self
  }
}

extension NSObjectProtocol {
  /// What `super` answers in an override of `responds(to:)`.
  @preconcurrency @MainActor public func __responds(to selector: Selector!) -> Bool {
    selector.map { respondsByItself(to: $0) } ?? false
  }

  /// What `super` answers in an override of `forwardingTarget(for:)`.
  @preconcurrency @MainActor public func __forwardingTarget(for selector: Selector!) -> Any? { nil }
}

@section(".init_array") @used
private let whenLoaded: @convention(c) @Sendable () -> Void = { loadTestingHalf() }

/// In a test program that is linked with the shared library, loads the half that reports to XCTest and Swift Testing, which
/// lies beside it; apps never load those.
private func loadTestingHalf() {
  // Fields of `Dl_info`: the file's name, its address, a symbol and its address.
  var information: (name: UnsafePointer<CChar>?, base: Int, symbol: Int, address: Int) = (nil, 0, 0, 0)
  let code = unsafeBitCast(loadedMark as @convention(c) () -> Void, to: UnsafeRawPointer.self)
  guard withUnsafeMutablePointer(to: &information, { findFile(code, $0) }) != 0, let name = information.name else {
    return
  }
  let path = String(cString: name)
  guard path.hasSuffix("/libplainview.so") else { return }
  let isTest = ["libXCTest.so", "libTesting.so"].contains { (library: String) in
    dlopen(library, RTLD_NOLOAD | RTLD_LAZY) != nil
  }
  if isTest { dlopen(path.dropLast(".so".count) + "testing.so", RTLD_NOW | RTLD_GLOBAL) }
}

/// A function whose address says what file this code was loaded from.
private func loadedMark() {}

@_silgen_name("dladdr") private func findFile(_ address: UnsafeRawPointer, _ information: UnsafeMutableRawPointer)
  -> CInt
