extension ScriptEngine {
  func run(_ statements: [ScriptNode], in scope: ScriptScope) throws -> Completion {
    for statement in statements {
      let completion = try run(statement, in: scope)
      if case .normal = completion { continue }
      return completion
    }
    return .normal
  }

  private func run(_ node: ScriptNode, in scope: ScriptScope) throws -> Completion {
    try charge()
    at = node.at
    switch node.kind {
    case .expression(let expression):
      if frame.isProgram { programValue = .undefined }
      let value = try value(expression, scope)
      if frame.isProgram { programValue = value }
      return .normal
    case .variables(let kind, let parts):
      for (pattern, preset) in parts { try declare(pattern, preset, kind, scope) }
      return .normal
    case .functionDeclaration, .empty: return .normal
    case .classDeclaration(let definition):
      let value = try classValue(definition, scope)
      scope.declare(definition.name ?? "", value)
      return .normal
    case .block(let block):
      guard block.needsScope else { return try run(block.statements, in: scope) }
      let inner = try newScope(in: scope)
      try declare(block, in: inner)
      return try run(block.statements, in: inner)
    case .condition(let test, let one, let other):
      if try value(test, scope).isTrue { return try run(one, in: scope) }
      return try other.map { try run($0, in: scope) } ?? .normal
    case .returning(let value): return .returning(try value.map { try self.value($0, scope) } ?? .undefined)
    case .breaking(let label): return .breaking(label)
    case .continuing(let label): return .continuing(label)
    case .throwing(let expression):
      let value = try value(expression, scope)
      throw ScriptThrow(value: value, source: frame.source, at: node.at)
    case .trying: return try attempt(node, scope)
    case .choice(let value, let cases, let names): return try choose(value, cases, names, scope)
    case .labeled(let label, let statement): return try labeled([label], statement, scope)
    case .whileLoop, .doLoop, .loop, .each: return try loop(node, [], scope)
    default: return .normal
    }
  }

  private func newScope(in scope: ScriptScope) throws -> ScriptScope {
    try chargeMemory(8)
    return ScriptScope(scope, scope.frame)
  }

  private func declare(
    _ pattern: AssignmentPattern, _ preset: ScriptNode?, _ kind: VariableKind, _ scope: ScriptScope
  ) throws {
    if kind == .var, preset == nil { return }
    var value = ScriptValue.undefined
    if let preset {
      if case .target(let node) = pattern {
        value = try named(preset, node, scope)
      } else {
        value = try self.value(preset, scope)
      }
    }
    try assign(value, to: pattern, scope, declaring: kind)
  }

  private func labeled(_ labels: [ScriptText], _ statement: ScriptNode, _ scope: ScriptScope) throws -> Completion {
    if case .labeled(let label, let inner) = statement.kind { return try labeled(labels + [label], inner, scope) }
    let completion: Completion
    switch statement.kind {
    case .whileLoop, .doLoop, .loop, .each: completion = try loop(statement, labels, scope)
    case .block(let block) where block.isLoopHead:
      let innerScope = try newScope(in: scope)
      try declare(block, in: innerScope)
      completion = try loop(block.statements[0], labels, innerScope)
    default: completion = try run(statement, in: scope)
    }
    if case .breaking(let label?) = completion, labels.contains(label) { return .normal }
    return completion
  }

  // MARK: Loops

  /// The effect of an iteration on its loop: nil to continue.
  private func end(of completion: Completion, _ labels: [ScriptText]) -> Completion? {
    switch completion {
    case .normal, .continuing(nil): return nil
    case .continuing(let label?) where labels.contains(label): return nil
    case .breaking(nil): return .normal
    default: return completion
    }
  }

  private func loop(_ node: ScriptNode, _ labels: [ScriptText], _ scope: ScriptScope) throws -> Completion {
    switch node.kind {
    case .whileLoop(let test, let body):
      while try value(test, scope).isTrue {
        if let end = end(of: try run(body, in: scope), labels) { return end }
      }
    case .doLoop(let body, let test):
      repeat {
        if let end = end(of: try run(body, in: scope), labels) { return end }
      } while try value(test, scope).isTrue
    case .loop(let initial, let test, let update, let body, let names):
      if let initial { _ = try run(initial, in: scope) }
      var turn = names.isEmpty ? scope : try copy(of: scope, names)
      while try test.map({ try value($0, turn).isTrue }) ?? true {
        try charge()
        if let end = end(of: try run(body, in: turn), labels) { return end }
        if !names.isEmpty { turn = try copy(of: turn, names) }
        if let update { _ = try value(update, turn) }
      }
    case .each(let each, let kind, let pattern, let list, let body):
      let object = try value(list, scope)
      var completion: Completion?
      let turn: (ScriptValue) throws -> Bool = { value in
        try self.charge()
        let inner = kind == nil || kind == .var ? scope : try self.newScope(in: scope)
        try self.assign(value, to: pattern, inner, declaring: kind)
        completion = self.end(of: try self.run(body, in: inner), labels)
        return completion == nil
      }
      at = node.at
      if each == .values { try iterate(object, turn) } else { try enumerate(object, turn) }
      if let completion { return completion }
    default: break
    }
    return .normal
  }

  /// A scope with the variables of a loop's head for the next turn.
  private func copy(of scope: ScriptScope, _ names: [ScriptText]) throws -> ScriptScope {
    try chargeMemory(8)
    let next = ScriptScope(names.contains { scope.own($0) == nil } ? scope : scope.parent, scope.frame)
    for name in names { next.declare(name, scope.own(name)?.value ?? scope.find(name)?.value) }
    return next
  }

  // MARK: Exceptions and switches

  private func attempt(_ node: ScriptNode, _ scope: ScriptScope) throws -> Completion {
    guard case .trying(let body, let parameter, let handler, let finally) = node.kind else { return .normal }
    var result: Result<Completion, any Error>
    do {
      result = .success(try run(body, in: scope))
    } catch {
      result = .failure(translated(error))
    }
    if case .failure(let thrown as ScriptThrow) = result, let handler {
      do {
        let inner = try newScope(in: scope)
        if let parameter { try assign(thrown.value, to: parameter, inner, declaring: .let) }
        result = .success(try run(handler, in: inner))
      } catch {
        result = .failure(translated(error))
      }
    }
    // Scripts cannot catch what ends them.
    if case .failure(let error) = result, !(error is ScriptThrow) { throw error }
    if let finally {
      let completion = try run(finally, in: scope)
      if case .normal = completion {} else { return completion }
    }
    return try result.get()
  }

  private func choose(
    _ node: ScriptNode, _ cases: [(test: ScriptNode?, body: [ScriptNode])], _ names: BlockNode, _ scope: ScriptScope
  ) throws -> Completion {
    let value = try value(node, scope)
    let inner = names.needsScope ? try newScope(in: scope) : scope
    try declare(names, in: inner)
    var start: Int?
    for (index, part) in cases.enumerated() {
      guard let test = part.test else { continue }
      if try self.value(test, inner).isSame(as: value) {
        start = index
        break
      }
    }
    guard let start = start ?? cases.firstIndex(where: { $0.test == nil }) else { return .normal }
    for part in cases[start...] {
      switch try run(part.body, in: inner) {
      case .normal: continue
      case .breaking(nil): return .normal
      case let completion: return completion
      }
    }
    return .normal
  }
}
