extension ScriptEngine {
  /// The first match of a pattern in a text at a position or after it: where its groups are.
  func match(_ pattern: ScriptPattern, _ text: ScriptText, from start: Int, isSticky: Bool) throws -> [Int]? {
    guard start >= 0, start <= text.count else { return nil }
    for position in start...text.count {
      if let groups = try pattern.match(text.units, at: position, charge: charge) { return groups }
      if isSticky { return nil }
    }
    return nil
  }

  /// Looks for the next match, as `exec` does.
  func next(_ object: ScriptPatternObject, _ text: ScriptText) throws -> [Int]? {
    let pattern = object.pattern
    let remembers = pattern.isGlobal || pattern.isSticky
    let start = remembers ? try index(of: object.lastIndex) : 0
    let groups = try match(pattern, text, from: start, isSticky: pattern.isSticky)
    if remembers { object.lastIndex = .number(Double(groups?[1] ?? 0)) }
    return groups
  }

  /// All matches; an empty one is followed by one that begins later.
  private func allMatches(_ pattern: ScriptPattern, _ text: ScriptText) throws -> [[Int]] {
    var result: [[Int]] = []
    var position = 0
    while let groups = try match(pattern, text, from: position, isSticky: pattern.isSticky) {
      try chargeMemory(groups.count * 4)
      result.append(groups)
      let step = pattern.isUnicode && groups[1] < text.count ? ScriptUnits.scalar(text.units, at: groups[1]).length : 1
      position = groups[1] > groups[0] ? groups[1] : groups[1] + step
      if position > text.count { break }
    }
    return result
  }

  func group(_ number: Int, _ groups: [Int], _ text: ScriptText) -> ScriptValue {
    let (start, end) = (groups[number * 2], groups[number * 2 + 1])
    return start >= 0 && end >= 0 ? .text(text.slice(start, end)) : .undefined
  }

  /// What `exec` gives.
  func matchValue(_ groups: [Int], _ pattern: ScriptPattern, _ text: ScriptText) throws -> ScriptValue {
    let list = try newList((0..<pattern.groupCount).map { group($0, groups, text) })
    list.properties["index"] = ScriptProperty(.number(Double(groups[0])))
    list.properties["input"] = ScriptProperty(.text(text))
    list.properties["groups"] = ScriptProperty(try namedGroups(groups, pattern, text))
    return .object(list)
  }

  private func namedGroups(_ groups: [Int], _ pattern: ScriptPattern, _ text: ScriptText) throws -> ScriptValue {
    guard !pattern.names.isEmpty else { return .undefined }
    let object = try keep(ScriptObject(nil))
    for (name, number) in pattern.names { object.properties[name] = ScriptProperty(group(number, groups, text)) }
    return .object(object)
  }

  func patternObject(_ body: ScriptText, _ flags: ScriptText) throws -> ScriptPatternObject {
    do {
      return try keep(ScriptPatternObject(ScriptPattern(body: body, flags: flags), prototypes.pattern))
    } catch let fault as PatternFault {
      throw thrown("SyntaxError", fault.message)
    }
  }

  private func pattern(_ value: ScriptValue, flags: ScriptText = "") throws -> ScriptPatternObject {
    if let known = value.object as? ScriptPatternObject { return known }
    return try patternObject(value.isUndefined ? "(?:)" : text(of: value), flags)
  }

  func installTextPatterns() {
    let prototype = prototypes.text
    define(prototype, "match", 1) { engine, call in
      let text = try engine.thisText(call)
      let object = try engine.pattern(call[0])
      guard object.pattern.isGlobal else {
        return try engine.next(object, text).map { try engine.matchValue($0, object.pattern, text) } ?? .null
      }
      object.lastIndex = .number(0)
      let all = try engine.allMatches(object.pattern, text)
      return all.isEmpty ? .null : try engine.list(all.map { engine.group(0, $0, text) })
    }
    define(prototype, "matchAll", 1) { engine, call in
      let text = try engine.thisText(call)
      let object = try engine.pattern(call[0], flags: "g")
      guard object.pattern.isGlobal else {
        throw engine.typeError("String.prototype.matchAll called with a non-global RegExp argument")
      }
      var rest = try engine.allMatches(object.pattern, text)[...]
      return try engine.iterator { [unowned engine] in
        try rest.popFirst().map { try engine.matchValue($0, object.pattern, text) }
      }
    }
    define(prototype, "search", 1) { engine, call in
      let text = try engine.thisText(call)
      let found = try engine.match(engine.pattern(call[0]).pattern, text, from: 0, isSticky: false)
      return .number(Double(found?[0] ?? -1))
    }
    define(prototype, "replace", 2) { engine, call in try engine.replaced(call, all: false) }
    define(prototype, "replaceAll", 2) { engine, call in
      if let object = call[0].object as? ScriptPatternObject, !object.pattern.isGlobal {
        throw engine.typeError("replaceAll must be called with a global RegExp")
      }
      return try engine.replaced(call, all: true)
    }
    define(prototype, "split", 2) { engine, call in try engine.split(call) }
  }

  // MARK: Replacing

