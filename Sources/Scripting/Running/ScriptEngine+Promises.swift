extension ScriptEngine {
  func newPromise() throws -> ScriptPromise { try keep(ScriptPromise(prototypes.promise)) }

  /// A promise with a value, or the promise that the value is.
  func settled(_ value: ScriptValue) throws -> ScriptPromise {
    if case .object(let promise as ScriptPromise) = value { return promise }
    let promise = try newPromise()
    try resolve(promise, value)
    return promise
  }

  func rejected(_ value: ScriptValue) throws -> ScriptPromise {
    let promise = try newPromise()
    settle(promise, .rejected(value))
    return promise
  }

  func settle(_ promise: ScriptPromise, _ state: ScriptPromise.State) {
    guard case .pending = promise.state else { return }
    promise.state = state
    if case .rejected(let reason) = state {
      rejections.append((promise, ScriptThrow(value: reason, source: frame.source, at: at)))
    }
    for reaction in promise.reactions { reaction() }
    promise.reactions = []
  }

  /// Gives a promise a value, which may be another promise or something with a method `then`.
  func resolve(_ promise: ScriptPromise, _ value: ScriptValue) throws {
    guard case .object(let object) = value else { return settle(promise, .fulfilled(value)) }
    if object === promise { throw typeError("Chaining cycle detected for promise #<Promise>") }
    let then = try property("then", of: value)
    guard then.function != nil else { return settle(promise, .fulfilled(value)) }
    jobs.append { [self] in
      let (yes, no) = try resolvers(of: promise)
      do {
        try call(then, this: value, [yes, no], at: at)
      } catch let thrown as ScriptThrow {
        settle(promise, .rejected(thrown.value))
      }
    }
  }

  func resolvers(of promise: ScriptPromise) throws -> (ScriptValue, ScriptValue) {
    var isDone = false
    let yes = try native("", 1) { engine, call in
      if isDone { return .undefined }
      isDone = true
      do {
        try engine.resolve(promise, call[0])
      } catch let thrown as ScriptThrow {
        engine.settle(promise, .rejected(thrown.value))
      }
      return .undefined
    }
    let no = try native("", 1) { engine, call in
      if isDone { return .undefined }
      isDone = true
      engine.settle(promise, .rejected(call[0]))
      return .undefined
    }
    return (.object(yes), .object(no))
  }

  /// The result of `then`.
  func then(_ promise: ScriptPromise, _ yes: ScriptValue, _ no: ScriptValue) throws -> ScriptPromise {
    let result = try newPromise()
    promise.isHandled = true
    let react: () -> Void = { [self] in
      jobs.append { [self] in
        do {
          switch promise.state {
          case .fulfilled(let value):
            try resolve(result, yes.function == nil ? value : call(yes, this: .undefined, [value], at: at))
          case .rejected(let reason):
            if no.function == nil {
              settle(result, .rejected(reason))
            } else {
              try resolve(result, call(no, this: .undefined, [reason], at: at))
            }
          case .pending: break
          }
        } catch let thrown as ScriptThrow {
          settle(result, .rejected(thrown.value))
        }
      }
    }
    if case .pending = promise.state { promise.reactions.append(react) } else { react() }
    return result
  }

  /// The result of a promise. A script waits for nothing outside of it, so all its jobs can run at once.
  func awaited(_ value: ScriptValue) throws -> ScriptValue {
    guard let object = value.object else { return value }
    let promise = try newPromise()
    promise.isHandled = true
    try resolve(promise, .object(object))
    while case .pending = promise.state, jobIndex < jobs.count {
      let job = jobs[jobIndex]
      jobIndex += 1
      try charge()
      try job()
    }
    switch promise.state {
    case .fulfilled(let value): return value
    case .rejected(let reason): throw ScriptThrow(value: reason, source: frame.source, at: at)
    case .pending: throw ScriptStop(kind: .limit, message: "the script waits for something that never comes")
    }
  }
}
