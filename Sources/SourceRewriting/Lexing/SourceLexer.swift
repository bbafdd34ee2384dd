/// Divides Swift source into tokens, in one pass and without recursion.
///
/// Strings with interpolations come as several tokens: the text up to an interpolation, its parenthesis, the tokens
/// inside, and the text behind. Enough of the grammar is known to find declarations; the rest is left to the compiler.
struct SourceLexer {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  var position = 0
  private(set) var tokens: UnsafeMutablePointer<Token>
  private(set) var tokenCount = 0
  private var capacity: Int
  var startsLine = true
  /// The brackets that are open.
  private var open: [OpenBracket] = []
  private let words = WordTable.shared

  /// A bracket that is not closed yet; that of an interpolation has the string that continues behind it.
  struct OpenBracket {
    let index: Int32
    let closing: UInt8
    let string: StringShape?
  }

  /// How a string ends.
  struct StringShape {
    let hashes: Int
    let isMultiline: Bool
  }

  init(bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
    capacity = count / 3 + 64
    tokens = .allocate(capacity: capacity)
  }

  /// Whether all strings, comments and brackets have an end.
  mutating func run() -> Bool {
    if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    if bytes[position] == UInt8(ascii: "#"), bytes[position + 1] == UInt8(ascii: "!") { skipLine() }
    while position < count {
      let byte = bytes[position]
      switch byte {
      case 0x0A, 0x0D:
        startsLine = true
        position += 1
      case 0x00, 0x09, 0x0B, 0x0C, 0x20: position += 1
      case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...: name(.word, from: position)
      case 0x30...0x39: number()
      case UInt8(ascii: "\""): if !beginString(hashes: 0) { return false }
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        openBracket(closing: byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : byte + 2, string: nil)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if !closeBracket(byte) { return false }
      case UInt8(ascii: "/"): if !slash() { return false }
      case UInt8(ascii: "#"): if !pound() { return false }
      case UInt8(ascii: "@"): attribute()
      case UInt8(ascii: "`"): if !quotedName() { return false }
      default: sign(byte)
      }
    }
    return open.isEmpty
  }

  // MARK: Tokens

  mutating func add(_ kind: Token.Kind, from start: Int, word: Word = .other, sign: UInt8 = 0) {
    if tokenCount == capacity { grow() }
    tokens[tokenCount] = Token(
      start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: position), partner: -1, kind: kind,
      word: word, sign: sign, startsLine: startsLine)
    tokenCount += 1
    startsLine = false
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
    larger.update(from: tokens, count: tokenCount)
    tokens.deallocate()
    tokens = larger
    capacity *= 2
  }

  /// Reads the name at the position; the token begins before it when a sign belongs to it.
  private mutating func name(_ kind: Token.Kind, from start: Int) {
    let first = position
    var hash = WordTable.seed
    var next = position
    scan: while true {
      let byte = bytes[next]
      switch byte {
      case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x24, 0x80...:
        hash = (hash ^ UInt64(truncatingIfNeeded: byte)) &* WordTable.factor
        next += 1
      default: break scan
      }
    }
    position = next
    add(kind, from: start, word: words.word(hash: hash, bytes: bytes + first, count: next - first))
  }

  private mutating func number() {
    let start = position
    scan: while true {
      switch bytes[position] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: position += 1
      case UInt8(ascii: "."):
        guard bytes[position + 1] >= 0x30, bytes[position + 1] <= 0x39 else { break scan }
        position += 1
      default: break scan
      }
    }
    add(.number, from: start)
  }

  private mutating func sign(_ byte: UInt8) {
    let start = position
    position += 1
    if byte == UInt8(ascii: "-"), bytes[position] == UInt8(ascii: ">") {
      position += 1
      add(.sign, from: start, sign: Token.arrow)
    } else {
      add(.sign, from: start, sign: byte)
    }
  }

  private mutating func attribute() {
    let start = position
    position += 1
    name(.attribute, from: start)
  }

  private mutating func quotedName() -> Bool {
    let start = position
    position += 1
    while position < count, bytes[position] != UInt8(ascii: "`") {
      if bytes[position] == 0x0A || bytes[position] == 0x0D { return false }
      position += 1
    }
    guard position < count else { return false }
    position += 1
    add(.word, from: start)
    return true
  }

  /// A string, a regular expression, a directive with its line, or the name of a macro.
  private mutating func pound() -> Bool {
    var hashes = 0
    while bytes[position + hashes] == UInt8(ascii: "#") { hashes += 1 }
    if bytes[position + hashes] == UInt8(ascii: "\"") { return beginString(hashes: hashes) }
    if bytes[position + hashes] == UInt8(ascii: "/") { return extendedExpression(hashes: hashes) }
    // Those before the last one are names without a letter, and are counted once.
    for hashPosition in position..<position + hashes - 1 {
      position = hashPosition + 1
      name(.pound, from: hashPosition)
    }
    let start = position
    position += 1
    name(.pound, from: start)
    switch tokens[tokenCount - 1].word {
    case .if, .elseif, .else, .endif:
      skipCondition()
      tokens[tokenCount - 1].kind = .directive
      tokens[tokenCount - 1].end = Int32(truncatingIfNeeded: position)
    default: break
    }
    return true
  }

  // MARK: Brackets

  mutating func openBracket(closing: UInt8, string: StringShape?) {
    let start = position
    let sign = bytes[position]
    position += 1
    open.append(OpenBracket(index: Int32(truncatingIfNeeded: tokenCount), closing: closing, string: string))
    add(.sign, from: start, sign: sign)
  }

  /// Whether the bracket matches, and the string that continues behind it has an end.
  private mutating func closeBracket(_ byte: UInt8) -> Bool {
    guard let bracket = open.popLast(), bracket.closing == byte else { return false }
    let start = position
    position += 1
    add(.sign, from: start, sign: byte)
    tokens[tokenCount - 1].partner = bracket.index
    tokens[Int(bracket.index)].partner = Int32(truncatingIfNeeded: tokenCount - 1)
    guard let string = bracket.string else { return true }
    return continueString(string, from: position)
  }
}
