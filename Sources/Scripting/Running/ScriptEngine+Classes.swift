extension ScriptEngine {
  func classValue(_ definition: ClassNode, _ outer: ScriptScope) throws -> ScriptValue {
    let scope = ScriptScope(outer, outer.frame)
    if let name = definition.name { scope.declare(name, nil, isConstant: true) }
    let prototype = try newObject()
    var parent: ScriptValue = .object(prototypes.function)
    if let node = definition.parent {
      parent = try value(node, scope)
      if case .null = parent {
        prototype.prototype = nil
      } else {
        guard let function = parent.function, function.isConstructor else {
          throw typeError("Class extends value \(try text(of: parent)) is not a constructor or null")
        }
        prototype.prototype = try property("prototype", of: parent).object
      }
    }
    let constructor = try self.constructor(of: definition, scope)
    if let function = parent.function { constructor.prototype = function }
    constructor.home = prototype
    var property = ScriptProperty(.object(prototype), isHidden: true)
    property.isWritable = false
    constructor.properties["prototype"] = property
    prototype.hide("constructor", .object(constructor))
    if let name = definition.name { scope.declare(name, .object(constructor), isConstant: true) }
    try add(definition.members, to: constructor, prototype, scope)
    return .object(constructor)
  }

  private func constructor(of definition: ClassNode, _ scope: ScriptScope) throws -> ScriptFunction {
    let function: ScriptFunction
    if let node = definition.constructor {
      function = try keep(ScriptFunction(.closure(node, scope), prototypes.function))
      describe(function, definition.name ?? "", node.length)
      function.isDerived = node.isDerivedConstructor
    } else {
      let isDerived = definition.parent != nil
      function = try keep(ScriptFunction(.gone, prototypes.function))
      function.become(
        .native { [unowned function] engine, call in
          try engine.constructByDefault(function, call, isDerived: isDerived)
        })
      describe(function, definition.name ?? "", 0)
    }
    function.isConstructor = true
    return function
  }

  /// The default constructor of a class.
  fileprivate func constructByDefault(
    _ owner: ScriptFunction, _ call: ScriptCall, isDerived: Bool
  ) throws -> ScriptValue {
    guard let newTarget = call.newTarget else { throw typeError("Class constructor cannot be invoked without 'new'") }
    if isDerived {
      let parent = owner.prototype.map { ScriptValue.object($0) } ?? .undefined
      let object = try construct(parent, call.arguments, newTarget: newTarget)
      if let object = object.object { try setFields(of: owner, on: object) }
      return object
    }
    let object = try newObject(try property("prototype", of: .object(newTarget)).object)
    try setFields(of: owner, on: object)
    return .object(object)
  }

  private func add(
    _ members: [ClassNode.Member], to constructor: ScriptFunction, _ prototype: ScriptObject, _ scope: ScriptScope
  ) throws {
    var statics: [() throws -> Void] = []
    for member in members {
      switch member {
      case .method(let name, let node, let isStatic):
        let key = try key(name, scope)
        let home = isStatic ? constructor : prototype
        home.hide(key, .object(try method(node, scope, home: home, name: key)))
      case .getter(let name, let node, let isStatic):
        let key = try key(name, scope)
        let home = isStatic ? constructor : prototype
        let getter = try method(node, scope, home: home, name: key)
        accessor(key, home, ScriptProperty(getter: getter, setter: home.properties[key]?.setter))
      case .setter(let name, let node, let isStatic):
        let key = try key(name, scope)
        let home = isStatic ? constructor : prototype
        let setter = try method(node, scope, home: home, name: key)
        accessor(key, home, ScriptProperty(getter: home.properties[key]?.getter, setter: setter))
      case .field(let name, let node, let isStatic):
        let key = try key(name, scope)
        if isStatic {
          statics.append { try self.setStatic(key, node, constructor, scope) }
        } else {
          constructor.fields.append((key, node, scope))
        }
      case .block(let node):
        statics.append {
          let function = try self.method(node, scope, home: constructor, name: "")
          try self.call(.object(function), this: .object(constructor), [], at: node.at)
        }
      }
    }
    for work in statics { try work() }
  }

  private func accessor(_ key: ScriptText, _ home: ScriptObject, _ property: ScriptProperty) {
    var property = property
    property.isEnumerable = false
    home.properties[key] = property
  }

  private func setStatic(
    _ key: ScriptText, _ node: FunctionNode?, _ constructor: ScriptFunction, _ scope: ScriptScope
  ) throws {
    var value = ScriptValue.undefined
    if let node, let result = node.result {
      let fieldFrame = ScriptFrame(this: .object(constructor), function: constructor, source: node.source)
      value = try named(result, key, ScriptScope(scope, fieldFrame))
    }
    constructor.properties[key] = ScriptProperty(value)
  }
}
