/// What ended the work of a script, for a host that has values of scripts: what was thrown, or an error that says what the
/// engine does not do.
package struct ScriptFailure: Error, @unchecked Sendable {
  package let value: ScriptValue
}

/// Programs that share their names, and calls of a host in between.
extension ScriptEngine {
  /// Does something that may run scripts; the host's functions may do so inside of each other.
  ///
  /// What promises have queued runs at the end of the outermost call. A rejected promise that nobody has asked for is no
  /// failure.
  package func perform<Result>(_ body: () throws -> Result) throws(ScriptFailure) -> Result {
    let isOutermost = entries == 0
    if isOutermost { resetCharges() }
    let outer = (frame, at, programValue)
    entries += 1
    defer {
      entries -= 1
      (frame, at, programValue) = outer
    }
    let result: Result
    do {
      result = try body()
    } catch {
      let failure = self.failure(of: error)
      if isOutermost { try? runJobs() }
      throw failure
    }
    if isOutermost { try runJobs() }
    return result
  }

  /// Runs a program in the scope that it shares with the others; its value is that of its last statement.
  package func evaluateShared(_ source: ScriptSource) throws(ScriptFailure) -> ScriptValue {
    try perform {
      guard let scope = sharedScope else { return .undefined }
      frame = ScriptFrame(this: .object(globals), function: nil, source: source, isProgram: true)
      let program = try ScriptParser.program(source)
      programValue = .undefined
      try share(program, in: scope)
      _ = try run(program.body.statements, in: scope)
      return programValue
    }
  }

  /// Declares the names of a program: `var` and functions become properties of the global object.
  private func share(_ program: FunctionNode, in scope: ScriptScope) throws {
    let taken = program.body.variables.first { scope.own($0.name) != nil }
    if let taken { throw thrown("SyntaxError", "Can't create duplicate variable: '\(taken.name)'") }
    for variable in program.body.variables { scope.declare(variable.name, nil, isConstant: variable.isConstant) }
    for name in program.variableNames where scope.own(name) == nil && globals.own(name) == nil {
      globals.properties[name] = ScriptProperty(.undefined)
    }
    for function in program.body.functions {
      globals.properties[function.name] = ScriptProperty(.object(try closure(function, scope)))
    }
  }

  private func runJobs() throws(ScriptFailure) {
    defer { (jobs, jobIndex, rejections) = ([], 0, []) }
    do {
      while jobIndex < jobs.count {
        let job = jobs[jobIndex]
        jobIndex += 1
        try job()
      }
    } catch {
      throw failure(of: error)
    }
  }

  /// What was thrown; an error object for what ends a script otherwise.
  private func failure(of error: any Error) -> ScriptFailure {
    switch translated(error) {
    case let known as ScriptFailure: return known
    case let thrown as ScriptThrow: return ScriptFailure(value: thrown.value)
    case let stop as ScriptStop: return failure(stop.kind == .limit ? "RangeError" : "Error", stop.message)
    case let fault as ScriptSyntaxError:
      at = fault.at
      return failure("SyntaxError", fault.message)
    default: return failure("Error", "\(error)")
    }
  }

  private func failure(_ kind: String, _ message: String) -> ScriptFailure {
    ScriptFailure(value: (thrown(kind, message) as? ScriptThrow)?.value ?? .undefined)
  }

  // MARK: Names that no program has declared

  /// Names of the language that the engine does not have: it says so, and `typeof` finds nothing.
  private static let missing: Set<ScriptText> = [
    "ArrayBuffer", "Atomics", "BigInt", "BigInt64Array", "BigUint64Array", "DataView", "FinalizationRegistry",
    "Float32Array", "Float64Array", "Int16Array", "Int32Array", "Int8Array", "Intl", "Proxy", "Reflect",
    "SharedArrayBuffer", "Uint16Array", "Uint32Array", "Uint8Array", "Uint8ClampedArray", "WeakMap", "WeakRef",
    "WeakSet", "WebAssembly", "eval",
  ]

  func isUnknown(_ name: ScriptText) -> Bool { sharedScope != nil && globals.find(name) == nil }

  func isUnknown(_ node: ScriptNode, _ scope: ScriptScope) -> Bool {
    guard sharedScope != nil, case .name(let name) = node.kind, name != "undefined" else { return false }
    return scope.find(name) == nil && isUnknown(name)
  }

  func unknown(_ name: ScriptText) -> any Error {
    let isMissing = Self.missing.contains(name)
    return thrown("ReferenceError", isMissing ? "\(name) is not supported here" : "Can't find variable: \(name)")
  }

  // MARK: What a host does with values

  /// The result of a function.
  package func result(
    of function: ScriptValue, this: ScriptValue, _ arguments: [ScriptValue]
  ) throws -> ScriptValue { try call(function, this: this, arguments, at: at) }

  /// The object that a constructor makes.
  package func object(by constructor: ScriptValue, _ arguments: [ScriptValue]) throws -> ScriptValue {
    try construct(constructor, arguments)
  }

  /// A function of the host.
  package func makeFunction(
    _ body: @escaping (_ this: ScriptValue, _ arguments: [ScriptValue]) throws -> ScriptValue
  ) throws -> ScriptObject { try native("", 0) { _, call in try body(call.this, call.arguments) } }

  /// An object of the host, whose own properties are those that scripts set; reading others is an error if there is a
  /// reason for it.
  package func makeHostObject(_ host: Any, refusal: ((ScriptText) -> String)? = nil) throws -> ScriptObject {
    try keep(ScriptHostObject(host, prototypes.object, refusal: refusal))
  }

  /// A date, in milliseconds since 1970.
  package func makeDate(_ time: Double) throws -> ScriptObject { try keep(ScriptDate(time, prototypes.date)) }

  /// The time of a date, in milliseconds since 1970; nil for other objects.
  package func time(of object: ScriptObject) -> Double? { (object as? ScriptDate)?.time }

  /// A value that is like no other one.
  package func makeSymbol(_ name: ScriptText) -> ScriptValue { .symbol(newSymbol(name)) }

  /// Whether an object or its prototypes have a property.
  package func has(_ key: ScriptText, _ object: ScriptObject) -> Bool {
    guard object is ScriptHostObject else { return object.find(key) != nil }
    return object.properties[key] != nil || object.prototype?.find(key) != nil
  }

  /// Takes a property away; false if it stays.
  package func take(_ key: ScriptText, from object: ScriptObject) -> Bool { object.remove(key) }

  /// The error that throws a value where the script is now.
  package func throwing(_ value: ScriptValue) -> any Error { ScriptThrow(value: value, source: frame.source, at: at) }

  /// The error of a wrong type.
  package func typeFailure(_ message: String) -> any Error { typeError(message) }
}
