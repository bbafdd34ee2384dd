extension ScriptParser {
  mutating func expression() throws -> ScriptNode {
    let first = try assignment()
    guard token.isSymbol(",") else { return first }
    var parts = [first]
    while try take(",") { parts.append(try assignment()) }
    return ScriptNode(.sequence(parts), at: first.at)
  }

  mutating func assignment() throws -> ScriptNode { try deeper { try $0.assignmentHere() } }

  private static let assignments: [String: BinaryOperator] = [
    "+=": .add, "-=": .subtract, "*=": .multiply, "/=": .divide, "%=": .remainder, "**=": .power, "&=": .and, "|=": .or,
    "^=": .exclusiveOr, "<<=": .shiftLeft, ">>=": .shiftRight, ">>>=": .shiftRightUnsigned,
  ]

  private mutating func assignmentHere() throws -> ScriptNode {
    if let arrow = try arrow() { return arrow }
    let at = token.at
    if token.kind == .name, token.word == "yield" {
      throw fault("generators (`yield`) are not supported, return a list")
    }
    let target = try conditional()
    guard token.kind == .symbol else { return target }
    if try take("=") {
      let pattern = try pattern(from: target, at: at)
      return ScriptNode(.assignment(nil, pattern, try assignment()), at: at)
    }
    if let operation = Self.assignments[token.word] {
      guard case .target = try pattern(from: target, at: at), !isGroup(target) else {
        throw fault("this cannot be set, only a name or a property can", at: at)
      }
      try advance()
      return ScriptNode(.assignment(operation, .target(target), try assignment()), at: at)
    }
    if ["&&=", "||=", "??="].contains(token.word) {
      _ = try pattern(from: target, at: at)
      let word = String(token.word.dropLast())
      try advance()
      return ScriptNode(.logicalAssignment(word, target, try assignment()), at: at)
    }
    return target
  }

  private func isGroup(_ node: ScriptNode) -> Bool {
    switch node.kind {
    case .array, .object: true
    default: false
    }
  }

  /// An arrow function, if one begins at the cursor.
  private mutating func arrow() throws -> ScriptNode? {
    if token.isSymbol("(") { return try beginsArrow() ? try arrowFunction(isAsync: false) : nil }
    guard token.kind == .name else { return nil }
    let next = try peek()
    if next.isSymbol("=>"), !next.startsLine { return try arrowFunction(isAsync: false) }
    guard token.word == "async", !next.startsLine else { return nil }
    var ahead = self
    try ahead.advance()
    let begins: Bool
    if ahead.token.kind == .name {
      begins = try ahead.peek().isSymbol("=>")
    } else {
      begins = ahead.token.isSymbol("(") ? try ahead.beginsArrow() : false
    }
    guard begins else { return nil }
    try advance()
    return try arrowFunction(isAsync: true)
  }

  mutating func conditional() throws -> ScriptNode {
    let test = try binary(0)
    guard token.isSymbol("?") else { return test }
    try advance()
    let outer = allowsIn
    allowsIn = true
    let one = try assignment()
    allowsIn = outer
    try require(":")
    return ScriptNode(.conditional(test, one, try assignment()), at: test.at)
  }

  // MARK: Operators

  private static let precedences: [String: Int] = [
    "??": 1, "||": 2, "&&": 3, "|": 4, "^": 5, "&": 6, "==": 7, "!=": 7, "===": 7, "!==": 7, "<": 8, ">": 8, "<=": 8,
    ">=": 8, "instanceof": 8, "in": 8, "<<": 9, ">>": 9, ">>>": 9, "+": 10, "-": 10, "*": 11, "/": 11, "%": 11,
    "**": 12,
  ]

  private var precedence: Int? {
    if token.kind == .symbol { return Self.precedences[token.word] }
    if token.isKeyword("instanceof") || (token.isKeyword("in") && allowsIn) { return 8 }
    return nil
  }

  private mutating func binary(_ least: Int) throws -> ScriptNode {
    let position = token.at
    var left = try unary()
    var length = 0
    while let precedence, precedence > least {
      length += 1
      if length > 2000 { throw fault("the expression is too long, divide it") }
      let word = token.word
      let at = token.at
      if word == "**", case .unary = left.kind, left.at == position {
        throw fault("a sign before `**` is ambiguous, use parentheses")
      }
      try advance()
      let right = word == "**" ? try deeper { try $0.binary(precedence - 1) } : try binary(precedence)
      if ["??", "||", "&&"].contains(word) {
        if mixes(word, left) || mixes(word, right) { throw fault("`??` beside `&&` or `||` needs parentheses", at: at) }
        left = ScriptNode(.logical(word, left, right), at: left.at)
      } else {
        left = ScriptNode(.binary(BinaryOperator(rawValue: word) ?? .add, left, right), at: left.at)
      }
    }
    return left
  }

  /// Whether `??` meets another logical operator without parentheses between.
  private func mixes(_ word: String, _ node: ScriptNode) -> Bool {
    guard case .logical(let inner, _, _) = node.kind, !groups.contains(ObjectIdentifier(node)) else { return false }
    return (word == "??") != (inner == "??")
  }

  mutating func unary() throws -> ScriptNode { try deeper { try $0.unaryHere() } }

  private mutating func unaryHere() throws -> ScriptNode {
    let at = token.at
    let isWord = ["typeof", "void", "delete"].contains(where: token.isKeyword)
    if isWord || ["!", "-", "+", "~"].contains(where: token.isSymbol) {
      let word = token.word
      try advance()
      let operand = try unary()
      if word == "delete", case .name = operand.kind {
        throw fault("a name cannot be deleted, only a property", at: at)
      }
      return ScriptNode(.unary(word, operand), at: at)
    }
    if token.isSymbol("++") || token.isSymbol("--") {
      let step: Double = token.word == "++" ? 1 : -1
      try advance()
      let target = try unary()
      guard case .target = try pattern(from: target, at: at), !isGroup(target) else { throw notSettable(at) }
      return ScriptNode(.update(step, isPrefix: true, target), at: at)
    }
    if token.kind == .name, token.word == "await", functions.last?.isAsync == true {
      try advance()
      return ScriptNode(.unary("await", try unary()), at: at)
    }
    let target = try unaryOperand()
    guard token.isSymbol("++") || token.isSymbol("--"), !token.startsLine else { return target }
    guard case .target = try pattern(from: target, at: at), !isGroup(target) else { throw notSettable(at) }
    let step: Double = token.word == "++" ? 1 : -1
    try advance()
    return ScriptNode(.update(step, isPrefix: false, target), at: at)
  }

  private func notSettable(_ at: Int) -> ScriptSyntaxError {
    fault("this cannot be set, only a name or a property can", at: at)
  }

  // MARK: Calls and members

  mutating func unaryOperand() throws -> ScriptNode {
    let at = token.at
    var node: ScriptNode
    if token.isKeyword("new") {
      node = try newExpression()
    } else if token.isKeyword("super") {
      node = try superExpression()
    } else {
      node = try primary()
    }
    var isChain = false
    var length = 0
    while true {
      length += 1
      if length > 400 { throw fault("the script is nested too deeply, divide it") }
      if try take(".") {
        node = ScriptNode(.member(node, try memberName(), isOptional: false), at: at)
      } else if try take("?.") {
        isChain = true
        if token.isSymbol("(") {
          node = ScriptNode(.call(node, try arguments(), isOptional: true), at: at)
        } else if try take("[") {
          node = ScriptNode(.index(node, try bracketed(), isOptional: true), at: at)
        } else {
          node = ScriptNode(.member(node, try memberName(), isOptional: true), at: at)
        }
      } else if try take("[") {
        node = ScriptNode(.index(node, try bracketed(), isOptional: false), at: at)
      } else if token.isSymbol("(") {
        node = ScriptNode(.call(node, try arguments(), isOptional: false), at: at)
      } else if token.kind == .backtick {
        node = try template(tag: node)
      } else {
        return isChain ? ScriptNode(.chain(node), at: at) : node
      }
    }
  }

  private mutating func bracketed() throws -> ScriptNode {
    let outer = allowsIn
    allowsIn = true
    defer { allowsIn = outer }
    let value = try expression()
    try require("]")
    return value
  }

  mutating func arguments() throws -> [ScriptNode] {
    let outer = allowsIn
    allowsIn = true
    defer { allowsIn = outer }
    var arguments: [ScriptNode] = []
    try require("(")
    while try !take(")") {
      let at = token.at
      if try take("...") {
        arguments.append(ScriptNode(.spread(try assignment()), at: at))
      } else {
        arguments.append(try assignment())
      }
      if !token.isSymbol(")") { try require(",") }
    }
    return arguments
  }

  private mutating func newExpression() throws -> ScriptNode {
    let at = token.at
    try advance()
    if try take(".") {
      guard try memberName() == "target" else { throw unexpected("`target`") }
      return ScriptNode(.newTarget, at: at)
    }
    let isNested = token.isKeyword("new")
    var callee = isNested ? try deeper { try $0.newExpression() } : try primary()
    while true {
      if try take(".") {
        callee = ScriptNode(.member(callee, try memberName(), isOptional: false), at: at)
      } else if try take("[") {
        callee = ScriptNode(.index(callee, try bracketed(), isOptional: false), at: at)
      } else {
        break
      }
    }
    return ScriptNode(.new(callee, token.isSymbol("(") ? try arguments() : []), at: at)
  }

  private mutating func superExpression() throws -> ScriptNode {
    let at = token.at
    try advance()
    if token.isSymbol("(") { return ScriptNode(.superCall(try arguments()), at: at) }
    if try take(".") {
      return ScriptNode(.superMember(ScriptNode(.text(try memberName()), at: at)), at: at)
    }
    try require("[")
    return ScriptNode(.superMember(try bracketed()), at: at)
  }
}
