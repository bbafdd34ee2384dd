/// What a call has besides the function: what it is called on, and its arguments.
struct ScriptCall {
  let this: ScriptValue
  let arguments: [ScriptValue]
  /// The target of `new`; nil for plain calls.
  var newTarget: ScriptObject?

  subscript(index: Int) -> ScriptValue { index < arguments.count ? arguments[index] : .undefined }
}

/// A function of a script or of the library.
final class ScriptFunction: ScriptObject {
  typealias Body = (ScriptEngine, ScriptCall) throws -> ScriptValue

  enum Code {
    case native(Body)
    case closure(FunctionNode, ScriptScope)
    case bound(ScriptFunction, this: ScriptValue, [ScriptValue])
    case gone
  }

  private(set) var code: Code
  /// Whether it may be called with `new`.
  var isConstructor = false
  /// Name and number of parameters of a function of the library: made into properties on demand.
  var libraryName: (name: ScriptText, length: Int)?
  /// The object where `super` looks up properties.
  var home: ScriptObject?
  /// What each new object of a class begins with.
  var fields: [(key: ScriptText, value: FunctionNode?, scope: ScriptScope)] = []
  var isDerived = false

  init(_ code: Code, _ prototype: ScriptObject?) {
    self.code = code
    super.init(prototype)
  }

  override var kind: String { "Function" }

  override func own(_ key: ScriptText) -> ScriptProperty? {
    if let known = super.own(key) { return known }
    guard let libraryName, key == "name" || key == "length" else { return nil }
    var property = ScriptProperty(
      key == "name" ? .text(libraryName.name) : .number(Double(libraryName.length)), isHidden: true)
    property.isWritable = false
    return property
  }

  /// Gives code to a function that needs itself in it.
  func become(_ code: Code) { self.code = code }

  var node: FunctionNode? {
    if case .closure(let node, _) = code { return node }
    return nil
  }

  override func empty() {
    code = .gone
    home = nil
    fields = []
    super.empty()
  }
}

/// Names and their values in a part of a script.
final class ScriptScope {
  final class Variable {
    /// Nil before its declaration was reached.
    var value: ScriptValue?
    let isConstant: Bool

    init(_ value: ScriptValue?, isConstant: Bool = false) {
      self.value = value
      self.isConstant = isConstant
    }
  }

  let parent: ScriptScope?
  let frame: ScriptFrame
  private var variables: [ScriptText: Variable] = [:]

  init(_ parent: ScriptScope?, _ frame: ScriptFrame) {
    self.parent = parent
    self.frame = frame
  }

  func own(_ name: ScriptText) -> Variable? { variables[name] }

  func find(_ name: ScriptText) -> Variable? {
    var scope: ScriptScope? = self
    while let current = scope {
      if let variable = current.variables[name] { return variable }
      scope = current.parent
    }
    return nil
  }

  func declare(_ name: ScriptText, _ value: ScriptValue?, isConstant: Bool = false) {
    variables[name] = Variable(value, isConstant: isConstant)
  }
}

/// A call that runs.
final class ScriptFrame {
  /// Nil in the constructor of a class that extends another one, before `super()`.
  var this: ScriptValue?
  let function: ScriptFunction?
  let newTarget: ScriptObject?
  let source: ScriptSource
  let isProgram: Bool

  init(
    this: ScriptValue?, function: ScriptFunction?, newTarget: ScriptObject? = nil, source: ScriptSource,
    isProgram: Bool = false
  ) {
    self.this = this
    self.function = function
    self.newTarget = newTarget
    self.source = source
    self.isProgram = isProgram
  }
}
