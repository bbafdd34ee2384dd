import Foundation
import PlainviewRuntime
import PlainviewScripting

extension JSContext {
  /// Does something that may run scripts; nil after an exception, of which the handler is told.
  func attempt<Result>(_ body: (ScriptEngine) throws -> Result) -> Result? {
    machine.lock.lock()
    defer { machine.lock.unlock() }
    do {
      return try engine.perform { try body(engine) }
    } catch {
      tell(error)
      return nil
    }
  }

  /// The value of something that may run scripts; undefined after an exception.
  func value(_ body: (ScriptEngine) throws -> ScriptValue) -> JSValue { JSValue(attempt(body) ?? .undefined, self) }

  private func tell(_ failure: ScriptFailure) {
    guard let handler = exceptionHandler else { return }
    let value = JSValue(failure.value, self)
    try? callApp(else: ()) { [self] in handler(self, value) }
  }

  /// A function of the app as one of scripts. What it keeps in `exception` is thrown.
  func function(_ body: @escaping (ClosureArguments) throws -> Any?) throws -> ScriptObject {
    let held = Held()
    let function = try engine.makeFunction { [weak self] this, values in
      guard let context = self else { return .undefined }
      let call = HostCall(context: context, this: this, arguments: values, callee: held.function)
      let former = context.exception
      context.exception = nil
      defer { context.exception = former }
      let result = try HostCall.$current.withValue(call) {
        try context.callApp(else: nil) { try body(ClosureArguments(context: context, values: values)) }
      }
      if let thrown = context.exception { throw context.engine.throwing(thrown.value) }
      return try context.scriptValue(result)
    }
    held.function = function
    return function
  }

  private final class Held {
    weak var function: ScriptObject?
  }

  /// Calls code of the app, on whatever thread this is; `neutral` once the process has ended.
  func callApp<Answer>(else neutral: Answer, _ body: @escaping () throws -> Answer) throws -> Answer {
    guard MainQueue.isCurrent else { return try body() }
    nonisolated(unsafe) let (body, neutral) = (body, neutral)
    let result = MainQueue.withoutIsolation {
      Handed(value: Result { try UserCode.run(else: neutral, body) })
    }
    return try result.value.get()
  }

  private struct Handed<Value>: @unchecked Sendable {
    let value: Result<Value, any Error>
  }
}

/// A call of a closure by a script.
final class HostCall: @unchecked Sendable {
  let context: JSContext
  let this: ScriptValue
  let arguments: [ScriptValue]
  let callee: ScriptObject?

  init(context: JSContext, this: ScriptValue, arguments: [ScriptValue], callee: ScriptObject?) {
    self.context = context
    self.this = this
    self.arguments = arguments
    self.callee = callee
  }

  @TaskLocal static var current: HostCall?
}
