/// What finds entities by their properties.
///
/// The Shortcuts app, which asks for that on a device, is not there: a test calls the query.
public protocol EntityPropertyQuery: EntityQuery {
  /// The type of a condition of the app.
  associatedtype ComparatorMappingType
  /// The properties by which entities are found.
  static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
  /// The properties by which entities are sorted.
  static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
  /// What the search is called; nil for the name of the entities.
  static var findIntentDescription: IntentDescription? { get }
  /// Returns the entities that fulfil conditions, sorted, and at most so many; nil for all.
  func entities(
    matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> [Entity]
}
extension EntityPropertyQuery {
  /// What the search is called: the name of the entities.
  public static var findIntentDescription: IntentDescription? { nil }
  /// The properties by which entities are found.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// A property by which entities are found.
  public typealias Property<Value: _IntentValue & Sendable> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
  /// The properties by which entities are sorted.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// A property by which entities are sorted.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// An order of entities.
  public typealias Sort = EntityQuerySort<Entity>
  /// Whether all conditions have to hold.
  public typealias ComparatorMode = EntityQueryComparatorMode
}

/// Whether all conditions have to hold, or one of them.
public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }

/// An order of entities by a property.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  /// From the lowest to the highest, or the other direction.
  public enum Ordering: Hashable, Sendable { case ascending, descending }
  /// The property.
  public let by: PartialKeyPath<Entity>
  /// The direction.
  public let order: Ordering

  /// Creates an order, for what a test asks of a query.
  public init(by keyPath: PartialKeyPath<Entity>, order: Ordering) {
    by = keyPath
    self.order = order
  }
}

/// The properties by which entities are found.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
  private let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

  /// Creates properties from statements.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () ->
      [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
  ) { declarations = properties() }
  /// A property by its position.
  public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { declarations[index] }
}

/// Makes a list of properties from statements.
@resultBuilder public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  /// Takes a property.
  public static func buildExpression<Value>(_ property: EntityQueryProperty<Entity, Value, ComparatorMappingType>)
    -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
  { property }
  /// Joins the properties.
  public static func buildBlock(_ properties: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...)
    -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
  { properties }
}

/// A property of any type by which entities are found.
public class EntityQueryPropertyDeclaration<Entity: AppEntity, ComparatorMappingType> {
  init() {}
}
/// A property by which entities are found.
public final class EntityQueryProperty<Entity: AppEntity, Value: _IntentValue & Sendable, ComparatorMappingType>:
  EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
{
  let keyPath: KeyPath<Entity, EntityProperty<Value>>
  let comparators: [EntityQueryComparator<ComparatorMappingType>]

  /// Creates a property with comparisons from statements.
  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () ->
      [EntityQueryComparator<ComparatorMappingType>]
  ) {
    self.keyPath = keyPath
    self.comparators = comparators()
  }
}

/// The properties by which entities are sorted.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
  let properties: [EntityQuerySortableByProperty<Entity>]
  /// Creates properties from statements.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> properties: () -> [EntityQuerySortableByProperty<Entity>]
  ) { self.properties = properties() }
}
/// A property by which entities are sorted.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  let keyPath: PartialKeyPath<Entity>
  /// Creates a property by which entities are sorted.
  public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) { self.keyPath = keyPath }
}
/// Makes a list of properties from statements.
@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// Joins the properties.
  public static func buildBlock(_ properties: EntityQuerySortableByProperty<Entity>...)
    -> [EntityQuerySortableByProperty<Entity>]
  { properties }
}
