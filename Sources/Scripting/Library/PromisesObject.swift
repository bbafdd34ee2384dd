extension ScriptEngine {
  private func thisPromise(_ value: ScriptValue) throws -> ScriptPromise {
    guard case .object(let promise as ScriptPromise) = value else { throw typeError("this is not a promise") }
    return promise
  }

  func installPromises() {
    let type = defineType("Promise", 1, prototypes.promise) { engine, call in
      guard call.newTarget != nil else { throw engine.typeError("Promise constructor cannot be invoked without 'new'") }
      guard call[0].function != nil else {
        throw engine.typeError("Promise resolver \(try engine.describe(call[0])) is not a function")
      }
      let promise = try engine.newPromise()
      let (yes, no) = try engine.resolvers(of: promise)
      do {
        try engine.call(call[0], this: .undefined, [yes, no], at: engine.at)
      } catch let thrown as ScriptThrow {
        engine.settle(promise, .rejected(thrown.value))
      }
      return .object(promise)
    }
    let prototype = prototypes.promise
    prototype.hide(ScriptSymbol.tagKey, .text("Promise"))
    define(prototype, "then", 2) { engine, call in
      .object(try engine.then(engine.thisPromise(call.this), call[0], call[1]))
    }
    define(prototype, "catch", 1) { engine, call in
      .object(try engine.then(engine.thisPromise(call.this), .undefined, call[0]))
    }
    define(prototype, "finally", 1) { engine, call in
      let yes = try engine.native("", 1) { engine, inner in
        try engine.call(call[0], this: .undefined, [], at: engine.at)
        return inner[0]
      }
      let no = try engine.native("", 1) { engine, inner in
        try engine.call(call[0], this: .undefined, [], at: engine.at)
        throw ScriptThrow(value: inner[0], source: engine.frame.source, at: engine.at)
      }
      return .object(try engine.then(engine.thisPromise(call.this), .object(yes), .object(no)))
    }
    define(type, "resolve", 1) { engine, call in .object(try engine.settled(call[0])) }
    define(type, "reject", 1) { engine, call in .object(try engine.rejected(call[0])) }
    installPromiseGroups(type)
  }

  private func installPromiseGroups(_ type: ScriptFunction) {
    for (name, kind) in [("all", 0), ("allSettled", 1), ("race", 2), ("any", 3)] {
      define(type, ScriptText(name), 1) { engine, call in
        let result = try engine.newPromise()
        let list = try engine.newList([])
        var left = 0
        func finish() throws {
          left -= 1
          guard left == 0, kind != 2 else { return }
          if kind == 3 {
            engine.settle(
              result,
              .rejected((engine.thrown("Error", "All promises were rejected") as? ScriptThrow)?.value ?? .undefined))
          } else {
            engine.settle(result, .fulfilled(.object(list)))
          }
        }
        var promises: [ScriptPromise] = []
        try engine.iterate(call[0]) {
          promises.append(try engine.settled($0))
          return true
        }
        left = promises.count + 1
        for (index, promise) in promises.enumerated() {
          list.elements.append(.undefined)
          let yes = try engine.native("", 1) { engine, inner in
            if kind >= 2 {
              engine.settle(result, .fulfilled(inner[0]))
            } else {
              list.elements[index] = kind == 0 ? inner[0] : try engine.outcome("fulfilled", "value", inner[0])
              try finish()
            }
            return .undefined
          }
          let no = try engine.native("", 1) { engine, inner in
            if kind == 1 { list.elements[index] = try engine.outcome("rejected", "reason", inner[0]) }
            if kind == 0 || kind == 2 { engine.settle(result, .rejected(inner[0])) } else { try finish() }
            return .undefined
          }
          _ = try engine.then(promise, .object(yes), .object(no))
        }
        try finish()
        return .object(result)
      }
    }
  }

  private func outcome(_ status: String, _ key: ScriptText, _ value: ScriptValue) throws -> ScriptValue {
    let object = try newObject()
    object.properties["status"] = ScriptProperty(.text(status))
    object.properties[key] = ScriptProperty(value)
    return .object(object)
  }
}
