import Foundation

extension ScriptEngine {
  /// The text that a method is called on.
  func thisText(_ call: ScriptCall) throws -> ScriptText {
    if case .text(let text) = call.this { return text }
    if call.this.isNothing { throw typeError("String.prototype method called on null or undefined") }
    if case .object(let box as ScriptBox) = call.this, case .text(let text) = box.value { return text }
    return try text(of: call.this)
  }

  func installTexts() {
    let type = defineType("String", 1, prototypes.text) { engine, call in
      var text: ScriptText = ""
      if let value = call.arguments.first {
        if case .symbol(let symbol) = value {
          text = ScriptText("Symbol(") + (symbol.name ?? "") + ")"
        } else {
          text = try engine.text(of: value)
        }
      }
      guard call.newTarget != nil else { return .text(text) }
      return .object(try engine.keep(ScriptBox(.text(text), engine.prototypes.text)))
    }
    define(type, "fromCharCode", 1) { engine, call in
      try engine.made(ScriptText(units: call.arguments.map { UInt16(truncatingIfNeeded: try engine.int32(of: $0)) }))
    }
    define(type, "fromCodePoint", 1) { engine, call in
      var text = ScriptText()
      for value in call.arguments {
        let number = try engine.number(of: value)
        guard number >= 0, number <= 0x10FFFF, number == number.rounded() else {
          throw engine.rangeError("Invalid code point \(NumberText.text(number))")
        }
        text.units += ScriptUnits.units(of: UInt32(number))
      }
      return try engine.made(text)
    }
    define(type, "raw", 1) { engine, call in
      let texts = try engine.listed(arguments: engine.property("raw", of: call[0]))
      var result = ScriptText()
      for (index, text) in texts.enumerated() {
        result.units += try engine.text(of: text).units
        if index + 1 < texts.count, index + 1 < call.arguments.count {
          result.units += try engine.text(of: call[index + 1]).units
        }
      }
      return try engine.made(result)
    }
    for name: ScriptText in ["toString", "valueOf"] {
      define(prototypes.text, name) { engine, call in .text(try engine.thisText(call)) }
    }
    installTextUnits()
    installTextSearches()
    installTextParts()
    installTextForms()
  }

  private func installTextUnits() {
    let prototype = prototypes.text
    define(prototype, "charAt", 1) { engine, call in
      let text = try engine.thisText(call)
      let index = try engine.index(of: call[0])
      return .text(text.units.indices.contains(index) ? text.slice(index, index + 1) : "")
    }
    define(prototype, "charCodeAt", 1) { engine, call in
      let text = try engine.thisText(call)
      let index = try engine.index(of: call[0])
      return .number(text.units.indices.contains(index) ? Double(text.units[index]) : .nan)
    }
    define(prototype, "codePointAt", 1) { engine, call in
      let text = try engine.thisText(call)
      let index = try engine.index(of: call[0])
      guard text.units.indices.contains(index) else { return .undefined }
      return .number(Double(ScriptUnits.scalar(text.units, at: index).value))
    }
    define(prototype, "at", 1) { engine, call in
      let text = try engine.thisText(call)
      let position = try engine.index(of: call[0])
      let index = position < 0 ? text.count + position : position
      return text.units.indices.contains(index) ? .text(text.slice(index, index + 1)) : .undefined
    }
    define(prototype, symbol: ScriptSymbol.iteratorKey, "[Symbol.iterator]") { engine, call in
      let text = try engine.thisText(call)
      var position = 0
      return try engine.iterator {
        guard position < text.count else { return nil }
        let length = ScriptUnits.scalar(text.units, at: position).length
        defer { position += length }
        return .text(text.slice(position, position + length))
      }
    }
  }

  private func part(_ call: ScriptCall) throws -> ScriptText {
    if call[0].object is ScriptPatternObject {
      throw typeError("First argument must not be a regular expression")
    }
    return try text(of: call[0])
  }

