/// A word of a script.
struct ScriptToken {
  enum Kind: Equatable {
    case name
    case keyword
    case number(Double)
    case text(ScriptText)
    case symbol
    /// A text in backticks begins.
    case backtick
    case privateName
    case end
  }

  let kind: Kind
  /// The characters of a name, a keyword or a symbol.
  let word: String
  let at: Int
  let end: Int
  /// Whether a line ends between the token before it and this one.
  let startsLine: Bool

  func isSymbol(_ symbol: String) -> Bool { kind == .symbol && word == symbol }
  func isKeyword(_ keyword: String) -> Bool { kind == .keyword && word == keyword }
}

/// Divides a script into tokens, one at a time: whether a slash begins a pattern is known to the parser alone.
struct ScriptLexer {
  static let keywords: Set<String> = [
    "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do", "else", "enum",
    "export", "extends", "false", "finally", "for", "function", "if", "import", "in", "instanceof", "new", "null",
    "return", "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with",
  ]

  private static let symbols: [UInt16: [[UInt8]]] = Dictionary(grouping: allSymbols) { UInt16($0[0]) }

  /// Longer symbols before those that they begin with.
  private static let allSymbols: [[UInt8]] = [
    ">>>=", "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=", "=>", "==", "!=", "<=", ">=", "&&",
    "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<", ">>", "**", "{", "}", "(", ")",
    "[", "]", ".", ";", ",", "<", ">", "+", "-", "*", "/", "%", "&", "|", "^", "!", "~", "?", ":", "=", "@",
  ].map { Array($0.utf8) }

  let units: [UInt16]
  var place = 0

  init(_ units: [UInt16]) { self.units = units }

  func unit(_ offset: Int = 0) -> UInt16 { place + offset < units.count ? units[place + offset] : 0 }

  private func isAt(_ text: [UInt8]) -> Bool {
    guard place + text.count <= units.count else { return false }
    for (offset, byte) in text.enumerated() where units[place + offset] != UInt16(byte) { return false }
    return true
  }

  func fault(_ message: String, at place: Int? = nil) -> ScriptSyntaxError {
    ScriptSyntaxError(message: message, at: place ?? self.place)
  }

  // MARK: Tokens

  mutating func next() throws -> ScriptToken {
    let startsLine = try skipBlanks()
    let start = place
    func token(_ kind: ScriptToken.Kind, _ word: String = "") -> ScriptToken {
      ScriptToken(kind: kind, word: word, at: start, end: place, startsLine: startsLine)
    }
    guard place < units.count else { return token(.end) }
    let first = units[place]
    if first == 96 {
      place += 1
      return token(.backtick)
    }
    if first == 34 || first == 39 { return token(.text(try quotedText(first))) }
    if ScriptUnits.isDigit(first) || (first == 46 && ScriptUnits.isDigit(unit(1))) {
      return token(.number(try number()))
    }
    if beginsName {
      let word = try name()
      return token(Self.keywords.contains(word) ? .keyword : .name, word)
    }
    if first == 35 {
      place += 1
      guard beginsName else { throw fault("`#` means nothing here", at: start) }
      return token(.privateName, "#" + (try name()))
    }
    for symbol in Self.symbols[first] ?? [] where isAt(symbol) {
      // `a?.5:b` is a condition.
      if symbol == [63, 46], ScriptUnits.isDigit(unit(2)) { continue }
      place += symbol.count
      return token(.symbol, String(decoding: symbol, as: UTF8.self))
    }
    let character = ScriptText(units: ScriptUnits.units(of: ScriptUnits.scalar(units, at: place).value)).string
    throw fault("`\(character)` means nothing in a script")
  }

