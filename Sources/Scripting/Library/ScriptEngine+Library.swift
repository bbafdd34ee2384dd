extension ScriptEngine {
  /// A function of the library.
  func native(
    _ name: ScriptText, _ length: Int, _ body: @escaping ScriptFunction.Body
  ) throws -> ScriptFunction {
    let function = try keep(ScriptFunction(.native(body), prototypes.function))
    describe(function, name, length)
    return function
  }

  private func method(_ name: ScriptText, _ length: Int, _ body: @escaping ScriptFunction.Body) -> ScriptFunction {
    let function = ScriptFunction(.native(body), prototypes.function)
    keepUncharged(function)
    function.libraryName = (name, length)
    return function
  }

  /// Adds a function to an object of the library.
  package func add(
    _ name: ScriptText, _ length: Int = 0, to object: ScriptObject,
    _ body: @escaping (ScriptEngine, ScriptValue, [ScriptValue]) throws -> ScriptValue
  ) {
    object.hide(name, .object(method(name, length) { engine, call in try body(engine, call.this, call.arguments) }))
  }

  func define(_ object: ScriptObject, _ name: ScriptText, _ length: Int = 0, _ body: @escaping ScriptFunction.Body) {
    object.hide(name, .object(method(name, length, body)))
  }

  func define(_ object: ScriptObject, symbol key: ScriptText, _ name: ScriptText, _ body: @escaping ScriptFunction.Body)
  {
    object.hide(key, .object(method(name, 0, body)))
  }

  func defineGetter(_ object: ScriptObject, _ name: ScriptText, _ body: @escaping ScriptFunction.Body) {
    var property = ScriptProperty(getter: method(name, 0, body), setter: nil)
    property.isEnumerable = false
    object.properties[name] = property
  }

  func defineConstant(_ object: ScriptObject, _ name: ScriptText, _ value: ScriptValue) {
    var property = ScriptProperty(value, isHidden: true)
    (property.isWritable, property.isConfigurable) = (false, false)
    object.properties[name] = property
  }

  /// A constructor among the global names.
  @discardableResult
  func defineType(
    _ name: ScriptText, _ length: Int, _ prototype: ScriptObject, _ body: @escaping ScriptFunction.Body
  ) -> ScriptFunction {
    let function = method(name, length, body)
    function.isConstructor = true
    defineConstant(function, "prototype", .object(prototype))
    prototype.hide("constructor", .object(function))
    globals.hide(name, .object(function))
    return function
  }

  /// The prototype for an object that `new` makes.
  func prototype(for call: ScriptCall, _ preset: ScriptObject) throws -> ScriptObject {
    guard let target = call.newTarget else { return preset }
    return try property("prototype", of: .object(target)).object ?? preset
  }

  func installLibrary() {
    installObjects()
    installFunctions()
    installErrors()
    installLists()
    installListSearches()
    installTexts()
    installTextPatterns()
    installNumbers()
    installMath()
    installDates()
    installDateMethods()
    installPatterns()
    installTables()
    installPromises()
    installJSON()
    installGlobals()
    globals.prototype = prototypes.object
    for prototype in prototypes.all { keepUncharged(prototype) }
  }
}
