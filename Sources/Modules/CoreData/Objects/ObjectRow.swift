import Foundation

/// The other objects that a relationship names.
enum ObjectReference {
  case one(NSManagedObjectID?)
  /// In the order in which they were added.
  case many([NSManagedObjectID])

  var ids: [NSManagedObjectID] {
    switch self {
    case .one(let id): id.map { [$0] } ?? []
    case .many(let ids): ids
    }
  }

  func isSame(as other: ObjectReference?) -> Bool {
    guard let other else { return ids.isEmpty }
    return ids.count == other.ids.count && zip(ids, other.ids).allSatisfy { $0 === $1 }
  }
}

/// The values of an object.
struct ObjectRow {
  /// The values of the attributes; a missing one is none.
  var values: [String: Any] = [:]
  var references: [String: ObjectReference] = [:]
  /// How often the record was saved; 0 for an object that no store has.
  var version = 0

  /// The default values of an entity.
  init(defaultsOf entity: NSEntityDescription) {
    for case let attribute as NSAttributeDescription in entity.properties {
      values[attribute.name] = attribute.defaultValue.flatMap { AttributeValues.kept($0, as: attribute.attributeType) }
    }
  }

  init() {}

  /// Whether two rows have the same value under a key.
  func isSame(_ key: String, as other: ObjectRow) -> Bool {
    if references[key] != nil || other.references[key] != nil {
      return (references[key] ?? .many([])).isSame(as: other.references[key])
    }
    return Self.isEqual(values[key], other.values[key])
  }

  static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return false
  }
}