  /// Steps over white space and comments; true if a line ended.
  private mutating func skipBlanks() throws -> Bool {
    var hasLineEnd = place == 0
    if place == 0, unit() == 35, unit(1) == 33 { skipLine() }
    while place < units.count {
      let unit = units[place]
      if ScriptUnits.isLineEnd(unit) {
        hasLineEnd = true
        place += 1
      } else if ScriptUnits.isWhite(unit) {
        place += 1
      } else if unit == 47, self.unit(1) == 47 {
        skipLine()
      } else if unit == 47, self.unit(1) == 42 {
        let start = place
        place += 2
        while !(self.unit() == 42 && self.unit(1) == 47) {
          guard place < units.count else { throw fault("the comment has no end, write `*/`", at: start) }
          if ScriptUnits.isLineEnd(units[place]) { hasLineEnd = true }
          place += 1
        }
        place += 2
      } else {
        break
      }
    }
    return hasLineEnd
  }

  private mutating func skipLine() {
    while place < units.count, !ScriptUnits.isLineEnd(units[place]) { place += 1 }
  }

  // MARK: Names

  private var beginsName: Bool {
    guard place < units.count else { return false }
    return unit() == 92 ? unit(1) == 117 : Self.isName(ScriptUnits.scalar(units, at: place).value, isFirst: true)
  }

  private static func isName(_ value: UInt32, isFirst: Bool) -> Bool {
    switch value {
    case 36, 95, 65...90, 97...122: return true
    case 48...57: return !isFirst
    case 0..<128: return false
    case 0x200C, 0x200D: return !isFirst
    default:
      guard let scalar = Unicode.Scalar(value) else { return false }
      return isFirst ? scalar.properties.isIDStart : scalar.properties.isIDContinue
    }
  }

  private mutating func name() throws -> String {
    var name: [UInt16] = []
    while place < units.count {
      if unit() == 92, unit(1) == 117 {
        let start = place
        place += 1
        guard let value = try escapedScalar() else { throw fault("`\\u` needs hexadecimal digits", at: start) }
        name += ScriptUnits.units(of: value)
        continue
      }
      let (value, length) = ScriptUnits.scalar(units, at: place)
      guard Self.isName(value, isFirst: name.isEmpty) else { break }
      name += units[place..<place + length]
      place += length
    }
    return String(decoding: name, as: UTF16.self)
  }

  // MARK: Numbers

  private mutating func number() throws -> Double {
    let start = place
    var value: Double
    if unit() == 48, let radix = NumberText.radix(unit(1)) {
      place += 2
      let digits = run { NumberText.digit($0) != nil || $0 == 95 }
      guard let number = NumberText.digits(digits[...], radix) else {
        throw fault("the number is malformed", at: start)
      }
      value = number
    } else {
      var digits = run { ScriptUnits.isDigit($0) || $0 == 95 }
      if digits.count > 1, digits[0] == 48 { throw fault("a number does not begin with 0, remove it", at: start) }
      if unit() == 46 {
        digits.append(46)
        place += 1
        digits += run { ScriptUnits.isDigit($0) || $0 == 95 }
      }
      if unit() == 101 || unit() == 69 {
        digits.append(101)
        place += 1
        if unit() == 43 || unit() == 45 {
          digits.append(unit())
          place += 1
        }
        let exponent = run { ScriptUnits.isDigit($0) }
        if exponent.isEmpty { throw fault("the number is malformed", at: start) }
        digits += exponent
      }
      value = NumberText.prefix(digits).value
    }
    if unit() == 110 { throw fault("whole numbers of any size (`1n`) are not supported, write a number", at: start) }
    if beginsName { throw fault("a name stands right behind a number", at: start) }
    return value
  }

  private mutating func run(_ belongs: (UInt16) -> Bool) -> [UInt16] {
    let start = place
    while place < units.count, belongs(units[place]) { place += 1 }
    return units[start..<place].filter { $0 != 95 }
  }

  // MARK: Texts

