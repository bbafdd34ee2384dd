extension ScriptEngine {
  // MARK: For the host of the scripts

  package func makeObject() throws -> ScriptObject { try newObject() }

  package func makeList(_ values: [ScriptValue]) throws -> ScriptValue { try list(values) }

  /// The keys that scripts list, in their order.
  package func listedKeys(of object: ScriptObject) -> [ScriptText] {
    object.keys.filter { object.own($0)?.isEnumerable == true }
  }

  /// The elements of a list; nil for other objects.
  package func elements(of object: ScriptObject) -> [ScriptValue]? { (object as? ScriptList)?.values }

  package func isCallable(_ object: ScriptObject) -> Bool { object is ScriptFunction }

  package func removeProperty(_ key: ScriptText, of object: ScriptObject) { _ = object.remove(key) }

  /// A value as a text; this may call methods of an object, which can fail like a script.
  package func textValue(_ value: ScriptValue, in source: ScriptSource) throws(ScriptError) -> String {
    do {
      return try text(of: value).string
    } catch {
      throw self.error(of: error)
    }
  }

  /// The error of a script that a function of the host throws.
  package func failure(_ message: String) -> any Error { thrown("Error", message) }
}
