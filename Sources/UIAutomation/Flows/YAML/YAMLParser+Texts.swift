extension YAMLParser {
  // MARK: Plain

  /// Takes a plain text and the lines that continue it, which are indented more than its parent.
  mutating func plainText(below parent: Int) throws(YAMLError) -> String {
    var text = try plainLine()
    while cursor.isAtEndOfLine, let breaks = takeBreaks(toContinuationBelow: parent) {
      if cursor.peek() == .hyphen, cursor.isBlank(1) { throw YAMLError(.listItemInText, at: cursor.position) }
      text.append(contentsOf: folded(breaks))
      text.append(contentsOf: try plainLine())
    }
    if !cursor.isAtEndOfLine { try cursor.finishLine() }
    return String(decoding: text, as: UTF8.self)
  }

  /// Takes the text up to a comment or the end of the line, and the blanks before the end.
  private mutating func plainLine() throws(YAMLError) -> [UInt8] {
    let start = cursor.offset
    var end = start
    while !cursor.isAtEndOfLine {
      switch cursor.peek() {
      case .tab: throw YAMLError(.tab, at: cursor.position)
      case .colon where cursor.isBlank(1): throw YAMLError(.colonInText, at: cursor.position)
      case .blank: break
      case .hash where cursor.offset > end:
        // Before the blanks, so that the comment is seen as one.
        cursor.retreatOverBlanks()
        return Array(cursor.bytes(from: start, to: end))
      default: end = cursor.offset + 1
      }
      cursor.advance()
    }
    return Array(cursor.bytes(from: start, to: end))
  }

  /// Moves to the line that continues a plain text and returns the line breaks up to it; nil, unmoved, if there is none.
  private mutating func takeBreaks(toContinuationBelow parent: Int) -> Int? {
    var ahead = cursor
    var breaks = 0
    while ahead.isAtEndOfLine, !ahead.isAtEnd {
      ahead.takeLineBreak()
      ahead.skipBlanks()
      breaks += 1
    }
    let ends = ahead.isAtEnd || ahead.peek() == .hash || ahead.column <= parent
    guard !ends, !ahead.isAtMark(.hyphen), !ahead.isAtMark(UInt8(ascii: ".")) else { return nil }
    cursor = ahead
    return breaks
  }

  /// What line breaks inside a text mean: one is a blank, of several the first means nothing.
  private func folded(_ breaks: Int) -> [UInt8] {
    breaks == 1 ? [.blank] : Array(repeating: .lineFeed, count: breaks - 1)
  }

  // MARK: Quoted

  /// Takes a text in quotes, which lines that are indented more than its parent may continue.
  mutating func quotedText(below parent: Int) throws(YAMLError) -> String {
    let opening = cursor.position
    let mark = cursor.peek()
    cursor.advance()
    var text: [UInt8] = []
    // Blanks before a line break go, but not those written as escapes.
    var protected = 0
    while true {
      let byte = cursor.peek()
      if byte == 0 { throw YAMLError(.unterminatedQuote, at: opening) }
      if byte == .lineFeed {
        while text.count > protected, text.last == .blank || text.last == .tab { text.removeLast() }
        guard let breaks = takeBreaks(toQuoteBelow: parent) else { throw YAMLError(.unterminatedQuote, at: opening) }
        text.append(contentsOf: folded(breaks))
        protected = text.count
      } else if byte == mark, mark == .apostrophe, cursor.peek(1) == mark {
        text.append(mark)
        cursor.advance(2)
      } else if byte == mark {
        cursor.advance()
        return String(decoding: text, as: UTF8.self)
      } else if byte == .backslash, mark == .quote {
        text.append(contentsOf: try takeEscape(below: parent))
        protected = text.count
      } else {
        text.append(byte)
        cursor.advance()
      }
    }
  }

  /// Moves to the line that continues a quoted text and returns the line breaks up to it; nil if there is none.
  private mutating func takeBreaks(toQuoteBelow parent: Int) -> Int? {
    var breaks = 0
    while cursor.isAtEndOfLine, !cursor.isAtEnd {
      cursor.takeLineBreak()
      breaks += 1
      if cursor.isAtMark(.hyphen) || cursor.isAtMark(UInt8(ascii: ".")) { return nil }
      while cursor.peek() == .blank || cursor.peek() == .tab { cursor.advance() }
    }
    // Other readers take any indentation; a line further left than the parent is likely to be no part of the text.
    return cursor.isAtEnd || cursor.column < max(parent, 1) && parent >= 0 ? nil : breaks
  }

  private static let escapes: [UInt8: UInt32] = [
    UInt8(ascii: "0"): 0, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13, UInt8(ascii: "e"): 27, .tab: 9, .blank: 32,
    .quote: 34, UInt8(ascii: "/"): 47, .backslash: 92, UInt8(ascii: "N"): 0x85, UInt8(ascii: "_"): 0xA0,
    UInt8(ascii: "L"): 0x2028, UInt8(ascii: "P"): 0x2029,
  ]

  /// Takes what a backslash stands for; before the end of a line it takes the line end away.
  private mutating func takeEscape(below parent: Int) throws(YAMLError) -> [UInt8] {
    let position = cursor.position
    cursor.advance()
    if cursor.isAtEndOfLine, !cursor.isAtEnd {
      guard let breaks = takeBreaks(toQuoteBelow: parent) else { throw YAMLError(.unknownEscape(" "), at: position) }
      return Array(repeating: .lineFeed, count: breaks - 1)
    }
    let mark = cursor.peek()
    switch mark {
    case UInt8(ascii: "x"): return try takeScalarEscape(digits: 2, at: position)
    case UInt8(ascii: "u"): return try takeScalarEscape(digits: 4, at: position)
    case UInt8(ascii: "U"): return try takeScalarEscape(digits: 8, at: position)
    default:
      guard let value = Self.escapes[mark], let scalar = Unicode.Scalar(value) else {
        throw YAMLError(.unknownEscape(cursor.isAtEndOfLine ? " " : cursor.character), at: position)
      }
      cursor.advance()
      return Array(String(scalar).utf8)
    }
  }

  private mutating func takeScalarEscape(digits: Int, at position: TextPosition) throws(YAMLError) -> [UInt8] {
    var value: UInt32 = 0
    for distance in 1...digits {
      guard let digit = Character(UnicodeScalar(cursor.peek(distance))).hexDigitValue, value < 0x1000_0000 else {
        throw YAMLError(.incompleteEscape, at: position)
      }
      value = value * 16 + UInt32(digit)
    }
    guard let scalar = Unicode.Scalar(value) else { throw YAMLError(.incompleteEscape, at: position) }
    cursor.advance(digits + 1)
    return Array(String(scalar).utf8)
  }
}