  private mutating func quotedText(_ quote: UInt16) throws -> ScriptText {
    let start = place
    var text: [UInt16] = []
    place += 1
    while unit() != quote || place >= units.count {
      guard place < units.count, unit() != 10, unit() != 13 else {
        throw fault("the text has no end, close it with the quote that it begins with", at: start)
      }
      if unit() == 92 {
        guard let escaped = try escape() else { throw fault("this escape means nothing", at: place) }
        text += escaped
      } else {
        text.append(unit())
        place += 1
      }
    }
    place += 1
    return ScriptText(units: text)
  }

  /// What the escape at the backslash stands for; nil for one that means nothing.
  mutating func escape() throws -> [UInt16]? {
    place += 1
    let mark = unit()
    place += 1
    switch mark {
    case 110: return [10]
    case 116: return [9]
    case 114: return [13]
    case 98: return [8]
    case 102: return [12]
    case 118: return [11]
    case 48 where !ScriptUnits.isDigit(unit()): return [0]
    case 48...57: return nil
    case 13:
      if unit() == 10 { place += 1 }
      return []
    case 10, 0x2028, 0x2029: return []
    case 120:
      guard let high = ScriptUnits.hexadecimal(unit()), let low = ScriptUnits.hexadecimal(unit(1)) else { return nil }
      place += 2
      return [UInt16(high * 16 + low)]
    case 117:
      place -= 1
      return try escapedScalar().map { ScriptUnits.units(of: $0) }
    default: return [mark]
    }
  }

  /// The number behind the `u` at the cursor.
  private mutating func escapedScalar() throws -> UInt32? {
    place += 1
    var value: UInt32 = 0
    if unit() == 123 {
      place += 1
      let digits = run { ScriptUnits.hexadecimal($0) != nil }
      guard unit() == 125, !digits.isEmpty, digits.count <= 8 else { return nil }
      place += 1
      for digit in digits { value = value * 16 + UInt32(ScriptUnits.hexadecimal(digit) ?? 0) }
      return value <= 0x10FFFF ? value : nil
    }
    for _ in 0..<4 {
      guard let digit = ScriptUnits.hexadecimal(unit()) else { return nil }
      value = value * 16 + UInt32(digit)
      place += 1
    }
    return value
  }

  /// A part of a text in backticks, up to its end or to `${`.
  mutating func templatePart() throws -> (cooked: ScriptText?, raw: ScriptText, isLast: Bool) {
    var cooked: [UInt16]? = []
    let start = place
    var raw: [UInt16] = []
    while true {
      guard place < units.count else { throw fault("the text in backticks has no end, close it", at: start) }
      if unit() == 96 {
        place += 1
        return (cooked.map { ScriptText(units: $0) }, ScriptText(units: raw), true)
      }
      if unit() == 36, unit(1) == 123 {
        place += 2
        return (cooked.map { ScriptText(units: $0) }, ScriptText(units: raw), false)
      }
      let from = place
      if unit() == 92 {
        let escaped = try escape()
        if let escaped { cooked?.append(contentsOf: escaped) } else { cooked = nil }
      } else {
        if unit() == 13, self.unit(1) == 10 { place += 1 }
        cooked?.append(unit() == 13 ? 10 : unit())
        place += 1
      }
      raw += units[from..<min(place, units.count)]
    }
  }

  /// The body and the flags of the pattern whose slash is at a place.
  mutating func pattern(from start: Int) throws -> (body: ScriptText, flags: ScriptText) {
    place = start + 1
    var isInBrackets = false
    while true {
      guard place < units.count, !ScriptUnits.isLineEnd(unit()) else {
        throw fault("the pattern has no end, close it with `/`", at: start)
      }
      if unit() == 92 {
        place += 1
      } else if unit() == 91 {
        isInBrackets = true
      } else if unit() == 93 {
        isInBrackets = false
      } else if unit() == 47, !isInBrackets {
        break
      }
      place += 1
    }
    let body = ScriptText(units: Array(units[start + 1..<min(place, units.count)]))
    place += 1
    let first = place
    while place < units.count, ScriptUnits.isWord(unit()) { place += 1 }
    return (body, ScriptText(units: Array(units[first..<place])))
  }
}
