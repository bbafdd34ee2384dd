extension ScriptEngine {
  func installFunctions() {
    defineType("Function", 1, prototypes.function) { engine, _ in
      throw engine.typeError("functions cannot be made of texts here, write the function")
    }
    let prototype = prototypes.function
    define(prototype, "call", 1) { engine, call in
      try engine.call(call.this, this: call[0], Array(call.arguments.dropFirst()), at: engine.at)
    }
    define(prototype, "apply", 2) { engine, call in
      try engine.call(call.this, this: call[0], engine.listed(arguments: call[1]), at: engine.at)
    }
    define(prototype, "bind", 1) { engine, call in
      guard let target = call.this.function else { throw engine.typeError("Bind must be called on a function") }
      let bound = try engine.keep(
        ScriptFunction(
          .bound(target, this: call[0], Array(call.arguments.dropFirst())), engine.prototypes.function))
      bound.isConstructor = target.isConstructor
      let name = try engine.text(of: engine.property("name", of: call.this))
      let length = try engine.index(of: engine.property("length", of: call.this))
      engine.describe(bound, ScriptText("bound ") + name, max(length - max(call.arguments.count - 1, 0), 0))
      return .object(bound)
    }
    define(prototype, "toString") { engine, call in
      guard let function = call.this.function else { throw engine.typeError("this is not a function") }
      if let node = function.node, node.end > node.at {
        return try engine.made(ScriptText(units: Array(node.source.units[node.at..<node.end])))
      }
      let name = try engine.text(of: engine.property("name", of: call.this))
      return try engine.made(ScriptText("function ") + name + "() { [native code] }")
    }
    define(prototype, symbol: ScriptSymbol.instanceKey, "[Symbol.hasInstance]") { engine, call in
      .boolean(try engine.isInstance(call[0], of: call.this))
    }
  }

  /// The arguments that a list or something like it holds.
  func listed(arguments value: ScriptValue) throws -> [ScriptValue] {
    if value.isNothing { return [] }
    if let list = value.list { return list.values }
    guard value.object != nil else { throw typeError("CreateListFromArrayLike called on non-object") }
    let count = min(max(try index(of: property("length", of: value)), 0), ScriptList.limit)
    var values: [ScriptValue] = []
    for position in 0..<count {
      try charge()
      values.append(try property(ScriptText(String(position)), of: value))
    }
    return values
  }
}
