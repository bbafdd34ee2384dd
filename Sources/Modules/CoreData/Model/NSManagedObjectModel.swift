public import Foundation
import PlainviewDataModels
import PlainviewRuntime

/// The entities of an app.
open class NSManagedObjectModel: NSObject, NSCopying {
  private var requests: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  private var namesByConfiguration: [String: [String]] = [:]
  /// The identifiers of the model's version, as its document has them.
  open var versionIdentifiers: Set<AnyHashable> = []
  /// Kept, without effect: descriptions are not translated.
  open var localizationDictionary: [String: String]?

  public override init() { super.init() }

  /// The model at a URL: a folder of versions (`.momd`, `.xcdatamodeld`), of which the current one is taken, or one version.
  ///
  /// nil where there is no model, or one that cannot be read; the console says why.
  public init?(contentsOf url: URL) {
    guard let document = DataModelFolder.document(at: url.path) else { return nil }
    super.init()
    do {
      take(try DataModelReader.read(document))
    } catch {
      SimulatedProcess.log("CoreData: \(error)")
      return nil
    }
  }

  /// All entities; a model that a coordinator uses is not to be changed.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.managedObjectModel = self }
      byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
    }
  }
  private var byName: [String: NSEntityDescription] = [:]
  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] { byName }

  /// The names of the configurations; the first is that of the default one.
  open var configurations: [String] { ["PF_DEFAULT_CONFIGURATION_NAME"] + namesByConfiguration.keys.sorted() }
  /// Returns the entities of a configuration; nil for an unknown name, all entities without one.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return entities }
    return namesByConfiguration[configuration]?.compactMap { byName[$0] }
  }
  /// Sets the entities of a configuration; those that the model does not have are added to it.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    namesByConfiguration[configuration] = entities.compactMap(\.name)
    let known = Set(self.entities.compactMap(\.name))
    self.entities += entities.filter { !known.contains($0.name ?? "") }
  }

  /// The templates of fetch requests by their names.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { requests }
  /// Sets the template of a fetch request under a name; nil removes it.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) { requests[name] = fetchRequestTemplate }
  /// Returns the template of a name; nil for an unknown name.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { requests[name] }

  /// A copy of a template whose variables have values.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let copy = requests[name]?.copy() as? NSFetchRequest<any NSFetchRequestResult> else { return nil }
    if let predicate = copy.predicate {
      copy.predicate = NSPredicate { object, _ in
        predicate.evaluate(with: object, substitutionVariables: variables)
      }
    }
    return copy
  }

  // MARK: Documents

  private func take(_ model: DataModel) {
    versionIdentifiers = [model.versionIdentifier]
    entities = model.entities.map(Self.entity)
    for (made, read) in zip(entities, model.entities) {
      if let parent = read.parent, let above = byName[parent] { above.subentities.append(made) }
      for relationship in read.relationships { connect(relationship, of: made) }
    }
    namesByConfiguration = model.configurations
    for request in model.fetchRequests { requests[request.name] = Self.request(request) }
  }

  private func connect(_ read: ModelRelationship, of entity: NSEntityDescription) {
    guard let made = entity.ownProperties.first(where: { $0.name == read.name }) as? NSRelationshipDescription else {
      return
    }
    made.destinationEntity = byName[read.destination]
    if let inverse = read.inverse {
      made.inverseRelationship = made.destinationEntity?.property(inverse) as? NSRelationshipDescription
    }
  }

  private static func entity(_ read: ModelEntity) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = read.name
    entity.managedObjectClassName = read.className ?? "NSManagedObject"
    entity.isAbstract = read.isAbstract
    entity.renamingIdentifier = read.renamingIdentifier
    entity.userInfo = read.userInfo.isEmpty ? nil : read.userInfo
    entity.uniquenessConstraints = read.uniquenessConstraints
    entity.properties =
      read.attributes.map(attribute) + read.relationships.map(relationship)
      + read.fetchedProperties.map { fetched in
        let property = NSFetchedPropertyDescription()
        property.name = fetched.name
        property.fetchRequest = fetched.request.map(request)
        return property
      }
    return entity
  }

  private static func attribute(_ read: ModelAttribute) -> NSAttributeDescription {
    let derived = read.derivation.map { text in
      let derived = NSDerivedAttributeDescription()
      derived.derivationExpression = NSExpression(format: text)
      return derived
    }
    let attribute = derived ?? NSAttributeDescription()
    attribute.name = read.name
    attribute.attributeType = NSAttributeType(read.kind)
    attribute.isOptional = read.isOptional
    attribute.isTransient = read.isTransient
    attribute.defaultValue = read.defaultValue.flatMap { AttributeValues.value(of: $0, attribute.attributeType) }
    attribute.valueTransformerName = read.valueTransformer
    attribute.allowsExternalBinaryDataStorage = read.allowsExternalStorage
    attribute.renamingIdentifier = read.renamingIdentifier
    attribute.userInfo = read.userInfo.isEmpty ? nil : read.userInfo
    attribute.minimum = read.minimum.flatMap { Double($0) }
    attribute.maximum = read.maximum.flatMap { Double($0) }
    if let pattern = read.pattern {
      attribute.setValidationPredicates([NSPredicate(format: "SELF MATCHES %@", pattern)], withValidationWarnings: nil)
    }
    return attribute
  }

  private static func relationship(_ read: ModelRelationship) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = read.name
    relationship.isOptional = read.isOptional
    relationship.isTransient = read.isTransient
    relationship.isOrdered = read.isOrdered
    relationship.minCount = read.minimumCount
    relationship.maxCount = read.isToMany ? (read.maximumCount == 1 ? 0 : read.maximumCount) : 1
    relationship.renamingIdentifier = read.renamingIdentifier
    relationship.userInfo = read.userInfo.isEmpty ? nil : read.userInfo
    relationship.deleteRule =
      switch read.deleteRule {
      case .noAction: .noActionDeleteRule
      case .nullify: .nullifyDeleteRule
      case .cascade: .cascadeDeleteRule
      case .deny: .denyDeleteRule
      }
    return relationship
  }

  private static func request(_ read: ModelFetchRequest) -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: read.entity)
    request.predicate = read.predicate.map { NSPredicate(format: $0) }
    return request
  }

  // MARK: Several models

  /// The models of bundles as one, of the app's where none are named; nil where there is none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let found = (bundles ?? [Bundle.main]).flatMap(models)
    return found.isEmpty ? nil : NSManagedObjectModel(byMerging: found)
  }

  private static func models(in bundle: Bundle) -> [NSManagedObjectModel] {
    ModelFiles.urls(in: bundle).compactMap { NSManagedObjectModel(contentsOf: $0) }
  }

  /// The entities of several models in one.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
    for model in models {
      namesByConfiguration.merge(model.namesByConfiguration) { $0 + $1 }
      requests.merge(model.requests) { $1 }
      versionIdentifiers.formUnion(model.versionIdentifiers)
    }
    parts = models
  }
  /// The models that a merged one consists of, which stay.
  private var parts: [NSManagedObjectModel] = []

  /// Returns the model itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Always: records in memory fit every model.
  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool { true }
  /// The hashes of the entities by the names of these.
  open var entityVersionHashesByName: [String: Data] { byName.mapValues(\.versionHash) }
}
