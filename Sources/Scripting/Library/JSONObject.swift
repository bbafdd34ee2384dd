extension ScriptEngine {
  func installJSON() {
    let json = ScriptObject(prototypes.object)
    keepUncharged(json)
    globals.hide("JSON", .object(json))
    json.hide(ScriptSymbol.tagKey, .text("JSON"))
    define(json, "parse", 2) { engine, call in
      let text = try engine.text(of: call[0])
      let value = try engine.parseJSON(text)
      guard call[1].function != nil else { return value }
      let holder = try engine.newObject()
      holder.properties[""] = ScriptProperty(value)
      return try engine.revived("", holder, call[1])
    }
    define(json, "stringify", 3) { engine, call in
      var writer = JSONWriter(engine: engine)
      if call[1].function != nil {
        writer.replacer = call[1]
      } else if let list = call[1].list {
        writer.requestedKeys = try list.values.map { try engine.text(of: $0) }
      }
      switch call[2] {
      case .number(let count):
        writer.indent = ScriptText(String(repeating: " ", count: min(max(Self.int(count), 0), 10)))
      case .text(let text): writer.indent = text.slice(0, min(text.count, 10))
      default: break
      }
      let holder = try engine.newObject()
      holder.properties[""] = ScriptProperty(call[0])
      guard try writer.write(call[0], "", holder, "") else { return .undefined }
      return try engine.made(writer.result)
    }
    define(globals, "json", 1) { engine, call in try engine.parseJSON(engine.text(of: call[0])) }
  }

  private func revived(_ key: ScriptText, _ holder: ScriptObject, _ function: ScriptValue) throws -> ScriptValue {
    try deeper {
      let value = try property(key, of: .object(holder))
      if let object = value.object {
        for inner in object.keys {
          let new = try revived(inner, object, function)
          if new.isUndefined { _ = object.remove(inner) } else { try object.define(inner, ScriptProperty(new)) }
        }
      }
      return try call(function, this: .object(holder), [.text(key), value], at: at)
    }
  }

  /// The value of a text of JSON.
  package func parseJSON(_ text: ScriptText) throws -> ScriptValue {
    try chargeMemory(text.count)
    var reader = JSONReader(engine: self, units: text.units)
    return try reader.document()
  }
}

/// Reads JSON.
private struct JSONReader {
  let engine: ScriptEngine
  let units: [UInt16]
  var position = 0
  var depth = 0

  init(engine: ScriptEngine, units: [UInt16]) {
    self.engine = engine
    self.units = units
  }

  private func fault() -> any Error {
    guard position < units.count else { return engine.thrown("SyntaxError", "Unexpected end of JSON input") }
    let character = ScriptText(units: [units[position]]).string
    return engine.thrown("SyntaxError", "Unexpected token '\(character)' at place \(position) of the JSON text")
  }

  private mutating func skip() {
    while position < units.count, [32, 9, 10, 13].contains(units[position]) { position += 1 }
  }

  mutating func document() throws -> ScriptValue {
    let value = try value()
    skip()
    if position < units.count { throw fault() }
    return value
  }

  private mutating func take(_ word: ScriptText) throws {
    guard ScriptText(units: Array(units[position..<min(position + word.count, units.count)])) == word else {
      throw fault()
    }
    position += word.count
  }

  private mutating func value() throws -> ScriptValue {
    try engine.charge()
    skip()
    guard position < units.count else { throw fault() }
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw engine.rangeError("the JSON text is nested too deeply") }
    switch units[position] {
    case 123: return try object()
    case 91: return try list()
    case 34: return .text(try text())
    case 116:
      try take("true")
      return .boolean(true)
    case 102:
      try take("false")
      return .boolean(false)
    case 110:
      try take("null")
      return .null
    default: return try number()
    }
  }

  private mutating func number() throws -> ScriptValue {
    let start = position
    func isDigit(_ position: Int) -> Bool { position < units.count && ScriptUnits.isDigit(units[position]) }
    if position < units.count, units[position] == 45 { position += 1 }
    guard isDigit(position) else { throw fault() }
    if units[position] == 48, isDigit(position + 1) {
      position += 1
      throw fault()
    }
    while isDigit(position) { position += 1 }
    if position < units.count, units[position] == 46 {
      position += 1
      guard isDigit(position) else { throw fault() }
      while isDigit(position) { position += 1 }
    }
    if position < units.count, units[position] == 101 || units[position] == 69 {
      position += 1
      if position < units.count, units[position] == 43 || units[position] == 45 { position += 1 }
      guard isDigit(position) else { throw fault() }
      while isDigit(position) { position += 1 }
    }
    return .number(NumberText.prefix(Array(units[start..<position])).value)
  }

  private mutating func text() throws -> ScriptText {
    position += 1
    var result: [UInt16] = []
    while position < units.count, units[position] != 34 {
      let unit = units[position]
      if unit < 32 { throw fault() }
      position += 1
      guard unit == 92 else {
        result.append(unit)
        continue
      }
      guard position < units.count else { throw fault() }
      let escapes: [UInt16: UInt16] = [34: 34, 92: 92, 47: 47, 98: 8, 102: 12, 110: 10, 114: 13, 116: 9]
      if let escaped = escapes[units[position]] {
        result.append(escaped)
        position += 1
      } else if units[position] == 117 {
        position += 1
        var number = 0
        for _ in 0..<4 {
          guard position < units.count, let digit = ScriptUnits.hexadecimal(units[position]) else { throw fault() }
          number = number * 16 + digit
          position += 1
        }
        result.append(UInt16(number))
      } else {
        throw fault()
      }
    }
    guard position < units.count else { throw fault() }
    position += 1
    return ScriptText(units: result)
  }

  private mutating func list() throws -> ScriptValue {
    position += 1
    var values: [ScriptValue] = []
    skip()
    if position < units.count, units[position] == 93 {
      position += 1
      return try engine.list([])
    }
    while true {
      values.append(try value())
      skip()
      guard position < units.count, units[position] == 44 || units[position] == 93 else { throw fault() }
      position += 1
      if units[position - 1] == 93 { return try engine.list(values) }
    }
  }

  private mutating func object() throws -> ScriptValue {
    position += 1
    let object = try engine.newObject()
    skip()
    if position < units.count, units[position] == 125 {
      position += 1
      return .object(object)
    }
    while true {
      skip()
      guard position < units.count, units[position] == 34 else { throw fault() }
      let key = try text()
      skip()
      guard position < units.count, units[position] == 58 else { throw fault() }
      position += 1
      try engine.chargeMemory(24 + key.count)
      object.properties[key] = ScriptProperty(try value())
      skip()
      guard position < units.count, units[position] == 44 || units[position] == 125 else { throw fault() }
      position += 1
      if units[position - 1] == 125 { return .object(object) }
    }
  }
}

