extension YAMLParser {
  /// Refuses one more key than a map may have.
  func checkCount(of entries: [YAMLEntry], at position: TextPosition) throws(YAMLError) {
    guard entries.count < FlowLimits.keys else { throw YAMLError(.tooManyKeys(limit: FlowLimits.keys), at: position) }
  }

  /// True if a key and its colon are at the cursor, on one line.
  var isAtKey: Bool {
    if cursor.peek() == .quote || cursor.peek() == .apostrophe { return isAtQuotedKey }
    if problemOfFirstCharacter != nil || cursor.peek().isFlowIndicator { return false }
    return distanceToColon != nil
  }

  private var isAtQuotedKey: Bool {
    guard var distance = distanceBehindQuote else { return false }
    while cursor.peek(distance) == .blank { distance += 1 }
    return cursor.peek(distance) == .colon && cursor.isBlank(distance + 1)
  }

  /// The distance to what follows the quoted text at the cursor; nil if the quote is not closed on the line.
  private var distanceBehindQuote: Int? {
    let mark = cursor.peek()
    var distance = 1
    while cursor.peek(distance) != .lineFeed, cursor.peek(distance) != 0 {
      let byte = cursor.peek(distance)
      if mark == .quote, byte == .backslash {
        distance += 1
      } else if byte == mark {
        // Two apostrophes in a row are one that belongs to the text.
        guard mark == .apostrophe, cursor.peek(distance + 1) == mark else { return distance + 1 }
        distance += 1
      }
      distance += 1
    }
    return nil
  }

  /// The distance to the colon that ends the plain text at the cursor; nil if there is none on the line.
  private var distanceToColon: Int? {
    var distance = 0
    while cursor.peek(distance) != .lineFeed, cursor.peek(distance) != 0 {
      if cursor.peek(distance) == .colon, cursor.isBlank(distance + 1) { return distance }
      if cursor.peek(distance) == .blank, cursor.peek(distance + 1) == .hash { return nil }
      distance += 1
    }
    return nil
  }

  /// Takes the key at the cursor and its colon.
  mutating func takeKey() throws(YAMLError) -> String {
    if cursor.peek() == .quote || cursor.peek() == .apostrophe {
      let key = try quotedText(below: -1)
      cursor.skipBlanks()
      cursor.advance()
      return key
    }
    let start = cursor.offset
    for _ in 0..<(distanceToColon ?? 0) {
      if cursor.peek() == .tab { throw YAMLError(.tab, at: cursor.position) }
      cursor.advance()
    }
    var end = cursor
    end.retreatOverBlanks()
    cursor.advance()
    return String(decoding: cursor.bytes(from: start, to: end.offset), as: UTF8.self)
  }
}
