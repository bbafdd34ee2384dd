/// Finds the declarations of a Swift source by keywords, parentheses and braces, without parsing expressions.
struct DeclarationReader {
  /// The code, comments and strings replaced by blanks.
  private let code: [UInt8]
  private var index = 0

  /// The declarations at the top level; nil where the text is not understood.
  static func declarations(in code: [UInt8]) -> [SourceDeclaration]? {
    var reader = DeclarationReader(code: code)
    guard let found = reader.readMembers(), reader.index == code.count else { return nil }
    return found
  }

  private init(code: [UInt8]) { self.code = code }

  // MARK: Characters

  private var byte: UInt8 { index < code.count ? code[index] : 0 }

  private func isAt(_ sign: Character) -> Bool { byte == sign.asciiValue }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  private mutating func skipBlanks() { while index < code.count, Self.isBlank(byte) { index += 1 } }

  private mutating func skipLine() { while index < code.count, byte != 0x0A { index += 1 } }

  /// The name that begins here, without its back quotes; empty where none does.
  private mutating func readName() -> String {
    if isAt("`") { index += 1 }
    let start = index
    while index < code.count, SourceText.isName(byte) { index += 1 }
    let name = String(decoding: code[start..<index], as: UTF8.self)
    if isAt("`") { index += 1 }
    return name
  }

  /// Skips a parenthesis, bracket or brace with all inside; false where none closes it.
  private mutating func skipPair() -> Bool {
    var depth = 0
    while index < code.count {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { return true }
    }
    return false
  }

  /// Goes to the brace that opens a body, past parentheses and brackets; false where none does.
  private mutating func findBrace() -> Bool {
    while index < code.count {
      switch byte {
      case UInt8(ascii: "{"): return true
      case UInt8(ascii: "("), UInt8(ascii: "["): if !skipPair() { return false }
      case UInt8(ascii: "}"), UInt8(ascii: ";"): return false
      default: index += 1
      }
    }
    return false
  }

  // MARK: Declarations

  /// Reads declarations up to a closing brace or the end.
  private mutating func readMembers() -> [SourceDeclaration]? {
    var found: [SourceDeclaration] = []
    while true {
      skipBlanks()
      if index == code.count || isAt("}") { return found }
      if isAt(";") {
        index += 1
      } else if isAt("#") {
        guard skipDirective() else { return nil }
      } else {
        guard let declaration = readDeclaration() else { return nil }
        found.append(declaration)
      }
    }
  }

