extension ScriptEngine {
  private func thisPattern(_ call: ScriptCall) throws -> ScriptPatternObject {
    guard case .object(let pattern as ScriptPatternObject) = call.this else {
      throw typeError("this is not a RegExp object")
    }
    return pattern
  }

  func installPatterns() {
    defineType("RegExp", 2, prototypes.pattern) { engine, call in
      let known = call[0].object as? ScriptPatternObject
      let body = try known?.pattern.body ?? (call[0].isUndefined ? "(?:)" : engine.text(of: call[0]))
      let flags = try call[1].isUndefined ? known?.pattern.flags ?? "" : engine.text(of: call[1])
      return .object(try engine.patternObject(body.isEmpty ? "(?:)" : body, flags))
    }
    let prototype = prototypes.pattern
    define(prototype, "test", 1) { engine, call in
      let pattern = try engine.thisPattern(call)
      return .boolean(try engine.next(pattern, engine.text(of: call[0])) != nil)
    }
    define(prototype, "exec", 1) { engine, call in
      let object = try engine.thisPattern(call)
      let text = try engine.text(of: call[0])
      return try engine.next(object, text).map { try engine.matchValue($0, object.pattern, text) } ?? .null
    }
    define(prototype, "toString") { engine, call in
      let pattern = try engine.thisPattern(call).pattern
      return .text(ScriptText("/") + pattern.body + "/" + pattern.flags)
    }
    defineGetter(prototype, "source") { engine, call in .text(try engine.thisPattern(call).pattern.body) }
    defineGetter(prototype, "flags") { engine, call in .text(try engine.thisPattern(call).pattern.flags) }
    for (name, flag) in [
      ("global", "g"), ("ignoreCase", "i"), ("multiline", "m"), ("sticky", "y"), ("unicode", "u"), ("dotAll", "s"),
    ] {
      defineGetter(prototype, ScriptText(name)) { engine, call in
        .boolean(try engine.thisPattern(call).pattern.flags.string.contains(flag))
      }
    }
  }
}
