extension YAMLParser {
  /// How a literal or folded text is read: `|` or `>`, the line feeds at its end, its indentation.
  private struct BlockTextHeader {
    var isFolded = false
    /// True for `+`, all line feeds at the end stay; false for `-`, none does; nil, one does.
    var keepsEnd: Bool?
    var indentation: Int?
  }

  /// Takes a literal or folded text, whose lines are indented more than its parent.
  mutating func blockText(below parent: Int) throws(YAMLError) -> String {
    let header = try blockTextHeader()
    var column = header.indentation.map { max(parent, 0) + $0 }
    if column == nil { column = try detectedColumn(below: parent) }
    var lines: [ArraySlice<UInt8>] = []
    while let line = takeBlockLine(at: column ?? 0) { lines.append(line) }
    let endsWithBreak = cursor.column == 0
    var endBreaks = 0
    while lines.last?.isEmpty == true {
      lines.removeLast()
      endBreaks += 1
    }
    if lines.isEmpty { return header.keepsEnd == true ? String(repeating: "\n", count: endBreaks) : "" }
    var text = header.isFolded ? folded(lines) : Array(lines.joined(separator: [.lineFeed]))
    if header.keepsEnd != false, endsWithBreak { text.append(.lineFeed) }
    if header.keepsEnd == true { text.append(contentsOf: Array(repeating: .lineFeed, count: endBreaks)) }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func blockTextHeader() throws(YAMLError) -> BlockTextHeader {
    var header = BlockTextHeader()
    header.isFolded = cursor.peek() == UInt8(ascii: ">")
    cursor.advance()
    while !cursor.isBlank(0) {
      switch cursor.peek() {
      case UInt8(ascii: "+") where header.keepsEnd == nil: header.keepsEnd = true
      case .hyphen where header.keepsEnd == nil: header.keepsEnd = false
      case UInt8(ascii: "1")...UInt8(ascii: "9") where header.indentation == nil:
        header.indentation = Int(cursor.peek() - UInt8(ascii: "0"))
      default: throw YAMLError(.blockTextHeader, at: cursor.position)
      }
      cursor.advance()
    }
    var line = cursor
    line.skipBlanks()
    guard line.isAtEndOfLine || line.peek() == .hash || line.peek() == .tab else {
      throw YAMLError(.blockTextHeader, at: line.position)
    }
    try cursor.finishLine()
    return header
  }

  /// The column of the first line that is not blank, or the least one that a line of the text could have.
  private func detectedColumn(below parent: Int) throws(YAMLError) -> Int {
    let least = max(parent + 1, 1)
    var ahead = cursor
    var widest: (column: Int, position: TextPosition)?
    ahead.skipBlanks()
    while ahead.isAtEndOfLine, !ahead.isAtEnd {
      if ahead.column > widest?.column ?? 0 { widest = (ahead.column, ahead.position) }
      ahead.takeLineBreak()
      ahead.skipBlanks()
    }
    // Without a line of its own the text is empty, or all blanks.
    if ahead.isAtEnd { return max(least, ahead.column, widest?.column ?? 0) }
    guard ahead.column >= least else { return max(least, widest?.column ?? 0) }
    if let widest, widest.column > ahead.column { throw YAMLError(.blockTextIndentation, at: widest.position) }
    return ahead.column
  }

  /// Takes a line of the text without its indentation and line feed; nil, unmoved, at the text's end.
  private mutating func takeBlockLine(at column: Int) -> ArraySlice<UInt8>? {
    guard !cursor.isAtEnd else { return nil }
    var line = cursor
    while line.column < column, line.peek() == .blank { line.advance() }
    guard !line.isAtEnd, line.column == column || line.isAtEndOfLine else { return nil }
    let start = line.offset
    while !line.isAtEndOfLine { line.advance() }
    let end = line.offset
    line.takeLineBreak()
    cursor = line
    return line.bytes(from: start, to: end)
  }

  /// Joins lines with blanks; beside lines that begin with a blank, and at blank lines, the line feeds stay.
  private func folded(_ lines: [ArraySlice<UInt8>]) -> [UInt8] {
    var text: [UInt8] = []
    var previous: ArraySlice<UInt8>?
    var blankLines = 0
    for line in lines {
      guard !line.isEmpty else {
        blankLines += 1
        continue
      }
      if let previous {
        let isFolded = isFlushLeft(previous) && isFlushLeft(line)
        if isFolded, blankLines == 0 { text.append(.blank) }
        if !isFolded { text.append(.lineFeed) }
      }
      text.append(contentsOf: repeatElement(.lineFeed, count: blankLines))
      text.append(contentsOf: line)
      previous = line
      blankLines = 0
    }
    return text
  }

  private func isFlushLeft(_ line: ArraySlice<UInt8>) -> Bool { line.first != .blank && line.first != .tab }
}
