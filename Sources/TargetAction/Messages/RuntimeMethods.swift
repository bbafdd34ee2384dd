import Foundation
import PlainviewRuntime
import Synchronization

// Objective-C's runtime as far as Swift's classes can answer: classes are there, methods are no data.

/// A method as data, of which there are none here.
public typealias Method = OpaquePointer

/// The code of a method as data, of which there are none here.
public typealias IMP = OpaquePointer

/// The class of an object.
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }

/// The class above a class; nil for a root.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { type.flatMap { _getSuperclass($0) } }

/// The name of a class with its module in front, a C string that stays.
public func class_getName(_ type: AnyClass?) -> UnsafePointer<CChar> {
  ClassNameTexts.text(of: type.map(className) ?? "nil")
}

/// The name of an object's class, a C string that stays.
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(object)) }

/// Whether objects of a class have a method of this name.
@preconcurrency @MainActor public func class_respondsToSelector(_ type: AnyClass?, _ selector: Selector) -> Bool {
  type.map { ActionRegistry.entry(for: selector, in: $0) != nil } ?? false
}

/// Nil, for methods are no data here; what was asked for is said once in the console.
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? {
  MethodData.note("-[\(MethodData.name(type)) \(name)]", "nothing takes its place")
  return nil
}

/// Nil, for methods are no data here; what was asked for is said once in the console.
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> Method? {
  MethodData.note("+[\(MethodData.name(type)) \(name)]", "nothing takes its place")
  return nil
}

/// Nil, for methods are no data here; what was asked for is said once in the console.
public func class_getMethodImplementation(_ type: AnyClass?, _ name: Selector) -> IMP? {
  MethodData.note("-[\(MethodData.name(type)) \(name)]", "its code cannot be had")
  return nil
}

/// False, for no class gets methods while a program runs; what was to be added is said once in the console.
@discardableResult
public func class_addMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  MethodData.note("-[\(MethodData.name(type)) \(name)]", "it is not added")
  return false
}

/// Nil, and the class keeps its method; what was to be replaced is said once in the console.
@discardableResult
public func class_replaceMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  MethodData.note("-[\(MethodData.name(type)) \(name)]", "it is not replaced")
  return nil
}

/// The code of a method; cannot be reached, for there are no methods as data.
public func method_getImplementation(_ method: Method) -> IMP { method }

/// The code that a method had before; cannot be reached, for there are no methods as data.
@discardableResult public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { method }

/// The types of a method's arguments; nil, for there are no methods as data.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

/// Exchanges two methods; cannot be reached, for there are no methods as data.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {
  MethodData.note("method_exchangeImplementations", "nothing changes places")
}

/// A number that stands for a closure; no class takes it as the code of a method.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  IMP(ClassNameTexts.text(of: "a closure"))
}

/// C strings that stay, each once.
private enum ClassNameTexts {
  private nonisolated(unsafe) static var texts: [String: UnsafePointer<CChar>] = [:]
  private static let lock = NSLock()

  static func text(of name: String) -> UnsafePointer<CChar> {
    lock.withLock {
      if let text = texts[name] { return text }
      let text = UnsafePointer<CChar>(strdup(name)!)
      texts[name] = text
      return text
    }
  }
}

/// Questions about methods as data, which the console tells once each.
private enum MethodData {
  private final class Reported: Sendable {
    let texts = Mutex<Set<String>>([])
  }

  static func name(_ type: AnyClass?) -> String { type.map(className) ?? "nil" }

  static func note(_ what: String, _ result: String) {
    let text = "\(what): there is no Objective-C runtime here, methods are no data: \(result)"
    let reported = SimulatedProcess.current.shared(Reported.self) { Reported() }
    guard reported.texts.withLock({ $0.insert(text).inserted }) else { return }
    SimulatedProcess.log(text)
  }
}
