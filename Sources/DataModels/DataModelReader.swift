package import Foundation
package import FoundationXML

/// Reads a model document, the XML that Xcode keeps in `contents`.
package final class DataModelReader: NSObject, XMLParserDelegate {
  private let path: String
  private var model = DataModel()
  private var entity: ModelEntity?
  private var attribute: ModelAttribute?
  private var relationship: ModelRelationship?
  private var fetchedProperty: ModelFetchedProperty?
  private var constraint: [String]?
  private var configuration: String?
  private var problem: DataModelError?
  private var hasRoot = false
  private var isClosed = false

  private init(path: String) { self.path = path }

  /// The model of the document at a path.
  package static func read(_ path: String) throws(DataModelError) -> DataModel {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw DataModelError(path: path, line: 0, text: "The model document cannot be read.")
    }
    return try read(data, path: path)
  }

  /// The model of a document's bytes; the path is for messages.
  package static func read(_ data: Data, path: String) throws(DataModelError) -> DataModel {
    // Foundation's parser traps at a name that is no text.
    guard String(validating: data, as: UTF8.self) != nil else {
      throw DataModelError(path: path, line: 0, text: "The model document is not text in UTF-8.")
    }
    let reader = DataModelReader(path: path)
    let parser = XMLParser(data: data)
    parser.delegate = reader
    let isRead = parser.parse()
    if let problem = reader.problem { throw problem }
    // A file that was cut off is no error for the parser: the end of its root is.
    guard isRead, reader.isClosed else {
      throw DataModelError(path: path, line: parser.lineNumber, text: "This is no complete model document.")
    }
    return reader.model
  }

  // MARK: Elements

  package func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if !hasRoot {
      hasRoot = true
      if name != "model" { fail(parser, "The root of a model document is 'model', not '\(name)'.") }
      model.versionIdentifier = attributes["userDefinedModelVersionIdentifier"] ?? ""
      return
    }
    switch name {
    case "entity": begin(attributes, parser) { entity = Self.entity($0, attributes) }
    case "attribute":
      guard let kind = Self.kind(attributes["attributeType"]) else {
        return fail(parser, "'\(attributes["attributeType"] ?? "")' is no type of an attribute.")
      }
      begin(attributes, parser) { attribute = Self.attribute($0, kind, attributes) }
    case "relationship": begin(attributes, parser) { relationship = Self.relationship($0, attributes) }
    case "fetchedProperty": begin(attributes, parser) { fetchedProperty = ModelFetchedProperty(name: $0) }
    case "fetchRequest": take(attributes)
    case "uniquenessConstraint": constraint = []
    case "constraint": if let value = attributes["value"] { constraint?.append(value) }
    case "entry": takeUserInfo(attributes)
    case "configuration":
      configuration = attributes["name"]
      if let configuration { model.configurations[configuration] = [] }
    case "memberEntity":
      if let configuration, let name = attributes["name"] { model.configurations[configuration]?.append(name) }
    default: break
    }
  }

  private func begin(_ attributes: [String: String], _ parser: XMLParser, _ body: (String) -> Void) {
    if let name = attributes["name"] { body(name) } else { fail(parser, "An element has no name.") }
  }

  private func take(_ attributes: [String: String]) {
    let request = ModelFetchRequest(
      name: attributes["name"] ?? "", entity: attributes["entity"] ?? "", predicate: attributes["predicateString"])
    if fetchedProperty != nil { fetchedProperty?.request = request } else { model.fetchRequests.append(request) }
  }

  private func takeUserInfo(_ attributes: [String: String]) {
    guard let key = attributes["key"] else { return }
    let value = attributes["value"] ?? ""
    if attribute != nil {
      attribute?.userInfo[key] = value
    } else if relationship != nil {
      relationship?.userInfo[key] = value
    } else {
      entity?.userInfo[key] = value
    }
  }

  package func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    switch name {
    case "model": isClosed = true
    case "entity":
      if let entity { model.entities.append(entity) }
      entity = nil
    case "attribute":
      if let attribute { entity?.attributes.append(attribute) }
      attribute = nil
    case "relationship":
      if let relationship { entity?.relationships.append(relationship) }
      relationship = nil
    case "fetchedProperty":
      if let fetchedProperty { entity?.fetchedProperties.append(fetchedProperty) }
      fetchedProperty = nil
    case "uniquenessConstraint":
      if let constraint, !constraint.isEmpty { entity?.uniquenessConstraints.append(constraint) }
      constraint = nil
    case "configuration": configuration = nil
    default: break
    }
  }

  private func fail(_ parser: XMLParser, _ text: String) {
    if problem == nil { problem = DataModelError(path: path, line: parser.lineNumber, text: text) }
    parser.abortParsing()
  }

  // MARK: Values

  private static func kind(_ word: String?) -> ModelAttribute.Kind? {
    guard let word else { return .undefined }
    return ModelAttribute.Kind(rawValue: word)
  }

  private static func entity(_ name: String, _ values: [String: String]) -> ModelEntity {
    let type = values["representedClassName"].flatMap { $0.split(separator: ".").last }.map(String.init)
    let generation: ModelEntity.CodeGeneration =
      switch values["codeGenerationType"] {
      case "class": .wholeClass
      case "category": .category
      default: .none
      }
    return ModelEntity(
      name: name, className: type == "NSManagedObject" ? nil : type, codeGeneration: generation,
      parent: values["parentEntity"], isAbstract: isTrue(values["isAbstract"]),
      renamingIdentifier: values["elementID"])
  }

  private static func attribute(
    _ name: String, _ kind: ModelAttribute.Kind, _ values: [String: String]
  ) -> ModelAttribute {
    ModelAttribute(
      name: name, kind: kind, isOptional: isTrue(values["optional"]), isTransient: isTrue(values["transient"]),
      isScalar: isTrue(values["usesScalarValueType"]),
      defaultValue: values["defaultDateTimeInterval"] ?? values["defaultValueString"],
      customClass: values["customClassName"], valueTransformer: values["valueTransformerName"],
      minimum: values["minDateTimeInterval"] ?? values["minValueString"],
      maximum: values["maxDateTimeInterval"] ?? values["maxValueString"],
      pattern: values["regularExpressionString"],
      derivation: isTrue(values["derived"]) ? values["derivationExpression"] : nil,
      allowsExternalStorage: isTrue(values["allowsExternalBinaryDataStorage"]),
      renamingIdentifier: values["elementID"])
  }

  private static func relationship(_ name: String, _ values: [String: String]) -> ModelRelationship {
    let isToMany = isTrue(values["toMany"])
    return ModelRelationship(
      name: name, destination: values["destinationEntity"] ?? "", inverse: values["inverseName"], isToMany: isToMany,
      isOrdered: isTrue(values["ordered"]), isOptional: isTrue(values["optional"]),
      isTransient: isTrue(values["transient"]), minimumCount: values["minCount"].flatMap { Int($0) } ?? 0,
      maximumCount: values["maxCount"].flatMap { Int($0) } ?? (isToMany ? 0 : 1),
      deleteRule: values["deletionRule"].flatMap(ModelRelationship.DeleteRule.init) ?? .noAction,
      renamingIdentifier: values["elementID"])
  }

  private static func isTrue(_ word: String?) -> Bool { word == "YES" || word == "true" }
}
