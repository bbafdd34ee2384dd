extension ScriptParser {
  mutating func functionDeclaration(isItem: Bool) throws -> ScriptNode {
    let at = token.at
    if !isItem { throw fault("a function needs a block, put it in braces") }
    let function = try functionExpression(needsName: true)
    let isTaken = blocks.last?.variables.contains { $0.name == function.name } ?? false
    if isTaken { throw fault("`\(function.name)` is declared already, choose another name", at: at) }
    blocks.last?.functions.append(function)
    return ScriptNode(.functionDeclaration, at: at)
  }

  /// `function` with or without a name.
  mutating func functionExpression(needsName: Bool = false) throws -> FunctionNode {
    let function = FunctionNode(source: source, at: token.at)
    if token.kind == .name, token.word == "async" {
      function.isAsync = true
      try advance()
    }
    try advance()
    if token.isSymbol("*") { throw fault("generators (`function*`) are not supported, return a list") }
    if token.kind == .name { function.name = try name() } else if needsName { throw unexpected("a name") }
    try read(function)
    return function
  }

  /// Reads the parameters in parentheses and the body of a function.
  mutating func read(_ function: FunctionNode) throws {
    try inFunction(function) { parser in
      try parser.require("(")
      while try !parser.take(")") {
        if try parser.take("...") {
          function.rest = try parser.bindingPattern()
          try parser.require(")")
          break
        }
        let pattern = try parser.bindingPattern()
        let preset = try parser.take("=") ? try parser.assignment() : nil
        function.parameters.append(AssignmentPattern.Element(pattern: pattern, preset: preset))
        if !parser.token.isSymbol(")") { try parser.require(",") }
      }
      try parser.body(of: function)
    }
    function.end = lastEnd
  }

  private mutating func body(of function: FunctionNode) throws {
    try require("{")
    while try !take("}") {
      if token.kind == .end { throw unexpected("`}`") }
      function.body.statements.append(try statement(isItem: true))
    }
  }

  private mutating func inFunction(_ function: FunctionNode, _ body: (inout ScriptParser) throws -> Void) throws {
    let outer = (blocks, loopDepth, choiceDepth, labels, allowsIn)
    functions.append(function)
    (blocks, loopDepth, choiceDepth, labels, allowsIn) = ([function.body], 0, 0, [], true)
    defer {
      functions.removeLast()
      (blocks, loopDepth, choiceDepth, labels, allowsIn) = outer
    }
    try deeper { try body(&$0) }
    if function.isArrow, function.usesArguments { functions.dropLast().last?.usesArguments = true }
  }

  // MARK: Arrow functions

  /// Whether the parenthesis at the cursor holds the parameters of an arrow function.
  mutating func beginsArrow() throws -> Bool {
    if let known = arrows[token.at] { return known }
    var ahead = lexer
    // The brackets that are open; what follows each parenthesis is noted, so that each is examined once.
    var open = [token]
    var last = token
    while !open.isEmpty {
      let next: ScriptToken
      if case .symbol = last.kind, let pattern = try? Self.skipPattern(last, &ahead) {
        next = pattern
      } else {
        next = try ahead.next()
      }
      last = next
      if next.kind == .end { break }
      if next.kind == .backtick { try Self.skipTemplate(&ahead) }
      guard next.kind == .symbol else { continue }
      if "([{".contains(next.word) { open.append(next) }
      guard ")]}".contains(next.word), let opening = open.popLast(), opening.word == "(" else { continue }
      var behind = ahead
      let following = try? behind.next()
      arrows[opening.at] = following.map { $0.isSymbol("=>") && !$0.startsLine } ?? false
    }
    return arrows[token.at] ?? false
  }

  /// The token behind a pattern, which may follow a symbol; nil if there is no pattern.
  private static func skipPattern(_ before: ScriptToken, _ lexer: inout ScriptLexer) throws -> ScriptToken? {
    guard !")]}".contains(before.word) else { return nil }
    var ahead = lexer
    let next = try ahead.next()
    guard next.isSymbol("/") || next.isSymbol("/=") else { return nil }
    _ = try ahead.pattern(from: next.at)
    let end = ahead.position
    lexer = ahead
    return ScriptToken(kind: .text(""), word: "", at: next.at, end: end, startsLine: next.startsLine)
  }

  static func skipTemplate(_ lexer: inout ScriptLexer) throws {
    while try !lexer.templatePart().isLast {
      var depth = 1
      while depth > 0 {
        let next = try lexer.next()
        switch next.kind {
        case .end: throw lexer.fault("the text in backticks has no end, close it")
        case .backtick: try skipTemplate(&lexer)
        case .symbol where next.word == "{": depth += 1
        case .symbol where next.word == "}": depth -= 1
        default: break
        }
      }
    }
  }

  /// An arrow function whose parameters are at the cursor.
  mutating func arrowFunction(isAsync: Bool) throws -> ScriptNode {
    let function = FunctionNode(source: source, at: token.at)
    function.isArrow = true
    function.isAsync = isAsync
    try inFunction(function) { parser in
      if parser.isName {
        let position = parser.token.at
        let target = ScriptNode(.name(try parser.name()), at: position)
        function.parameters = [AssignmentPattern.Element(pattern: .target(target), preset: nil)]
      } else {
        try parser.arrowParameters(of: function)
      }
      if parser.token.startsLine { throw parser.unexpected("`=>` on the same line") }
      try parser.require("=>")
      if parser.token.isSymbol("{") {
        try parser.body(of: function)
      } else {
        function.result = try parser.assignment()
      }
    }
    function.end = lastEnd
    return ScriptNode(.function(function), at: function.at)
  }

  private mutating func arrowParameters(of function: FunctionNode) throws {
    try require("(")
    while try !take(")") {
      if try take("...") {
        function.rest = try bindingPattern()
        try require(")")
        return
      }
      let pattern = try bindingPattern()
      let preset = try take("=") ? try assignment() : nil
      function.parameters.append(AssignmentPattern.Element(pattern: pattern, preset: preset))
      if !token.isSymbol(")") { try require(",") }
    }
  }

  // MARK: Classes

  mutating func classNode(needsName: Bool) throws -> ClassNode {
    let definition = ClassNode()
    try advance()
    if isName { definition.name = try name() } else if needsName { throw unexpected("a name") }
    if try takeKeyword("extends") { definition.parent = try unaryOperand() }
    try require("{")
    while try !take("}") {
      if try take(";") { continue }
      try member(of: definition)
    }
    return definition
  }

  private mutating func member(of definition: ClassNode) throws {
    var isStatic = false
    if token.kind == .name, token.word == "static", try !isPlainName() {
      isStatic = true
      try advance()
      if token.isSymbol("{") {
        let function = FunctionNode(source: source, at: token.at)
        function.isMethod = true
        try inFunction(function) { try $0.body(of: function) }
        return definition.members.append(.block(function))
      }
    }
    let function = FunctionNode(source: source, at: token.at)
    let accessor = try methodHead(function)
    let name = try propertyName()
    if let accessor {
      try read(function)
      let member: ClassNode.Member =
        accessor == "get" ? .getter(name, function, isStatic: isStatic) : .setter(name, function, isStatic: isStatic)
      return definition.members.append(member)
    }
    guard token.isSymbol("(") else { return try field(name, function, isStatic, of: definition) }
    if !isStatic, case .fixed("constructor") = name {
      function.isClassConstructor = true
      function.isDerivedConstructor = definition.parent != nil
      try read(function)
      function.name = definition.name ?? ""
      definition.constructor = function
      return
    }
    try read(function)
    definition.members.append(.method(name, function, isStatic: isStatic))
  }

  private mutating func field(
    _ name: PropertyName, _ function: FunctionNode, _ isStatic: Bool, of definition: ClassNode
  ) throws {
    var value: FunctionNode?
    if try take("=") {
      try inFunction(function) { function.result = try $0.assignment() }
      value = function
    }
    try endStatement()
    definition.members.append(.field(name, value, isStatic: isStatic))
  }

  /// Whether the word at the cursor is the name of a member and not a modifier of the one that follows.
  func isPlainName() throws -> Bool {
    let next = try peek()
    return ["(", "=", ";", "}", ",", ":"].contains(where: next.isSymbol) || next.kind == .end
  }

  /// The words before the name of a method; returns `get` or `set`, or nil where the method is no accessor.
  mutating func methodHead(_ function: FunctionNode) throws -> String? {
    function.isMethod = true
    let accessor = try accessorWord()
    if token.kind == .name, token.word == "async", try !isPlainName() {
      function.isAsync = true
      try advance()
    }
    if token.isSymbol("*") { throw fault("generators are not supported, return a list") }
    return accessor
  }

  /// `get` or `set` before the name of a member.
  private mutating func accessorWord() throws -> String? {
    guard token.kind == .name, token.word == "get" || token.word == "set", try !isPlainName() else { return nil }
    let word = token.word
    if try peek().startsLine { return nil }
    try advance()
    return word
  }
}
