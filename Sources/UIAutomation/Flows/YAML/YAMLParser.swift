/// A parser for the part of YAML that flows use.
///
/// Block maps and lists (compact `- key: value` and `- - item` too), plain, quoted, literal (`|`) and folded (`>`)
/// texts, `[]` and `{}`, comments and `---`. Whatever else YAML has, tabs outside quotes, and nesting
/// deeper than `depthLimit` are errors. Where a text is accepted it means what it means in YAML, with every scalar a
/// text. Costs O(length).
package struct YAMLParser {
  package static let depthLimit = 100

  var cursor: YAMLCursor

  /// The documents of a text in order; none if it has only blanks and comments.
  package static func documents(in text: String) throws(YAMLError) -> [YAMLNode] {
    var parser = YAMLParser(cursor: try YAMLCursor(text))
    return try parser.documents()
  }

  private mutating func documents() throws(YAMLError) -> [YAMLNode] {
    var documents: [YAMLNode] = []
    var separator: TextPosition?
    while true {
      try cursor.skipToContent()
      if cursor.isAtEnd || cursor.isAtMark(.hyphen) {
        // Two separators, or one at the end, have an empty document after the first.
        if let separator { documents.append(YAMLNode(.empty, at: separator)) }
        if cursor.isAtEnd { return documents }
        separator = cursor.position
        try takeSeparator()
      } else {
        documents.append(try document())
        separator = nil
      }
    }
  }

  private mutating func takeSeparator() throws(YAMLError) {
    cursor.advance(3)
    var line = cursor
    line.skipBlanks()
    guard line.isAtEndOfLine || line.peek() == .hash || line.peek() == .tab else {
      throw YAMLError(.contentBesideSeparator, at: line.position)
    }
    try cursor.finishLine()
  }

  private mutating func document() throws(YAMLError) -> YAMLNode {
    if cursor.column == 0, cursor.peek() == UInt8(ascii: "%") { throw YAMLError(.directive, at: cursor.position) }
    let node = try blockNode(below: -1, depth: 1)
    try cursor.skipToContent()
    guard cursor.isAtEnd || cursor.isAtMark(.hyphen) else { throw YAMLError(.indentation, at: cursor.position) }
    return node
  }

  // MARK: Blocks

  private var isAtListItem: Bool { cursor.peek() == .hyphen && cursor.isBlank(1) }

  /// True at the end of the document: what follows belongs to no block of it.
  private func isAtEndOfDocument() throws(YAMLError) -> Bool {
    if cursor.isAtMark(UInt8(ascii: ".")) { throw YAMLError(.documentEnd, at: cursor.position) }
    return cursor.isAtEnd || cursor.isAtMark(.hyphen)
  }

  /// The value at the cursor, which is the first thing on its line after blanks and `- `.
  private mutating func blockNode(below parent: Int, depth: Int) throws(YAMLError) -> YAMLNode {
    guard depth <= Self.depthLimit else { throw YAMLError(.tooDeep(limit: Self.depthLimit), at: cursor.position) }
    if cursor.isAtMark(UInt8(ascii: ".")) { throw YAMLError(.documentEnd, at: cursor.position) }
    if isAtListItem { return try list(endsAtKey: false, depth: depth) }
    if isAtKey { return try map(depth: depth) }
    return try valueOnLine(below: parent, depth: depth)
  }

  private mutating func list(endsAtKey: Bool, depth: Int) throws(YAMLError) -> YAMLNode {
    let position = cursor.position
    let column = cursor.column
    var items: [YAMLNode] = []
    repeat {
      let dash = cursor.position
      cursor.advance()
      items.append(try listItem(of: dash, at: column, depth: depth))
      try cursor.skipToContent()
      if try isAtEndOfDocument() || cursor.column < column { break }
      if cursor.column > column { throw YAMLError(.indentation, at: cursor.position) }
      if !isAtListItem, endsAtKey { break }
      if !isAtListItem { throw YAMLError(.keyAmongListItems, at: cursor.position) }
    } while true
    return YAMLNode(.list(items), at: position)
  }

  private mutating func listItem(of dash: TextPosition, at column: Int, depth: Int) throws(YAMLError) -> YAMLNode {
    if try isRestOfLineBlank() {
      try cursor.finishLine()
      try cursor.skipToContent()
      if try isAtEndOfDocument() || cursor.column <= column { return YAMLNode(.empty, at: dash) }
    } else {
      cursor.skipBlanks()
    }
    return try blockNode(below: column, depth: depth + 1)
  }

  private mutating func map(depth: Int) throws(YAMLError) -> YAMLNode {
    let position = cursor.position
    let column = cursor.column
    var entries: [YAMLEntry] = []
    var lines: [String: Int] = [:]
    repeat {
      let keyPosition = cursor.position
      let key = try takeKey()
      if let line = lines.updateValue(keyPosition.line, forKey: key) {
        throw YAMLError(.duplicateKey(key, firstLine: line), at: keyPosition)
      }
      try checkCount(of: entries, at: keyPosition)
      entries.append(YAMLEntry(key: key, keyPosition: keyPosition, value: try mapValue(at: column, depth: depth)))
      try cursor.skipToContent()
      if try isAtEndOfDocument() || cursor.column < column { break }
      if cursor.column > column { throw YAMLError(.indentation, at: cursor.position) }
      if isAtListItem { throw YAMLError(.listItemAmongKeys, at: cursor.position) }
      if !isAtKey { throw noKeyError() }
    } while true
    return YAMLNode(.map(entries), at: position)
  }

  /// The value after the colon of a key in a column: on its line, on the next lines, or nothing.
  private mutating func mapValue(at column: Int, depth: Int) throws(YAMLError) -> YAMLNode {
    let afterColon = cursor.position
    guard try isRestOfLineBlank() else {
      cursor.skipBlanks()
      if isAtListItem { throw YAMLError(.listItemBesideKey, at: cursor.position) }
      return try valueOnLine(below: column, depth: depth + 1)
    }
    try cursor.finishLine()
    try cursor.skipToContent()
    if try isAtEndOfDocument() { return YAMLNode(.empty, at: afterColon) }
    if cursor.column > column { return try blockNode(below: column, depth: depth + 1) }
    if cursor.column == column, isAtListItem {
      guard depth < Self.depthLimit else { throw YAMLError(.tooDeep(limit: Self.depthLimit), at: cursor.position) }
      return try list(endsAtKey: true, depth: depth + 1)
    }
    return YAMLNode(.empty, at: afterColon)
  }

  /// True if only blanks and a comment are left of the line.
  private func isRestOfLineBlank() throws(YAMLError) -> Bool {
    var ahead = cursor
    ahead.skipBlanks()
    if ahead.peek() == .tab { throw YAMLError(.tab, at: ahead.position) }
    return ahead.isAtEndOfLine || (ahead.peek() == .hash && ahead.offset > cursor.offset)
  }

  // MARK: Values on a line

  private mutating func valueOnLine(below parent: Int, depth: Int) throws(YAMLError) -> YAMLNode {
    guard depth <= Self.depthLimit else { throw YAMLError(.tooDeep(limit: Self.depthLimit), at: cursor.position) }
    let position = cursor.position
    switch cursor.peek() {
    case .quote, .apostrophe:
      let text = try quotedText(below: parent)
      try cursor.finishLine()
      return YAMLNode(.scalar(text), at: position)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      let node = try flowNode(depth: depth)
      try cursor.finishLine()
      return node
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return YAMLNode(.scalar(try blockText(below: parent)), at: position)
    default:
      if let problem = problemOfFirstCharacter { throw YAMLError(problem, at: position) }
      return YAMLNode(.scalar(try plainText(below: parent)), at: position)
    }
  }

  /// Why a plain text cannot begin at the cursor; nil if it can.
  var problemOfFirstCharacter: YAMLError.Problem? {
    switch cursor.peek() {
    case UInt8(ascii: "&"): .anchor
    case UInt8(ascii: "*"): .alias
    case UInt8(ascii: "!"): .tag
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: ">"), .hash, .comma,
      UInt8(ascii: "]"), UInt8(ascii: "}"):
      .reservedCharacter(cursor.character)
    case .tab: .tab
    case UInt8(ascii: "?") where cursor.isBlank(1): .complexKey
    case .hyphen where cursor.isBlank(1): .reservedCharacter("-")
    case .colon where cursor.isBlank(1): .missingKey
    default: nil
    }
  }

  /// Why the line at the cursor has no key: its first character, or else the missing colon.
  private func noKeyError() -> YAMLError {
    YAMLError(problemOfFirstCharacter ?? .keyExpected, at: cursor.position)
  }
}
