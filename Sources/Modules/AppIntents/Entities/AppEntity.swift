/// Something of the app that intents act on.
public protocol AppEntity: AppValue, Identifiable where ID: EntityIdentifierConvertible & Sendable {
  /// The type that finds entities.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// What finds entities.
  static var defaultQuery: DefaultQuery { get }
}
extension AppEntity {
  /// A property that the user can see and use in shortcuts.
  public typealias Property<Value: _IntentValue & Sendable> = EntityProperty<Value>
}

/// An entity that exists only as the result of an intent.
public protocol TransientAppEntity: AppEntity where DefaultQuery == TransientAppEntityQuery<Self> {
  /// Creates an entity without values.
  init()
}
extension TransientAppEntity {
  /// What finds entities: none are found.
  public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
}
extension TransientAppEntity where ID == String {
  /// The name of the type: an entity without identity.
  public var id: String { Self.persistentIdentifier }
}

/// The query of entities that exist only as results: it finds none.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  /// Creates the query.
  public init() {}
  /// Returns no entities.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// An entity of which there is one.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}
