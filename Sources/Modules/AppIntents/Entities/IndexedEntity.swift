public import PlainviewCoreSpotlight
public import PlainviewRuntime
import PlainviewUniformTypeIdentifiers

/// An entity that the user can search for.
public protocol IndexedEntity: AppEntity {
  /// What the search shows of the entity.
  var attributeSet: CSSearchableItemAttributeSet { get }
  /// Whether the entity is left out of the search. Kept, without effect.
  var hideInSpotlight: Bool { get }
}
extension IndexedEntity {
  /// What the search shows of the entity: what it shows at first.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
  /// Whether the entity is left out of the search: no.
  public var hideInSpotlight: Bool { false }
  /// What the search shows of an entity at first: its title and its second line.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet(contentType: .item)
    attributes.displayName = String(localized: displayRepresentation.title)
    attributes.title = attributes.displayName
    attributes.contentDescription = displayRepresentation.subtitle.map { String(localized: $0) }
    return attributes
  }
}

extension EntityProperty {
  /// Creates a property that the search finds under an attribute. The attribute has no effect.
  public convenience init(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) { self.init() }
  /// Creates a property with a title that the search finds under an attribute. The attribute has no effect.
  public convenience init(
    title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
  ) { self.init(title: title) }
}

extension CSSearchableItem {
  /// Connects the item with an entity: the search shows what the entity says.
  public func associateAppEntity(_ entity: some IndexedEntity, priority: Int = 0) {
    attributeSet = entity.attributeSet
  }
}

extension CSSearchableIndex {
  /// Adds entities to the index, or replaces those with the same identifiers.
  public func indexAppEntities<Entity: IndexedEntity>(_ entities: [Entity], priority: Int = 0) async throws {
    try await indexSearchableItems(
      entities.map {
        CSSearchableItem(
          uniqueIdentifier: $0.id.entityIdentifierString, domainIdentifier: Entity.persistentIdentifier,
          attributeSet: $0.attributeSet)
      })
  }
  /// Takes the entities with some identifiers out of the index.
  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
  ) async throws {
    try await deleteSearchableItems(withIdentifiers: identifiers.map(\.entityIdentifierString))
  }
  /// Takes all entities of a type out of the index.
  public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws {
    try await deleteSearchableItems(withDomainIdentifiers: [Entity.persistentIdentifier])
  }
}
