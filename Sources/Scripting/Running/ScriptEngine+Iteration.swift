/// Gives values one after the other.
final class ScriptIterator: ScriptObject {
  /// The next value; nil at the end.
  let next: () throws -> ScriptValue?

  init(_ prototype: ScriptObject?, _ next: @escaping () throws -> ScriptValue?) {
    self.next = next
    super.init(prototype)
  }

  override var kind: String { "Iterator" }
}

extension ScriptEngine {
  /// Iterates over a value while the body returns true.
  func iterate(_ value: ScriptValue, _ body: (ScriptValue) throws -> Bool) throws {
    switch value {
    case .text(let text):
      var position = 0
      while position < text.count {
        try charge()
        let length = ScriptUnits.scalar(text.units, at: position).length
        if try !body(.text(text.slice(position, position + length))) { return }
        position += length
      }
    case .object(let list as ScriptList) where list.own(ScriptSymbol.iteratorKey) == nil:
      var position = 0
      while position < list.elements.count {
        try charge()
        if try !body(list.elements[position] ?? .undefined) { return }
        position += 1
      }
    case .object(let iterator as ScriptIterator): try iterate(iterator, body)
    default: try iterateByMethod(value, body)
    }
  }

  private func iterate(_ iterator: ScriptIterator, _ body: (ScriptValue) throws -> Bool) throws {
    while let value = try iterator.next() {
      try charge()
      if try !body(value) { return }
    }
  }

  private func iterateByMethod(_ value: ScriptValue, _ body: (ScriptValue) throws -> Bool) throws {
    let method = value.isNothing ? .undefined : try property(ScriptSymbol.iteratorKey, of: value)
    guard method.function != nil else {
      let description = value.object == nil ? try text(of: value).string : value.typeName
      throw typeError("\(description) is not iterable")
    }
    let iterator = try call(method, this: value, [], at: at)
    if case .object(let known as ScriptIterator) = iterator { return try iterate(known, body) }
    let next = try property("next", of: iterator)
    while true {
      try charge()
      let step = try call(next, this: iterator, [], at: at)
      guard step.object != nil else { throw typeError("Iterator result \(try text(of: step)) is not an object") }
      if try property("done", of: step).isTrue { return }
      guard try !body(property("value", of: step)) else { continue }
      let end = try property("return", of: iterator)
      if end.function != nil { try call(end, this: iterator, [], at: at) }
      return
    }
  }

  /// Goes through the keys of an object and of those it inherits from.
  func enumerate(_ value: ScriptValue, _ body: (ScriptValue) throws -> Bool) throws {
    if value.isNothing { return }
    var seen: Set<ScriptText> = []
    var object: ScriptObject? = try self.object(of: value)
    while let current = object {
      for key in current.keys where seen.insert(key).inserted {
        try charge()
        // Keys that were removed meanwhile are skipped.
        guard let property = current.own(key), property.isEnumerable else { continue }
        if try !body(.text(key)) { return }
      }
      object = current.prototype
    }
  }

  /// An iterator over values that are made one by one.
  func iterator(_ next: @escaping () throws -> ScriptValue?) throws -> ScriptValue {
    .object(try keep(ScriptIterator(prototypes.iterator, next)))
  }
}
