extension ScriptParser {
  mutating func statement(isItem: Bool = false) throws -> ScriptNode {
    try deeper { try $0.statementHere(isItem: isItem) }
  }

  private mutating func statementHere(isItem: Bool) throws -> ScriptNode {
    let at = token.at
    func node(_ kind: ScriptNode.Kind) -> ScriptNode { ScriptNode(kind, at: at) }
    if token.kind == .symbol {
      if token.word == "{" { return node(.block(try block())) }
      if try take(";") { return node(.empty) }
    }
    if token.kind == .name {
      if token.word == "let", try beginsLet() {
        if !isItem { throw fault("a declaration needs a block, put it in braces") }
        return try variableStatement(.let)
      }
      if token.word == "async", let next = try? peek(), next.isKeyword("function"), !next.startsLine {
        return try functionDeclaration(isItem: isItem)
      }
      if let next = try? peek(), next.isSymbol(":") { return try labeledStatement() }
    }
    guard token.kind == .keyword else { return try expressionStatement() }
    switch token.word {
    case "var": return try variableStatement(.var)
    case "const":
      if !isItem { throw fault("a declaration needs a block, put it in braces") }
      return try variableStatement(.const)
    case "function": return try functionDeclaration(isItem: isItem)
    case "class":
      let definition = try classNode(needsName: true)
      try declare([definition.name ?? ""], .let, at: at)
      return node(.classDeclaration(definition))
    case "if": return try conditionStatement()
    case "for": return try forStatement()
    case "while":
      try advance()
      let test = try parenthesized()
      return node(.whileLoop(test, body: try loopBody()))
    case "do":
      try advance()
      let body = try loopBody()
      guard try takeKeyword("while") else { throw unexpected("`while`") }
      let test = try parenthesized()
      _ = try take(";")
      return node(.doLoop(body: body, test))
    case "return":
      guard functions.count > 1 else { throw fault("`return` stands outside of a function, remove it") }
      try advance()
      let isBare = token.isSymbol(";") || token.isSymbol("}") || token.kind == .end || token.startsLine
      let value = isBare ? nil : try expression()
      try endStatement()
      return node(.returning(value))
    case "break", "continue": return try jumpStatement()
    case "throw":
      try advance()
      if token.startsLine { throw fault("`throw` needs a value on its line") }
      let value = try expression()
      try endStatement()
      return node(.throwing(value))
    case "try": return try tryStatement()
    case "switch": return try choiceStatement()
    case "debugger":
      try advance()
      try endStatement()
      return node(.empty)
    case "import", "export":
      throw fault("modules (`\(token.word)`) are not supported, put what is shared into an object such as `output`")
    case "with": throw fault("`with` is not known to the strict language, name the object")
    default: return try expressionStatement()
    }
  }

  private mutating func expressionStatement() throws -> ScriptNode {
    let at = token.at
    let value = try expression()
    try endStatement()
    return ScriptNode(.expression(value), at: at)
  }

  private func beginsLet() throws -> Bool {
    let next = try peek()
    return next.kind == .name || next.isSymbol("[") || next.isSymbol("{")
  }

  mutating func parenthesized() throws -> ScriptNode {
    try require("(")
    let value = try expression()
    try require(")")
    return value
  }

  mutating func block() throws -> BlockNode {
    let block = BlockNode()
    try require("{")
    try inBlock(block) { parser in
      while !parser.token.isSymbol("}") {
        if parser.token.kind == .end { throw parser.unexpected("`}`") }
        block.statements.append(try parser.statement(isItem: true))
      }
    }
    try advance()
    return block
  }

  private mutating func loopBody() throws -> ScriptNode {
    loopDepth += 1
    defer { loopDepth -= 1 }
    return try statement()
  }

  // MARK: Variables

  private mutating func variableStatement(_ kind: VariableKind) throws -> ScriptNode {
    let node = try variables(kind, isInHead: false)
    try endStatement()
    return node
  }

  private mutating func variables(_ kind: VariableKind, isInHead: Bool) throws -> ScriptNode {
    let at = token.at
    try advance()
    var parts: [(AssignmentPattern, ScriptNode?)] = []
    repeat {
      let position = token.at
      let pattern = try bindingPattern()
      try declare(pattern.names, kind, at: position)
      var value: ScriptNode?
      if try take("=") {
        value = try assignment()
      } else if !isInHead {
        if kind == .const { throw unexpected("`=`") }
        if case .target = pattern {} else { throw unexpected("`=`") }
      }
      parts.append((pattern, value))
    } while try take(",")
    return ScriptNode(.variables(kind, parts), at: at)
  }

  // MARK: Choices and loops

  private mutating func conditionStatement() throws -> ScriptNode {
    let at = token.at
    try advance()
    let test = try parenthesized()
    let body = try statement()
    let other = try takeKeyword("else") ? try statement() : nil
    return ScriptNode(.condition(test, body, other), at: at)
  }

