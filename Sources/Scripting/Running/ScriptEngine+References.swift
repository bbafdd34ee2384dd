extension ScriptEngine {
  /// An optional part of the chain is missing.
  private struct ChainEnd: Error {}

  func chained(_ node: ScriptNode, _ scope: ScriptScope) throws -> ScriptValue {
    do {
      return try value(node, scope)
    } catch is ChainEnd {
      return .undefined
    }
  }

  /// The value of a property, and whose it is.
  func reference(_ node: ScriptNode, _ scope: ScriptScope) throws -> (value: ScriptValue, this: ScriptValue) {
    switch node.kind {
    case .member(let owner, let name, let isOptional):
      let target = try value(owner, scope)
      if isOptional, target.isNothing { throw ChainEnd() }
      at = node.at
      return (try property(name, of: target), target)
    case .index(let owner, let index, let isOptional):
      let target = try value(owner, scope)
      if isOptional, target.isNothing { throw ChainEnd() }
      let index = try value(index, scope)
      at = node.at
      return (try property(at: index, of: target), target)
    case .superMember(let name):
      let key = try key(of: value(name, scope))
      let this = scope.frame.this ?? .undefined
      guard let parent = scope.frame.function?.home?.prototype, let property = parent.find(key) else {
        return (.undefined, this)
      }
      if let getter = property.getter { return (try call(.object(getter), this: this, [], at: at), this) }
      return (property.value, this)
    default: return (try value(node, scope), .undefined)
    }
  }

  /// A function to be called, and what it is called on.
  func callee(_ node: ScriptNode, _ scope: ScriptScope) throws -> (function: ScriptValue, this: ScriptValue) {
    switch node.kind {
    case .member, .index, .superMember:
      let found = try reference(node, scope)
      return (found.value, found.this)
    case .chain(let inner):
      do {
        return try callee(inner, scope)
      } catch is ChainEnd {
        return (.undefined, .undefined)
      }
    default: return (try value(node, scope), .undefined)
    }
  }

  func callValue(_ node: ScriptNode, _ scope: ScriptScope) throws -> ScriptValue {
    guard case .call(let calleeNode, let arguments, let isOptional) = node.kind else { return .undefined }
    let (function, this) = try callee(calleeNode, scope)
    if isOptional, function.isNothing { throw ChainEnd() }
    let values = try values(arguments, scope)
    return try call(function, this: this, values, at: node.at, callee: calleeNode)
  }

  /// The arguments of a call.
  func values(_ nodes: [ScriptNode], _ scope: ScriptScope) throws -> [ScriptValue] {
    var values: [ScriptValue] = []
    values.reserveCapacity(nodes.count)
    for node in nodes {
      if case .spread(let inner) = node.kind {
        try iterate(value(inner, scope)) {
          values.append($0)
          return true
        }
      } else {
        values.append(try value(node, scope))
      }
    }
    return values
  }

  func removal(_ node: ScriptNode, _ scope: ScriptScope) throws -> Bool {
    switch node.kind {
    case .member(let owner, let name, _): return try remove(name, of: value(owner, scope))
    case .index(let owner, let index, _):
      let target = try value(owner, scope)
      return try remove(key(of: value(index, scope)), of: target)
    case .chain(let inner):
      do { return try removal(inner, scope) } catch is ChainEnd { return true }
    default:
      _ = try value(node, scope)
      return true
    }
  }

  // MARK: Assigning

  func assign(
    _ operation: BinaryOperator?, _ pattern: AssignmentPattern, _ new: ScriptNode, _ node: ScriptNode,
    _ scope: ScriptScope
  ) throws -> ScriptValue {
    guard case .target(let target) = pattern else {
      let value = try value(new, scope)
      try assign(value, to: pattern, scope, declaring: nil)
      return value
    }
    guard let operation else {
      return try assignPlainly(target, new, scope)
    }
    if operation == .add, case .name(let name) = target.kind, let variable = scope.find(name) {
      return try append(new, to: variable, name, node, scope)
    }
    let accessor = try self.accessor(target, scope)
    let old = try accessor.read()
    let value = try value(new, scope)
    at = node.at
    let result = try binary(operation, old, value)
    try accessor.write(result)
    return result
  }

  /// `=`: the object whose property is set is evaluated before the value.
  private func assignPlainly(_ target: ScriptNode, _ new: ScriptNode, _ scope: ScriptScope) throws -> ScriptValue {
    if case .name = target.kind {
      let value = try named(new, target, scope)
      try assign(value, to: target, scope)
      return value
    }
    let accessor = try self.accessor(target, scope)
    let value = try value(new, scope)
    at = target.at
    try accessor.write(value)
    return value
  }

  /// `name += value`: a text with a single reference grows in place.
  private func append(
    _ new: ScriptNode, to variable: ScriptScope.Variable, _ name: ScriptText, _ node: ScriptNode, _ scope: ScriptScope
  ) throws -> ScriptValue {
    guard var old = variable.value else {
      throw thrown("ReferenceError", "Cannot access '\(name)' before initialization")
    }
    let value = try value(new, scope)
    at = node.at
    if variable.isConstant { throw typeError("Assignment to constant variable.") }
    guard Self.isUnchanged(old, variable.value) else {
      let result = try sum(old, value)
      variable.value = result
      return result
    }
    let addition = try text(of: primitive(value))
    try chargeMemory(addition.count + 4)
    old = .undefined
    try grow(variable, by: addition)
    return variable.value ?? .undefined
  }

  /// Whether both are the same text in the same storage.
  private static func isUnchanged(_ one: ScriptValue, _ other: ScriptValue?) -> Bool {
    guard case .text(let before) = one, case .text(let current)? = other else { return false }
    return before.units.withUnsafeBufferPointer { one in
      current.units.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress && one.count == $0.count }
    }
  }

  private func grow(_ variable: ScriptScope.Variable, by addition: ScriptText) throws {
    guard case .text(var text)? = variable.value else { return }
    guard text.count + addition.count <= limits.textLength else { return try chargeText(text.count + addition.count) }
    variable.value = nil
    text.units.append(contentsOf: addition.units)
    variable.value = .text(text)
  }

  /// The target of an assignment, which is read and written once each.
  struct Accessor {
    let read: () throws -> ScriptValue
    let write: (ScriptValue) throws -> Void
  }

  func accessor(_ node: ScriptNode, _ scope: ScriptScope) throws -> Accessor {
    switch node.kind {
    case .member(let owner, let name, _):
      let target = try value(owner, scope)
      return Accessor(
        read: { try self.property(name, of: target) }, write: { try self.set(name, of: target, to: $0) })
    case .index(let owner, let index, _):
      let target = try value(owner, scope)
      let index = try value(index, scope)
      return Accessor(
        read: { try self.property(at: index, of: target) }, write: { try self.set(at: index, of: target, to: $0) })
    case .superMember(let name):
      let key = try key(of: value(name, scope))
      let this = scope.frame.this ?? .undefined
      return Accessor(
        read: { try self.reference(node, scope).value }, write: { try self.set(key, of: this, to: $0) })
    default:
      return Accessor(read: { try self.value(node, scope) }, write: { try self.assign($0, to: node, scope) })
    }
  }

  /// Sets a name or a property.
  func assign(_ value: ScriptValue, to node: ScriptNode, _ scope: ScriptScope) throws {
    guard case .name(let name) = node.kind else { return try accessor(node, scope).write(value) }
    at = node.at
    guard let variable = scope.find(name) else {
      // Undeclared names are properties of the global object, as in Maestro.
      return try set(name, of: .object(globals), to: value)
    }
    if variable.value == nil { throw thrown("ReferenceError", "Cannot access '\(name)' before initialization") }
    if variable.isConstant { throw typeError("Assignment to constant variable.") }
    variable.value = value
  }

  func update(_ target: ScriptNode, by step: Double, isPrefix: Bool, _ scope: ScriptScope) throws -> ScriptValue {
    let accessor = try accessor(target, scope)
    let old = try number(of: accessor.read())
    let new = ScriptValue.number(old + step)
    try accessor.write(new)
    return isPrefix ? new : .number(old)
  }

  // MARK: Patterns

  /// Takes a value apart; names are declared as a kind of variable, or set.
  func assign(
    _ value: ScriptValue, to pattern: AssignmentPattern, _ scope: ScriptScope, declaring kind: VariableKind?
  ) throws {
    switch pattern {
    case .target(let node):
      guard let kind, case .name(let name) = node.kind else { return try assign(value, to: node, scope) }
      declare(name, value, kind, scope)
    case .list(let elements, let rest, let position):
      at = position
      if value.isNothing { throw typeError("\(try text(of: value)) is not iterable") }
      var values: [ScriptValue] = []
      let count = rest == nil ? elements.count : Int.max
      if count > 0 {
        try iterate(value) {
          values.append($0)
          return values.count < count
        }
      }
      for (index, element) in elements.enumerated() {
        guard let element else { continue }
        try assign(index < values.count ? values[index] : .undefined, to: element, scope, kind)
      }
      if let rest {
        try assign(list(Array(values.dropFirst(elements.count))), to: rest, scope, declaring: kind)
      }
    case .object(let parts, let rest, let position):
      at = position
      if value.isNothing {
        throw typeError("Cannot destructure '\(try text(of: value))' as it is \(try text(of: value)).")
      }
      var taken: [ScriptText] = []
      for part in parts {
        let key = try key(part.name, scope)
        taken.append(key)
        try assign(property(key, of: value), to: part.element, scope, kind)
      }
      if let rest {
        let object = try newObject()
        try copy(value, into: object, except: taken)
        try assign(.object(object), to: rest, scope, declaring: kind)
      }
    }
  }

  func assign(
    _ value: ScriptValue, to element: AssignmentPattern.Element, _ scope: ScriptScope, _ kind: VariableKind?
  ) throws {
    var value = value
    if value.isUndefined, let preset = element.preset {
      if case .target(let node) = element.pattern {
        value = try named(preset, node, scope)
      } else {
        value = try self.value(preset, scope)
      }
    }
    try assign(value, to: element.pattern, scope, declaring: kind)
  }

  private func declare(_ name: ScriptText, _ value: ScriptValue, _ kind: VariableKind, _ scope: ScriptScope) {
    if kind == .var {
      if let variable = scope.find(name) {
        variable.value = value
      } else if sharedScope != nil {
        globals.properties[name] = ScriptProperty(value)
      } else {
        scope.declare(name, value)
      }
    } else {
      scope.declare(name, value, isConstant: kind == .const)
    }
  }
}
