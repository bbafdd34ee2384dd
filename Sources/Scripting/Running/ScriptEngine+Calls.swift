extension ScriptEngine {
  /// Calls a function; the node is for the error if it is none.
  @discardableResult
  func call(
    _ value: ScriptValue, this: ScriptValue, _ arguments: [ScriptValue], at position: Int, callee: ScriptNode? = nil
  ) throws -> ScriptValue {
    at = position
    guard let function = value.function else {
      let name = callee.flatMap(Self.name) ?? "(intermediate value)"
      throw typeError("\(name) is not a function")
    }
    return try invoke(function, this: this, arguments, newTarget: nil)
  }

  /// Runs a function's code.
  func invoke(
    _ function: ScriptFunction, this: ScriptValue?, _ arguments: [ScriptValue], newTarget: ScriptObject?
  ) throws -> ScriptValue {
    try charge()
    switch function.code {
    case .native(let body):
      let position = at
      defer { at = position }
      do {
        return try deeper {
          try body(self, ScriptCall(this: this ?? .undefined, arguments: arguments, newTarget: newTarget))
        }
      } catch {
        at = position
        throw translated(error)
      }
    case .bound(let target, let bound, let first):
      return try invoke(target, this: bound, first + arguments, newTarget: newTarget == nil ? nil : target)
    case .closure(let node, let scope):
      if node.isClassConstructor, newTarget == nil {
        throw typeError("Class constructor \(node.name) cannot be invoked without 'new'")
      }
      return try deeper {
        try run(function, node, scope, this: this, arguments, newTarget: newTarget)
      }
    case .gone: return .undefined
    }
  }

  private func run(
    _ function: ScriptFunction, _ node: FunctionNode, _ outer: ScriptScope, this: ScriptValue?,
    _ arguments: [ScriptValue], newTarget: ScriptObject?
  ) throws -> ScriptValue {
    try chargeMemory(24)
    let callFrame =
      node.isArrow
      ? ScriptFrame(
        this: outer.frame.this, function: outer.frame.function, newTarget: outer.frame.newTarget, source: node.source)
      : ScriptFrame(this: this, function: function, newTarget: newTarget, source: node.source)
    let scopeFrame = node.isArrow && outer.frame.source === node.source ? outer.frame : callFrame
    let caller = (frame, at)
    frame = callFrame
    defer { (frame, at) = caller }
    let scope = ScriptScope(outer, scopeFrame)
    guard node.isAsync else { return try body(node, scope, arguments, newTarget != nil) }
    do {
      return .object(try settled(try body(node, scope, arguments, false)))
    } catch let thrown as ScriptThrow {
      return .object(try rejected(thrown.value))
    }
  }

  private func body(
    _ node: FunctionNode, _ scope: ScriptScope, _ arguments: [ScriptValue], _ isConstruction: Bool
  ) throws -> ScriptValue {
    if node.usesArguments, !node.isArrow { scope.declare("arguments", try list(arguments)) }
    for (index, parameter) in node.parameters.enumerated() {
      let value = index < arguments.count ? arguments[index] : .undefined
      if parameter.preset == nil, case .target(let target) = parameter.pattern, case .name(let name) = target.kind {
        scope.declare(name, value)
      } else {
        try assign(value, to: parameter, scope, .let)
      }
    }
    if let rest = node.rest {
      try assign(list(Array(arguments.dropFirst(node.parameters.count))), to: rest, scope, declaring: .let)
    }
    if let result = node.result { return try value(result, scope) }
    try hoist(node, in: scope)
    switch try run(node.body.statements, in: scope) {
    case .returning(let value):
      if isConstruction, value.object == nil { return .undefined }
      return value
    default: return .undefined
    }
  }

  /// Declares what the function's block has, before its statements run.
  func hoist(_ function: FunctionNode, in scope: ScriptScope) throws {
    for name in function.variableNames where scope.own(name) == nil { scope.declare(name, .undefined) }
    try declare(function.body, in: scope)
  }

  func declare(_ block: BlockNode, in scope: ScriptScope) throws {
    for variable in block.variables { scope.declare(variable.name, nil, isConstant: variable.isConstant) }
    for function in block.functions { scope.declare(function.name, .object(try closure(function, scope))) }
  }

  // MARK: Making functions

  func closure(_ node: FunctionNode, _ scope: ScriptScope) throws -> ScriptFunction {
    var scope = scope
    let isNamedExpression = !node.name.isEmpty && !node.isArrow && !node.isMethod
    if isNamedExpression, scope.find(node.name) == nil { scope = ScriptScope(scope, scope.frame) }
    let function = try keep(ScriptFunction(.closure(node, scope), prototypes.function))
    if isNamedExpression, scope.find(node.name) == nil { scope.declare(node.name, .object(function)) }
    describe(function, node.name, node.length)
    if !node.isArrow, !node.isMethod, !node.isAsync {
      function.isConstructor = true
      let prototype = try newObject()
      prototype.hide("constructor", .object(function))
      var property = ScriptProperty(.object(prototype), isHidden: true)
      property.isConfigurable = false
      function.properties["prototype"] = property
    }
    return function
  }

  func describe(_ function: ScriptFunction, _ name: ScriptText, _ length: Int) {
    var property = ScriptProperty(.number(Double(length)), isHidden: true)
    property.isWritable = false
    function.properties["length"] = property
    setName(name, of: function)
  }

  func method(
    _ node: FunctionNode, _ scope: ScriptScope, home: ScriptObject, name: ScriptText
  ) throws -> ScriptFunction {
    let function = try closure(node, scope)
    function.home = home
    setName(name, of: function)
    return function
  }

  // MARK: Constructing

  func construct(
    _ value: ScriptValue, _ arguments: [ScriptValue], callee: ScriptNode? = nil, newTarget: ScriptObject? = nil
  ) throws -> ScriptValue {
    guard let function = value.function, function.isConstructor else {
      throw typeError("\(callee.flatMap(Self.name) ?? "(intermediate value)") is not a constructor")
    }
    return try construct(function, arguments, newTarget: newTarget ?? function)
  }

  private func construct(
    _ function: ScriptFunction, _ arguments: [ScriptValue], newTarget: ScriptObject
  ) throws -> ScriptValue {
    switch function.code {
    case .native: return try invoke(function, this: nil, arguments, newTarget: newTarget)
    case .bound(let target, _, let first):
      return try construct(target, first + arguments, newTarget: newTarget === function ? target : newTarget)
    case .gone: return .undefined
    case .closure(let node, let scope):
      if function.isDerived { return try constructDerived(function, node, scope, arguments, newTarget) }
      let parent = try property("prototype", of: .object(newTarget)).object
      let object = try newObject(parent)
      try setFields(of: function, on: object)
      let result = try invoke(function, this: .object(object), arguments, newTarget: newTarget)
      return result.object == nil ? .object(object) : result
    }
  }

  /// The constructor makes its object with `super()`.
  private func constructDerived(
    _ function: ScriptFunction, _ node: FunctionNode, _ outer: ScriptScope, _ arguments: [ScriptValue],
    _ newTarget: ScriptObject
  ) throws -> ScriptValue {
    try deeper {
      try chargeMemory(24)
      let callFrame = ScriptFrame(this: nil, function: function, newTarget: newTarget, source: node.source)
      let caller = (frame, at)
      frame = callFrame
      defer { (frame, at) = caller }
      let result = try body(node, ScriptScope(outer, callFrame), arguments, true)
      if result.object != nil { return result }
      guard let this = callFrame.this else {
        throw thrown("ReferenceError", "Must call super constructor in derived class before returning")
      }
      return this
    }
  }

  func superCall(_ nodes: [ScriptNode], _ scope: ScriptScope) throws -> ScriptValue {
    let frame = scope.frame
    guard let function = frame.function, let newTarget = frame.newTarget else {
      throw thrown("SyntaxError", "'super' keyword unexpected here")
    }
    let arguments = try values(nodes, scope)
    let parent = function.prototype.map { ScriptValue.object($0) } ?? .undefined
    let object = try construct(parent, arguments, newTarget: newTarget)
    if frame.this != nil { throw thrown("ReferenceError", "Super constructor may only be called once") }
    frame.this = object
    if let object = object.object { try setFields(of: function, on: object) }
    return object
  }

  func setFields(of function: ScriptFunction, on object: ScriptObject) throws {
    for field in function.fields {
      var value = ScriptValue.undefined
      if let node = field.value {
        let fieldFrame = ScriptFrame(this: .object(object), function: function, source: node.source)
        let caller = frame
        frame = fieldFrame
        defer { frame = caller }
        if let result = node.result { value = try named(result, field.key, ScriptScope(field.scope, fieldFrame)) }
      }
      object.properties[field.key] = ScriptProperty(value, isHidden: field.key.units.first == 35)
    }
  }
}
