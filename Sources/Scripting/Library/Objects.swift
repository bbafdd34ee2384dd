extension ScriptEngine {
  func installObjects() {
    let type = defineType("Object", 1, prototypes.object) { engine, call in
      if call[0].isNothing {
        return .object(try engine.newObject(try engine.prototype(for: call, engine.prototypes.object)))
      }
      return .object(try engine.object(of: call[0]))
    }
    installObjectMethods()
    installObjectLists(type)
    installObjectProperties(type)
    installObjectProtection(type)
  }

  private func installObjectMethods() {
    let prototype = prototypes.object
    define(prototype, "hasOwnProperty", 1) { engine, call in
      let key = try engine.key(of: call[0])
      return .boolean(try engine.object(of: call.this).own(key) != nil)
    }
    define(prototype, "isPrototypeOf", 1) { engine, call in
      var parent = call[0].object?.prototype
      let this = try engine.object(of: call.this)
      while let current = parent {
        if current === this { return .boolean(true) }
        parent = current.prototype
      }
      return .boolean(false)
    }
    define(prototype, "propertyIsEnumerable", 1) { engine, call in
      let key = try engine.key(of: call[0])
      return .boolean(try engine.object(of: call.this).own(key)?.isEnumerable ?? false)
    }
    define(prototype, "toString") { engine, call in
      switch call.this {
      case .undefined: return .text("[object Undefined]")
      case .null: return .text("[object Null]")
      default:
        let object = try engine.object(of: call.this)
        if case .text(let tag) = try engine.property(ScriptSymbol.tagKey, of: call.this) {
          return .text(ScriptText("[object ") + tag + "]")
        }
        let named = ["Function", "Array", "Error", "Boolean", "Number", "String", "Date", "RegExp"]
        return .text("[object \(named.contains(object.kind) ? object.kind : "Object")]")
      }
    }
    define(prototype, "toLocaleString") { engine, call in
      try engine.call(engine.property("toString", of: call.this), this: call.this, [], at: engine.at)
    }
    define(prototype, "valueOf") { engine, call in .object(try engine.object(of: call.this)) }
  }

  /// The own properties that scripts list, with their values.
  private func listed(_ value: ScriptValue) throws -> [(key: ScriptText, value: ScriptValue)] {
    let object = try object(of: value)
    var result: [(ScriptText, ScriptValue)] = []
    for key in object.keys {
      try charge()
      guard object.own(key)?.isEnumerable == true else { continue }
      result.append((key, try property(key, of: .object(object))))
    }
    return result
  }

  private func installObjectLists(_ type: ScriptFunction) {
    define(type, "keys", 1) { engine, call in try engine.list(engine.listed(call[0]).map { .text($0.key) }) }
    define(type, "values", 1) { engine, call in try engine.list(engine.listed(call[0]).map(\.value)) }
    define(type, "entries", 1) { engine, call in
      try engine.list(engine.listed(call[0]).map { try engine.list([.text($0.key), $0.value]) })
    }
    define(type, "assign", 2) { engine, call in
      let target = try engine.object(of: call[0])
      for source in call.arguments.dropFirst() where !source.isNothing {
        for (key, value) in try engine.listed(source) { try engine.set(key, of: .object(target), to: value) }
      }
      return .object(target)
    }
    define(type, "fromEntries", 1) { engine, call in
      let object = try engine.newObject()
      try engine.iterate(call[0]) { entry in
        let key = try engine.key(of: engine.property("0", of: entry))
        try engine.chargeMemory(24 + key.count)
        object.properties[key] = ScriptProperty(try engine.property("1", of: entry))
        return true
      }
      return .object(object)
    }
    define(type, "groupBy", 2) { engine, call in
      let object = ScriptObject(nil)
      try engine.keep(object)
      var index = 0.0
      try engine.iterate(call[0]) { value in
        let key = try engine.key(of: engine.call(call[1], this: .undefined, [value, .number(index)], at: engine.at))
        index += 1
        if let list = object.properties[key]?.value.list {
          list.elements.append(value)
        } else {
          object.properties[key] = ScriptProperty(try engine.list([value]))
        }
        try engine.chargeMemory(8)
        return true
      }
      return .object(object)
    }
    define(type, "getOwnPropertyNames", 1) { engine, call in
      let object = try engine.object(of: call[0])
      let length: [ScriptText] = object.own("length") != nil && !object.keys.contains("length") ? ["length"] : []
      return try engine.list((object.keys + length).map { .text($0) })
    }
    define(type, "is", 2) { _, call in
      if case .number(let one) = call[0], case .number(let other) = call[1], one == 0, other == 0 {
        return .boolean(one.sign == other.sign)
      }
      return .boolean(call[0].isSameOrNaN(as: call[1]))
    }
  }

  private func installObjectProperties(_ type: ScriptFunction) {
    define(type, "create", 2) { engine, call in
      let object = try engine.newObject()
      object.prototype = call[0].object
      if !call[1].isUndefined { try engine.defineProperties(of: object, call[1]) }
      return .object(object)
    }
    define(type, "getPrototypeOf", 1) { engine, call in
      let object = try engine.object(of: call[0])
      return object.prototype.map { .object($0) } ?? .null
    }
    define(type, "setPrototypeOf", 2) { engine, call in
      guard let object = call[0].object else { return call[0] }
      var parent = call[1].object
      while let current = parent {
        if current === object { throw engine.typeError("Cyclic __proto__ value") }
        parent = current.prototype
      }
      object.prototype = call[1].object
      return call[0]
    }
    define(type, "defineProperty", 3) { engine, call in
      guard let object = call[0].object else { throw engine.typeError("Object.defineProperty called on non-object") }
      try engine.defineProperty(engine.key(of: call[1]), of: object, call[2])
      return call[0]
    }
    define(type, "defineProperties", 2) { engine, call in
      guard let object = call[0].object else { throw engine.typeError("Object.defineProperties called on non-object") }
      try engine.defineProperties(of: object, call[1])
      return call[0]
    }
    define(type, "getOwnPropertyDescriptor", 2) { engine, call in
      let key = try engine.key(of: call[1])
      guard let property = try engine.object(of: call[0]).own(key) else { return .undefined }
      let result = try engine.newObject()
      func add(_ name: ScriptText, _ value: ScriptValue) { result.properties[name] = ScriptProperty(value) }
      if property.isAccessor {
        add("get", property.getter.map { .object($0) } ?? .undefined)
        add("set", property.setter.map { .object($0) } ?? .undefined)
      } else {
        add("value", property.value)
        add("writable", .boolean(property.isWritable))
      }
      add("enumerable", .boolean(property.isEnumerable))
      add("configurable", .boolean(property.isConfigurable))
      return .object(result)
    }
    define(type, "hasOwn", 2) { engine, call in
      let object = try engine.object(of: call[0])
      return .boolean(object.own(try engine.key(of: call[1])) != nil)
    }
  }

  private func defineProperties(of object: ScriptObject, _ descriptors: ScriptValue) throws {
    for (key, value) in try listed(descriptors) { try defineProperty(key, of: object, value) }
  }

  private func defineProperty(_ key: ScriptText, of object: ScriptObject, _ descriptor: ScriptValue) throws {
    guard descriptor.object != nil else { throw typeError("Property description must be an object") }
    let old = object.own(key)
    guard old?.isConfigurable ?? object.isExtensible else {
      throw typeError("Cannot redefine property: \(Self.shown(key))")
    }
    func flag(_ name: ScriptText, _ preset: Bool) throws -> Bool {
      let value = try property(name, of: descriptor)
      return value.isUndefined ? preset : value.isTrue
    }
    var new = old ?? ScriptProperty(.undefined)
    if old == nil { (new.isWritable, new.isEnumerable, new.isConfigurable) = (false, false, false) }
    let (getter, setter) = (try property("get", of: descriptor), try property("set", of: descriptor))
    if !getter.isUndefined || !setter.isUndefined {
      (new.getter, new.setter, new.value) = (getter.function, setter.function, .undefined)
    } else if descriptor.object?.find("value") != nil {
      (new.value, new.getter, new.setter) = (try property("value", of: descriptor), nil, nil)
    }
    new.isWritable = try flag("writable", new.isWritable)
    new.isEnumerable = try flag("enumerable", new.isEnumerable)
    new.isConfigurable = try flag("configurable", new.isConfigurable)
    try chargeMemory(24 + key.count)
    try object.define(key, new)
  }

  private func installObjectProtection(_ type: ScriptFunction) {
    define(type, "freeze", 1) { _, call in
      guard let object = call[0].object else { return call[0] }
      object.isExtensible = false
      object.isFrozen = true
      for key in object.properties.keys {
        object.properties[key]?.isConfigurable = false
        object.properties[key]?.isWritable = false
      }
      return call[0]
    }
    define(type, "isFrozen", 1) { _, call in .boolean(call[0].object?.isFrozen ?? true) }
    define(type, "seal", 1) { _, call in
      guard let object = call[0].object else { return call[0] }
      object.isExtensible = false
      for key in object.properties.keys { object.properties[key]?.isConfigurable = false }
      return call[0]
    }
    define(type, "isSealed", 1) { _, call in .boolean(!(call[0].object?.isExtensible ?? false)) }
    define(type, "preventExtensions", 1) { _, call in
      call[0].object?.isExtensible = false
      return call[0]
    }
    define(type, "isExtensible", 1) { _, call in .boolean(call[0].object?.isExtensible ?? false) }
  }
}