  private func replaced(_ call: ScriptCall, all: Bool) throws -> ScriptValue {
    let text = try thisText(call)
    let object = call[0].object as? ScriptPatternObject
    var matches: [[Int]] = []
    if let object {
      if object.pattern.isGlobal {
        object.lastIndex = .number(0)
        matches = try allMatches(object.pattern, text)
      } else {
        matches = try next(object, text).map { [$0] } ?? []
      }
    } else {
      let part = try self.text(of: call[0])
      var position = 0
      try charge(text.count / 32)
      while let found = text.index(of: part, from: position) {
        try charge()
        matches.append([found, found + part.count])
        position = found + max(part.count, 1)
        if !all { break }
      }
    }
    let template = call[1].function == nil ? try self.text(of: call[1]) : nil
    var result = ScriptText()
    var position = 0
    for groups in matches {
      result.units += text.units[position..<groups[0]]
      if let template {
        result.units += try filled(template, groups, object?.pattern, text).units
      } else {
        result.units += try self.text(of: replacement(call[1], groups, object?.pattern, text)).units
      }
      position = groups[1]
      guard result.count <= limits.textLength else { break }
    }
    result.units += text.units[position...]
    return try made(result)
  }

  private func replacement(
    _ function: ScriptValue, _ groups: [Int], _ pattern: ScriptPattern?, _ text: ScriptText
  ) throws -> ScriptValue {
    var arguments = (0..<groups.count / 2).map { group($0, groups, text) }
    arguments += [.number(Double(groups[0])), .text(text)]
    if let pattern, !pattern.names.isEmpty { arguments.append(try namedGroups(groups, pattern, text)) }
    return try self.call(function, this: .undefined, arguments, at: at)
  }

  /// A replacement with `$1`, `$&` and the like in it.
  private func filled(
    _ template: ScriptText, _ groups: [Int], _ pattern: ScriptPattern?, _ text: ScriptText
  ) throws -> ScriptText {
    guard template.units.contains(36) else { return template }
    var result = ScriptText()
    var position = 0
    func unit(_ offset: Int) -> UInt16 { position + offset < template.count ? template.units[position + offset] : 0 }
    while position < template.count {
      try charge()
      guard unit(0) == 36 else {
        result.units.append(unit(0))
        position += 1
        continue
      }
      switch unit(1) {
      case 36: result.units.append(36)
      case 38: result.units += text.units[groups[0]..<groups[1]]
      case 96: result.units += text.units[..<groups[0]]
      case 39: result.units += text.units[groups[1]...]
      case 48...57:
        let count = groups.count / 2
        let one = Int(unit(1) - 48)
        let two = ScriptUnits.isDigit(unit(2)) ? one * 10 + Int(unit(2) - 48) : 0
        let number = two > 0 && two < count ? two : one
        guard number > 0, number < count else {
          result.units.append(36)
          position += 1
          continue
        }
        if case .text(let part) = group(number, groups, text) { result.units += part.units }
        if number == two { position += 1 }
      case 60 where pattern?.names.isEmpty == false && template.units[position...].contains(62):
        let end = template.units[position...].firstIndex(of: 62) ?? position
        let name = template.slice(position + 2, end)
        if let number = pattern?.names.first(where: { $0.name == name })?.group,
          case .text(let part) = group(number, groups, text)
        {
          result.units += part.units
        }
        position = end + 1
        continue
      default:
        result.units.append(36)
        position += 1
        continue
      }
      position += 2
    }
    return result
  }

  // MARK: Splitting

  private func split(_ call: ScriptCall) throws -> ScriptValue {
    let text = try thisText(call)
    let limit = call[1].isUndefined ? Int.max : Int(UInt32(bitPattern: try int32(of: call[1])))
    if limit == 0 { return try list([]) }
    if call[0].isUndefined { return try list([.text(text)]) }
    var parts: [ScriptValue] = []
    if let object = call[0].object as? ScriptPatternObject {
      parts = try split(text, by: object.pattern, limit: limit)
    } else {
      let separator = try self.text(of: call[0])
      try charge(text.count / 16)
      if separator.isEmpty {
        parts = text.units.prefix(limit).map { .text(ScriptText(units: [$0])) }
      } else {
        var position = 0
        while parts.count < limit, let found = text.index(of: separator, from: position) {
          parts.append(.text(text.slice(position, found)))
          position = found + separator.count
        }
        parts.append(.text(text.slice(position, text.count)))
      }
    }
    try chargeMemory(text.count + parts.count * 8)
    return try list(Array(parts.prefix(limit)))
  }

  private func split(_ text: ScriptText, by pattern: ScriptPattern, limit: Int) throws -> [ScriptValue] {
    if text.isEmpty { return try pattern.match([], at: 0, charge: charge) == nil ? [.text("")] : [] }
    var parts: [ScriptValue] = []
    var (start, position) = (0, 0)
    while position < text.count, parts.count < limit {
      try charge()
      guard let groups = try pattern.match(text.units, at: position, charge: charge), groups[1] > start else {
        position += 1
        continue
      }
      parts.append(.text(text.slice(start, position)))
      for number in 1..<max(pattern.groupCount, 1) { parts.append(group(number, groups, text)) }
      start = groups[1]
      position = start
    }
    parts.append(.text(text.slice(start, text.count)))
    return parts
  }
}
