extension YAMLParser {
  private static let openList = UInt8(ascii: "[")
  private static let closeList = UInt8(ascii: "]")
  private static let openMap = UInt8(ascii: "{")
  private static let closeMap = UInt8(ascii: "}")

  /// Takes a list in brackets, a map in braces, or a text inside one; they may go over several lines.
  mutating func flowNode(depth: Int) throws(YAMLError) -> YAMLNode {
    guard depth <= Self.depthLimit else { throw YAMLError(.tooDeep(limit: Self.depthLimit), at: cursor.position) }
    let position = cursor.position
    switch cursor.peek() {
    case Self.openList: return try flowList(depth: depth)
    case Self.openMap: return try flowMap(depth: depth)
    default: return YAMLNode(.scalar(try flowText()), at: position)
    }
  }

  private mutating func flowList(depth: Int) throws(YAMLError) -> YAMLNode {
    let opening = cursor.position
    cursor.advance()
    var items: [YAMLNode] = []
    while try !takeEnd(Self.closeList, of: "[", at: opening) {
      items.append(try flowNode(depth: depth + 1))
      try skipBlanks(in: "[", at: opening)
      if cursor.peek() == .colon { throw YAMLError(.mapInBrackets, at: items[items.count - 1].position) }
      try takeComma(before: Self.closeList)
    }
    return YAMLNode(.list(items), at: opening)
  }

  private mutating func flowMap(depth: Int) throws(YAMLError) -> YAMLNode {
    let opening = cursor.position
    cursor.advance()
    var entries: [YAMLEntry] = []
    var lines: [String: Int] = [:]
    while try !takeEnd(Self.closeMap, of: "{", at: opening) {
      let keyPosition = cursor.position
      let key = try flowText()
      if let line = lines.updateValue(keyPosition.line, forKey: key) {
        throw YAMLError(.duplicateKey(key, firstLine: line), at: keyPosition)
      }
      try checkCount(of: entries, at: keyPosition)
      let value = try flowMapValue(of: opening, depth: depth)
      entries.append(YAMLEntry(key: key, keyPosition: keyPosition, value: value))
      try skipBlanks(in: "{", at: opening)
      try takeComma(before: Self.closeMap)
    }
    return YAMLNode(.map(entries), at: opening)
  }

  private mutating func flowMapValue(of opening: TextPosition, depth: Int) throws(YAMLError) -> YAMLNode {
    try skipBlanks(in: "{", at: opening)
    guard cursor.peek() == .colon else { throw YAMLError(.colonExpected, at: cursor.position) }
    cursor.advance()
    let afterColon = cursor.position
    try skipBlanks(in: "{", at: opening)
    if cursor.peek() == .comma || cursor.peek() == Self.closeMap { return YAMLNode(.empty, at: afterColon) }
    return try flowNode(depth: depth + 1)
  }

  /// Steps over blanks, comments and line ends to what comes next inside of brackets.
  private mutating func skipBlanks(in bracket: Character, at opening: TextPosition) throws(YAMLError) {
    while true {
      let start = cursor.offset
      cursor.skipBlanks()
      if cursor.peek() == .tab { throw YAMLError(.tab, at: cursor.position) }
      let isComment = cursor.peek() == .hash && (cursor.offset > start || cursor.column == 0)
      guard isComment || cursor.isAtEndOfLine else { return }
      if cursor.isAtEnd { throw YAMLError(.unclosedBracket(bracket), at: opening) }
      cursor.skipLine()
      let isMark = cursor.isAtMark(.hyphen) || cursor.isAtMark(UInt8(ascii: "."))
      if isMark { throw YAMLError(.unclosedBracket(bracket), at: opening) }
    }
  }

  private mutating func takeEnd(
    _ closing: UInt8, of bracket: Character, at opening: TextPosition
  ) throws(YAMLError) -> Bool {
    try skipBlanks(in: bracket, at: opening)
    guard cursor.peek() == closing else { return false }
    cursor.advance()
    return true
  }

  private mutating func takeComma(before closing: UInt8) throws(YAMLError) {
    if cursor.peek() == .comma {
      cursor.advance()
    } else if cursor.peek() != closing {
      throw YAMLError(.unexpectedInBrackets(cursor.character), at: cursor.position)
    }
  }

  /// Takes a quoted text or a plain one, which ends before `,`, a bracket, a comment, or a colon that follows a key.
  private mutating func flowText() throws(YAMLError) -> String {
    let position = cursor.position
    if cursor.peek() == .quote || cursor.peek() == .apostrophe {
      return try quotedText(below: -1)
    }
    if let problem = problemOfFirstFlowCharacter { throw YAMLError(problem, at: position) }
    var text = String(decoding: try plainFlowLine(), as: UTF8.self)
    while let breaks = try takeBreaksInBrackets() {
      text += breaks == 1 ? " " : String(repeating: "\n", count: breaks - 1)
      text += String(decoding: try plainFlowLine(), as: UTF8.self)
    }
    return text
  }

  private mutating func plainFlowLine() throws(YAMLError) -> ArraySlice<UInt8> {
    let start = cursor.offset
    var end = start
    while !cursor.isAtEndOfLine, !cursor.peek().isFlowIndicator {
      if cursor.peek() == .tab { throw YAMLError(.tab, at: cursor.position) }
      if cursor.peek() == .colon, cursor.isBlank(1) || cursor.peek(1).isFlowIndicator { break }
      if cursor.peek() == .hash, cursor.offset > end { break }
      if cursor.peek() != .blank { end = cursor.offset + 1 }
      cursor.advance()
    }
    cursor.retreatOverBlanks()
    return cursor.bytes(from: start, to: end)
  }

  /// Moves to the line that continues a plain text and returns the line breaks up to it; nil, unmoved, if there is none.
  private mutating func takeBreaksInBrackets() throws(YAMLError) -> Int? {
    var ahead = cursor
    var breaks = 0
    ahead.skipBlanks()
    while ahead.isAtEndOfLine, !ahead.isAtEnd {
      ahead.takeLineBreak()
      ahead.skipBlanks()
      breaks += 1
    }
    let next = ahead.peek()
    let ends =
      ahead.isAtEnd || next.isFlowIndicator || next == .hash || next == .colon && ahead.isBlank(1) || next == .tab
    guard breaks > 0, !ends, !ahead.isAtMark(.hyphen), !ahead.isAtMark(UInt8(ascii: ".")) else { return nil }
    cursor = ahead
    return breaks
  }

  /// Why a plain text cannot begin at the cursor; readers disagree on `:x` and `?x` here, so these are refused too.
  private var problemOfFirstFlowCharacter: YAMLError.Problem? {
    let byte = cursor.peek()
    let isRefused = byte.isFlowIndicator || byte == .colon || byte == UInt8(ascii: "?")
    if isRefused || (byte == .hyphen && cursor.peek(1).isFlowIndicator) {
      return .unexpectedInBrackets(cursor.character)
    }
    return problemOfFirstCharacter
  }
}
