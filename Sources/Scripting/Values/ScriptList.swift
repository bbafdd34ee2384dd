/// An array.
final class ScriptList: ScriptObject {
  static let limit = 2_000_000

  /// Nil where nothing was ever set.
  var elements: [ScriptValue?]

  init(_ elements: [ScriptValue?], _ prototype: ScriptObject?) {
    self.elements = elements
    super.init(prototype)
  }

  override var kind: String { "Array" }

  /// The elements, undefined where there are none.
  var values: [ScriptValue] { elements.map { $0 ?? .undefined } }

  private func property(_ value: ScriptValue) -> ScriptProperty {
    var property = ScriptProperty(value)
    if isFrozen { (property.isWritable, property.isConfigurable) = (false, false) }
    return property
  }

  override func own(_ key: ScriptText) -> ScriptProperty? {
    if let index = key.arrayIndex {
      if elements.indices.contains(index), let value = elements[index] { return property(value) }
      return super.own(key)
    }
    guard key == "length" else { return super.own(key) }
    var length = ScriptProperty(.number(Double(elements.count)), isHidden: true)
    length.isConfigurable = false
    length.isWritable = !isFrozen
    return length
  }

  override func define(_ key: ScriptText, _ property: ScriptProperty) throws {
    if let index = key.arrayIndex {
      // A getter at an index would need another table.
      guard !property.isAccessor else { throw ScriptLimit.unsupported("a getter in a list") }
      return try set(property.value, at: index)
    }
    if key == "length" {
      guard case .number(let number) = property.value, number >= 0, number == number.rounded(), number < 4_294_967_296
      else { throw ScriptLimit.range("Invalid array length") }
      return try resize(to: Int(number))
    }
    try super.define(key, property)
  }

  func set(_ value: ScriptValue, at index: Int) throws {
    if elements.indices.contains(index) {
      elements[index] = value
      return
    }
    try resize(to: index + 1)
    elements[index] = value
  }

  func resize(to count: Int) throws {
    guard count <= Self.limit else { throw ScriptLimit.tooLong("a list", Self.limit) }
    if count < elements.count {
      elements.removeLast(elements.count - count)
    } else {
      elements += [ScriptValue?](repeating: nil, count: count - elements.count)
    }
  }

  override func remove(_ key: ScriptText) -> Bool {
    guard let index = key.arrayIndex else { return key == "length" ? false : super.remove(key) }
    guard !isFrozen else { return !elements.indices.contains(index) }
    if elements.indices.contains(index) { elements[index] = nil }
    return true
  }

  override var keys: [ScriptText] {
    elements.indices.filter { elements[$0] != nil }.map { ScriptText(String($0)) } + super.keys
  }

  override func empty() {
    elements = []
    super.empty()
  }
}

/// Values in the order in which they came, each once; for `Map` and `Set`.
final class ScriptTable: ScriptObject {
  let isMap: Bool
  /// Nil for removed entries: iterators keep their position.
  private(set) var entries: [(key: ScriptValue, value: ScriptValue)?] = []
  private var positions: [TableKey: Int] = [:]

  init(isMap: Bool, _ prototype: ScriptObject?) {
    self.isMap = isMap
    super.init(prototype)
  }

  override var kind: String { isMap ? "Map" : "Set" }

  var count: Int { positions.count }

  func value(_ key: ScriptValue) -> ScriptValue? { positions[TableKey(key)].flatMap { entries[$0]?.value } }

  func set(_ key: ScriptValue, _ value: ScriptValue) {
    let tableKey = TableKey(key)
    if let position = positions[tableKey] {
      entries[position]?.value = value
    } else {
      positions[tableKey] = entries.count
      var key = key
      if case .number(0) = key { key = .number(0) }
      entries.append((key, value))
    }
  }

  func removeValue(_ key: ScriptValue) -> Bool {
    guard let position = positions.removeValue(forKey: TableKey(key)) else { return false }
    entries[position] = nil
    return true
  }

  func removeAllValues() {
    positions = [:]
    for position in entries.indices { entries[position] = nil }
  }

  override func empty() {
    entries = []
    positions = [:]
    super.empty()
  }
}

/// A value as the key of a table: equality is that of `Object.is`, except for the two zeros.
private enum TableKey: Hashable {
  case undefined
  case null
  case boolean(Bool)
  case number(UInt64)
  case text(ScriptText)
  case object(ObjectIdentifier)

  init(_ value: ScriptValue) {
    switch value {
    case .undefined: self = .undefined
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let value): self = .number(value == 0 ? 0 : value.isNaN ? .max : value.bitPattern)
    case .text(let text): self = .text(text)
    case .symbol(let symbol): self = .object(ObjectIdentifier(symbol))
    case .object(let object): self = .object(ObjectIdentifier(object))
    }
  }
}
