extension ScriptEngine {
  private func each(
    _ call: ScriptCall, includesMissing: Bool = false, reversed: Bool = false,
    _ body: (Int, ScriptValue, ScriptValue) throws -> Bool
  ) throws {
    let list = try thisList(call)
    let function = call[0]
    guard function.function != nil else { throw typeError("\(try describe(function)) is not a function") }
    let count = list.elements.count
    for step in 0..<count {
      let index = reversed ? count - 1 - step : step
      guard index < list.elements.count || includesMissing else { continue }
      let element = index < list.elements.count ? list.elements[index] : nil
      guard element != nil || includesMissing else { continue }
      try charge()
      let value = element ?? .undefined
      let result = try self.call(function, this: call[1], [value, .number(Double(index)), call.this], at: at)
      if try !body(index, value, result) { return }
    }
  }

  func describe(_ value: ScriptValue) throws -> String {
    if case .text(let text) = value { return "\"\(text.string.prefix(80))\"" }
    return value.object is ScriptList || value.object == nil
      ? String(try text(of: value).string.prefix(80)) : "#<Object>"
  }

  func installListSearches() {
    let prototype = prototypes.list
    define(prototype, "forEach", 1) { engine, call in
      try engine.each(call) { _, _, _ in true }
      return .undefined
    }
    define(prototype, "map", 1) { engine, call in
      var result = [ScriptValue?](repeating: nil, count: try engine.thisList(call).elements.count)
      try engine.each(call) { index, _, value in
        result[index] = value
        return true
      }
      return .object(try engine.newList(result))
    }
    define(prototype, "filter", 1) { engine, call in
      var result: [ScriptValue] = []
      try engine.each(call) { _, value, isIncluded in
        if isIncluded.isTrue { result.append(value) }
        return true
      }
      return try engine.list(result)
    }
    define(prototype, "flatMap", 1) { engine, call in
      var result: [ScriptValue?] = []
      try engine.each(call) { _, _, value in
        if let list = value.list { result += list.elements.compactMap { $0 } } else { result.append(value) }
        return true
      }
      return .object(try engine.newList(result))
    }
    define(prototype, "some", 1) { engine, call in
      var found = false
      try engine.each(call) { _, _, result in
        found = result.isTrue
        return !found
      }
      return .boolean(found)
    }
    define(prototype, "every", 1) { engine, call in
      var holds = true
      try engine.each(call) { _, _, result in
        holds = result.isTrue
        return holds
      }
      return .boolean(holds)
    }
    installListFinds()
    installListFolds()
    installListPositions()
  }

  private func installListFinds() {
    let prototype = prototypes.list
    for (name, isReversed, givesIndex) in [
      ("find", false, false), ("findIndex", false, true), ("findLast", true, false), ("findLastIndex", true, true),
    ] {
      define(prototype, ScriptText(name), 1) { engine, call in
        var found: ScriptValue = givesIndex ? .number(-1) : .undefined
        try engine.each(call, includesMissing: true, reversed: isReversed) { index, value, result in
          if result.isTrue { found = givesIndex ? .number(Double(index)) : value }
          return !result.isTrue
        }
        return found
      }
    }
    define(prototype, "at", 1) { engine, call in
      let list = try engine.thisList(call)
      let relativeIndex = try engine.index(of: call[0])
      let index = relativeIndex < 0 ? list.elements.count + relativeIndex : relativeIndex
      return list.elements.indices.contains(index) ? list.elements[index] ?? .undefined : .undefined
    }
  }

  private func installListFolds() {
    for (name, isReversed) in [("reduce", false), ("reduceRight", true)] {
      define(prototypes.list, ScriptText(name), 1) { engine, call in
        let list = try engine.thisList(call)
        guard call[0].function != nil else {
          throw engine.typeError("\(try engine.describe(call[0])) is not a function")
        }
        var result: ScriptValue? = call.arguments.count > 1 ? call[1] : nil
        let count = list.elements.count
        for step in 0..<count {
          let index = isReversed ? count - 1 - step : step
          guard index < list.elements.count, let value = list.elements[index] else { continue }
          try engine.charge()
          guard let accumulated = result else {
            result = value
            continue
          }
          result = try engine.call(
            call[0], this: .undefined, [accumulated, value, .number(Double(index)), call.this], at: engine.at)
        }
        guard let result else { throw engine.typeError("Reduce of empty array with no initial value") }
        return result
      }
    }
  }

  private func installListPositions() {
    let prototype = prototypes.list
    define(prototype, "includes", 1) { engine, call in
      let list = try engine.thisList(call)
      let start = try engine.position(call[1], in: list.elements.count, preset: 0)
      try engine.charge(list.elements.count / 16)
      return .boolean(list.elements[start...].contains { ($0 ?? .undefined).isSameOrNaN(as: call[0]) })
    }
    define(prototype, "indexOf", 1) { engine, call in
      let list = try engine.thisList(call)
      let start = try engine.position(call[1], in: list.elements.count, preset: 0)
      try engine.charge(list.elements.count / 16)
      let position = list.elements[start...].firstIndex { $0?.isSame(as: call[0]) ?? false }
      return .number(Double(position ?? -1))
    }
    define(prototype, "lastIndexOf", 1) { engine, call in
      let list = try engine.thisList(call)
      var end = list.elements.count - 1
      if call.arguments.count > 1 {
        let position = try engine.index(of: call[1])
        end = position < 0 ? list.elements.count + position : min(position, end)
      }
      try engine.charge(list.elements.count / 16)
      guard end >= 0 else { return .number(-1) }
      let position = list.elements[...end].lastIndex { $0?.isSame(as: call[0]) ?? false }
      return .number(Double(position ?? -1))
    }
  }
}
