extension ScriptEngine {
  func installGlobals() {
    defineConstant(globals, "NaN", .number(.nan))
    defineConstant(globals, "Infinity", .number(.infinity))
    defineConstant(globals, "undefined", .undefined)
    globals.hide("globalThis", .object(globals))
    installSymbols()
    installConsole()
    installAddresses()
    let iterator = prototypes.iterator
    define(iterator, "next") { engine, call in
      guard case .object(let iterator as ScriptIterator) = call.this else {
        throw engine.typeError("this is no iterator")
      }
      let value = try iterator.next()
      let result = try engine.newObject()
      result.properties["value"] = ScriptProperty(value ?? .undefined)
      result.properties["done"] = ScriptProperty(.boolean(value == nil))
      return .object(result)
    }
    define(iterator, symbol: ScriptSymbol.iteratorKey, "[Symbol.iterator]") { _, call in call.this }
  }

  private func installSymbols() {
    let type = defineType("Symbol", 0, prototypes.symbol) { engine, call in
      if call.newTarget != nil { throw engine.typeError("Symbol is not a constructor") }
      return .symbol(engine.newSymbol(call[0].isUndefined ? nil : try engine.text(of: call[0])))
    }
    for (name, number) in [("iterator", 0), ("toStringTag", 1), ("toPrimitive", 2), ("hasInstance", 3)] {
      defineConstant(type, ScriptText(name), .symbol(ScriptSymbol(ScriptText("Symbol." + name), number: number)))
    }
    defineGetter(prototypes.symbol, "description") { _, call in
      if case .symbol(let symbol) = call.this { return symbol.name.map { .text($0) } ?? .undefined }
      return .undefined
    }
    define(prototypes.symbol, "toString") { _, call in
      guard case .symbol(let symbol) = call.this else { return .undefined }
      return .text(ScriptText("Symbol(") + (symbol.name ?? "") + ")")
    }
  }

  private func installConsole() {
    let console = ScriptObject(prototypes.object)
    keepUncharged(console)
    globals.hide("console", .object(console))
    for name: ScriptText in ["log", "info", "warn", "error", "debug"] {
      define(console, name) { engine, call in
        let texts = try call.arguments.map { try engine.shown($0, depth: 0) }
        try engine.log(texts.joined(separator: " "))
        return .undefined
      }
    }
  }

  /// A value as the console shows it.
  func shown(_ value: ScriptValue, depth: Int) throws -> String {
    try charge()
    switch value {
    case .text(let text): return depth == 0 ? text.string : Self.quoted(text.string)
    case .symbol(let symbol): return "Symbol(\(symbol.name ?? ""))"
    case .number(let number) where number == 0 && number.sign == .minus: return "-0"
    case .object(let function as ScriptFunction):
      let name = try text(of: property("name", of: .object(function)))
      return name.isEmpty ? "[Function (anonymous)]" : "[Function: \(name)]"
    case .object(let error as ScriptErrorObject): return try text(of: .object(error)).string
    case .object(let date as ScriptDate): return date.time.isFinite ? DateValue(date.time).isoText : "Invalid Date"
    case .object(let pattern as ScriptPatternObject): return try text(of: .object(pattern)).string
    case .object(let list as ScriptList):
      if depth > 3 { return "[Array]" }
      var items: [String] = []
      var missing = 0
      for element in list.elements.prefix(100) + [.some(.undefined)] {
        if missing > 0, element != nil {
          items.append("<\(missing) empty item\(missing == 1 ? "" : "s")>")
          missing = 0
        }
        if let element { items.append(try shown(element, depth: depth + 1)) } else { missing += 1 }
      }
      items.removeLast()
      let rest = list.elements.count > 100 ? ["... \(list.elements.count - 100) more"] : []
      return items.isEmpty ? "[]" : "[ " + (items + rest).joined(separator: ", ") + " ]"
    case .object(let table as ScriptTable):
      if depth > 3 { return "[\(table.kind)]" }
      let items = try table.entries.compactMap { $0 }.prefix(100).map { entry in
        let key = try shown(entry.key, depth: depth + 1)
        return table.isMap ? "\(key) => \(try shown(entry.value, depth: depth + 1))" : key
      }
      return "\(table.kind)(\(table.count)) {" + (items.isEmpty ? "}" : " " + items.joined(separator: ", ") + " }")
    case .object(let box as ScriptBox): return "[\(box.kind): \(try shown(box.value, depth: 1))]"
    case .object(let object):
      if depth > 3 { return "[Object]" }
      var parts: [String] = []
      for key in object.keys.prefix(100) {
        guard let property = object.own(key), property.isEnumerable else { continue }
        parts.append("\(key): \(property.isAccessor ? "[Getter]" : try shown(property.value, depth: depth + 1))")
      }
      return parts.isEmpty ? "{}" : "{ " + parts.joined(separator: ", ") + " }"
    default: return try text(of: value).string
    }
  }

  private static func quoted(_ text: String) -> String {
    let mark = text.contains("'") && !text.contains("\"") ? "\"" : "'"
    let escaped = text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    return mark + (mark == "'" ? escaped.replacing("'", with: "\\'") : escaped) + mark
  }

  // MARK: Addresses

  private func installAddresses() {
    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()"
    for (name, kept) in [("encodeURIComponent", unreserved), ("encodeURI", unreserved + ";/?:@&=+$,#")] {
      let kept = Set(kept.utf16)
      define(globals, ScriptText(name), 1) { engine, call in
        let text = try engine.text(of: call[0])
        try engine.chargeText(text.count * 3)
        var result = ScriptText()
        var position = 0
        while position < text.count {
          let (value, length) = ScriptUnits.scalar(text.units, at: position)
          if length == 1, kept.contains(text.units[position]) {
            result.units.append(text.units[position])
          } else {
            guard let scalar = Unicode.Scalar(value) else { throw engine.thrown("URIError", "URI malformed") }
            for byte in String(Character(scalar)).utf8 {
              let digits = String(byte, radix: 16, uppercase: true)
              result.units += ScriptText("%" + (digits.count == 1 ? "0" : "") + digits).units
            }
          }
          position += length
        }
        return .text(result)
      }
    }
    for (name, kept) in [("decodeURIComponent", ""), ("decodeURI", ";/?:@&=+$,#")] {
      let kept = Set(kept.utf8)
      define(globals, ScriptText(name), 1) { engine, call in
        let text = try engine.text(of: call[0])
        guard let result = Self.decoded(text.units, keeping: kept) else {
          throw engine.thrown("URIError", "URI malformed")
        }
        return try engine.made(ScriptText(units: result))
      }
    }
  }

  private static func decoded(_ units: [UInt16], keeping kept: Set<UInt8>) -> [UInt16]? {
    var result: [UInt16] = []
    var position = 0
    while position < units.count {
      guard units[position] == 37 else {
        result.append(units[position])
        position += 1
        continue
      }
      let start = position
      var bytes: [UInt8] = []
      var byteCount = 1
      repeat {
        guard position + 2 < units.count, units[position] == 37,
          let high = ScriptUnits.hexadecimal(units[position + 1]),
          let low = ScriptUnits.hexadecimal(units[position + 2])
        else { return nil }
        let byte = UInt8(high * 16 + low)
        if bytes.isEmpty { byteCount = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }
        bytes.append(byte)
        position += 3
      } while bytes.count < byteCount
      if byteCount == 1, kept.contains(bytes[0]) {
        result += units[start..<position]
      } else {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        result += Array(text.utf16)
      }
    }
    return result
  }
}
