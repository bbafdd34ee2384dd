import Foundation

/// A change of a relationship to many, as the methods that Xcode writes name it.
struct RelationshipChange {
  private enum Step {
    /// Objects in any kind of collection.
    case add(Any)
    case remove(Any)
    case insert(Any, at: IndexSet)
    case removeAt(IndexSet)
    case replace(IndexSet, with: Any)
  }

  /// The name of the relationship.
  let key: String
  private let step: Step

  /// nil for a selector that changes none of the entity's relationships.
  init?(_ selector: String, _ arguments: [Any], _ entity: NSEntityDescription) {
    let parts = selector.split(separator: ":").map(String.init)
    guard let first = parts.first, let value = arguments.first else { return nil }
    func name(_ text: Substring) -> String? {
      guard let letter = text.first else { return nil }
      let candidates = [letter.lowercased() + text.dropFirst(), String(text)]
      return candidates.first { entity.property($0) is NSRelationshipDescription }
    }
    func between(_ start: String, _ end: String, in text: String = first) -> String? {
      guard text.hasPrefix(start), text.hasSuffix(end), text.count > start.count + end.count else { return nil }
      return name(text.dropFirst(start.count).dropLast(end.count))
    }
    let indexes = (arguments.last as? Int).map { IndexSet(integer: $0) } ?? Self.indexes(arguments.last)
    if first == "insertObject", parts.count == 2, let key = between("in", "AtIndex", in: parts[1]), let indexes {
      (self.key, step) = (key, .insert([value], at: indexes))
    } else if parts == [first, "atIndexes"], let key = between("insert", ""), let indexes {
      (self.key, step) = (key, .insert(value, at: indexes))
    } else if parts.count == 2, let at = Self.indexes(value) {
      guard let key = between("replaceObjectIn", "AtIndex") ?? between("replace", "AtIndexes") else { return nil }
      (self.key, step) = (key, .replace(at, with: parts[1] == "withObject" ? [arguments[1]] : arguments[1]))
    } else if let key = between("removeObjectFrom", "AtIndex") ?? between("remove", "AtIndexes"), let indexes {
      (self.key, step) = (key, .removeAt(indexes))
    } else if let key = between("add", "Object") {
      (self.key, step) = (key, .add([value]))
    } else if let key = between("remove", "Object") {
      (self.key, step) = (key, .remove([value]))
    } else if let key = between("add", "") {
      (self.key, step) = (key, .add(value))
    } else if let key = between("remove", "") {
      (self.key, step) = (key, .remove(value))
    } else {
      return nil
    }
  }

  private static func indexes(_ value: Any?) -> IndexSet? {
    switch value {
    case let index as Int: IndexSet(integer: index)
    case let indexes as IndexSet: indexes
    case let indexes as NSIndexSet: IndexSet(indexes.map { $0 })
    default: nil
    }
  }

  /// The objects after the change; `ids` checks objects and says their identifiers.
  func applied(to before: [NSManagedObjectID], _ ids: (Any) -> [NSManagedObjectID]) -> [NSManagedObjectID] {
    var after = before
    switch step {
    case .add(let objects):
      for id in ids(objects) where !after.contains(where: { $0 === id }) { after.append(id) }
    case .remove(let objects):
      let removed = Set(ids(objects).map(ObjectIdentifier.init))
      after.removeAll { removed.contains(ObjectIdentifier($0)) }
    case .insert(let objects, let indexes):
      for (id, index) in zip(ids(objects), indexes) where !after.contains(where: { $0 === id }) {
        after.insert(id, at: min(index, after.count))
      }
    case .removeAt(let indexes):
      for index in indexes.reversed() where after.indices.contains(index) { after.remove(at: index) }
    case .replace(let indexes, let objects):
      for (id, index) in zip(ids(objects), indexes) where after.indices.contains(index) { after[index] = id }
    }
    return after
  }
}