  private mutating func skipDirective() -> Bool {
    index += 1
    guard ["if", "elseif", "else", "endif", "warning", "error", "sourceLocation"].contains(readName()) else {
      return false
    }
    skipLine()
    return true
  }

  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "static", "override", "required",
    "convenience", "mutating", "nonmutating", "lazy", "weak", "unowned", "dynamic", "optional", "indirect",
    "nonisolated", "isolated", "distributed", "prefix", "postfix", "infix", "borrowing", "consuming", "async",
  ]
  private static let members: Set<String> = ["func", "var", "let", "subscript", "override", "final", "private"]

  private mutating func readDeclaration() -> SourceDeclaration? {
    let start = index
    var isPrivate = false
    while true {
      skipBlanks()
      if isAt("@") {
        index += 1
        _ = readName()
        while isAt(".") {
          index += 1
          _ = readName()
        }
        if isAt("("), !skipPair() { return nil }
        continue
      }
      let word = readName()
      if word.isEmpty { return nil }
      let behind = index
      skipBlanks()
      if Self.modifiers.contains(word) || (word == "class" && Self.members.contains(nextName())) {
        if isAt("(") {
          if !skipPair() { return nil }
        } else if word == "private" || word == "fileprivate" {
          isPrivate = true
        }
        continue
      }
      index = behind
      var declaration = read(word, from: start)
      declaration?.isPrivate = isPrivate
      return declaration
    }
  }

  private func nextName() -> String {
    var copy = self
    return copy.readName()
  }

  private mutating func read(_ word: String, from start: Int) -> SourceDeclaration? {
    skipBlanks()
    switch word {
    case "class", "struct", "enum", "actor", "extension", "protocol": return readType(word, from: start)
    case "func": return readFunction(from: start)
    case "init", "deinit", "subscript": return readInitializer(word, from: start)
    case "var", "let": return readVariable(from: start)
    case "import", "typealias", "associatedtype", "case", "operator":
      let name = readName()
      readStatement()
      return SourceDeclaration(
        kind: word == "import" ? .importing : .other, name: name, range: start..<index, head: start..<index)
    case "precedencegroup":
      guard findBrace(), skipPair() else { return nil }
      return SourceDeclaration(kind: .other, range: start..<index, head: start..<index)
    default: return nil
    }
  }

  private mutating func readType(_ word: String, from start: Int) -> SourceDeclaration? {
    let name = word == "extension" ? "" : readName()
    guard findBrace() else { return nil }
    let head = start..<index
    if word == "protocol" {
      guard skipPair() else { return nil }
      return SourceDeclaration(kind: .requirements, name: name, range: start..<index, head: head)
    }
    index += 1
    guard let members = readMembers(), isAt("}") else { return nil }
    index += 1
    return SourceDeclaration(kind: .type, name: name, range: start..<index, head: head, members: members)
  }

  private mutating func readFunction(from start: Int) -> SourceDeclaration? {
    let name = readName()
    guard findBrace() else { return nil }
    let head = start..<index
    guard skipPair() else { return nil }
    let body = SourceDeclaration.Body(range: head.upperBound + 1..<index - 1, result: result(of: head))
    return SourceDeclaration(kind: .function, name: name, range: start..<index, head: head, bodies: [body])
  }

  /// What the result is that stands behind the parameters of a function.
  private func result(of head: Range<Int>) -> SourceDeclaration.Result {
    var depth = 0
    var last: Int?
    var offset = head.lowerBound
    while offset < head.upperBound {
      switch code[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth == 0 && code[offset - 1] == UInt8(ascii: "-"): last = last ?? offset + 1
      default: break
      }
      offset += 1
    }
    guard let last else { return .nothing }
    let text = String(decoding: code[last..<head.upperBound], as: UTF8.self).trimmed
    if text == "Void" || text == "()" { return .nothing }
    return text.hasSuffix("?") ? .optional : .value
  }

  private mutating func readInitializer(_ word: String, from start: Int) -> SourceDeclaration? {
    guard findBrace() else { return nil }
    let head = start..<index
    let open = index
    guard skipPair() else { return nil }
    var declaration = SourceDeclaration(kind: .initializer, name: word, range: start..<index, head: head)
    if word == "subscript" {
      declaration.bodies = accessors(in: open..<index)
    } else {
      declaration.bodies = [.init(range: open + 1..<index - 1, result: word == "deinit" ? .nothing : .value)]
    }
    return declaration
  }

  // MARK: Variables

  private mutating func readVariable(from start: Int) -> SourceDeclaration? {
    let name = readName()
    var declaration = SourceDeclaration(kind: .variable, name: name, range: start..<index, head: start..<index)
    var first: Int?
    while index < code.count {
      if isAt("{"), first == nil || isOfObservers() {
        let open = index
        if first == nil { declaration.head = start..<open }
        guard skipPair() else { return nil }
        declaration.bodies = accessors(in: open..<index)
        if let first { declaration.value = first..<open }
        declaration.range = start..<index
        return declaration
      }
      if first == nil, isAt(":") { declaration.hasType = true }
      if first == nil, isAt("="), index + 1 < code.count, code[index + 1] != UInt8(ascii: "=") {
        declaration.head = start..<index
        first = index + 1
      }
      guard step() else { break }
    }
    declaration.range = start..<index
    if let first { declaration.value = first..<index } else { declaration.head = declaration.range }
    return declaration
  }

  /// Reads up to the end of a statement.
  private mutating func readStatement() {
    while step() {}
  }

  /// Goes on by one sign or pair; false where the statement has ended.
  private mutating func step() -> Bool {
    if index == code.count || isAt("}") || isAt(";") { return false }
    if isAt("(") || isAt("[") || isAt("{") { return skipPair() }
    if byte == 0x0A, !isContinued() { return false }
    index += 1
    return true
  }

  /// Whether a statement goes on behind the line that ends here.
  private func isContinued() -> Bool {
    var before = index - 1
    while before >= 0, Self.isBlank(code[before]) { before -= 1 }
    if before >= 0, "=,:&|+-*/".utf8.contains(code[before]) { return true }
    var next = index
    while next < code.count, Self.isBlank(code[next]) { next += 1 }
    guard next < code.count else { return false }
    return ".?:=&|+*/{,".utf8.contains(code[next])
  }

  // MARK: Accessors

  private static let accessors: [String: SourceDeclaration.Result] = [
    "get": .value, "set": .nothing, "willSet": .nothing, "didSet": .nothing,
  ]

  /// Whether the brace here opens the observers of a stored variable, and no closure.
  private func isOfObservers() -> Bool {
    var copy = self
    copy.index += 1
    copy.skipBlanks()
    return ["willSet", "didSet"].contains(copy.readName())
  }

  /// The bodies of the accessors in braces; the whole is one where there is only a result.
  private func accessors(in braces: Range<Int>) -> [SourceDeclaration.Body] {
    var reader = self
    reader.index = braces.lowerBound + 1
    var found: [SourceDeclaration.Body] = []
    while true {
      reader.skipBlanks()
      if reader.index >= braces.upperBound - 1 { return found }
      let word = reader.readName()
      if word == "mutating" || word == "nonmutating" { continue }
      guard let result = Self.accessors[word], reader.findBrace() else {
        return [.init(range: braces.lowerBound + 1..<braces.upperBound - 1, result: .value)]
      }
      let open = reader.index
      guard reader.skipPair() else { return found }
      found.append(.init(range: open + 1..<reader.index - 1, result: result))
    }
  }
}
