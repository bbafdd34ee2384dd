/// A token of a script.
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
  var position = 0

  init(_ units: [UInt16]) { self.units = units }

  func unit(_ offset: Int = 0) -> UInt16 { position + offset < units.count ? units[position + offset] : 0 }

  private func isAt(_ text: [UInt8]) -> Bool {
    guard position + text.count <= units.count else { return false }
    for (offset, byte) in text.enumerated() where units[position + offset] != UInt16(byte) { return false }
    return true
  }

  func fault(_ message: String, at position: Int? = nil) -> ScriptSyntaxError {
    ScriptSyntaxError(message: message, at: position ?? self.position)
  }

  // MARK: Tokens

  mutating func next() throws -> ScriptToken {
    let startsLine = try skipBlanks()
    let start = position
    func token(_ kind: ScriptToken.Kind, _ word: String = "") -> ScriptToken {
      ScriptToken(kind: kind, word: word, at: start, end: position, startsLine: startsLine)
    }
    guard position < units.count else { return token(.end) }
    let first = units[position]
    if first == 96 {
      position += 1
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
      position += 1
      guard beginsName else { throw fault("`#` means nothing here", at: start) }
      return token(.privateName, "#" + (try name()))
    }
    for symbol in Self.symbols[first] ?? [] where isAt(symbol) {
      // `a?.5:b` is a condition.
      if symbol == [63, 46], ScriptUnits.isDigit(unit(2)) { continue }
      position += symbol.count
      return token(.symbol, String(decoding: symbol, as: UTF8.self))
    }
    let character = ScriptText(units: ScriptUnits.units(of: ScriptUnits.scalar(units, at: position).value)).string
    throw fault("`\(character)` means nothing in a script")
  }

  /// Steps over white space and comments; true if a line ended.
  private mutating func skipBlanks() throws -> Bool {
    var hasLineEnd = position == 0
    if position == 0, unit() == 35, unit(1) == 33 { skipLine() }
    while position < units.count {
      let unit = units[position]
      if ScriptUnits.isLineEnd(unit) {
        hasLineEnd = true
        position += 1
      } else if ScriptUnits.isWhite(unit) {
        position += 1
      } else if unit == 47, self.unit(1) == 47 {
        skipLine()
      } else if unit == 47, self.unit(1) == 42 {
        let start = position
        position += 2
        while !(self.unit() == 42 && self.unit(1) == 47) {
          guard position < units.count else { throw fault("the comment has no end, write `*/`", at: start) }
          if ScriptUnits.isLineEnd(units[position]) { hasLineEnd = true }
          position += 1
        }
        position += 2
      } else {
        break
      }
    }
    return hasLineEnd
  }

  private mutating func skipLine() {
    while position < units.count, !ScriptUnits.isLineEnd(units[position]) { position += 1 }
  }

  // MARK: Names

  private var beginsName: Bool {
    guard position < units.count else { return false }
    return unit() == 92 ? unit(1) == 117 : Self.isName(ScriptUnits.scalar(units, at: position).value, isFirst: true)
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
    while position < units.count {
      if unit() == 92, unit(1) == 117 {
        let start = position
        position += 1
        guard let value = try escapedScalar() else { throw fault("`\\u` needs hexadecimal digits", at: start) }
        name += ScriptUnits.units(of: value)
        continue
      }
      let (value, length) = ScriptUnits.scalar(units, at: position)
      guard Self.isName(value, isFirst: name.isEmpty) else { break }
      name += units[position..<position + length]
      position += length
    }
    return String(decoding: name, as: UTF16.self)
  }

  // MARK: Numbers

  private mutating func number() throws -> Double {
    let start = position
    var value: Double
    if unit() == 48, let radix = NumberText.radix(unit(1)) {
      position += 2
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
        position += 1
        digits += run { ScriptUnits.isDigit($0) || $0 == 95 }
      }
      if unit() == 101 || unit() == 69 {
        digits.append(101)
        position += 1
        if unit() == 43 || unit() == 45 {
          digits.append(unit())
          position += 1
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
    let start = position
    while position < units.count, belongs(units[position]) { position += 1 }
    return units[start..<position].filter { $0 != 95 }
  }

  // MARK: Texts

  private mutating func quotedText(_ quote: UInt16) throws -> ScriptText {
    let start = position
    var text: [UInt16] = []
    position += 1
    while unit() != quote || position >= units.count {
      guard position < units.count, unit() != 10, unit() != 13 else {
        throw fault("the text has no end, close it with the quote that it begins with", at: start)
      }
      if unit() == 92 {
        guard let escaped = try escape() else { throw fault("this escape means nothing", at: position) }
        text += escaped
      } else {
        text.append(unit())
        position += 1
      }
    }
    position += 1
    return ScriptText(units: text)
  }

  /// The units of the escape at the backslash; nil for an invalid one.
  mutating func escape() throws -> [UInt16]? {
    position += 1
    let mark = unit()
    position += 1
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
      if unit() == 10 { position += 1 }
      return []
    case 10, 0x2028, 0x2029: return []
    case 120:
      guard let high = ScriptUnits.hexadecimal(unit()), let low = ScriptUnits.hexadecimal(unit(1)) else { return nil }
      position += 2
      return [UInt16(high * 16 + low)]
    case 117:
      position -= 1
      return try escapedScalar().map { ScriptUnits.units(of: $0) }
    default: return [mark]
    }
  }

  /// The number behind the `u` at the cursor.
  private mutating func escapedScalar() throws -> UInt32? {
    position += 1
    var value: UInt32 = 0
    if unit() == 123 {
      position += 1
      let digits = run { ScriptUnits.hexadecimal($0) != nil }
      guard unit() == 125, !digits.isEmpty, digits.count <= 8 else { return nil }
      position += 1
      for digit in digits { value = value * 16 + UInt32(ScriptUnits.hexadecimal(digit) ?? 0) }
      return value <= 0x10FFFF ? value : nil
    }
    for _ in 0..<4 {
      guard let digit = ScriptUnits.hexadecimal(unit()) else { return nil }
      value = value * 16 + UInt32(digit)
      position += 1
    }
    return value
  }

  /// A part of a text in backticks, up to its end or to `${`.
  mutating func templatePart() throws -> (cooked: ScriptText?, raw: ScriptText, isLast: Bool) {
    var cooked: [UInt16]? = []
    let start = position
    var raw: [UInt16] = []
    while true {
      guard position < units.count else { throw fault("the text in backticks has no end, close it", at: start) }
      if unit() == 96 {
        position += 1
        return (cooked.map { ScriptText(units: $0) }, ScriptText(units: raw), true)
      }
      if unit() == 36, unit(1) == 123 {
        position += 2
        return (cooked.map { ScriptText(units: $0) }, ScriptText(units: raw), false)
      }
      let from = position
      if unit() == 92 {
        let escaped = try escape()
        if let escaped { cooked?.append(contentsOf: escaped) } else { cooked = nil }
      } else {
        if unit() == 13, self.unit(1) == 10 { position += 1 }
        cooked?.append(unit() == 13 ? 10 : unit())
        position += 1
      }
      raw += units[from..<min(position, units.count)]
    }
  }

  /// The body and the flags of the pattern whose slash is at a position.
  mutating func pattern(from start: Int) throws -> (body: ScriptText, flags: ScriptText) {
    position = start + 1
    var isInBrackets = false
    while true {
      guard position < units.count, !ScriptUnits.isLineEnd(unit()) else {
        throw fault("the pattern has no end, close it with `/`", at: start)
      }
      if unit() == 92 {
        position += 1
      } else if unit() == 91 {
        isInBrackets = true
      } else if unit() == 93 {
        isInBrackets = false
      } else if unit() == 47, !isInBrackets {
        break
      }
      position += 1
    }
    let body = ScriptText(units: Array(units[start + 1..<min(position, units.count)]))
    position += 1
    let first = position
    while position < units.count, ScriptUnits.isWord(unit()) { position += 1 }
    return (body, ScriptText(units: Array(units[first..<position])))
  }
}
