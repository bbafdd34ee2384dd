extension ScriptEngine {
  /// The list that a method is called on.
  func thisList(_ call: ScriptCall) throws -> ScriptList {
    if let list = call.this.list { return list }
    // An array-like object is read as a list; the object does not change.
    return try newList(listed(arguments: .object(object(of: call.this))))
  }

  private func writable(_ call: ScriptCall) throws -> ScriptList {
    guard let list = call.this.list else { throw typeError("this is not a list") }
    if list.isFrozen || !list.isExtensible {
      throw typeError("Cannot add property \(list.elements.count), object is not extensible")
    }
    return list
  }

  func installLists() {
    let type = defineType("Array", 1, prototypes.list) { engine, call in
      let list = try engine.newList([])
      list.prototype = try engine.prototype(for: call, engine.prototypes.list)
      if call.arguments.count == 1, case .number(let count) = call[0] {
        guard count >= 0, count == count.rounded(), count < 4_294_967_296 else {
          throw engine.rangeError("Invalid array length")
        }
        try list.resize(to: Int(count))
        try engine.chargeMemory(Int(count) * 8)
      } else {
        try engine.chargeMemory(call.arguments.count * 8)
        list.elements = call.arguments
      }
      return .object(list)
    }
    define(type, "isArray", 1) { _, call in .boolean(call[0].list != nil) }
    define(type, "of") { engine, call in try engine.list(call.arguments) }
    define(type, "from", 1) { engine, call in try engine.listFrom(call) }
    installListChanges()
    installListCopies()
    installListOrder()
  }

  private func listFrom(_ call: ScriptCall) throws -> ScriptValue {
    var values: [ScriptValue] = []
    if call[0].isNothing { throw typeError("\(try text(of: call[0])) is not iterable") }
    if case .text = call[0] {
      try iterate(call[0]) {
        values.append($0)
        return true
      }
    } else if try property(ScriptSymbol.iteratorKey, of: call[0]).function != nil {
      try iterate(call[0]) {
        values.append($0)
        try self.chargeMemory(8)
        return true
      }
    } else if call[0].object != nil {
      values = try listed(arguments: call[0])
    }
    if call[1].function != nil {
      values = try values.enumerated().map { try self.call(call[1], this: call[2], [$1, .number(Double($0))], at: at) }
    }
    return try list(values)
  }

  private func installListChanges() {
    let prototype = prototypes.list
    define(prototype, "push", 1) { engine, call in
      let list = try engine.writable(call)
      try engine.chargeMemory(call.arguments.count * 8)
      guard list.elements.count + call.arguments.count <= ScriptList.limit else {
        throw ScriptLimit.tooLong("a list", ScriptList.limit)
      }
      for value in call.arguments { list.elements.append(value) }
      return .number(Double(list.elements.count))
    }
    define(prototype, "pop") { engine, call in
      let list = try engine.writable(call)
      return (list.elements.popLast() ?? nil) ?? .undefined
    }
    define(prototype, "shift") { engine, call in
      let list = try engine.writable(call)
      try engine.charge(list.elements.count / 64)
      return list.elements.isEmpty ? .undefined : list.elements.removeFirst() ?? .undefined
    }
    define(prototype, "unshift", 1) { engine, call in
      let list = try engine.writable(call)
      try engine.chargeMemory(call.arguments.count * 8)
      try engine.charge(list.elements.count / 64)
      list.elements.insert(contentsOf: call.arguments.map(Optional.some), at: 0)
      return .number(Double(list.elements.count))
    }
    define(prototype, "splice", 2) { engine, call in
      let list = try engine.writable(call)
      let count = list.elements.count
      let start = try engine.position(call[0], in: count, preset: 0)
      let removalCount = call.arguments.count < 2 ? count - start : try engine.index(of: call[1])
      let removed = call.arguments.isEmpty ? 0 : min(max(removalCount, 0), count - start)
      try engine.chargeMemory(call.arguments.count * 8)
      try engine.charge(count / 64)
      let result = Array(list.elements[start..<start + removed])
      list.elements.replaceSubrange(start..<start + removed, with: call.arguments.dropFirst(2).map(Optional.some))
      return .object(try engine.newList(result))
    }
    define(prototype, "reverse") { engine, call in
      let list = try engine.writable(call)
      try engine.charge(list.elements.count / 64)
      list.elements.reverse()
      return call.this
    }
    define(prototype, "fill", 1) { engine, call in
      let list = try engine.writable(call)
      let count = list.elements.count
      let start = try engine.position(call[1], in: count, preset: 0)
      let end = try engine.position(call[2], in: count, preset: count)
      try engine.charge(count / 64)
      for position in start..<max(start, end) { list.elements[position] = call[0] }
      return call.this
    }
  }

  private func installListCopies() {
    let prototype = prototypes.list
    define(prototype, "slice", 2) { engine, call in
      let list = try engine.thisList(call)
      let count = list.elements.count
      let start = try engine.position(call[0], in: count, preset: 0)
      let end = try engine.position(call[1], in: count, preset: count)
      return .object(try engine.newList(Array(list.elements[start..<max(start, end)])))
    }
    define(prototype, "concat", 1) { engine, call in
      var elements = try engine.thisList(call).elements
      for value in call.arguments {
        if let list = value.list { elements += list.elements } else { elements.append(value) }
      }
      return .object(try engine.newList(elements))
    }
    define(prototype, "join", 1) { engine, call in
      let separator = call[0].isUndefined ? "," : try engine.text(of: call[0])
      return try engine.joined(engine.thisList(call), separator)
    }
    define(prototype, "toString") { engine, call in try engine.joined(engine.thisList(call), ",") }
    define(prototype, "flat") { engine, call in
      let depth = call[0].isUndefined ? 1 : try engine.index(of: call[0])
      var elements: [ScriptValue?] = []
      try engine.flatten(engine.thisList(call), depth, into: &elements)
      return .object(try engine.newList(elements))
    }
    define(prototype, "with", 2) { engine, call in
      var elements: [ScriptValue?] = try engine.thisList(call).values
      let relativeIndex = try engine.index(of: call[0])
      let index = relativeIndex < 0 ? elements.count + relativeIndex : relativeIndex
      guard elements.indices.contains(index) else { throw engine.rangeError("Invalid index : \(relativeIndex)") }
      elements[index] = call[1]
      return .object(try engine.newList(elements))
    }
    define(prototype, "toReversed") { engine, call in try engine.list(engine.thisList(call).values.reversed()) }
  }

  private func flatten(_ list: ScriptList, _ depth: Int, into elements: inout [ScriptValue?]) throws {
    for case let value? in list.elements {
      try charge()
      if depth > 0, let inner = value.list {
        try deeper { try flatten(inner, depth - 1, into: &elements) }
      } else {
        elements.append(value)
      }
    }
  }

  private func joined(_ list: ScriptList, _ separator: ScriptText) throws -> ScriptValue {
    guard !joining.contains(where: { $0 === list }) else { return .text("") }
    joining.append(list)
    defer { joining.removeLast() }
    var result = ScriptText()
    for (index, value) in list.elements.enumerated() {
      try charge()
      if index > 0 { result.units += separator.units }
      if let value, !value.isNothing { result.units += try text(of: value).units }
      if index % 64 == 0 { guard result.count <= limits.textLength else { break } }
    }
    return try made(result)
  }

  private func installListOrder() {
    let prototype = prototypes.list
    define(prototype, "sort", 1) { engine, call in
      let list = try engine.writable(call)
      let present = list.elements.compactMap { $0 }
      let values = present.filter { !$0.isUndefined }
      let sorted = try engine.sorted(values, call[0])
      let undefined = [ScriptValue?](repeating: .undefined, count: present.count - values.count)
      let missing = [ScriptValue?](repeating: nil, count: list.elements.count - present.count)
      list.elements = sorted.map(Optional.some) + undefined + missing
      return call.this
    }
    define(prototype, "toSorted", 1) { engine, call in
      let all = try engine.thisList(call).values
      let values = all.filter { !$0.isUndefined }
      let undefined = [ScriptValue](repeating: .undefined, count: all.count - values.count)
      return try engine.list(engine.sorted(values, call[0]) + undefined)
    }
    for (name, kind) in [("keys", 0), ("values", 1), ("entries", 2)] {
      define(prototype, ScriptText(name)) { engine, call in try engine.iterator(of: engine.object(of: call.this), kind)
      }
    }
    prototype.hide(ScriptSymbol.iteratorKey, prototype.properties["values"]?.value ?? .undefined)
  }

  /// By merging, which keeps the order of equals.
  private func sorted(_ values: [ScriptValue], _ compare: ScriptValue) throws -> [ScriptValue] {
    if !compare.isUndefined, compare.function == nil {
      throw typeError("The comparison function must be either a function or undefined")
    }
    if compare.isUndefined {
      let keyed = try values.map { (key: try text(of: $0), value: $0) }
      try charge(values.count * 8)
      return try merged(keyed) { $1.key < $0.key }.map(\.value)
    }
    return try merged(values) { one, other in
      try self.number(of: self.call(compare, this: .undefined, [one, other], at: self.at)) > 0
    }
  }

  private func merged<Element>(
    _ elements: [Element], isAfter: (Element, Element) throws -> Bool
  ) throws -> [Element] {
    guard elements.count > 1 else { return elements }
    let middle = elements.count / 2
    let left = try merged(Array(elements[..<middle]), isAfter: isAfter)
    let right = try merged(Array(elements[middle...]), isAfter: isAfter)
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    var (one, other) = (0, 0)
    while one < left.count, other < right.count {
      try charge()
      if try isAfter(left[one], right[other]) {
        result.append(right[other])
        other += 1
      } else {
        result.append(left[one])
        one += 1
      }
    }
    return result + left[one...] + right[other...]
  }

  /// An iterator over keys (0), values (1) or both (2) of a list or what is like one.
  private func iterator(of object: ScriptObject, _ kind: Int) throws -> ScriptValue {
    var position = 0
    return try iterator { [unowned self] in
      let count =
        try (object as? ScriptList)?.elements.count ?? self.index(of: self.property("length", of: .object(object)))
      guard position < count else { return nil }
      defer { position += 1 }
      let key = ScriptValue.number(Double(position))
      if kind == 0 { return key }
      let value = try self.property(at: key, of: .object(object))
      return kind == 1 ? value : try self.list([key, value])
    }
  }
}
