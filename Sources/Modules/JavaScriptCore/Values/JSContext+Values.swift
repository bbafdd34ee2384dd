import Foundation
import PlainviewScripting

extension JSContext {
  // MARK: Values of the app as values of scripts

  /// Converts as on a device: numbers, texts, dates, lists and dictionaries by their contents, closures to functions,
  /// anything else to an object that only the app understands.
  func scriptValue(_ object: Any?) throws -> ScriptValue {
    guard let object else { return .undefined }
    let type = Swift.type(of: object)
    if type is any AnyOptional.Type { return try scriptValue((object as? any AnyOptional)?.value) }
    switch object {
    case let value as JSValue: return value.value
    case let value as JSManagedValue: return value.value?.value ?? .undefined
    case is NSNull: return .null
    case let number as any BinaryInteger: return .number(Double(number))
    case let number as any BinaryFloatingPoint: return .number(Double(number))
    case let closure as ClosureObject: return try scriptValue(closure.closure)
    default: break
    }
    if type == Void.self { return .undefined }
    if let flag = object as? Bool, type == Bool.self { return .boolean(flag) }
    if let call = ClosureCall(object) { return .object(try function(call, type)) }
    if let boxed = Self.boxed(object) { return try scriptValue(boxed) }
    return try contents(object)
  }

  private func contents(_ object: Any) throws -> ScriptValue {
    switch object {
    case let text as String: return .text(ScriptText(text))
    case let text as NSString: return .text(ScriptText(text.substring(from: 0)))
    case let number as NSNumber: return Self.isFlag(number) ? .boolean(number.boolValue) : .number(number.doubleValue)
    case let date as Date: return .object(try engine.makeDate((date.timeIntervalSince1970 * 1000).rounded()))
    case let list as [Any]: return try engine.makeList(list.map { try scriptValue($0) })
    case let entries as [AnyHashable: Any]:
      let result = try engine.makeObject()
      let named = entries.map { (key: "\($0.key.base)", value: $0.value) }.sorted { $0.key < $1.key }
      for (key, value) in named { try engine.set(ScriptText(key), of: .object(result), to: scriptValue(value)) }
      return .object(result)
    case let type as AnyClass:
      return .object(
        try engine.makeFunction { [weak engine] _, _ in
          throw engine?.typeFailure("\(type) cannot be called by scripts without an Objective-C runtime")
            ?? CancellationError()
        })
    default: return .object(try wrapper(of: object))
    }
  }

  private func wrapper(of object: Any) throws -> ScriptObject {
    guard type(of: object) is AnyClass else { return try engine.makeHostObject(object) }
    let identity = ObjectIdentifier(object as AnyObject)
    if let known = wrappers[identity] { return known }
    let name = "\(type(of: object))"
    let refusal: ((ScriptText) -> String)? =
      object is any JSExport
      ? { key in "\(key) of \(name) (JSExport) cannot be reached without an Objective-C runtime" } : nil
    let wrapper = try engine.makeHostObject(object, refusal: refusal)
    wrappers[identity] = wrapper
    return wrapper
  }

  private func function(_ call: ClosureCall, _ type: Any.Type) throws -> ScriptObject {
    if let body = call.body { return try function(body) }
    return try engine.makeFunction { [weak engine] _, _ in
      throw engine?.typeFailure(
        "a closure of the type \(type) cannot be called by scripts: it throws, waits, belongs to an actor, or has more "
          + "than five parameters") ?? CancellationError()
    }
  }

  /// What `as AnyObject` has put into an object.
  private static func boxed(_ object: Any) -> Any? {
    guard "\(type(of: object))".hasSuffix("SwiftValue") else { return nil }
    return Mirror(reflecting: object).children.first { $0.label == "value" }?.value
  }

  private static func isFlag(_ number: NSNumber) -> Bool { ["c", "B"].contains(String(cString: number.objCType)) }

  // MARK: Values of scripts as values of the app

  /// Nil for undefined; the null object for null.
  func object(_ value: ScriptValue) -> Any? { object(value, inside: []) }

  private func object(_ value: ScriptValue, inside outer: [ScriptObject]) -> Any? {
    switch value {
    case .undefined: return nil
    case .null: return NSNull()
    case .boolean(let flag): return NSNumber(value: flag)
    case .number(let number): return NSNumber(value: number)
    case .text(let text): return text.string
    case .symbol: return JSValue(value, self)
    case .object(let object):
      if let host = object as? ScriptHostObject { return host.host }
      if let time = engine.time(of: object) { return Date(timeIntervalSince1970: time / 1000) }
      // A device makes a container that holds itself; here the inner one is the null object.
      if outer.contains(where: { $0 === object }) { return NSNull() }
      let path = outer + [object]
      if let elements = engine.elements(of: object) {
        return elements.map { self.object($0, inside: path) ?? NSNull() }
      }
      var result: [String: Any] = [:]
      for key in engine.listedKeys(of: object) {
        guard let inner = try? engine.property(key, of: value) else { continue }
        result[key.string] = self.object(inner, inside: path)
      }
      return result
    }
  }

  /// A value as a number of the app: booleans stay what they are.
  func number(_ value: ScriptValue) throws -> NSNumber {
    if case .boolean(let flag) = value { return NSNumber(value: flag) }
    if case .object(let object as ScriptHostObject) = value, let number = object.host as? NSNumber { return number }
    return NSNumber(value: try engine.number(of: value))
  }
}
