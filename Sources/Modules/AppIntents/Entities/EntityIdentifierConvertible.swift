public import Foundation

/// A value by which an entity is known, which can be written as text.
public protocol EntityIdentifierConvertible {
  /// The value as text.
  var entityIdentifierString: String { get }
  /// Returns the value of a text; nil when the text is of no value.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The text itself.
  public var entityIdentifierString: String { self }
  /// Returns the text itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}
extension Int: EntityIdentifierConvertible {
  /// The number in digits.
  public var entityIdentifierString: String { String(self) }
  /// Returns the number that the digits write; nil for other text.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}
extension UUID: EntityIdentifierConvertible {
  /// The identifier in hexadecimal digits.
  public var entityIdentifierString: String { uuidString }
  /// Returns the identifier that the digits write; nil for other text.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// A type of entities and the value by which one of them is known.
public struct EntityIdentifier: Hashable, Sendable {
  /// The value as text.
  public let identifier: String
  /// The name of the type.
  let typeIdentifier: String

  /// Creates the identifier of an entity.
  public init<Entity: AppEntity>(for entity: Entity) { self.init(for: Entity.self, identifier: entity.id) }
  /// Creates the identifier of an entity from the value by which it is known.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    self.identifier = identifier.entityIdentifierString
    typeIdentifier = Entity.persistentIdentifier
  }
}
