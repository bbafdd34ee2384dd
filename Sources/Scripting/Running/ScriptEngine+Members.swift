extension ScriptEngine {
  /// The prototype of a value that is no object.
  func prototype(of value: ScriptValue) -> ScriptObject? {
    switch value {
    case .undefined, .null: nil
    case .boolean: prototypes.boolean
    case .number: prototypes.number
    case .text: prototypes.text
    case .symbol: prototypes.symbol
    case .object(let object): object
    }
  }

  /// A property of any value.
  package func property(_ key: ScriptText, of value: ScriptValue) throws -> ScriptValue {
    if case .text(let text) = value {
      if key == "length" { return .number(Double(text.count)) }
      if let index = key.arrayIndex { return index < text.count ? .text(text.slice(index, index + 1)) : .undefined }
    }
    guard let holder = prototype(of: value) else {
      throw typeError("Cannot read properties of \(try text(of: value)) (reading '\(Self.shown(key))')")
    }
    guard let property = holder.find(key) else {
      if key == "__proto__" { return (value.object?.prototype ?? holder.prototype).map { .object($0) } ?? .null }
      return .undefined
    }
    guard property.isAccessor else { return property.value }
    guard let getter = property.getter else { return .undefined }
    return try call(.object(getter), this: value, [], at: at)
  }

  static func shown(_ key: ScriptText) -> String {
    ScriptSymbol.isKey(key) ? "Symbol()" : String(key.string.prefix(80))
  }

  /// A property by a value, which is often the index of a list.
  func property(at index: ScriptValue, of value: ScriptValue) throws -> ScriptValue {
    if case .number(let number) = index, number >= 0, number < 1e9, case let position = Int(number),
      Double(position) == number
    {
      if let list = value.list, position < list.elements.count, let element = list.elements[position] { return element }
      if case .text(let text) = value {
        return position < text.count ? .text(text.slice(position, position + 1)) : .undefined
      }
    }
    if value.isNothing {
      throw typeError(
        "Cannot read properties of \(try text(of: value)) (reading '\(Self.shown((try? key(of: index)) ?? ""))')")
    }
    return try property(key(of: index), of: value)
  }

  // MARK: Setting

  package func set(_ key: ScriptText, of target: ScriptValue, to value: ScriptValue) throws {
    guard case .object(let object) = target else {
      let targetText = target.isNothing ? try text(of: target) : ""
      throw typeError(
        target.isNothing
          ? "Cannot set properties of \(targetText) (setting '\(Self.shown(key))')"
          : "Cannot create property '\(Self.shown(key))' on \(target.typeName) '\(try text(of: target))'")
    }
    do {
      try set(key, of: object, to: value, target)
    } catch {
      throw translated(error)
    }
  }

  private func set(_ key: ScriptText, of object: ScriptObject, to value: ScriptValue, _ target: ScriptValue) throws {
    if let list = object as? ScriptList, !list.isFrozen, let index = key.arrayIndex {
      if index >= list.elements.count {
        guard list.isExtensible else { throw typeError("Cannot add property \(index), object is not extensible") }
        try chargeMemory((index - list.elements.count + 1) * 8)
      }
      return try list.set(value, at: index)
    }
    if let property = object.find(key) {
      if property.isAccessor {
        guard let setter = property.setter else {
          throw typeError("Cannot set property \(Self.shown(key)) of \(Self.name(of: object)) which has only a getter")
        }
        _ = try call(.object(setter), this: target, [value], at: at)
        return
      }
      guard property.isWritable else { throw readOnly(key, object) }
      if var own = object.own(key) {
        if object.isFrozen { throw readOnly(key, object) }
        own.value = value
        return try object.define(key, own)
      }
    }
    if key == "__proto__" {
      if let parent = value.object { object.prototype = parent } else if case .null = value { object.prototype = nil }
      return
    }
    guard object.isExtensible, !object.isFrozen else {
      throw typeError("Cannot add property \(Self.shown(key)), object is not extensible")
    }
    try chargeMemory(24 + key.count)
    try object.define(key, ScriptProperty(value))
  }

  private func readOnly(_ key: ScriptText, _ object: ScriptObject) -> any Error {
    typeError("Cannot assign to read only property '\(Self.shown(key))' of object '\(Self.name(of: object))'")
  }

  static func name(of object: ScriptObject) -> String { object is ScriptList ? "[object Array]" : "#<\(object.kind)>" }

  func set(at index: ScriptValue, of target: ScriptValue, to value: ScriptValue) throws {
    if case .number(let number) = index, let list = target.list, !list.isFrozen, number >= 0,
      number < Double(list.elements.count), case let position = Int(number), Double(position) == number
    {
      list.elements[position] = value
      return
    }
    if target.isNothing { return try set("", of: target, to: value) }
    try set(key(of: index), of: target, to: value)
  }

  func remove(_ key: ScriptText, of target: ScriptValue) throws -> Bool {
    if target.isNothing { throw typeError("Cannot convert undefined or null to object") }
    guard case .object(let object) = target else { return true }
    guard object.remove(key) else {
      throw typeError("Cannot delete property '\(Self.shown(key))' of \(Self.name(of: object))")
    }
    return true
  }
}
