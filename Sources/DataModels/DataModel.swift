/// What a Core Data model says: its entities, its stored fetch requests and its configurations.
package struct DataModel: Sendable {
  package var entities: [ModelEntity] = []
  package var fetchRequests: [ModelFetchRequest] = []
  /// The names of the entities of each configuration but the default one.
  package var configurations: [String: [String]] = [:]
  /// What versions of the model are called by.
  package var versionIdentifier = ""
}

/// A fetch request that a model holds under a name.
package struct ModelFetchRequest: Sendable {
  package let name: String
  package let entity: String
  /// The predicate as a format string; nil for none.
  package let predicate: String?
}

/// A kind of object with its properties.
package struct ModelEntity: Sendable {
  /// What Xcode writes of the entity's class.
  package enum CodeGeneration: Sendable {
    case none
    /// The class and an extension with its properties.
    case wholeClass
    /// The extension alone.
    case category
  }

  package let name: String
  /// The name of its class without its module; nil where its objects are of `NSManagedObject`.
  package let className: String?
  package let codeGeneration: CodeGeneration
  /// The name of the entity above it.
  package let parent: String?
  package let isAbstract: Bool
  package let renamingIdentifier: String?
  package var attributes: [ModelAttribute] = []
  package var relationships: [ModelRelationship] = []
  package var fetchedProperties: [ModelFetchedProperty] = []
  /// Lists of properties of which no two objects have the same values.
  package var uniquenessConstraints: [[String]] = []
  package var userInfo: [String: String] = [:]
}

/// A value of an entity's objects.
package struct ModelAttribute: Sendable {
  /// The type of the values; raw values are those of model documents.
  package enum Kind: String, Sendable {
    case undefined = "Undefined"
    case integer16 = "Integer 16"
    case integer32 = "Integer 32"
    case integer64 = "Integer 64"
    case decimal = "Decimal"
    case double = "Double"
    case float = "Float"
    case string = "String"
    case boolean = "Boolean"
    case date = "Date"
    case binary = "Binary"
    case transformable = "Transformable"
    case uuid = "UUID"
    case uri = "URI"
    case objectID = "ObjectID"
  }

  package let name: String
  package let kind: Kind
  package let isOptional: Bool
  package let isTransient: Bool
  /// Whether Swift sees a number and no `NSNumber`, a number of seconds and no `Date`.
  package let isScalar: Bool
  /// The default value as the document has it; of a date the seconds since the beginning of 2001.
  package let defaultValue: String?
  /// The type of a transformable attribute in Swift.
  package let customClass: String?
  package let valueTransformer: String?
  package let minimum: String?
  package let maximum: String?
  package let pattern: String?
  /// The expression that a derived attribute follows.
  package let derivation: String?
  package let allowsExternalStorage: Bool
  package let renamingIdentifier: String?
  package var userInfo: [String: String] = [:]
}

/// Other objects that an entity's objects name.
package struct ModelRelationship: Sendable {
  /// What happens to the other objects when one is deleted; raw values are those of model documents.
  package enum DeleteRule: String, Sendable {
    case noAction = "No Action"
    case nullify = "Nullify"
    case cascade = "Cascade"
    case deny = "Deny"
  }

  package let name: String
  package let destination: String
  package let inverse: String?
  package let isToMany: Bool
  package let isOrdered: Bool
  package let isOptional: Bool
  package let isTransient: Bool
  package let minimumCount: Int
  /// Zero for no limit.
  package let maximumCount: Int
  package let deleteRule: DeleteRule
  package let renamingIdentifier: String?
  package var userInfo: [String: String] = [:]
}

/// A property whose value is what a fetch request finds.
package struct ModelFetchedProperty: Sendable {
  package let name: String
  package var request: ModelFetchRequest?
}