/// Writes JSON.
private struct JSONWriter {
  let engine: ScriptEngine
  var replacer: ScriptValue?
  var requestedKeys: [ScriptText]?
  var indent: ScriptText = ""
  var result = ScriptText()
  private var holders: [ScriptObject] = []

  init(engine: ScriptEngine) { self.engine = engine }

  /// Writes a value; false for one that JSON does not have.
  mutating func write(
    _ value: ScriptValue, _ key: ScriptText, _ holder: ScriptObject, _ margin: ScriptText
  ) throws -> Bool {
    try engine.charge()
    var value = value
    if value.object != nil {
      let method = try engine.property("toJSON", of: value)
      if method.function != nil { value = try engine.call(method, this: value, [.text(key)], at: engine.at) }
    }
    if let replacer { value = try engine.call(replacer, this: .object(holder), [.text(key), value], at: engine.at) }
    if case .object(let box as ScriptBox) = value { value = box.value }
    switch value {
    case .undefined, .symbol: return false
    case .null: result.units += ScriptText("null").units
    case .boolean(let flag): result.units += ScriptText(flag ? "true" : "false").units
    case .number(let number): result.units += ScriptText(number.isFinite ? NumberText.text(number) : "null").units
    case .text(let text): quote(text)
    case .object(let object):
      if object is ScriptFunction { return false }
      if holders.contains(where: { $0 === object }) { throw engine.typeError("Converting circular structure to JSON") }
      guard holders.count < 100 else { throw engine.rangeError("Maximum call stack size exceeded") }
      holders.append(object)
      defer { holders.removeLast() }
      if let list = object as? ScriptList { try write(list, margin) } else { try write(object, margin) }
    }
    guard result.count <= engine.limits.textLength else { try engine.chargeText(result.count); return false }
    return true
  }

  private mutating func quote(_ text: ScriptText) {
    result.units.append(34)
    let units = text.units
    for (position, unit) in units.enumerated() {
      switch unit {
      case 34: result.units += [92, 34]
      case 92: result.units += [92, 92]
      case 8: result.units += [92, 98]
      case 9: result.units += [92, 116]
      case 10: result.units += [92, 110]
      case 12: result.units += [92, 102]
      case 13: result.units += [92, 114]
      case 0..<32: escape(unit)
      case 0xD800...0xDBFF where position + 1 < units.count && (0xDC00...0xDFFF).contains(units[position + 1]):
        result.units.append(unit)
      case 0xDC00...0xDFFF where position > 0 && (0xD800...0xDBFF).contains(units[position - 1]):
        result.units.append(unit)
      case 0xD800...0xDFFF: escape(unit)
      default: result.units.append(unit)
      }
    }
    result.units.append(34)
  }

  private mutating func escape(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    result.units += ScriptText("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).units
  }

  private mutating func write(_ list: ScriptList, _ margin: ScriptText) throws {
    let inner = margin + indent
    result.units.append(91)
    for (index, value) in list.values.enumerated() {
      separate(index, inner)
      if try !write(value, ScriptText(String(index)), list, inner) { result.units += ScriptText("null").units }
    }
    if !list.elements.isEmpty { breakLine(margin) }
    result.units.append(93)
  }

  private mutating func write(_ object: ScriptObject, _ margin: ScriptText) throws {
    let inner = margin + indent
    var count = 0
    result.units.append(123)
    let keys = requestedKeys ?? object.keys.filter { object.own($0)?.isEnumerable == true }
    for key in keys where object.own(key) != nil {
      let before = result
      separate(count, inner)
      quote(key)
      result.units += indent.isEmpty ? [58] : [58, 32]
      if try write(engine.property(key, of: .object(object)), key, object, inner) {
        count += 1
      } else {
        result = before
      }
    }
    if count > 0 { breakLine(margin) }
    result.units.append(125)
  }

  private mutating func separate(_ index: Int, _ margin: ScriptText) {
    if index > 0 { result.units.append(44) }
    breakLine(margin)
  }

  private mutating func breakLine(_ margin: ScriptText) {
    if !indent.isEmpty { result.units += [10] + margin.units }
  }
}
