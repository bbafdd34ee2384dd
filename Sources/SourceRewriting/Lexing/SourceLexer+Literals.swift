/// What is skipped or taken whole: comments, lines, strings, regular expressions.
extension SourceLexer {
  mutating func skipLine() {
    while position < count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
  }

  /// The rest of a directive's line, without a comment behind it.
  mutating func skipCondition() {
    var end = position
    while position < count, bytes[position] != 0x0A, bytes[position] != 0x0D {
      if bytes[position] == UInt8(ascii: "/") {
        let next = bytes[position + 1]
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { break }
      }
      position += 1
      if bytes[position - 1] != 0x20, bytes[position - 1] != 0x09 { end = position }
    }
    position = end
  }

  /// A comment, a regular expression or a sign; false for a comment without an end.
  mutating func slash() -> Bool {
    let start = position
    switch bytes[position + 1] {
    case UInt8(ascii: "/"):
      skipLine()
      return true
    case UInt8(ascii: "*"): return skipComment()
    default: break
    }
    if expressionCanStart, let end = expressionEnd(after: start + 1) {
      position = end
      add(.literal, from: start)
    } else {
      position += 1
      add(.sign, from: start, sign: UInt8(ascii: "/"))
    }
    return true
  }

  /// Comments of this kind nest.
  private mutating func skipComment() -> Bool {
    var depth = 0
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: "/") where bytes[position + 1] == UInt8(ascii: "*"):
        depth += 1
        position += 2
      case UInt8(ascii: "*") where bytes[position + 1] == UInt8(ascii: "/"):
        depth -= 1
        position += 2
        if depth == 0 { return true }
      case 0x0A, 0x0D:
        startsLine = true
        position += 1
      default: position += 1
      }
    }
    return false
  }

  // MARK: Strings

  /// At the first `#` or quotation mark of a string; false when it has no end.
  mutating func beginString(hashes: Int) -> Bool {
    let start = position
    let mark = UInt8(ascii: "\"")
    position += hashes
    var isMultiline = bytes[position + 1] == mark && bytes[position + 2] == mark
    if isMultiline, hashes > 0 { isMultiline = !endsOnLine(hashes: hashes, from: position + 1) }
    position += isMultiline ? 3 : 1
    return continueString(StringShape(hashes: hashes, isMultiline: isMultiline), from: start)
  }

  /// `#"""#` holds one quotation mark; `#"""` with more lines to come does not end on its line.
  private func endsOnLine(hashes: Int, from start: Int) -> Bool {
    var next = start
    while next < count, bytes[next] != 0x0A, bytes[next] != 0x0D {
      if bytes[next] == UInt8(ascii: "\""), hashCount(at: next + 1, atMost: hashes) == hashes { return true }
      next += 1
    }
    return false
  }

  private func hashCount(at offset: Int, atMost limit: Int) -> Int {
    var found = 0
    while found < limit, bytes[offset + found] == UInt8(ascii: "#") { found += 1 }
    return found
  }

  /// Reads text up to the end of the string or to an interpolation, whose bracket it opens.
  mutating func continueString(_ shape: StringShape, from start: Int) -> Bool {
    let mark = UInt8(ascii: "\"")
    let hashes = shape.hashes
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: "\\") where hashCount(at: position + 1, atMost: hashes) == hashes:
        position += 1 + hashes
        if bytes[position] == UInt8(ascii: "(") {
          add(.literal, from: start)
          openBracket(closing: UInt8(ascii: ")"), string: shape)
          return true
        }
        if bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
      case mark:
        let marks = shape.isMultiline ? 3 : 1
        let isEnd = !shape.isMultiline || (bytes[position + 1] == mark && bytes[position + 2] == mark)
        if isEnd, hashCount(at: position + marks, atMost: hashes) == hashes {
          position += marks + hashes
          add(.literal, from: start)
          return true
        }
        position += 1
      case 0x0A, 0x0D:
        if !shape.isMultiline { return false }
        position += 1
      default: position += 1
      }
    }
    return false
  }

  // MARK: Regular expressions

  private var expressionCanStart: Bool {
    guard tokenCount > 0 else { return true }
    let last = tokens[tokenCount - 1]
    switch last.kind {
    case .word: return last.word.precedesOperand
    case .sign:
      switch last.sign {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "."), UInt8(ascii: "?"),
        UInt8(ascii: "!"):
        return false
      default: return true
      }
    default: return last.kind == .directive
    }
  }

  /// The end of a regular expression on one line; nil when the slash is an operator.
  private func expressionEnd(after start: Int) -> Int? {
    switch bytes[start] {
    case 0x20, 0x09, 0x0A, 0x0D, 0x00, UInt8(ascii: "="): return nil
    default: break
    }
    var depth = 0
    var isInSet = false
    var next = start
    while next < count, bytes[next] != 0x0A, bytes[next] != 0x0D {
      switch bytes[next] {
      case UInt8(ascii: "\\"): next += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "(") where !isInSet: depth += 1
      case UInt8(ascii: ")") where !isInSet:
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"): return next + 1
      default: break
      }
      next += 1
    }
    return nil
  }

  /// At the first `#` of a regular expression between hashes, which may have several lines.
  mutating func extendedExpression(hashes: Int) -> Bool {
    let start = position
    position += hashes + 1
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 2
      case UInt8(ascii: "/") where hashCount(at: position + 1, atMost: hashes) == hashes:
        position += 1 + hashes
        add(.literal, from: start)
        return true
      default: position += 1
      }
    }
    return false
  }
}