  private func installTextSearches() {
    let prototype = prototypes.text
    define(prototype, "indexOf", 1) { engine, call in
      let text = try engine.thisText(call)
      try engine.charge(text.count / 32)
      let start = min(max(try engine.index(of: call[1]), 0), text.count)
      return .number(Double(text.index(of: try engine.text(of: call[0]), from: start) ?? -1))
    }
    define(prototype, "lastIndexOf", 1) { engine, call in
      let text = try engine.thisText(call)
      try engine.charge(text.count / 32)
      let number = try engine.number(of: call[1])
      let start = number.isNaN ? text.count : min(max(Self.int(number), 0), text.count)
      return .number(Double(text.lastIndex(of: try engine.text(of: call[0]), from: start) ?? -1))
    }
    define(prototype, "includes", 1) { engine, call in
      let text = try engine.thisText(call)
      try engine.charge(text.count / 32)
      let start = min(max(try engine.index(of: call[1]), 0), text.count)
      return .boolean(text.index(of: try engine.part(call), from: start) != nil)
    }
    define(prototype, "startsWith", 1) { engine, call in
      let text = try engine.thisText(call)
      let start = min(max(try engine.index(of: call[1]), 0), text.count)
      return .boolean(text.matches(try engine.part(call), at: start))
    }
    define(prototype, "endsWith", 1) { engine, call in
      let text = try engine.thisText(call)
      let end = call[1].isUndefined ? text.count : min(max(try engine.index(of: call[1]), 0), text.count)
      let part = try engine.part(call)
      return .boolean(part.count <= end && text.slice(0, end).matches(part, at: end - part.count))
    }
  }

  private func installTextParts() {
    let prototype = prototypes.text
    define(prototype, "slice", 2) { engine, call in
      let text = try engine.thisText(call)
      let start = try engine.position(call[0], in: text.count, preset: 0)
      let end = try engine.position(call[1], in: text.count, preset: text.count)
      return try engine.made(text.slice(start, max(start, end)))
    }
    define(prototype, "substring", 2) { engine, call in
      let text = try engine.thisText(call)
      let one = min(max(try engine.index(of: call[0]), 0), text.count)
      let other = call[1].isUndefined ? text.count : min(max(try engine.index(of: call[1]), 0), text.count)
      return try engine.made(text.slice(min(one, other), max(one, other)))
    }
    define(prototype, "substr", 2) { engine, call in
      let text = try engine.thisText(call)
      let start = try engine.position(call[0], in: text.count, preset: 0)
      let count = call[1].isUndefined ? text.count : max(try engine.index(of: call[1]), 0)
      return try engine.made(text.slice(start, start + min(count, text.count - start)))
    }
    define(prototype, "concat", 1) { engine, call in
      var text = try engine.thisText(call)
      for value in call.arguments {
        text.units += try engine.text(of: value).units
        try engine.chargeText(text.count)
      }
      return .text(text)
    }
    define(prototype, "repeat", 1) { engine, call in
      let text = try engine.thisText(call)
      let count = try engine.integer(of: call[0])
      guard count >= 0, count.isFinite else {
        throw engine.rangeError("Invalid count value: \(NumberText.text(count))")
      }
      let length = text.isEmpty ? 0 : Double(text.count) * count
      guard length <= 9e15 else { throw engine.rangeError("Invalid string length") }
      try engine.chargeText(Int(length))
      if text.count == 1 { return .text(ScriptText(units: Array(repeating: text.units[0], count: Int(count)))) }
      var result = ScriptText()
      result.units.reserveCapacity(Int(length))
      if !text.isEmpty { for _ in 0..<Int(count) { result.units += text.units } }
      return .text(result)
    }
    for (name, isStart) in [("padStart", true), ("padEnd", false)] {
      define(prototype, ScriptText(name), 2) { engine, call in
        let text = try engine.thisText(call)
        let targetLength = max(try engine.index(of: call[0]), 0)
        let filler = call[1].isUndefined ? " " : try engine.text(of: call[1])
        guard targetLength > text.count, !filler.isEmpty else { return .text(text) }
        try engine.chargeText(targetLength)
        let units = (0..<targetLength - text.count).map { filler.units[$0 % filler.count] }
        return .text(ScriptText(units: isStart ? units + text.units : text.units + units))
      }
    }
  }

