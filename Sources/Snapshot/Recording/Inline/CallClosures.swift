/// Where the expected text of a call is, or will be.
enum InlineExpectation {
  /// No closure yet: one is added at this offset, with a label behind other closures.
  case none(at: Int, isLabelled: Bool)
  /// The literal, and the inside of the closure that holds it.
  case literal(SwiftToken, SwiftToken.StringShape, inside: Range<Int>)
}

/// The closures of a call, in its parentheses and behind them.
struct CallClosures {
  enum Failure: Error {
    case noCall
    case notPlain
  }

  private let tokens: [SwiftToken]
  private let start: Int
  private let isNew: Bool

  /// `start` is the index of the opening parenthesis, or of the brace of a call without parentheses.
  init(_ tokens: [SwiftToken], from start: Int, isNew: Bool) {
    self.tokens = tokens
    self.start = start
    self.isNew = isNew
  }

  /// The closure labelled `matches` in the parentheses or behind them, else the first one behind them.
  func expectation() throws(Failure) -> InlineExpectation {
    guard tokens[start].isPunctuation("(") else {
      guard tokens[start].isPunctuation("{") else { throw .noCall }
      return try trailing(from: start, after: start - 1)
    }
    guard let end = closing(of: start) else { throw .noCall }
    if let argument = matchesArgument(before: end) {
      guard isPunctuation("{", at: argument) else { throw .notPlain }
      return try literal(inClosureAt: argument)
    }
    return try trailing(from: end + 1, after: end)
  }

  private func isPunctuation(_ character: Unicode.Scalar, at index: Int) -> Bool {
    index < tokens.count && tokens[index].isPunctuation(character)
  }

  // MARK: Finding

  private func trailing(from first: Int, after end: Int) throws(Failure) -> InlineExpectation {
    guard isPunctuation("{", at: first) else {
      return .none(at: tokens[end].range.upperBound, isLabelled: false)
    }
    var closure = first
    var isAlone = true
    while let last = closing(of: closure) {
      guard last + 2 < tokens.count, tokens[last + 1].isIdentifier, isPunctuation(":", at: last + 2),
        isPunctuation("{", at: last + 3)
      else { break }
      closure = last + 3
      isAlone = false
      if isMatches(tokens[last + 1]) { return try literal(inClosureAt: closure) }
    }
    guard let last = closing(of: closure) else { throw .noCall }
    if holdsLiteral(first) || (isAlone && !isNew) { return try literal(inClosureAt: first) }
    return .none(at: tokens[last].range.upperBound, isLabelled: true)
  }

  private func holdsLiteral(_ closure: Int) -> Bool { (try? literal(inClosureAt: closure)) != nil }

  /// The index of the value of the argument `matches`, if there is one.
  private func matchesArgument(before end: Int) -> Int? {
    var index = start + 1
    while index < end {
      if isMatches(tokens[index]), isPunctuation(":", at: index + 1) { return index + 2 }
      index = tokens[index].isOpening ? (closing(of: index) ?? end) + 1 : index + 1
    }
    return nil
  }

  private func isMatches(_ token: SwiftToken) -> Bool { token.kind == .identifier("matches") }

  /// The index of the token that closes what the one at the index opens.
  private func closing(of opening: Int) -> Int? {
    var open = 0
    for index in opening..<tokens.count {
      if tokens[index].isOpening { open += 1 }
      if tokens[index].isClosing {
        open -= 1
        if open == 0 { return index }
      }
    }
    return nil
  }

  /// The string that is all of a closure, with or without `return`.
  private func literal(inClosureAt opening: Int) throws(Failure) -> InlineExpectation {
    guard let end = closing(of: opening) else { throw .noCall }
    var inside = tokens[(opening + 1)..<end]
    if let first = inside.first, first.kind == .identifier("return") { inside.removeFirst() }
    guard inside.count == 1, let token = inside.first, case .string(let shape) = token.kind else { throw .notPlain }
    return .literal(token, shape, inside: tokens[opening].range.upperBound..<tokens[end].range.lowerBound)
  }
}
