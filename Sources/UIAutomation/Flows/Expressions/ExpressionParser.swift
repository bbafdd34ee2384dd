/// Reads an expression by recursive descent, each level of precedence in a function of its own.
struct ExpressionParser {
  /// How deeply parentheses, brackets and signs may be nested.
  private static let depthLimit = 50

  private let expression: String
  private let tokens: [ExpressionToken]
  private var place = 0
  private var depth = 0

  static func parse(_ expression: String) throws(ExpressionError) -> FlowExpression {
    var parser = ExpressionParser(expression, try ExpressionScanner.tokens(of: expression))
    return try parser.sequence()
  }

  private init(_ expression: String, _ tokens: [ExpressionToken]) {
    self.expression = expression
    self.tokens = tokens
  }

  // MARK: Tokens

  /// The token that is next; the last one is the end and stays.
  private var next: ExpressionToken { tokens[min(place, tokens.count - 1)] }

  private mutating func take(_ symbol: String) -> Bool {
    guard next.kind == .symbol(symbol) else { return false }
    place += 1
    return true
  }

  private mutating func require(_ symbol: String) throws(ExpressionError) {
    guard take(symbol) else { throw unexpected("`\(symbol)`") }
  }

  private func unexpected(_ wanted: String) -> ExpressionError {
    error(.expected(wanted, found: next.description), at: next.character)
  }

  private func error(_ problem: ExpressionError.Problem, at character: Int) -> ExpressionError {
    ExpressionError(problem: problem, character: character, expression: expression)
  }

  // MARK: Operators, the weakest first

  private mutating func sequence() throws(ExpressionError) -> FlowExpression {
    var parts: [FlowExpression] = []
    repeat {
      if next.kind == .end, !parts.isEmpty { break }
      parts.append(try assignment())
    } while take(";")
    guard next.kind == .end else { throw unexpected("an operator or the end") }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func assignment() throws(ExpressionError) -> FlowExpression {
    let start = next.character
    let target = try disjunction()
    guard take("=") else { return target }
    return .assignment(name: try name(of: target, at: start), try assignment())
  }

  private func name(of target: FlowExpression, at character: Int) throws(ExpressionError) -> FlowExpression {
    guard case .property(.output, let name, _) = target else { throw error(.notAssignable, at: character) }
    return name
  }

  private mutating func disjunction() throws(ExpressionError) -> FlowExpression {
    var left = try conjunction()
    while take("||") { left = .or(left, try conjunction()) }
    return left
  }

  private mutating func conjunction() throws(ExpressionError) -> FlowExpression {
    var left = try equality()
    while take("&&") { left = .and(left, try equality()) }
    return left
  }

  private mutating func equality() throws(ExpressionError) -> FlowExpression {
    var left = try order()
    while let comparison = takeComparison([.equal, .notEqual, .same, .notSame]) {
      left = .comparison(comparison, left, try order())
    }
    return left
  }

  private mutating func order() throws(ExpressionError) -> FlowExpression {
    var left = try sum()
    while let comparison = takeComparison([.less, .greater, .atMost, .atLeast]) {
      left = .comparison(comparison, left, try sum())
    }
    return left
  }

  private mutating func takeComparison(_ known: [FlowExpression.Comparison]) -> FlowExpression.Comparison? {
    known.first { next.kind == .symbol($0.rawValue) }.map {
      place += 1
      return $0
    }
  }

  private mutating func sum() throws(ExpressionError) -> FlowExpression {
    var left = try prefix()
    while true {
      let character = next.character
      if take("+") {
        left = .sum(left, try prefix(), character: character)
      } else if take("-") {
        left = .difference(left, try prefix())
      } else {
        return left
      }
    }
  }

  private mutating func prefix() throws(ExpressionError) -> FlowExpression {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { throw error(.tooDeep, at: next.character) }
    if take("!") { return .not(try prefix()) }
    if take("-") { return .negative(try prefix()) }
    if take("++") {
      let start = next.character
      return .increment(name: try name(of: try suffixed(), at: start), isPrefix: true)
    }
    let start = next.character
    let operand = try suffixed()
    guard take("++") else { return operand }
    return .increment(name: try name(of: operand, at: start), isPrefix: false)
  }

  // MARK: Operands

  private mutating func suffixed() throws(ExpressionError) -> FlowExpression {
    var operand = try self.operand()
    while true {
      let character = next.character
      if take(".") {
        operand = try member(of: operand, at: character)
      } else if take("[") {
        operand = .element(operand, at: try disjunction())
        try require("]")
      } else if take("(") {
        guard case .variable(let name, _) = operand else { throw unexpected("an operator") }
        throw error(.unknownFunction(name), at: character)
      } else {
        return operand
      }
    }
  }

  private mutating func member(of operand: FlowExpression, at character: Int) throws(ExpressionError) -> FlowExpression
  {
    guard case .name(let name) = next.kind else { throw unexpected("a name") }
    place += 1
    let isCall = take("(")
    if isCall, name == "indexOf" {
      let part = try disjunction()
      try require(")")
      return .indexOf(part, in: operand)
    }
    if isCall { throw error(.unknownFunction("." + name), at: character) }
    if name == "length" { return .length(operand) }
    throw error(.unknownMember(name), at: character)
  }

  private mutating func operand() throws(ExpressionError) -> FlowExpression {
    let token = next
    place += 1
    switch token.kind {
    case .number(let value): return .value(.number(value))
    case .text(let text): return .value(.text(text))
    case .name("true"): return .value(.boolean(true))
    case .name("false"): return .value(.boolean(false))
    case .name("null"): return .value(.null)
    case .name("undefined"): return .value(.undefined)
    case .name(let name):
      guard let store = FlowExpression.Store(rawValue: name) else { return .variable(name, character: token.character) }
      return try property(of: store, at: token.character)
    case .symbol("("):
      let inner = try disjunction()
      try require(")")
      return inner
    case .symbol, .end:
      place -= 1
      throw unexpected("a value")
    }
  }

  private mutating func property(of store: FlowExpression.Store, at character: Int) throws(ExpressionError)
    -> FlowExpression
  {
    if take("[") {
      let name = try disjunction()
      try require("]")
      return .property(store, name, character: character)
    }
    guard take(".") else { throw error(.bareStore(store.rawValue), at: character) }
    guard case .name(let name) = next.kind else { throw unexpected("a name") }
    place += 1
    return .property(store, .value(.text(name)), character: character)
  }
}
