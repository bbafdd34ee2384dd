extension ScriptEngine {
  /// A value that is no object.
  func primitive(_ value: ScriptValue, prefersText: Bool? = nil) throws -> ScriptValue {
    guard case .object(let object) = value else { return value }
    if let exotic = object.find(ScriptSymbol.primitiveKey)?.value.function {
      let hint = prefersText.map { $0 ? "string" : "number" } ?? "default"
      let result = try call(.object(exotic), this: value, [.text(hint)], at: at)
      if result.object == nil { return result }
      throw typeError("Cannot convert object to primitive value")
    }
    let isText = prefersText ?? (object is ScriptDate)
    for name: ScriptText in isText ? ["toString", "valueOf"] : ["valueOf", "toString"] {
      let method = try property(name, of: value)
      guard method.function != nil else { continue }
      let result = try call(method, this: value, [], at: at)
      if result.object == nil { return result }
    }
    throw typeError("Cannot convert object to primitive value")
  }

  package func text(of value: ScriptValue) throws -> ScriptText {
    switch value {
    case .undefined: return "undefined"
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let value): return ScriptText(NumberText.text(value))
    case .text(let text): return text
    case .symbol: throw typeError("Cannot convert a Symbol value to a string")
    case .object: return try text(of: primitive(value, prefersText: true))
    }
  }

  package func number(of value: ScriptValue) throws -> Double {
    switch value {
    case .undefined: return .nan
    case .null: return 0
    case .boolean(let value): return value ? 1 : 0
    case .number(let value): return value
    case .text(let text):
      try charge(text.count / 64)
      return NumberText.number(text)
    case .symbol: throw typeError("Cannot convert a Symbol value to a number")
    case .object: return try number(of: primitive(value, prefersText: false))
    }
  }

  /// The number without its fraction; none for what is not a number.
  func integer(of value: ScriptValue) throws -> Double {
    let number = try number(of: value)
    return number.isNaN ? 0 : number.rounded(.towardZero)
  }

  /// The number as an index, kept within what `Int` holds.
  func index(of value: ScriptValue) throws -> Int { Self.int(try integer(of: value)) }

  static func int(_ number: Double) -> Int {
    number.isNaN ? 0 : Int(max(min(number, 9e15), -9e15))
  }

  /// A position from the start, or from the end if it is negative, within a length.
  func position(_ value: ScriptValue, in length: Int, preset: Int) throws -> Int {
    if value.isUndefined { return preset }
    let position = try index(of: value)
    return position < 0 ? max(length + position, 0) : min(position, length)
  }

  package func int32(of value: ScriptValue) throws -> Int32 { Self.int32(try number(of: value)) }

  static func int32(_ number: Double) -> Int32 {
    guard number.isFinite else { return 0 }
    let rest = number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296)
    return Int32(truncatingIfNeeded: Int64(rest))
  }

  /// The key of a property.
  package func key(of value: ScriptValue) throws -> ScriptText {
    switch value {
    case .text(let text): return text
    case .symbol(let symbol): return symbol.key
    case .object:
      let primitive = try primitive(value, prefersText: true)
      return try key(of: primitive)
    default: return try text(of: value)
    }
  }

  /// An object for a value; nothing cannot be one.
  func object(of value: ScriptValue) throws -> ScriptObject {
    switch value {
    case .object(let object): return object
    case .undefined, .null: throw typeError("Cannot convert undefined or null to object")
    case .text: return try keep(ScriptBox(value, prototypes.text))
    case .number: return try keep(ScriptBox(value, prototypes.number))
    case .boolean: return try keep(ScriptBox(value, prototypes.boolean))
    case .symbol: return try keep(ScriptBox(value, prototypes.symbol))
    }
  }

  // MARK: Comparing

  /// JavaScript's `==`.
  package func looselyEquals(_ one: ScriptValue, _ other: ScriptValue) throws -> Bool {
    switch (one, other) {
    case (.undefined, .null), (.null, .undefined): return true
    case (.undefined, _), (.null, _), (_, .undefined), (_, .null): return one.isSame(as: other)
    case (.number, .text): return one.isSame(as: .number(try number(of: other)))
    case (.text, .number): return other.isSame(as: .number(try number(of: one)))
    case (.boolean, .boolean): return one.isSame(as: other)
    case (.boolean, _): return try looselyEquals(.number(try number(of: one)), other)
    case (_, .boolean): return try looselyEquals(one, .number(try number(of: other)))
    case (.object, .object): return one.isSame(as: other)
    case (.object, _): return try looselyEquals(primitive(one), other)
    case (_, .object): return try looselyEquals(one, primitive(other))
    default: return one.isSame(as: other)
    }
  }

  /// Whether one value comes before the other; nil if one is not a number.
  func isLess(_ one: ScriptValue, _ other: ScriptValue, leftFirst: Bool = true) throws -> Bool? {
    let left: ScriptValue
    let right: ScriptValue
    if leftFirst {
      left = try primitive(one, prefersText: false)
      right = try primitive(other, prefersText: false)
    } else {
      right = try primitive(other, prefersText: false)
      left = try primitive(one, prefersText: false)
    }
    if case .text(let one) = left, case .text(let other) = right { return one < other }
    let (first, second) = (try number(of: left), try number(of: right))
    return first.isNaN || second.isNaN ? nil : first < second
  }
}
