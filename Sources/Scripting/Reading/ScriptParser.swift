/// Reads a script by recursive descent; the language is strict, as Maestro's engine has it.
struct ScriptParser {
  /// How deeply expressions and statements may be nested.
  static let depthLimit = 150

  let source: ScriptSource
  var lexer: ScriptLexer
  var token: ScriptToken
  /// Where the previous token ended.
  var lastEnd = 0
  var depth = 0
  /// The functions that are being read, the innermost last.
  var functions: [FunctionNode] = []
  /// The blocks of the innermost function.
  var blocks: [BlockNode] = []
  var loopDepth = 0
  var choiceDepth = 0
  var labels: [ScriptText] = []
  /// False inside the head of a `for`, where `in` does not compare.
  var allowsIn = true
  /// The parentheses that were examined, and whether each holds the parameters of an arrow function.
  var arrows: [Int: Bool] = [:]
  /// The expressions in parentheses; they are kept, so that no other node gets the identity of one.
  var groups: Set<ObjectIdentifier> = []
  var kept: [ScriptNode] = []

  private init(_ source: ScriptSource) throws {
    self.source = source
    lexer = ScriptLexer(source.units)
    token = try lexer.next()
  }

  /// The script as a function without parameters.
  static func program(_ source: ScriptSource) throws -> FunctionNode {
    var parser = try ScriptParser(source)
    let program = FunctionNode(source: source, at: 0)
    parser.functions = [program]
    parser.blocks = [program.body]
    while parser.token.kind != .end { program.body.statements.append(try parser.statement(isItem: true)) }
    program.end = source.units.count
    return program
  }

  // MARK: Tokens

  mutating func advance() throws {
    lastEnd = token.end
    token = try lexer.next()
  }

  mutating func take(_ symbol: String) throws -> Bool {
    guard token.isSymbol(symbol) else { return false }
    try advance()
    return true
  }

  mutating func takeKeyword(_ keyword: String) throws -> Bool {
    guard token.isKeyword(keyword) else { return false }
    try advance()
    return true
  }

  mutating func require(_ symbol: String) throws {
    guard try take(symbol) else { throw unexpected("`\(symbol)`") }
  }

  func unexpected(_ expected: String) -> ScriptSyntaxError {
    ScriptSyntaxError(message: "\(tokenDescription) stands where \(expected) has to, mend the script", at: token.at)
  }

  /// The token as an error names it.
  private var tokenDescription: String {
    switch token.kind {
    case .end: "the end"
    case .text(let text): "'\(text.string.prefix(40))'"
    case .number(let value): "`\(NumberText.text(value))`"
    case .backtick: "a text in backticks"
    case .name, .keyword, .symbol, .privateName: "`\(token.word)`"
    }
  }

  func fault(_ message: String, at position: Int? = nil) -> ScriptSyntaxError {
    ScriptSyntaxError(message: message, at: position ?? token.at)
  }

  /// The token after the current one.
  func peek() throws -> ScriptToken {
    var ahead = lexer
    return try ahead.next()
  }

  mutating func deeper<Result>(_ body: (inout ScriptParser) throws -> Result) throws -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw fault("the script is nested too deeply, divide it") }
    return try body(&self)
  }

  /// Takes the end of a statement: a semicolon, or where one is inserted automatically.
  mutating func endStatement() throws {
    if try take(";") { return }
    guard token.isSymbol("}") || token.kind == .end || token.startsLine else {
      throw unexpected("an operator or the end of the statement")
    }
  }

  /// Whether the token is a name; contextual keywords are names too.
  var isName: Bool { token.kind == .name }

  mutating func name() throws -> ScriptText {
    guard token.kind == .name else { throw unexpected("a name") }
    let name = ScriptText(token.word)
    if token.word == "arguments" { functions.last?.usesArguments = true }
    try advance()
    return name
  }

  /// A name behind a point, where keywords are names too.
  mutating func memberName() throws -> ScriptText {
    switch token.kind {
    case .name, .keyword, .privateName:
      let name = ScriptText(token.word)
      try advance()
      return name
    default: throw unexpected("a name")
    }
  }

  // MARK: Declarations

  mutating func declare(_ names: [ScriptText], _ kind: VariableKind, at position: Int) throws {
    for name in names {
      if kind == .var {
        if functions.last?.variableNames.contains(name) == false { functions.last?.variableNames.append(name) }
        if blocks.last?.variables.contains(where: { $0.name == name }) == true {
          throw fault("`\(name)` is declared already, choose another name", at: position)
        }
      } else {
        guard let block = blocks.last else { continue }
        let isTaken =
          block.variables.contains { $0.name == name } || block.functions.contains { $0.name == name }
          || blocks.count == 1 && functions.last?.variableNames.contains(name) == true
        if isTaken { throw fault("`\(name)` is declared already, choose another name", at: position) }
        block.variables.append((name, kind == .const))
      }
    }
  }

  mutating func inBlock<Result>(
    _ block: BlockNode, _ body: (inout ScriptParser) throws -> Result
  ) throws -> Result {
    blocks.append(block)
    defer { blocks.removeLast() }
    return try body(&self)
  }
}
