extension ScriptEngine {
  private static let nestingLimit = 600

  /// The value of an expression.
  func value(_ node: ScriptNode, _ scope: ScriptScope) throws -> ScriptValue {
    try charge()
    nesting += 1
    defer { nesting -= 1 }
    guard nesting < Self.nestingLimit else { throw thrown("RangeError", "Maximum call stack size exceeded") }
    at = node.at
    switch node.kind {
    case .number(let value): return .number(value)
    case .text(let text): return .text(text)
    case .boolean(let value): return .boolean(value)
    case .null: return .null
    case .name(let name): return try value(ofName: name, scope, at: node.at)
    case .member, .index, .superMember: return try reference(node, scope).value
    case .call: return try callValue(node, scope)
    case .binary(let operation, let left, let right): return try binary(operation, left, right, node, scope)
    case .logical(let word, let left, let right):
      let first = try value(left, scope)
      return Self.decides(word, first) ? first : try value(right, scope)
    case .conditional(let test, let one, let other):
      return try value(test, scope).isTrue ? value(one, scope) : value(other, scope)
    case .assignment(let operation, let pattern, let new): return try assign(operation, pattern, new, node, scope)
    case .logicalAssignment(let word, let target, let new):
      let old = try value(target, scope)
      if Self.decides(word, old) { return old }
      let value = try named(new, target, scope)
      try assign(value, to: target, scope)
      return value
    case .update(let step, let isPrefix, let target): return try update(target, by: step, isPrefix: isPrefix, scope)
    default: return try otherValue(node, scope)
    }
  }

  private func otherValue(_ node: ScriptNode, _ scope: ScriptScope) throws -> ScriptValue {
    switch node.kind {
    case .template(let texts, let values): return try template(texts, values, scope)
    case .tagged(let tag, let cooked, let raw, let values): return try tagged(tag, cooked, raw, values, scope)
    case .pattern(let body, let flags): return .object(try patternObject(body, flags))
    case .this:
      guard let this = scope.frame.this else {
        throw thrown("ReferenceError", "Must call super constructor before accessing 'this'")
      }
      return this
    case .newTarget: return scope.frame.newTarget.map { .object($0) } ?? .undefined
    case .array(let items): return try list(items, scope)
    case .object(let parts): return try objectValue(parts, scope)
    case .function(let function): return .object(try closure(function, scope))
    case .classDefinition(let definition): return try classValue(definition, scope)
    case .unary("delete", let operand): return .boolean(try removal(operand, scope))
    case .unary("typeof", let operand) where isUnknown(operand, scope): return .text("undefined")
    case .unary(let word, let operand):
      let value = try value(operand, scope)
      at = node.at
      return try unary(word, value)
    case .superCall(let arguments): return try superCall(arguments, scope)
    case .new(let callee, let arguments):
      let function = try value(callee, scope)
      let values = try self.values(arguments, scope)
      at = node.at
      return try construct(function, values, callee: callee)
    case .chain(let inner): return try chained(inner, scope)
    case .sequence(let parts):
      for part in parts.dropLast() { _ = try value(part, scope) }
      return try parts.last.map { try value($0, scope) } ?? .undefined
    default: return .undefined
    }
  }

  static func decides(_ word: String, _ value: ScriptValue) -> Bool {
    switch word {
    case "&&": !value.isTrue
    case "||": value.isTrue
    default: !value.isNothing
    }
  }

  private func value(ofName name: ScriptText, _ scope: ScriptScope, at position: Int) throws -> ScriptValue {
    if let variable = scope.find(name) {
      guard let value = variable.value else {
        throw thrown("ReferenceError", "Cannot access '\(name)' before initialization")
      }
      return value
    }
    if name == "undefined" { return .undefined }
    if isUnknown(name) { throw unknown(name) }
    return try property(name, of: .object(globals))
  }

  /// Operators with the same or a higher precedence on their left are taken one after the other, not inside each other.
  private func binary(
    _ operation: BinaryOperator, _ left: ScriptNode, _ right: ScriptNode, _ node: ScriptNode, _ scope: ScriptScope
  ) throws -> ScriptValue {
    guard case .binary = left.kind else {
      return try binary(operation, (left, nil), right, node, scope)
    }
    var chain = [node]
    var first = left
    while case .binary(_, let inner, _) = first.kind {
      chain.append(first)
      first = inner
    }
    var result: ScriptValue?
    for link in chain.reversed() {
      guard case .binary(let operation, let left, let right) = link.kind else { continue }
      try charge()
      result = try binary(operation, (left, result), right, link, scope)
    }
    return result ?? .undefined
  }

  /// The result of an operator; its left side may be evaluated already.
  private func binary(
    _ operation: BinaryOperator, _ leftSide: (node: ScriptNode, value: ScriptValue?), _ right: ScriptNode,
    _ node: ScriptNode, _ scope: ScriptScope
  ) throws -> ScriptValue {
    let left = leftSide.node
    if operation == .inObject, case .name(let name) = left.kind, name.units.first == 35 {
      return .boolean(try value(right, scope).object?.find(name) != nil)
    }
    let one = try leftSide.value ?? value(left, scope)
    let other = try value(right, scope)
    at = node.at
    if refusesUndefined, operation == .add, scope.frame.isProgram {
      if case .text = one, case .undefined = other { throw undefined(right) }
      if case .text = other, case .undefined = one { throw undefined(left) }
    }
    do {
      return try binary(operation, one, other)
    } catch {
      throw translated(error)
    }
  }

