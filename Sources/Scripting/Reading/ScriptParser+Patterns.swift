extension ScriptParser {
  /// A name, or parts of a list or an object, that a declaration or a parameter takes.
  mutating func bindingPattern() throws -> AssignmentPattern {
    try deeper { try $0.bindingPatternHere() }
  }

  private mutating func bindingPatternHere() throws -> AssignmentPattern {
    let at = token.at
    if try take("[") { return try listPattern(at: at) }
    if try take("{") { return try objectPattern(at: at) }
    return .target(ScriptNode(.name(try name()), at: at))
  }

  private mutating func element() throws -> AssignmentPattern.Element {
    let pattern = try bindingPattern()
    return AssignmentPattern.Element(pattern: pattern, preset: try take("=") ? try assignment() : nil)
  }

  private mutating func listPattern(at: Int) throws -> AssignmentPattern {
    var elements: [AssignmentPattern.Element?] = []
    while try !take("]") {
      if try take(",") {
        elements.append(nil)
        continue
      }
      if try take("...") {
        let rest = try bindingPattern()
        try require("]")
        return .list(elements, rest: rest, at: at)
      }
      elements.append(try element())
      if !token.isSymbol("]") { try require(",") }
    }
    return .list(elements, rest: nil, at: at)
  }

  private mutating func objectPattern(at: Int) throws -> AssignmentPattern {
    var parts: [(name: PropertyName, element: AssignmentPattern.Element)] = []
    while try !take("}") {
      if try take("...") {
        let rest = try bindingPattern()
        try require("}")
        return .object(parts, rest: rest, at: at)
      }
      let position = token.at
      let isPlain = isName
      let name = try propertyName()
      if try take(":") {
        parts.append((name, try element()))
      } else {
        guard isPlain, case .fixed(let word) = name else { throw unexpected("`:`") }
        let target = AssignmentPattern.target(ScriptNode(.name(word), at: position))
        let preset = try take("=") ? try assignment() : nil
        parts.append((name, AssignmentPattern.Element(pattern: target, preset: preset)))
      }
      if !token.isSymbol("}") { try require(",") }
    }
    return .object(parts, rest: nil, at: at)
  }

  // MARK: From expressions

  /// What an expression on the left of `=` assigns to.
  func pattern(from node: ScriptNode, at position: Int) throws -> AssignmentPattern {
    switch node.kind {
    case .name, .member(_, _, isOptional: false), .index(_, _, isOptional: false), .superMember: return .target(node)
    case .array(let items): return try pattern(fromItems: items, at: node.at)
    case .object(let parts): return try pattern(fromParts: parts, at: node.at)
    default: throw fault("this cannot be set, only a name or a property can", at: position)
    }
  }

  private func element(from node: ScriptNode) throws -> AssignmentPattern.Element {
    if case .assignment(nil, let pattern, let preset) = node.kind {
      return AssignmentPattern.Element(pattern: pattern, preset: preset)
    }
    return AssignmentPattern.Element(pattern: try pattern(from: node, at: node.at), preset: nil)
  }

  private func pattern(fromItems items: [ScriptNode?], at: Int) throws -> AssignmentPattern {
    var elements: [AssignmentPattern.Element?] = []
    for (index, item) in items.enumerated() {
      if let item, case .spread(let rest) = item.kind {
        guard index == items.count - 1 else { throw fault("what takes the rest has to be the last", at: item.at) }
        return .list(elements, rest: try pattern(from: rest, at: rest.at), at: at)
      }
      elements.append(try item.map { try element(from: $0) })
    }
    return .list(elements, rest: nil, at: at)
  }

  private func pattern(fromParts parts: [ObjectPart], at: Int) throws -> AssignmentPattern {
    var taken: [(name: PropertyName, element: AssignmentPattern.Element)] = []
    for part in parts {
      switch part {
      case .value(let name, let value): taken.append((name, try element(from: value)))
      case .spread(let rest): return .object(taken, rest: try pattern(from: rest, at: rest.at), at: at)
      case .getter, .setter: throw fault("a method cannot be set", at: at)
      }
    }
    return .object(taken, rest: nil, at: at)
  }
}
