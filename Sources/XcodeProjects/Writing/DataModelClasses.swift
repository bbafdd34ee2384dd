package import PlainviewDataModels

/// What Xcode writes for the entities of an app's Core Data models: classes, their properties, and the methods that change
/// relationships.
package struct DataModelClasses {
  private let model: DataModel

  /// The Swift text for a target; empty if its models generate no code. A model that cannot be read has none: the app's
  /// console says why when it is loaded.
  static func text(for target: PlannedTarget) -> String {
    var text = ""
    for resource in target.bundle.resources where resource.kind == .dataModel && !resource.isInInnerBundle {
      guard let document = DataModelFolder.document(at: resource.path),
        let model = try? DataModelReader.read(document)
      else { continue }
      text += DataModelClasses(model: model).text
    }
    return text.isEmpty ? "" : "\nimport CoreData\n" + text
  }

  /// The text for the entities of a model.
  package static func text(for model: DataModel) -> String { DataModelClasses(model: model).text }

  private var text: String { model.entities.map(text).joined() }

  private func text(of entity: ModelEntity) -> String {
    guard entity.codeGeneration != .none, let name = entity.className else { return "" }
    var text = ""
    if entity.codeGeneration == .wholeClass { text += "\npublic class \(name): \(superclass(of: entity)) {}\n" }
    var members = [
      "@nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> "
        + "{ NSFetchRequest<\(name)>(entityName: \(PackageManifest.literal(entity.name))) }"
    ]
    members += entity.attributes.map { property($0.name, Self.type(of: $0)) }
    for relationship in entity.relationships { members += self.members(of: relationship) }
    text += "\nextension \(name) {\n" + members.map { "  \($0)\n" }.joined() + "}\n"
    if entity.parent == nil { text += "\nextension \(name): Identifiable {}\n" }
    return text
  }

  private func superclass(of entity: ModelEntity) -> String {
    className(of: entity.parent) ?? "NSManagedObject"
  }

  private func className(of entity: String?) -> String? {
    model.entities.first { $0.name == entity }?.className
  }

  private func property(_ name: String, _ type: String) -> String {
    let key = PackageManifest.literal(name)
    return "public var `\(name)`: \(type) { get { __value(\(key)) } set { __setValue(newValue, \(key)) } }"
  }

  private static func type(of attribute: ModelAttribute) -> String {
    switch attribute.kind {
    case .integer16: attribute.isScalar ? "Int16" : "NSNumber?"
    case .integer32: attribute.isScalar ? "Int32" : "NSNumber?"
    case .integer64: attribute.isScalar ? "Int64" : "NSNumber?"
    case .double: attribute.isScalar ? "Double" : "NSNumber?"
    case .float: attribute.isScalar ? "Float" : "NSNumber?"
    case .boolean: attribute.isScalar ? "Bool" : "NSNumber?"
    case .date: attribute.isScalar ? "TimeInterval" : "Date?"
    case .decimal: "NSDecimalNumber?"
    case .string: "String?"
    case .binary: "Data?"
    case .uuid: "UUID?"
    case .uri: "URL?"
    case .objectID: "NSManagedObjectID?"
    case .transformable, .undefined: "\(attribute.customClass ?? "NSObject")?"
    }
  }

  private func members(of relationship: ModelRelationship) -> [String] {
    let name = relationship.name
    let other = className(of: relationship.destination) ?? "NSManagedObject"
    guard relationship.isToMany else { return [property(name, other + "?")] }
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    func method(_ declaration: String, _ selector: String, _ arguments: String) -> String {
      "public func \(declaration) { __change(\"\(selector)\", [\(arguments)]) }"
    }
    var members = [
      property(name, set + "?"),
      method("addTo\(capital)(_ value: \(other))", "add\(capital)Object:", "value"),
      method("removeFrom\(capital)(_ value: \(other))", "remove\(capital)Object:", "value"),
      method("addTo\(capital)(_ values: \(set))", "add\(capital):", "values"),
      method("removeFrom\(capital)(_ values: \(set))", "remove\(capital):", "values"),
    ]
    if relationship.isOrdered {
      members += [
        method(
          "insertInto\(capital)(_ value: \(other), at idx: Int)", "insertObject:in\(capital)AtIndex:", "value, idx"),
        method("removeFrom\(capital)(at idx: Int)", "removeObjectFrom\(capital)AtIndex:", "idx"),
        method(
          "insertInto\(capital)(_ values: [\(other)], at indexes: NSIndexSet)", "insert\(capital):atIndexes:",
          "values, indexes"),
        method("removeFrom\(capital)(at indexes: NSIndexSet)", "remove\(capital)AtIndexes:", "indexes"),
        method(
          "replace\(capital)(at idx: Int, with value: \(other))", "replaceObjectIn\(capital)AtIndex:withObject:",
          "idx, value"),
        method(
          "replace\(capital)(at indexes: NSIndexSet, with values: [\(other)])",
          "replace\(capital)AtIndexes:with\(capital):", "indexes, values"),
      ]
    }
    return members
  }
}