  private mutating func forStatement() throws -> ScriptNode {
    let at = token.at
    try advance()
    if token.kind == .name, token.word == "await" { throw fault("`for await` is not supported, use a plain loop") }
    try require("(")
    let head = BlockNode()
    let kind = try inBlock(head) { parser in try parser.forKind(head) }
    guard head.needsScope else { return ScriptNode(kind, at: at) }
    let outer = BlockNode()
    outer.statements = [ScriptNode(kind, at: at)]
    outer.variables = head.variables
    outer.isLoopHead = true
    return ScriptNode(.block(outer), at: at)
  }

  private mutating func forKind(_ head: BlockNode) throws -> ScriptNode.Kind {
    var initial: ScriptNode?
    let isLet = token.kind == .name && token.word == "let" ? try beginsLet() : false
    allowsIn = false
    defer { allowsIn = true }
    if token.isSymbol(";") {
      initial = nil
    } else if isLet || token.isKeyword("var") || token.isKeyword("const") {
      let kind = VariableKind(rawValue: token.word) ?? .let
      let declaration = try variables(kind, isInHead: true)
      if case .variables(_, let parts) = declaration.kind, parts.count == 1, parts[0].1 == nil, let each = eachKind {
        return try eachLoop(each, kind, parts[0].0)
      }
      if case .variables(_, let parts) = declaration.kind {
        for (pattern, value) in parts where value == nil {
          if case .target = pattern, kind != .const { continue }
          throw unexpected("`=`")
        }
      }
      initial = declaration
    } else {
      let start = token.at
      let value = try expression()
      if let each = eachKind { return try eachLoop(each, nil, try pattern(from: value, at: start)) }
      initial = ScriptNode(.expression(value), at: start)
    }
    allowsIn = true
    try require(";")
    let test = token.isSymbol(";") ? nil : try expression()
    try require(";")
    let update = token.isSymbol(")") ? nil : try expression()
    try require(")")
    let names = head.variables.filter { !$0.isConstant }.map(\.name)
    return .loop(initial: initial, test: test, update: update, body: try loopBody(), names: names)
  }

  private var eachKind: EachKind? {
    if token.isKeyword("in") { return .keys }
    return token.kind == .name && token.word == "of" ? .values : nil
  }

  private mutating func eachLoop(
    _ each: EachKind, _ kind: VariableKind?, _ pattern: AssignmentPattern
  ) throws -> ScriptNode.Kind {
    try advance()
    allowsIn = true
    let list = each == .keys ? try expression() : try assignment()
    try require(")")
    return .each(each, kind, pattern, list, body: try loopBody())
  }

  private mutating func labeledStatement() throws -> ScriptNode {
    let at = token.at
    let label = try name()
    try require(":")
    labels.append(label)
    defer { labels.removeLast() }
    return ScriptNode(.labeled(label, try statement()), at: at)
  }

  private mutating func jumpStatement() throws -> ScriptNode {
    let at = token.at
    let isBreak = token.word == "break"
    try advance()
    var label: ScriptText?
    if isName, !token.startsLine {
      label = try name()
      if let label, !labels.contains(label) { throw fault("there is no label `\(label)`", at: at) }
    } else if loopDepth == 0, !(isBreak && choiceDepth > 0) {
      throw fault("`\(isBreak ? "break" : "continue")` stands outside of a loop, remove it", at: at)
    }
    try endStatement()
    return ScriptNode(isBreak ? .breaking(label) : .continuing(label), at: at)
  }

  // MARK: Exceptions and switches

  private mutating func tryStatement() throws -> ScriptNode {
    let at = token.at
    try advance()
    let body = ScriptNode(.block(try block()), at: at)
    var parameter: AssignmentPattern?
    var handler: ScriptNode?
    if try takeKeyword("catch") {
      let names = BlockNode()
      handler = try inBlock(names) { parser in
        if try parser.take("(") {
          let position = parser.token.at
          let pattern = try parser.bindingPattern()
          parameter = pattern
          try parser.declare(pattern.names, .let, at: position)
          try parser.require(")")
        }
        return ScriptNode(.block(try parser.block()), at: at)
      }
    }
    let finally = try takeKeyword("finally") ? ScriptNode(.block(try block()), at: at) : nil
    guard handler != nil || finally != nil else { throw unexpected("`catch` or `finally`") }
    return ScriptNode(.trying(body, parameter, handler: handler, finally: finally), at: at)
  }

  private mutating func choiceStatement() throws -> ScriptNode {
    let at = token.at
    try advance()
    let value = try parenthesized()
    try require("{")
    let names = BlockNode()
    var cases: [(test: ScriptNode?, body: [ScriptNode])] = []
    choiceDepth += 1
    defer { choiceDepth -= 1 }
    try inBlock(names) { parser in
      while try !parser.take("}") {
        var test: ScriptNode?
        if try parser.takeKeyword("case") {
          test = try parser.expression()
        } else if try !parser.takeKeyword("default") {
          throw parser.unexpected("`case`, `default` or `}`")
        } else if cases.contains(where: { $0.test == nil }) {
          throw parser.fault("there is a `default` already, remove one of them")
        }
        try parser.require(":")
        var body: [ScriptNode] = []
        while !["case", "default"].contains(where: parser.token.isKeyword), !parser.token.isSymbol("}") {
          body.append(try parser.statement(isItem: true))
        }
        cases.append((test, body))
      }
    }
    return ScriptNode(.choice(value, cases, names), at: at)
  }
}
