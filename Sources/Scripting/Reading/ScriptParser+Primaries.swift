extension ScriptParser {
  mutating func primary() throws -> ScriptNode {
    let at = token.at
    func node(_ kind: ScriptNode.Kind) -> ScriptNode { ScriptNode(kind, at: at) }
    switch token.kind {
    case .number(let value):
      try advance()
      return node(.number(value))
    case .text(let text):
      try advance()
      return node(.text(text))
    case .backtick: return try template(tag: nil)
    case .name:
      if token.word == "async", let next = try? peek(), next.isKeyword("function"), !next.startsLine {
        return node(.function(try functionExpression()))
      }
      return node(.name(try name()))
    case .keyword: return try keywordValue()
    case .symbol: return try symbolValue()
    case .privateName, .end: throw unexpected("a value")
    }
  }

  private mutating func keywordValue() throws -> ScriptNode {
    let at = token.at
    let word = token.word
    let kind: ScriptNode.Kind
    switch word {
    case "true", "false": kind = .boolean(word == "true")
    case "null": kind = .null
    case "this": kind = .this
    case "function": return ScriptNode(.function(try functionExpression()), at: at)
    case "class": return ScriptNode(.classDefinition(try classNode(needsName: false)), at: at)
    case "import": throw fault("modules are not supported, put what is shared into an object such as `output`")
    default: throw unexpected("a value")
    }
    try advance()
    return ScriptNode(kind, at: at)
  }

  private mutating func symbolValue() throws -> ScriptNode {
    let at = token.at
    switch token.word {
    case "(":
      let outer = allowsIn
      allowsIn = true
      defer { allowsIn = outer }
      let value = try parenthesized()
      groups.insert(ObjectIdentifier(value))
      kept.append(value)
      return value
    case "[": return try list()
    case "{": return try object()
    case "/", "/=":
      let (body, flags) = try lexer.pattern(from: at)
      if let problem = ScriptPattern.problem(of: body, flags: flags) { throw fault(problem, at: at) }
      try advance()
      return ScriptNode(.pattern(body, flags: flags), at: at)
    default: throw unexpected("a value")
    }
  }

  private mutating func list() throws -> ScriptNode {
    let outer = allowsIn
    allowsIn = true
    defer { allowsIn = outer }
    let at = token.at
    try advance()
    var items: [ScriptNode?] = []
    while try !take("]") {
      if try take(",") {
        items.append(nil)
        continue
      }
      let position = token.at
      let isSpread = try take("...")
      let value = try assignment()
      items.append(isSpread ? ScriptNode(.spread(value), at: position) : value)
      if !token.isSymbol("]") { try require(",") }
    }
    return ScriptNode(.array(items), at: at)
  }

  // MARK: Objects

  private mutating func object() throws -> ScriptNode {
    let outer = allowsIn
    allowsIn = true
    defer { allowsIn = outer }
    let at = token.at
    try advance()
    var parts: [ObjectPart] = []
    while try !take("}") {
      parts.append(try objectPart())
      if !token.isSymbol("}") { try require(",") }
    }
    return ScriptNode(.object(parts), at: at)
  }

  private mutating func objectPart() throws -> ObjectPart {
    if try take("...") { return .spread(try assignment()) }
    let position = token.at
    let function = FunctionNode(source: source, at: position)
    let accessor = try methodHead(function)
    let isShort = isName
    let name = try propertyName()
    if let accessor {
      try read(function)
      return accessor == "get" ? .getter(name, function) : .setter(name, function)
    }
    if token.isSymbol("(") {
      try read(function)
      return .value(name, ScriptNode(.function(function), at: position))
    }
    if try take(":") { return .value(name, try assignment()) }
    guard isShort, case .fixed(let word) = name else { throw unexpected("`:`") }
    if word == "arguments" { functions.last?.usesArguments = true }
    let value = ScriptNode(.name(word), at: position)
    guard token.isSymbol("=") else { return .value(name, value) }
    // `{a = 1}` means something on the left of `=` alone.
    try advance()
    let preset = try assignment()
    return .value(name, ScriptNode(.assignment(nil, .target(value), preset), at: position))
  }

  mutating func propertyName() throws -> PropertyName {
    switch token.kind {
    case .text(let text):
      try advance()
      return .fixed(text)
    case .number(let value):
      try advance()
      return .fixed(ScriptText(NumberText.text(value)))
    case .symbol where token.word == "[":
      try advance()
      let outer = allowsIn
      allowsIn = true
      let value = try assignment()
      allowsIn = outer
      try require("]")
      return .computed(value)
    default: return .fixed(try memberName())
    }
  }

  // MARK: Texts in backticks

  mutating func template(tag: ScriptNode?) throws -> ScriptNode {
    let at = token.at
    var cooked: [ScriptText?] = []
    var raw: [ScriptText] = []
    var values: [ScriptNode] = []
    while true {
      let part = try lexer.templatePart()
      if part.cooked == nil, tag == nil { throw fault("an escape means nothing in this text", at: at) }
      cooked.append(part.cooked)
      raw.append(part.raw)
      if part.isLast { break }
      try advance()
      let outer = allowsIn
      allowsIn = true
      values.append(try expression())
      allowsIn = outer
      guard token.isSymbol("}") else { throw unexpected("`}`") }
    }
    try advance()
    if let tag { return ScriptNode(.tagged(tag, cooked: cooked, raw: raw, values), at: at) }
    return ScriptNode(.template(cooked.map { $0 ?? "" }, values), at: at)
  }
}