  /// The error of a variable without a value that would become part of a text.
  private func undefined(_ node: ScriptNode) -> any Error {
    at = node.at
    return ScriptStop(kind: .undefined(Self.name(of: node) ?? "the value", near: []), message: "there is no value")
  }

  /// The name of an expression in errors; nil for one that is no name.
  static func name(of node: ScriptNode) -> String? {
    switch node.kind {
    case .name(let name): return name.string
    case .this: return "this"
    case .member(let owner, let name, _): return Self.name(of: owner).map { $0 + "." + name.string }
    case .index(let owner, _, _): return Self.name(of: owner).map { $0 + "[...]" }
    case .call(let callee, _, _): return Self.name(of: callee).map { $0 + "(...)" }
    case .chain(let inner): return name(of: inner)
    case .superMember: return "(intermediate value).super"
    default: return nil
    }
  }

  // MARK: Texts, lists and objects

  private func template(_ texts: [ScriptText], _ values: [ScriptNode], _ scope: ScriptScope) throws -> ScriptValue {
    var result = texts[0]
    for (index, node) in values.enumerated() {
      let text = try text(of: primitive(value(node, scope), prefersText: true))
      try chargeText(result.count + text.count)
      result.units += text.units
      result.units += texts[index + 1].units
    }
    return try made(result)
  }

  private func tagged(
    _ tag: ScriptNode, _ cooked: [ScriptText?], _ raw: [ScriptText], _ values: [ScriptNode], _ scope: ScriptScope
  ) throws -> ScriptValue {
    let (function, this) = try callee(tag, scope)
    let texts = try newList(cooked.map { $0.map { .text($0) } ?? .undefined })
    texts.hide("raw", try list(raw.map { .text($0) }))
    return try call(
      function, this: this, [.object(texts)] + values.map { try value($0, scope) }, at: tag.at, callee: tag)
  }

  private func list(_ items: [ScriptNode?], _ scope: ScriptScope) throws -> ScriptValue {
    var elements: [ScriptValue?] = []
    for item in items {
      guard let item else {
        elements.append(nil)
        continue
      }
      if case .spread(let inner) = item.kind {
        try iterate(value(inner, scope)) {
          elements.append($0)
          return true
        }
      } else {
        elements.append(try value(item, scope))
      }
    }
    return .object(try newList(elements))
  }

  private func objectValue(_ parts: [ObjectPart], _ scope: ScriptScope) throws -> ScriptValue {
    let object = try newObject()
    for part in parts {
      switch part {
      case .spread(let node): try copy(value(node, scope), into: object, except: [])
      case .value(.fixed("__proto__"), let node) where !Self.isShort(node):
        let parent = try value(node, scope)
        if let parent = parent.object { object.prototype = parent }
        if case .null = parent { object.prototype = nil }
      case .value(let name, let node):
        let key = try key(name, scope)
        let value = try named(node, key, scope)
        if case .function(let function) = node.kind, function.isMethod { value.function?.home = object }
        try chargeMemory(24 + key.count)
        object.properties[key] = ScriptProperty(value)
      case .getter(let name, let function):
        let key = try key(name, scope)
        let getter = try method(function, scope, home: object, name: key)
        object.properties[key] = ScriptProperty(getter: getter, setter: object.properties[key]?.setter)
      case .setter(let name, let function):
        let key = try key(name, scope)
        let setter = try method(function, scope, home: object, name: key)
        object.properties[key] = ScriptProperty(getter: object.properties[key]?.getter, setter: setter)
      }
    }
    return .object(object)
  }

  private static func isShort(_ node: ScriptNode) -> Bool {
    if case .name("__proto__") = node.kind { return true }
    return false
  }

  func key(_ name: PropertyName, _ scope: ScriptScope) throws -> ScriptText {
    switch name {
    case .fixed(let key): key
    case .computed(let node): try key(of: value(node, scope))
    }
  }

  /// Copies the properties that scripts can list.
  func copy(_ source: ScriptValue, into object: ScriptObject, except left: [ScriptText]) throws {
    guard !source.isNothing else { return }
    let from = try self.object(of: source)
    for key in from.keys where !left.contains(key) {
      try charge()
      guard from.own(key)?.isEnumerable == true else { continue }
      try chargeMemory(24 + key.count)
      object.properties[key] = ScriptProperty(try property(key, of: source))
    }
  }

  /// The value of an expression; a function without a name gets the name of what it is assigned to.
  func named(_ node: ScriptNode, _ target: ScriptNode, _ scope: ScriptScope) throws -> ScriptValue {
    if case .name(let name) = target.kind { return try named(node, name, scope) }
    return try value(node, scope)
  }

  func named(_ node: ScriptNode, _ name: ScriptText, _ scope: ScriptScope) throws -> ScriptValue {
    let result = try value(node, scope)
    var isAnonymous = false
    if case .function(let function) = node.kind { isAnonymous = function.name.isEmpty }
    if case .classDefinition(let definition) = node.kind { isAnonymous = definition.name == nil }
    if isAnonymous, let function = result.function, function.own("name")?.value.isSame(as: .text("")) ?? true {
      setName(name, of: function)
    }
    return result
  }

  func setName(_ name: ScriptText, of function: ScriptFunction) {
    var property = ScriptProperty(.text(name), isHidden: true)
    property.isWritable = false
    function.properties["name"] = property
  }
}
