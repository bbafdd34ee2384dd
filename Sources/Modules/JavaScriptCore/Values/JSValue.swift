public import Foundation
import PlainviewScripting

/// A value of scripts, as the app sees it; it keeps its context.
open class JSValue: NSObject, @unchecked Sendable {
  let value: ScriptValue
  let owner: JSContext

  init(_ value: ScriptValue, _ context: JSContext) {
    self.value = value
    owner = context
    super.init()
  }

  /// The context of the value.
  open var context: JSContext! { owner }

  /// The description of the app's object, or the value as a text.
  open override var description: String {
    if case .object(let object as ScriptHostObject) = value { return "\(object.host)" }
    return toString() ?? ""
  }

  // MARK: Making values

  private convenience init(_ context: JSContext, _ body: (ScriptEngine) throws -> ScriptValue) {
    self.init(context.attempt(body) ?? .undefined, context)
  }

  /// Creates a value from one of the app: numbers, texts, dates, lists and dictionaries by their contents, closures as
  /// functions, anything else as an object that only the app understands.
  public convenience init!(object value: Any!, in context: JSContext!) {
    guard let context else { return nil }
    self.init(context) { _ in try context.scriptValue(value) }
  }
  /// Creates a boolean.
  public convenience init!(bool value: Bool, in context: JSContext!) {
    guard let context else { return nil }
    self.init(.boolean(value), context)
  }
  /// Creates a number.
  public convenience init!(double value: Double, in context: JSContext!) {
    guard let context else { return nil }
    self.init(.number(value), context)
  }
  /// Creates a number.
  public convenience init!(int32 value: Int32, in context: JSContext!) {
    self.init(double: Double(value), in: context)
  }
  /// Creates a number.
  public convenience init!(uInt32 value: UInt32, in context: JSContext!) {
    self.init(double: Double(value), in: context)
  }
  /// Creates an object without properties.
  public convenience init!(newObjectIn context: JSContext!) {
    guard let context else { return nil }
    self.init(context) { .object(try $0.makeObject()) }
  }
  /// Creates an empty list.
  public convenience init!(newArrayIn context: JSContext!) {
    guard let context else { return nil }
    self.init(context) { try $0.makeList([]) }
  }
  /// Creates a regular expression.
  public convenience init!(newRegularExpressionFromPattern pattern: String!, flags: String!, in context: JSContext!) {
    guard let context else { return nil }
    self.init(context) { engine in
      let type = try engine.property("RegExp", of: .object(engine.globals))
      return try engine.object(by: type, [.text(ScriptText(pattern ?? "")), .text(ScriptText(flags ?? ""))])
    }
  }
  /// Creates an error with a message.
  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
    guard let context else { return nil }
    self.init(context) { engine in
      let type = try engine.property("Error", of: .object(engine.globals))
      return try engine.object(by: type, [.text(ScriptText(message ?? ""))])
    }
  }
  /// Creates a promise, which the closure fulfills or rejects by calling one of two functions, now or later.
  public convenience init!(newPromiseIn context: JSContext!, fromExecutor callback: ((JSValue?, JSValue?) -> Void)!) {
    guard let context else { return nil }
    self.init(context) { engine in
      let executor = try context.function { arguments in
        let (resolve, reject): (JSValue, JSValue) = (try arguments.value(0), try arguments.value(1))
        callback?(resolve, reject)
        return nil
      }
      return try engine.object(by: engine.property("Promise", of: .object(engine.globals)), [.object(executor)])
    }
  }
  /// Creates a fulfilled promise.
  public convenience init!(newPromiseResolvedWithResult result: Any!, in context: JSContext!) {
    guard let context else { return nil }
    self.init(context) { _ in try context.promise("resolve", result) }
  }
  /// Creates a rejected promise.
  public convenience init!(newPromiseRejectedWithReason reason: Any!, in context: JSContext!) {
    guard let context else { return nil }
    self.init(context) { _ in try context.promise("reject", reason) }
  }
  /// Creates a symbol, which is like no other one.
  public convenience init!(newSymbolFromDescription description: String!, in context: JSContext!) {
    guard let context else { return nil }
    self.init(context) { $0.makeSymbol(ScriptText(description ?? "")) }
  }
  /// Creates the value `null`.
  public convenience init!(nullIn context: JSContext!) {
    guard let context else { return nil }
    self.init(.null, context)
  }
  /// Creates the value `undefined`.
  public convenience init!(undefinedIn context: JSContext!) {
    guard let context else { return nil }
    self.init(.undefined, context)
  }
  /// Creates an object with the properties `x` and `y`.
  public convenience init!(point: CGPoint, in context: JSContext!) {
    self.init(object: ["x": Double(point.x), "y": Double(point.y)], in: context)
  }
  /// Creates an object with the properties `location` and `length`.
  public convenience init!(range: NSRange, in context: JSContext!) {
    self.init(object: ["location": range.location, "length": range.length], in: context)
  }
  /// Creates an object with the properties `x`, `y`, `width` and `height`.
  public convenience init!(rect: CGRect, in context: JSContext!) {
    self.init(
      object: [
        "x": Double(rect.origin.x), "y": Double(rect.origin.y), "width": Double(rect.size.width),
        "height": Double(rect.size.height),
      ], in: context)
  }
  /// Creates an object with the properties `width` and `height`.
  public convenience init!(size: CGSize, in context: JSContext!) {
    self.init(object: ["width": Double(size.width), "height": Double(size.height)], in: context)
  }
}

extension JSContext {
  fileprivate func promise(_ method: ScriptText, _ value: Any?) throws -> ScriptValue {
    let type = try engine.property("Promise", of: .object(engine.globals))
    return try engine.result(of: engine.property(method, of: type), this: type, [scriptValue(value)])
  }
}
