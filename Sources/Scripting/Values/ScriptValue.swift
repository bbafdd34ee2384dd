/// A value of a script.
package enum ScriptValue {
  case undefined
  case null
  case boolean(Bool)
  case number(Double)
  case text(ScriptText)
  case symbol(ScriptSymbol)
  case object(ScriptObject)

  static func text(_ text: String) -> ScriptValue { .text(ScriptText(text)) }

  var isUndefined: Bool {
    if case .undefined = self { return true }
    return false
  }

  var isNothing: Bool {
    switch self {
    case .undefined, .null: true
    default: false
    }
  }

  var object: ScriptObject? {
    if case .object(let object) = self { return object }
    return nil
  }

  var function: ScriptFunction? { object as? ScriptFunction }
  var list: ScriptList? { object as? ScriptList }

  /// The result of `typeof`.
  var typeName: String {
    switch self {
    case .undefined: "undefined"
    case .null: "object"
    case .boolean: "boolean"
    case .number: "number"
    case .text: "string"
    case .symbol: "symbol"
    case .object(let object): object is ScriptFunction ? "function" : "object"
    }
  }

  // MARK: Conversions that call no methods of objects

  /// The value as a condition has it.
  package var isTrue: Bool {
    switch self {
    case .undefined, .null: false
    case .boolean(let value): value
    case .number(let value): !(value.isNaN || value == 0)
    case .text(let text): !text.isEmpty
    case .symbol, .object: true
    }
  }

  /// The same value, as `===` has it.
  package func isSame(as other: ScriptValue) -> Bool {
    switch (self, other) {
    case (.undefined, .undefined), (.null, .null): true
    case (.boolean(let one), .boolean(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.text(let one), .text(let other)): one == other
    case (.symbol(let one), .symbol(let other)): one === other
    case (.object(let one), .object(let other)): one === other
    default: false
    }
  }

  /// As `isSame`, but not a number is itself.
  func isSameOrNaN(as other: ScriptValue) -> Bool {
    if case .number(let one) = self, case .number(let two) = other, one.isNaN, two.isNaN { return true }
    return isSame(as: other)
  }
}

/// A value that is like no other one, for keys of properties.
package final class ScriptSymbol {
  let name: ScriptText?
  /// The key of properties: it begins with half of a character, as no text that a script writes down does.
  let key: ScriptText

  init(_ name: ScriptText?, number: Int) {
    self.name = name
    key = ScriptText(units: [0xDC00, 0xDFFF] + ScriptText(String(number)).units)
  }

  /// The well-known symbols, as keys.
  static let iteratorKey = ScriptText(units: [0xDC00, 0xDFFF, 48])
  static let tagKey = ScriptText(units: [0xDC00, 0xDFFF, 49])
  static let primitiveKey = ScriptText(units: [0xDC00, 0xDFFF, 50])
  static let instanceKey = ScriptText(units: [0xDC00, 0xDFFF, 51])

  static func isKey(_ key: ScriptText) -> Bool {
    key.units.count > 2 && key.units[0] == 0xDC00 && key.units[1] == 0xDFFF
  }
}
