extension ScriptEngine {
  func installErrors() {
    let base = defineError("Error", prototypes.error)
    for name in ["TypeError", "RangeError", "SyntaxError", "ReferenceError", "EvalError", "URIError"] {
      let prototype = ScriptObject(prototypes.error)
      prototypes.errors[name] = prototype
      defineError(ScriptText(name), prototype).prototype = base
    }
    define(prototypes.error, "toString") { engine, call in
      let name = try engine.property("name", of: call.this)
      let message = try engine.property("message", of: call.this)
      let first = name.isUndefined ? "Error" : try engine.text(of: name)
      let second = message.isUndefined ? "" : try engine.text(of: message)
      if first.isEmpty { return .text(second) }
      return second.isEmpty ? .text(first) : try engine.made(first + ": " + second)
    }
  }

  @discardableResult
  private func defineError(_ name: ScriptText, _ prototype: ScriptObject) -> ScriptFunction {
    prototype.hide("name", .text(name))
    prototype.hide("message", .text(""))
    return defineType(name, 1, prototype) { engine, call in
      let error = try engine.keep(ScriptErrorObject(engine.prototype(for: call, prototype)))
      if !call[0].isUndefined { error.hide("message", .text(try engine.text(of: call[0]))) }
      if call[1].object?.find("cause") != nil { error.hide("cause", try engine.property("cause", of: call[1])) }
      engine.noteStack(of: error)
      return .object(error)
    }
  }
}