  private func installTextForms() {
    let prototype = prototypes.text
    for (name, isUpper) in [
      ("toUpperCase", true), ("toLowerCase", false), ("toLocaleUpperCase", true), ("toLocaleLowerCase", false),
    ] {
      define(prototype, ScriptText(name)) { engine, call in
        let text = try engine.thisText(call)
        try engine.charge(text.count / 16)
        return try engine.made(Self.cased(text, isUpper: isUpper))
      }
    }
    for (names, start, end) in [
      (["trim"], true, true), (["trimStart", "trimLeft"], true, false), (["trimEnd", "trimRight"], false, true),
    ] {
      for name in names {
        define(prototype, ScriptText(name)) { engine, call in
          try engine.made(engine.thisText(call).trimmed(start: start, end: end))
        }
      }
    }
    define(prototype, "normalize") { engine, call in
      let form = call[0].isUndefined ? "NFC" : try engine.text(of: call[0]).string
      let text = try engine.thisText(call).string
      switch form {
      case "NFC": return try engine.made(ScriptText(text.precomposedStringWithCanonicalMapping))
      case "NFD": return try engine.made(ScriptText(text.decomposedStringWithCanonicalMapping))
      case "NFKC": return try engine.made(ScriptText(text.precomposedStringWithCompatibilityMapping))
      case "NFKD": return try engine.made(ScriptText(text.decomposedStringWithCompatibilityMapping))
      default: throw engine.rangeError("The normalization form should be one of NFC, NFD, NFKC, NFKD.")
      }
    }
    define(prototype, "localeCompare", 1) { engine, call in
      let (one, other) = (try engine.thisText(call), try engine.text(of: call[0]))
      return .number(Self.order(one, other))
    }
    define(prototype, "isWellFormed") { engine, call in
      let text = try engine.thisText(call)
      return .boolean(Array(text.string.utf16) == text.units)
    }
  }

  /// The text in another case; halves of characters stay.
  static func cased(_ text: ScriptText, isUpper: Bool) -> ScriptText {
    let string = text.string
    if Array(string.utf16) == text.units {
      return ScriptText(isUpper ? string.uppercased() : Self.withFinalSigmas(string).lowercased())
    }
    var result: [UInt16] = []
    var position = 0
    while position < text.count {
      let (value, length) = ScriptUnits.scalar(text.units, at: position)
      if let scalar = Unicode.Scalar(value) {
        result += Array((isUpper ? scalar.properties.uppercaseMapping : scalar.properties.lowercaseMapping).utf16)
      } else {
        result.append(text.units[position])
      }
      position += length
    }
    return ScriptText(units: result)
  }

  /// The order of English: letters without accents and cases first, then accents, then lower case before upper case.
  static func order(_ one: ScriptText, _ other: ScriptText) -> Double {
    func sign(_ a: String, _ b: String) -> Double { a == b ? 0 : a < b ? -1 : 1 }
    func plain(_ text: ScriptText) -> String {
      String(
        String.UnicodeScalarView(
          text.string.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
            $0.properties.generalCategory != .nonspacingMark
          }))
    }
    func rank(_ text: String) -> [[UInt32]] {
      text.lowercased().unicodeScalars.map { scalar in
        let kind: UInt32 =
          scalar.properties.isWhitespace
          ? 0 : scalar.properties.isAlphabetic ? 3 : scalar.properties.numericType != nil ? 2 : 1
        return [kind, scalar.value]
      }
    }
    let (first, second) = (plain(one), plain(other))
    let (left, right) = (rank(first).flatMap { $0 }, rank(second).flatMap { $0 })
    if left != right { return left.lexicographicallyPrecedes(right) ? -1 : 1 }
    let accents = sign(
      one.string.lowercased().decomposedStringWithCanonicalMapping,
      other.string.lowercased().decomposedStringWithCanonicalMapping)
    if accents != 0 { return accents }
    // Lower case comes first.
    let cases = sign(one.string, other.string)
    return cases == 0 ? 0 : -cases
  }

  /// The text with the small sigma that ends words where a capital one ends a word.
  private static func withFinalSigmas(_ text: String) -> String {
    guard text.unicodeScalars.contains("\u{3A3}") else { return text }
    let scalars = Array(text.unicodeScalars)
    func isLetter(_ position: Int) -> Bool {
      scalars.indices.contains(position) && scalars[position].properties.isCased
    }
    var result = String.UnicodeScalarView()
    for (position, scalar) in scalars.enumerated() {
      let isFinal = scalar == "\u{3A3}" && isLetter(position - 1) && !isLetter(position + 1)
      result.append(isFinal ? "\u{3C2}" : scalar)
    }
    return String(result)
  }
}
