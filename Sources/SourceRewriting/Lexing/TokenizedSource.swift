import Glibc

/// A source with its tokens; brackets have the index of their partners.
package final class TokenizedSource {
  /// The source, followed by zeros, so that reading ahead needs no bounds check.
  let bytes: UnsafeMutablePointer<UInt8>
  /// The tokens in the order of the source.
  package let tokens: UnsafeMutablePointer<Token>
  package let tokenCount: Int

  private static let padding = 16

  /// Nil when a string, a comment or a bracket has no end, or brackets do not fit.
  package init?(_ source: [UInt8]) {
    let size = source.count
    guard size < Int(Int32.max) else { return nil }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: size + Self.padding)
    source.withUnsafeBufferPointer { if let base = $0.baseAddress { copy.update(from: base, count: size) } }
    (copy + size).initialize(repeating: 0, count: Self.padding)
    bytes = copy
    var lexer = SourceLexer(bytes: UnsafePointer(copy), count: size)
    let isWhole = lexer.run()
    tokens = lexer.tokens
    tokenCount = lexer.tokenCount
    if !isWhole { return nil }
  }

  deinit {
    bytes.deallocate()
    tokens.deallocate()
  }

  /// The text of a range of bytes.
  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
  }

  /// The text of one token.
  func text(_ token: Token) -> String { text(Int(token.start), Int(token.end)) }

  /// The text from a token to another one, which is included; line breaks become blanks.
  func text(from first: Int, through last: Int) -> String {
    guard first <= last else { return "" }
    var text: [UInt8] = []
    var index = first
    while index <= last {
      let token = tokens[index]
      if index > first, token.start > tokens[index - 1].end { text.append(UInt8(ascii: " ")) }
      text.append(contentsOf: UnsafeBufferPointer(start: bytes + Int(token.start), count: Int(token.end - token.start)))
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The name that a word spells, without back-ticks.
  func name(_ token: Token) -> String {
    guard bytes[Int(token.start)] == UInt8(ascii: "`"), token.end - token.start > 2 else { return text(token) }
    return text(Int(token.start) + 1, Int(token.end) - 1)
  }

  /// Whether the token at the index is the sign.
  func isSign(_ index: Int, _ sign: UInt8) -> Bool { index >= 0 && index < tokenCount && tokens[index].sign == sign }

  /// Whether the token at the index is the word, not an attribute of that name.
  func isWord(_ index: Int, _ word: Word) -> Bool {
    index >= 0 && index < tokenCount && tokens[index].word == word && tokens[index].kind == .word
  }

  /// Whether the token at the index is a name or a keyword.
  func isName(_ index: Int) -> Bool { index >= 0 && index < tokenCount && tokens[index].kind == .word }

  /// Whether the token at the index is the `?` or `!` behind an optional value.
  func isOptionalMark(_ index: Int) -> Bool { isSign(index, UInt8(ascii: "?")) || isSign(index, UInt8(ascii: "!")) }

  /// The index of the first name of `a.b?.c`, whose last name is given; nil when something else than names is in it.
  func beginning(ofNames last: Int) -> Int? {
    guard isName(last) else { return nil }
    var first = last
    while isSign(first - 1, UInt8(ascii: ".")) {
      first -= isOptionalMark(first - 2) ? 3 : 2
      guard isName(first) else { return nil }
    }
    return first
  }

  /// The index behind the `>` that belongs to the `<` at the index.
  func indexAfterGenerics(_ index: Int) -> Int {
    var depth = 0
    var next = index
    while next < tokenCount {
      switch tokens[next].sign {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 { return next + 1 }
      case UInt8(ascii: "("), UInt8(ascii: "["): next = Int(tokens[next].partner)
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"): return next
      default: break
      }
      next += 1
    }
    return next
  }

  /// The line and the column of a byte, both counted from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    var index = 0
    while index < offset {
      if bytes[index] == 0x0A || (bytes[index] == 0x0D && bytes[index + 1] != 0x0A) {
        line += 1
        start = index + 1
      }
      index += 1
    }
    return (line, offset - start + 1)
  }
}
