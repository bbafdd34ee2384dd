/// A type whose `@Dependency` properties are resolved.
public protocol _SupportsAppDependencies {}
extension _SupportsAppDependencies {
  /// An object of the app that was given to `AppDependencyManager`.
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
}

/// What offers values for a parameter.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  /// The type of the list of values.
  associatedtype Result: ResultsCollection
  /// The type of the value that is there at first.
  associatedtype DefaultValue: _IntentValue = Result.Result
  /// Returns the values that the user can pick from.
  func results() async throws -> Result
  /// Returns the value that is there before the user picks one; nil for none.
  func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider {
  /// A value with how it is shown.
  public typealias Item = IntentItem
  /// Values under a title.
  public typealias ItemSection = IntentItemSection
  /// Values in sections.
  public typealias ItemCollection = IntentItemCollection

  /// Returns the value that is there before the user picks one: none.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// What finds entities by their identifiers.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// The type of the list of entities.
  associatedtype Result = [Entity]
  /// Returns the entities with some identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the entities that the user can pick from at first.
  func suggestedEntities() async throws -> Result
  /// Creates the query.
  init()
}
extension EntityQuery {
  /// Returns the entities that the user can pick from at first.
  public func results() async throws -> Result { try await suggestedEntities() }
  /// Returns the entities that the user can pick from at first: none.
  public func suggestedEntities() async throws -> Result { .empty }
}

/// What finds entities by their identifiers and by text.
public protocol EntityStringQuery: EntityQuery {
  /// The type of the list of entities.
  associatedtype Result
  /// Returns the entities that a text describes.
  func entities(matching string: String) async throws -> Result
}

/// What knows all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  /// The type of the entities.
  associatedtype Entity
  /// Returns all entities.
  func allEntities() async throws -> [Entity]
}
extension EnumerableEntityQuery {
  /// Returns the entities with some identifiers, in the order of all.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
extension EnumerableEntityQuery {
  /// Returns all entities.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// What finds the one entity of a type.
public protocol UniqueAppEntityQuery: EntityQuery {
  /// The type of the entity.
  associatedtype Entity
  /// Returns the entity.
  func entity() async throws -> Entity
}
extension UniqueAppEntityQuery {
  /// Returns the entity, if it has one of the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let entity = try await entity()
    return identifiers.contains(entity.id) ? [entity] : []
  }
}

/// What finds values by something else than identifiers.
public protocol IntentValueQuery: _SupportsAppDependencies, PersistentlyIdentifiable, Sendable {
  /// The type by which values are found.
  associatedtype Input
  /// The type of the list of values.
  associatedtype Result: ResultsCollection
  /// Returns the values for an input.
  func values(for input: Input) async throws -> Result
  /// Creates the query.
  init()
}
