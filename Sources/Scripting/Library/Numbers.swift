extension ScriptEngine {
  private func thisNumber(_ call: ScriptCall) throws -> Double {
    if case .number(let value) = call.this { return value }
    if case .object(let box as ScriptBox) = call.this, case .number(let value) = box.value { return value }
    throw typeError("Number.prototype method called on a value that is no number")
  }

  func installNumbers() {
    let type = defineType("Number", 1, prototypes.number) { engine, call in
      let value = ScriptValue.number(call.arguments.isEmpty ? 0 : try engine.number(of: call[0]))
      return call.newTarget == nil ? value : .object(try engine.keep(ScriptBox(value, engine.prototypes.number)))
    }
    let constants: [(ScriptText, Double)] = [
      ("MAX_SAFE_INTEGER", 9_007_199_254_740_991), ("MIN_SAFE_INTEGER", -9_007_199_254_740_991),
      ("MAX_VALUE", .greatestFiniteMagnitude), ("MIN_VALUE", .leastNonzeroMagnitude), ("EPSILON", .ulpOfOne),
      ("POSITIVE_INFINITY", .infinity), ("NEGATIVE_INFINITY", -.infinity), ("NaN", .nan),
    ]
    for (name, value) in constants { defineConstant(type, name, .number(value)) }
    installNumberTests(type)
    installNumberForms()
    defineType("Boolean", 1, prototypes.boolean) { engine, call in
      let value = ScriptValue.boolean(call[0].isTrue)
      return call.newTarget == nil ? value : .object(try engine.keep(ScriptBox(value, engine.prototypes.boolean)))
    }
    define(prototypes.boolean, "toString") { engine, call in .text(try engine.text(of: engine.thisBoolean(call))) }
    define(prototypes.boolean, "valueOf") { engine, call in try engine.thisBoolean(call) }
  }

  private func thisBoolean(_ call: ScriptCall) throws -> ScriptValue {
    if case .boolean = call.this { return call.this }
    if case .object(let box as ScriptBox) = call.this, case .boolean = box.value { return box.value }
    throw typeError("Boolean.prototype method called on a value that is no boolean")
  }

  private func installNumberTests(_ type: ScriptFunction) {
    func isWhole(_ value: ScriptValue) -> Bool {
      if case .number(let number) = value { return number.isFinite && number == number.rounded() }
      return false
    }
    define(type, "isInteger", 1) { _, call in .boolean(isWhole(call[0])) }
    define(type, "isSafeInteger", 1) { _, call in
      guard isWhole(call[0]), case .number(let number) = call[0] else { return .boolean(false) }
      return .boolean(abs(number) <= 9_007_199_254_740_991)
    }
    define(type, "isFinite", 1) { _, call in
      if case .number(let number) = call[0] { return .boolean(number.isFinite) }
      return .boolean(false)
    }
    define(type, "isNaN", 1) { _, call in
      if case .number(let number) = call[0] { return .boolean(number.isNaN) }
      return .boolean(false)
    }
    define(globals, "isNaN", 1) { engine, call in .boolean(try engine.number(of: call[0]).isNaN) }
    define(globals, "isFinite", 1) { engine, call in .boolean(try engine.number(of: call[0]).isFinite) }
    define(globals, "parseFloat", 1) { engine, call in
      .number(NumberText.prefix(try engine.text(of: call[0]).trimmed(end: false).units).value)
    }
    define(globals, "parseInt", 2) { engine, call in
      .number(Self.parsedInteger(try engine.text(of: call[0]), radix: Int(try engine.int32(of: call[1]))))
    }
    for name: ScriptText in ["parseFloat", "parseInt"] {
      type.hide(name, globals.properties[name]?.value ?? .undefined)
    }
  }

  private static func parsedInteger(_ text: ScriptText, radix givenRadix: Int) -> Double {
    var units = text.trimmed(end: false).units[...]
    var isNegative = false
    if let sign = units.first, sign == 43 || sign == 45 {
      isNegative = sign == 45
      units.removeFirst()
    }
    var radix = givenRadix
    if radix == 0 || radix == 16, units.count > 1, units[units.startIndex] == 48,
      [120, 88].contains(units[units.startIndex + 1])
    {
      units.removeFirst(2)
      radix = 16
    }
    if radix == 0 { radix = 10 }
    guard (2...36).contains(radix) else { return .nan }
    let digits = units.prefix { NumberText.digit($0).map { $0 < radix } ?? false }
    guard !digits.isEmpty else { return .nan }
    let value = radix == 10 ? NumberText.prefix(Array(digits)).value : NumberText.digits(digits, radix) ?? .nan
    return isNegative ? -value : value
  }

  private func installNumberForms() {
    let prototype = prototypes.number
    define(prototype, "toString", 1) { engine, call in
      let number = try engine.thisNumber(call)
      let radix = call[0].isUndefined ? 10 : try engine.index(of: call[0])
      guard (2...36).contains(radix) else { throw engine.rangeError("toString() radix must be between 2 and 36") }
      return try engine.made(ScriptText(NumberText.text(number, radix: radix)))
    }
    define(prototype, "valueOf") { engine, call in .number(try engine.thisNumber(call)) }
    define(prototype, "toFixed", 1) { engine, call in
      let number = try engine.thisNumber(call)
      let digits = try engine.index(of: call[0])
      guard (0...100).contains(digits) else {
        throw engine.rangeError("toFixed() digits argument must be between 0 and 100")
      }
      return .text(NumberText.fixed(number, digits))
    }
    define(prototype, "toPrecision", 1) { engine, call in
      let number = try engine.thisNumber(call)
      guard !call[0].isUndefined, number.isFinite else { return .text(NumberText.text(number)) }
      let count = try engine.index(of: call[0])
      guard (1...100).contains(count) else {
        throw engine.rangeError("toPrecision() argument must be between 1 and 100")
      }
      return .text(NumberText.precise(number, count))
    }
    define(prototype, "toExponential", 1) { engine, call in
      let number = try engine.thisNumber(call)
      let digits = try engine.index(of: call[0])
      guard (0...100).contains(digits) else {
        throw engine.rangeError("toExponential() argument must be between 0 and 100")
      }
      return .text(NumberText.exponential(number, call[0].isUndefined ? nil : digits))
    }
    define(prototype, "toLocaleString") { engine, call in
      let number = try engine.thisNumber(call)
      try engine.checkLanguage(call[0])
      func option(_ name: ScriptText) throws -> Int? {
        guard call[1].object != nil else { return nil }
        let value = try engine.property(name, of: call[1])
        return value.isUndefined ? nil : min(max(try engine.index(of: value), 0), 20)
      }
      if call[1].object != nil, try !engine.property("style", of: call[1]).isUndefined {
        throw ScriptLimit.unsupported("`style` of `toLocaleString`")
      }
      let least = try option("minimumFractionDigits") ?? 0
      return .text(Self.grouped(number, least: least, most: max(try option("maximumFractionDigits") ?? 3, least)))
    }
  }

  /// As English writes numbers: commas between thousands.
  static func grouped(_ number: Double, least: Int, most: Int) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
    var text = NumberText.fixed(abs(number), most)
    if text.contains("e") { return text }
    let parts = text.split(separator: ".")
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    while fraction.count > least, fraction.hasSuffix("0") { fraction.removeLast() }
    let digits = Array(String(parts[0]))
    var whole = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { whole += "," }
      whole.append(digit)
    }
    text = whole + (fraction.isEmpty ? "" : "." + fraction)
    return number.sign == .minus ? "-" + text : text
  }

  /// Fails for languages other than English.
  func checkLanguage(_ value: ScriptValue) throws {
    let language = value.list?.values.first ?? value
    guard case .text(let text) = language else { return }
    guard ["en", "en-US"].contains(text.string) else {
      throw ScriptLimit.unsupported("the language `\(text.string.prefix(20))`")
    }
  }
}
