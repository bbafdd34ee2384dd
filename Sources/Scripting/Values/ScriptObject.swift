/// A property of an object.
struct ScriptProperty {
  var value: ScriptValue
  var getter: ScriptFunction?
  var setter: ScriptFunction?
  var isWritable = true
  var isEnumerable = true
  var isConfigurable = true

  var isAccessor: Bool { getter != nil || setter != nil }

  init(_ value: ScriptValue, isHidden: Bool = false) {
    self.value = value
    isEnumerable = !isHidden
  }

  init(getter: ScriptFunction?, setter: ScriptFunction?) {
    value = .undefined
    self.getter = getter
    self.setter = setter
  }
}

/// Properties in the order in which they came.
struct PropertyTable {
  private var entries: [(key: ScriptText, property: ScriptProperty)?] = []
  private var positions: [ScriptText: Int] = [:]
  private var removed = 0
  private static let searched = 8

  private func position(of key: ScriptText) -> Int? {
    if entries.count <= Self.searched { return entries.firstIndex { $0?.key == key } }
    return positions[key]
  }

  subscript(key: ScriptText) -> ScriptProperty? {
    get { position(of: key).flatMap { entries[$0]?.property } }
    set {
      if let position = position(of: key) {
        guard let newValue else { return remove(at: position, key) }
        entries[position]?.property = newValue
      } else if let newValue {
        entries.append((key, newValue))
        if entries.count == Self.searched + 1 {
          index()
        } else if entries.count > Self.searched {
          positions[key] = entries.count - 1
        }
      }
    }
  }

  private mutating func index() {
    positions = [:]
    for (position, entry) in entries.enumerated() { if let entry { positions[entry.key] = position } }
  }

  private mutating func remove(at position: Int, _ key: ScriptText) {
    entries[position] = nil
    positions[key] = nil
    removed += 1
    if removed > 16, removed * 2 > entries.count {
      entries.removeAll { $0 == nil }
      removed = 0
      index()
    }
  }

  /// The keys: numbers first, by their size, then the others as they came.
  var keys: [ScriptText] {
    let all = entries.compactMap { $0?.key }
    let numbers = all.compactMap { key in key.arrayIndex.map { ($0, key) } }
    if numbers.isEmpty { return all }
    return numbers.sorted { $0.0 < $1.0 }.map(\.1) + all.filter { $0.arrayIndex == nil }
  }

  mutating func removeAll() { self = PropertyTable() }
}

/// An object of a script.
package class ScriptObject {
  var prototype: ScriptObject?
  var properties = PropertyTable()
  var isExtensible = true
  var isFrozen = false

  init(_ prototype: ScriptObject?) { self.prototype = prototype }

  /// The result of `Object.prototype.toString`.
  var kind: String { "Object" }

  // MARK: Own properties

  func own(_ key: ScriptText) -> ScriptProperty? { properties[key] }

  func define(_ key: ScriptText, _ property: ScriptProperty) throws { properties[key] = property }

  /// False if the property stays.
  func remove(_ key: ScriptText) -> Bool {
    guard let property = own(key) else { return true }
    guard property.isConfigurable, !isFrozen else { return false }
    properties[key] = nil
    return true
  }

  /// The keys of own properties that are no symbols.
  var keys: [ScriptText] { properties.keys.filter { !ScriptSymbol.isKey($0) } }

  /// Releases everything, so that no cycle of objects remains.
  func empty() {
    properties.removeAll()
    prototype = nil
  }

  // MARK: Through the prototypes

  final func find(_ key: ScriptText) -> ScriptProperty? {
    var object: ScriptObject? = self
    while let current = object {
      if let property = current.own(key) { return property }
      object = current.prototype
    }
    return nil
  }

  /// A property that scripts do not list.
  final func hide(_ key: ScriptText, _ value: ScriptValue) { properties[key] = ScriptProperty(value, isHidden: true) }
}

/// An error object.
final class ScriptErrorObject: ScriptObject {
  override var kind: String { "Error" }
}

/// A value that is no object, as an object.
final class ScriptBox: ScriptObject {
  let value: ScriptValue

  init(_ value: ScriptValue, _ prototype: ScriptObject?) {
    self.value = value
    super.init(prototype)
  }

  override var kind: String {
    switch value {
    case .number: "Number"
    case .text: "String"
    case .boolean: "Boolean"
    default: "Object"
    }
  }

  override func own(_ key: ScriptText) -> ScriptProperty? {
    if case .text(let text) = value {
      var property: ScriptProperty?
      if key == "length" { property = ScriptProperty(.number(Double(text.count)), isHidden: true) }
      if let index = key.arrayIndex, index < text.count {
        property = ScriptProperty(.text(text.slice(index, index + 1)))
      }
      if var property {
        property.isWritable = false
        property.isConfigurable = false
        return property
      }
    }
    return super.own(key)
  }

  override var keys: [ScriptText] {
    guard case .text(let text) = value else { return super.keys }
    return (0..<text.count).map { ScriptText(String($0)) } + super.keys
  }
}

/// A point in time, in milliseconds since 1970.
final class ScriptDate: ScriptObject {
  var time: Double

  init(_ time: Double, _ prototype: ScriptObject?) {
    self.time = time
    super.init(prototype)
  }

  override var kind: String { "Date" }
}

/// A regular expression.
final class ScriptPatternObject: ScriptObject {
  let pattern: ScriptPattern
  /// Where the next match is looked for.
  var lastIndex: ScriptValue = .number(0)

  init(_ pattern: ScriptPattern, _ prototype: ScriptObject?) {
    self.pattern = pattern
    super.init(prototype)
  }

  override var kind: String { "RegExp" }

  override func own(_ key: ScriptText) -> ScriptProperty? {
    key == "lastIndex" ? ScriptProperty(lastIndex, isHidden: true) : super.own(key)
  }

  override func define(_ key: ScriptText, _ property: ScriptProperty) throws {
    if key == "lastIndex" { lastIndex = property.value } else { try super.define(key, property) }
  }
}
