extension ScriptEngine {
  private func thisTable(_ call: ScriptCall, isMap: Bool) throws -> ScriptTable {
    guard case .object(let table as ScriptTable) = call.this, table.isMap == isMap else {
      throw typeError("Method \(isMap ? "Map" : "Set").prototype called on incompatible receiver")
    }
    return table
  }

  func installTables() {
    for (name, isMap, prototype) in [("Map", true, prototypes.map), ("Set", false, prototypes.set)] {
      let body: ScriptFunction.Body = { engine, call in
        guard call.newTarget != nil else { throw engine.typeError("Constructor \(name) requires 'new'") }
        let table = try engine.keep(ScriptTable(isMap: isMap, engine.prototype(for: call, prototype)))
        guard !call[0].isNothing else { return .object(table) }
        try engine.iterate(call[0]) { value in
          try engine.chargeMemory(24)
          if isMap {
            guard value.object != nil else {
              throw engine.typeError("Iterator value \(try engine.text(of: value)) is not an entry object")
            }
            table.set(try engine.property("0", of: value), try engine.property("1", of: value))
          } else {
            table.set(value, value)
          }
          return true
        }
        return .object(table)
      }
      defineType(ScriptText(name), 0, prototype, body)
      // Weak tables hold their keys too, as long as the script's values: scripts cannot observe it.
      let weak = defineType(ScriptText("Weak" + name), 0, prototype, body)
      weak.hide("name", .text("Weak" + name))
      prototype.hide("constructor", globals.properties[ScriptText(name)]?.value ?? .undefined)
      prototype.hide(ScriptSymbol.tagKey, .text(name))
      installTableMethods(prototype, isMap)
    }
    installMaps()
  }

  private func installTableMethods(_ prototype: ScriptObject, _ isMap: Bool) {
    define(prototype, "has", 1) { engine, call in
      .boolean(try engine.thisTable(call, isMap: isMap).value(call[0]) != nil)
    }
    define(prototype, "delete", 1) { engine, call in
      .boolean(try engine.thisTable(call, isMap: isMap).removeValue(call[0]))
    }
    define(prototype, "clear") { engine, call in
      try engine.thisTable(call, isMap: isMap).removeAllValues()
      return .undefined
    }
    defineGetter(prototype, "size") { engine, call in .number(Double(try engine.thisTable(call, isMap: isMap).count)) }
    define(prototype, "forEach", 1) { engine, call in
      let table = try engine.thisTable(call, isMap: isMap)
      var position = 0
      while position < table.entries.count {
        try engine.charge()
        if let entry = table.entries[position] {
          try engine.call(call[0], this: call[1], [entry.value, entry.key, call.this], at: engine.at)
        }
        position += 1
      }
      return .undefined
    }
    for (name, kind) in [("keys", 0), ("values", 1), ("entries", 2)] {
      define(prototype, ScriptText(name)) { engine, call in
        try engine.iterator(of: engine.thisTable(call, isMap: isMap), kind)
      }
    }
    prototype.hide(ScriptSymbol.iteratorKey, prototype.properties[isMap ? "entries" : "values"]?.value ?? .undefined)
  }

  private func installMaps() {
    define(prototypes.map, "get", 1) { engine, call in
      try engine.thisTable(call, isMap: true).value(call[0]) ?? .undefined
    }
    define(prototypes.map, "set", 2) { engine, call in
      try engine.chargeMemory(24)
      try engine.thisTable(call, isMap: true).set(call[0], call[1])
      return call.this
    }
    define(prototypes.set, "add", 1) { engine, call in
      try engine.chargeMemory(24)
      try engine.thisTable(call, isMap: false).set(call[0], call[0])
      return call.this
    }
  }

  private func iterator(of table: ScriptTable, _ kind: Int) throws -> ScriptValue {
    var position = 0
    return try iterator { [unowned self] in
      while position < table.entries.count, table.entries[position] == nil { position += 1 }
      guard position < table.entries.count, let entry = table.entries[position] else { return nil }
      position += 1
      switch kind {
      case 0: return entry.key
      case 1: return entry.value
      default: return try self.list([entry.key, entry.value])
      }
    }
  }
}
