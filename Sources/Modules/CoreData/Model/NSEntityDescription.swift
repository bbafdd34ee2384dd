public import Foundation
import PlainviewRuntime
import PlainviewTargetAction

/// A kind of objects: their class and their properties.
open class NSEntityDescription: NSObject, NSCopying {
  /// The model that the entity belongs to.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!
  /// The name of the class of the entity's objects.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// The name of the entity.
  open var name: String?
  /// Whether the entity has no objects of its own, only those of its subentities.
  open var isAbstract = false
  /// Values that the app keeps with the entity.
  open var userInfo: [AnyHashable: Any]?
  /// The name of the entity in an earlier version of the model; nil for the same name.
  open var renamingIdentifier: String?
  /// Lists of properties, as names or descriptions, of which no two objects have the same values.
  open var uniquenessConstraints: [[Any]] = []
  /// Indexes of several properties; kept, without effect.
  open var compoundIndexes: [[Any]] = []
  /// The indexes of the entity; kept, without effect.
  open var indexes: [NSFetchIndexDescription] = []
  /// The expression for the name in a search of the device; kept, without effect.
  open var coreSpotlightDisplayNameExpression = NSExpression(forConstantValue: nil)
  /// The entity that this one inherits its properties from; nil for none.
  open internal(set) weak var superentity: NSEntityDescription?
  /// The entities that inherit this one's properties.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  var ownProperties: [NSPropertyDescription] = []
  private var table: [String: NSPropertyDescription]?
  /// The class of its objects, once it is known.
  var objectClass: NSManagedObject.Type?

  public override init() { super.init() }

  /// The properties, those of the entities above it first.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set {
      ownProperties = newValue
      for property in newValue { property.owner = self }
      forgetTable()
    }
  }

  private func forgetTable() {
    table = nil
    for entity in subentities { entity.forgetTable() }
  }

  /// The entity's properties, with inherited ones, by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    if let table { return table }
    let made = Dictionary(properties.map { ($0.name, $0) }) { $1 }
    table = made
    return made
  }

  func property(_ name: String) -> NSPropertyDescription? { propertiesByName[name] }

  /// The attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  /// The subentities by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
  }
  /// Returns the relationships whose objects are of an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
  }

  /// Whether it is the entity or one below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    var next: NSEntityDescription? = self
    while let current = next {
      if current === entity || (current.name == entity.name && current.name != nil) { return true }
      next = current.superentity
    }
    return false
  }

  /// The entity and all below it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// A value that differs for entities that differ; here the entity's name as data.
  open var versionHash: Data { Data((name ?? "").utf8) }
  /// A text that modifies the hash; kept, without effect.
  open var versionHashModifier: String?

  /// Returns a copy with copies of the properties and subentities.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSEntityDescription()
    (copy.name, copy.managedObjectClassName, copy.isAbstract) = (name, managedObjectClassName, isAbstract)
    (copy.userInfo, copy.uniquenessConstraints) = (userInfo, uniquenessConstraints)
    copy.properties = ownProperties.map { $0.copy() as! NSPropertyDescription }
    copy.subentities = subentities.map { $0.copy() as! NSEntityDescription }
    return copy
  }

  open override var description: String {
    let names = properties.map(\.name).joined(separator: ", ")
    return "(<NSEntityDescription: \(SimulatedProcess.address(of: self))>) name \(name ?? "nil"), "
      + "managedObjectClassName \(managedObjectClassName ?? "nil"), isAbstract \(isAbstract ? 1 : 0), properties \(names)"
  }

  // MARK: Looking up

  /// The entity of that name in the model of a context; nil where the model has none.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    guard let model = context.model else {
      fail(
        .invalidArgument(
          "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity name '\(entityName)'"
        ))
      return nil
    }
    return model.entitiesByName[entityName]
  }

  /// A new object of the entity of that name.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    if let entity = entity(forEntityName: entityName, in: context) {
      return ManagedClass.make(entity, insertInto: context)
    }
    if let model = context.model {
      fail(
        .internalInconsistency(
          "+entityForName: could not locate an entity named '\(entityName)' in this model.",
          remedies: nearest(to: entityName, in: model)))
    }
    return NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
  }

  /// The names that a wrong one may mean.
  static func nearest(to name: String, in model: NSManagedObjectModel) -> [String] {
    let names = nearestNames(to: name, among: model.entities.compactMap(\.name), limit: 3)
    return names.isEmpty ? [] : ["Nearest entities of the model: " + names.joined(separator: ", ")]
  }
}

/// An index of an entity. Kept, without effect: stores are in memory.
open class NSFetchIndexDescription: NSObject {
  /// The name of the index.
  open var name: String
  /// What the index orders by.
  open var elements: [NSFetchIndexElementDescription]
  /// The entity that the index belongs to; always nil.
  open internal(set) weak var entity: NSEntityDescription?
  /// The condition for objects that are in the index; nil for all.
  open var partialIndexPredicate: NSPredicate?

  /// Creates an index with a name and elements.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }
}

/// What an index orders by.
open class NSFetchIndexElementDescription: NSObject {
  /// The property whose values are ordered.
  open var property: NSPropertyDescription?
  /// How the values are ordered.
  open var collationType: NSFetchIndexElementType
  /// Whether smaller values come first; true by default.
  open var isAscending = true

  /// Creates an element with a property and the order of its values.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
  }
}

/// By comparing values, or by areas of space.
public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }
