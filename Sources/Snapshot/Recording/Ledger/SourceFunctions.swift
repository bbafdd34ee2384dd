/// The functions that a test file declares, by the names that `#function` has for them.
struct SourceFunctions {
  struct Function: Equatable {
    /// As in the names of goldens.
    let name: String
    let isTest: Bool
    /// Whether a run of all tests may leave it out.
    let isConditional: Bool
    /// Whether it may skip or cancel itself when it has asserted something already.
    let leavesEarly: Bool
  }

  private let tokens: [SwiftToken]
  private(set) var functions: [Function] = []
  /// Whether goldens may have names that are no function's here.
  let namesTestsItself: Bool

  /// Nil when the source cannot be divided into tokens.
  init?(_ source: [UInt8]) {
    guard let tokens = try? SwiftLexer.tokens(of: source) else { return nil }
    self.tokens = tokens
    namesTestsItself = tokens.contains { $0.kind == .identifier("testName") || $0.kind == .identifier("function") }
    let isSuiteConditional = Self.hasConditionalSuite(tokens)
    for index in tokens.indices where !isMember(index) {
      if tokens[index].kind == .identifier("func") {
        add(functionAt: index, isSuiteConditional: isSuiteConditional)
      } else if [.identifier("var"), .identifier("init")].contains(tokens[index].kind) {
        addPlain(index)
      }
    }
  }

  /// Whether a dot makes a name of what would be a keyword.
  private func isMember(_ index: Int) -> Bool { index > 0 && tokens[index - 1].isPunctuation(".") }

  // MARK: Declarations

  private mutating func add(functionAt index: Int, isSuiteConditional: Bool) {
    guard index + 1 < tokens.count, case .identifier(let name) = tokens[index + 1].kind,
      let labels = labels(after: index + 2)
    else { return }
    let attributes = attributes(before: index)
    let isTest = has("Test", after: "@", in: attributes) || (name.hasPrefix("test") && labels.isEmpty)
    let isConditional =
      isSuiteConditional || has("disabled", after: ".", in: attributes) || has("enabled", after: ".", in: attributes)
    let function = name + "(" + labels.map { $0 + ":" }.joined() + ")"
    functions.append(
      Function(
        name: GoldenName.ofTest(function), isTest: isTest, isConditional: isConditional,
        leavesEarly: leavesEarly(after: index)))
  }

  /// Properties and initializers can assert too; they are no tests.
  private mutating func addPlain(_ index: Int) {
    var name = "init"
    if tokens[index].kind == .identifier("var"), index + 1 < tokens.count,
      case .identifier(let property) = tokens[index + 1].kind
    {
      name = property
    } else if let labels = labels(after: index + 1) {
      name = "init(" + labels.map { $0 + ":" }.joined() + ")"
    }
    functions.append(Function(name: GoldenName.ofTest(name), isTest: false, isConditional: false, leavesEarly: false))
  }

  /// The labels of the parameters whose parenthesis is the next one; nil when there is none before the body.
  private func labels(after index: Int) -> [String]? {
    guard
      let opening = tokens[min(index, tokens.count)...].firstIndex(where: {
        $0.isPunctuation("(") || $0.isPunctuation("{")
      }),
      tokens[opening].isPunctuation("(")
    else { return nil }
    var labels: [String] = []
    var open = 0
    var isAtStart = true
    for token in tokens[opening...] {
      if token.isOpening { open += 1 }
      if token.isClosing { open -= 1 }
      if open == 0 { return labels }
      if open == 1, isAtStart, case .identifier(let label) = token.kind {
        labels.append(label)
        isAtStart = false
      } else if open == 1, token.isPunctuation(",") {
        isAtStart = true
      }
    }
    return nil
  }

  // MARK: Attributes

  /// The tokens before a declaration, back to the end of the one before it.
  private func attributes(before index: Int) -> Range<Int> {
    var start = index
    var open = 0
    while start > 0 {
      let token = tokens[start - 1]
      if open == 0, token.isPunctuation("{") || token.isPunctuation("}") || token.isPunctuation(";") { break }
      if token.isClosing { open += 1 }
      if token.isOpening { open -= 1 }
      if open < 0 { break }
      start -= 1
    }
    return start..<index
  }

  private func has(_ name: String, after sign: Unicode.Scalar, in range: Range<Int>) -> Bool {
    range.contains {
      $0 > range.lowerBound && tokens[$0].kind == .identifier(name) && tokens[$0 - 1].isPunctuation(sign)
    }
  }

  private static func hasConditionalSuite(_ tokens: [SwiftToken]) -> Bool {
    for (index, token) in tokens.enumerated() where token.kind == .identifier("Suite") {
      var open = 0
      for token in tokens[(index + 1)...] {
        if token.isOpening { open += 1 }
        if token.isClosing { open -= 1 }
        if open <= 0 { break }
        if token.kind == .identifier("disabled") || token.kind == .identifier("enabled") { return true }
      }
    }
    return false
  }

  /// Whether the body names a function that skips or cancels a test from inside.
  private func leavesEarly(after index: Int) -> Bool {
    guard let opening = tokens[index...].firstIndex(where: { $0.isPunctuation("{") }) else { return false }
    var open = 0
    for token in tokens[opening...] {
      if token.isOpening { open += 1 }
      if token.isClosing { open -= 1 }
      if open == 0 { return false }
      if case .identifier(let name) = token.kind, name.hasPrefix("XCTSkip") || name == "cancel" { return true }
    }
    return false
  }
}
