import PlainviewScripting

extension ScriptEngine {
  // MARK: Global names

  func setGlobal(_ name: String, _ text: String) {
    try? set(ScriptText(name), of: .object(globals), to: .text(ScriptText(text)))
  }

  func removeGlobal(_ name: String) { removeProperty(ScriptText(name), of: globals) }

  func addObject(_ name: String) {
    guard let object = try? makeObject() else { return }
    try? set(ScriptText(name), of: .object(globals), to: .object(object))
  }

  private func object(_ name: String) -> ScriptObject? {
    if case .object(let object)? = try? property(ScriptText(name), of: .object(globals)) { return object }
    return nil
  }

  func set(_ key: String, of object: String, to text: String) { set(key, of: object, to: .text(text)) }

  func set(_ key: String, of object: String, to value: FlowValue) {
    guard let target = self.object(object), let value = try? scriptValue(value) else { return }
    try? set(ScriptText(key), of: .object(target), to: value)
  }

  func remove(_ key: String, of object: String) {
    if let target = self.object(object) { removeProperty(ScriptText(key), of: target) }
  }

  /// The properties of a global object; functions and what else JSON does not have are left out.
  func values(of object: String) -> [String: FlowValue] {
    guard let target = self.object(object) else { return [:] }
    var result: [String: FlowValue] = [:]
    for key in listedKeys(of: target) {
      guard let value = try? property(key, of: .object(target)), let known = flowValue(value, depth: 0) else {
        continue
      }
      result[key.string] = known
    }
    return result
  }

  // MARK: Conversions

  /// The value of a script, as a text; nil for no value.
  func text(of source: ScriptSource, refusesUndefined: Bool) throws -> String? {
    let value = try evaluate(source, refusesUndefined: refusesUndefined)
    if case .undefined = value { return nil }
    return try textValue(value, in: source)
  }

  func scriptValue(_ value: FlowValue) throws -> ScriptValue {
    switch value {
    case .null: return .null
    case .boolean(let value): return .boolean(value)
    case .number(let value): return .number(value)
    case .text(let text): return .text(ScriptText(text))
    case .list(let values): return try makeList(values.map { try scriptValue($0) })
    case .object(let entries):
      let object = try makeObject()
      for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
        try set(ScriptText(key), of: .object(object), to: scriptValue(value))
      }
      return .object(object)
    }
  }

  /// The value as JSON has it; nil for a function and for what is nested too deeply.
  func flowValue(_ value: ScriptValue, depth: Int) -> FlowValue? {
    switch value {
    case .undefined, .symbol: return nil
    case .null: return .null
    case .boolean(let value): return .boolean(value)
    case .number(let value): return .number(value)
    case .text(let text): return .text(text.string)
    case .object(let object):
      guard depth < 20, !isCallable(object) else { return nil }
      if let elements = elements(of: object) {
        return .list(elements.map { flowValue($0, depth: depth + 1) ?? .null })
      }
      var result: [String: FlowValue] = [:]
      for key in listedKeys(of: object) {
        guard let inner = try? property(key, of: value), let known = flowValue(inner, depth: depth + 1) else {
          continue
        }
        result[key.string] = known
      }
      return .object(result)
    }
  }
}
