/// A call with an inline snapshot, found in its source file by the position of its opening parenthesis.
struct InlineCall {
  private let source: [UInt8]
  private let lines: SourceLines
  private let tokens: [SwiftToken]
  /// The index of the token at the call's position.
  private let start: Int
  private let expectation: InlineExpectation

  /// The text that the call expects; nil when it has no closure.
  let expected: String?

  /// The position is what `#line` and `#column` say as default arguments: the parenthesis, or the brace in its stead.
  ///
  /// `isNew` says that the program expects nothing yet, so that a closure there is another's.
  init(in source: [UInt8], of path: String, line: Int, column: Int, isNew: Bool) throws(InlineProblem) {
    self.source = source
    lines = SourceLines(source)
    do {
      tokens = try SwiftLexer.tokens(of: source)
    } catch {
      let offset =
        switch error {
        case .unterminated(let offset), .tooDeep(let offset): offset
        }
      let position = lines.position(of: offset)
      throw .unparsed(path, line: position.line, column: position.column)
    }
    guard let offset = lines.offset(line: line, column: column),
      let start = Self.index(of: offset, in: tokens), start > 0, tokens[start - 1].isCallee
    else { throw .noCall(path, line: line, column: column) }
    self.start = start
    do {
      expectation = try CallClosures(tokens, from: start, isNew: isNew).expectation()
    } catch {
      switch error {
      case .noCall: throw .noCall(path, line: line, column: column)
      case .notPlain: throw .notPlain(path, line: line, column: column)
      }
    }
    guard case .literal(_, let shape, _) = expectation else {
      expected = nil
      return
    }
    guard let text = StringLiteral(shape, in: source).text else {
      throw .notPlain(path, line: line, column: column)
    }
    expected = text
  }

  private static func index(of offset: Int, in tokens: [SwiftToken]) -> Int? {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count && tokens[low].range.lowerBound == offset ? low : nil
  }

  // MARK: Editing

  /// What makes the call expect the text.
  func edit(to text: String) -> InlineEdit {
    let literal = MultilineLiteral(text)
    let (outer, lineEnd) = (lines.indentation(at: tokens[start].range.lowerBound), lines.lineEnd)
    let inner = outer + lines.indentationStep(after: outer)
    let block = lineEnd + inner + literal.source(indentation: inner, lineEnd: lineEnd) + lineEnd + outer
    switch expectation {
    case .none(let offset, let isLabelled):
      let closure = (isLabelled ? " matches: {" : " {") + block + "}"
      return InlineEdit(range: offset..<offset, replacement: Array(closure.utf8))
    case .literal(let token, let shape, let inside):
      if shape.isMultiline {
        let indentation = String(decoding: StringLiteral(shape, in: source).indentation, as: UTF8.self)
        return edit(token, to: literal.source(indentation: indentation, lineEnd: lineEnd))
      }
      let isAlone =
        Self.isBlank(source[inside.lowerBound..<token.range.lowerBound])
        && Self.isBlank(source[token.range.upperBound..<inside.upperBound])
      guard isAlone else { return edit(token, to: literal.source(indentation: inner, lineEnd: lineEnd)) }
      return InlineEdit(range: inside, replacement: Array(block.utf8))
    }
  }

  private func edit(_ token: SwiftToken, to text: String) -> InlineEdit {
    InlineEdit(range: token.range, replacement: Array(text.utf8))
  }

  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 == 0x20 || 0x09...0x0D ~= $0 }
  }
}
