/// Divides Swift source into tokens, as far as strings, comments and parentheses need it to be found safely.
struct SwiftLexer {
  enum Failure: Error, Equatable {
    /// A string, a comment or a parenthesis has no end.
    case unterminated(offset: Int)
    case tooDeep(offset: Int)
  }

  private let bytes: [UInt8]
  private var position = 0
  private var tokens: [SwiftToken] = []
  /// Whether a slash would divide: after a value it does, elsewhere it begins a regular expression.
  private var isAfterOperand = false
  /// Of interpolations in interpolations.
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func tokens(of bytes: [UInt8]) throws(Failure) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes)
    if lexer.starts(with: "#!") { lexer.skipLine() }
    while try lexer.skipBlanks() { lexer.tokens.append(try lexer.token()) }
    return lexer.tokens
  }

  // MARK: Bytes

  private func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func starts(with text: StaticString, at offset: Int? = nil) -> Bool {
    let start = offset ?? position
    for index in 0..<text.utf8CodeUnitCount where byte(at: start + index) != text.utf8Start[index] { return false }
    return start + text.utf8CodeUnitCount <= bytes.count
  }

  private func count(of character: UInt8, at offset: Int) -> Int {
    var count = 0
    while byte(at: offset + count) == character { count += 1 }
    return count
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...: true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  // MARK: Blanks and comments

  /// Skips to the next token; whether there is one.
  private mutating func skipBlanks() throws(Failure) -> Bool {
    while position < bytes.count {
      switch bytes[position] {
      case 0x00, 0x09...0x0D, 0x20: position += 1
      case UInt8(ascii: "/"):
        if starts(with: "//") {
          skipLine()
        } else if starts(with: "/*") {
          try skipComment()
        } else {
          return true
        }
      default: return true
      }
    }
    return false
  }

  private mutating func skipLine() {
    while position < bytes.count, !Self.isLineEnd(bytes[position]) { position += 1 }
  }

  /// Comments of this kind nest.
  private mutating func skipComment() throws(Failure) {
    let start = position
    var open = 0
    while position < bytes.count {
      if starts(with: "/*") {
        open += 1
        position += 2
      } else if starts(with: "*/") {
        open -= 1
        position += 2
        if open == 0 { return }
      } else {
        position += 1
      }
    }
    throw .unterminated(offset: start)
  }

  // MARK: Tokens

  private mutating func token() throws(Failure) -> SwiftToken {
    let start = position
    let first = bytes[start]
    let hashes = first == UInt8(ascii: "#") ? count(of: first, at: start) : 0
    switch byte(at: start + hashes) {
    case UInt8(ascii: "\""): return try string(hashes: hashes)
    case UInt8(ascii: "/") where hashes > 0: return try extendedExpression(hashes: hashes)
    case UInt8(ascii: "/") where !isAfterOperand:
      if let end = expressionEnd(after: start + 1) { return finish(.other, at: end) }
    case UInt8(ascii: "`") where hashes == 0: return try quotedIdentifier()
    case let byte where hashes == 0 && Self.isLetter(byte): return identifier()
    case let byte where hashes == 0 && Self.isDigit(byte): return number()
    default: break
    }
    return punctuation(first)
  }

  private mutating func finish(_ kind: SwiftToken.Kind, at end: Int, isOperand: Bool = true) -> SwiftToken {
    let token = SwiftToken(kind: kind, range: position..<end)
    position = end
    isAfterOperand = isOperand
    return token
  }

  private mutating func punctuation(_ byte: UInt8) -> SwiftToken {
    let isOperand =
      switch byte {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): true
      // Postfix signs keep what is before them.
      case UInt8(ascii: "!"), UInt8(ascii: "?"): isAfterOperand
      default: false
      }
    return finish(.punctuation(byte), at: position + 1, isOperand: isOperand)
  }

  /// Keywords after which a value begins, so that a slash does not divide.
  private static let keywordsBeforeValues: Set<String> = [
    "as", "await", "case", "do", "else", "guard", "if", "in", "is", "repeat", "return", "switch", "throw", "try",
    "where", "while", "yield",
  ]

  private mutating func identifier() -> SwiftToken {
    var end = position
    while end < bytes.count, Self.isLetter(bytes[end]) || Self.isDigit(bytes[end]) { end += 1 }
    let name = String(decoding: bytes[position..<end], as: UTF8.self)
    return finish(.identifier(name), at: end, isOperand: !Self.keywordsBeforeValues.contains(name))
  }

  private mutating func quotedIdentifier() throws(Failure) -> SwiftToken {
    var end = position + 1
    while end < bytes.count, !Self.isLineEnd(bytes[end]) {
      if bytes[end] == UInt8(ascii: "`") {
        let name = String(decoding: bytes[position + 1..<end], as: UTF8.self)
        return finish(.identifier(name), at: end + 1)
      }
      end += 1
    }
    throw .unterminated(offset: position)
  }

  private mutating func number() -> SwiftToken {
    var end = position
    while end < bytes.count {
      let isPoint = bytes[end] == UInt8(ascii: ".") && Self.isDigit(byte(at: end + 1))
      guard isPoint || Self.isLetter(bytes[end]) || Self.isDigit(bytes[end]) else { break }
      end += 1
    }
    return finish(.other, at: end)
  }

  // MARK: Regular expressions

  /// The end of a regular expression on one line; nil when the slash is an operator.
  private func expressionEnd(after start: Int) -> Int? {
    switch byte(at: start) {
    case 0x20, 0x09, 0x0A, 0x0D, 0x00: return nil
    default: break
    }
    var open = 0
    var end = start
    while end < bytes.count, !Self.isLineEnd(bytes[end]) {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open < 0 { return nil }
      case UInt8(ascii: "/"): return end + 1
      default: break
      }
      end += 1
    }
    return nil
  }

  private mutating func extendedExpression(hashes: Int) throws(Failure) -> SwiftToken {
    var end = position + hashes + 1
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "/"), count(of: UInt8(ascii: "#"), at: end + 1) >= hashes {
        return finish(.other, at: end + 1 + hashes)
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    throw .unterminated(offset: position)
  }

  // MARK: Strings

  private mutating func string(hashes: Int) throws(Failure) -> SwiftToken {
    let start = position
    let isMultiline = startsMultiline(hashes: hashes)
    let marks = isMultiline ? 3 : 1
    position += hashes + marks
    let content = position
    var isInterpolated = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\""), closes(marks: marks, hashes: hashes) {
        let shape = SwiftToken.StringShape(
          hashes: hashes, isMultiline: isMultiline, isInterpolated: isInterpolated, content: content..<position)
        let end = position + marks + hashes
        position = start
        return finish(.string(shape), at: end)
      } else if byte == UInt8(ascii: "\\"), count(of: UInt8(ascii: "#"), at: position + 1) >= hashes {
        position += 1 + hashes
        if self.byte(at: position) == UInt8(ascii: "(") {
          isInterpolated = true
          try skipInterpolation()
        } else {
          position += 1
        }
      } else if Self.isLineEnd(byte), !isMultiline {
        throw .unterminated(offset: start)
      } else {
        position += 1
      }
    }
    throw .unterminated(offset: start)
  }

  private func closes(marks: Int, hashes: Int) -> Bool {
    count(of: UInt8(ascii: "\""), at: position) >= marks
      && count(of: UInt8(ascii: "#"), at: position + marks) >= hashes
  }

  /// `#"""#` is a string of one line that holds a quotation mark; `#"""` with more lines to come is not.
  private func startsMultiline(hashes: Int) -> Bool {
    let start = position + hashes
    guard starts(with: "\"\"\"", at: start) else { return false }
    guard hashes > 0 else { return true }
    var next = start + 1
    while next < bytes.count, !Self.isLineEnd(bytes[next]) {
      if bytes[next] == UInt8(ascii: "\""), count(of: UInt8(ascii: "#"), at: next + 1) >= hashes { return false }
      next += 1
    }
    return true
  }

  /// Skips from the parenthesis that begins an interpolation to behind the one that ends it.
  private mutating func skipInterpolation() throws(Failure) {
    let start = position
    guard depth < 100 else { throw .tooDeep(offset: start) }
    depth += 1
    isAfterOperand = false
    var open = 0
    while try skipBlanks() {
      let token = try token()
      if token.isPunctuation("(") { open += 1 }
      if token.isPunctuation(")") { open -= 1 }
      if open == 0 {
        depth -= 1
        return
      }
    }
    throw .unterminated(offset: start)
  }
}
