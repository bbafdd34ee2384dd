/// `@NSManaged` properties: of a layer they are values that it keeps by their names, so that animations reach them.
struct ManagedProperties {
  let model: TargetModel

  func run() {
    for file in model.files {
      for type in file.types {
        for property in type.properties where property.marks.managedIndex >= 0 {
          guard model.lineage(of: type.name).contains(where: Self.isLayer) else {
            file.report(.error, at: property.marks.managedIndex, "'@NSManaged' needs CoreData, which is not here")
            continue
          }
          let accessors =
            " { get { __UIKitRuntime.managed(self, \"\(property.name)\") } "
            + "set { __UIKitRuntime.setManaged(self, \"\(property.name)\", newValue) } }"
          file.blank(property.marks.managedIndex, property.marks.managedIndex)
          file.edits.insert(accessors, at: Int(file.source.tokens[property.endIndex].end))
          file.needsLibrary = true
        }
      }
    }
  }

  private static func isLayer(_ name: String) -> Bool { name.hasPrefix("CA") && name.hasSuffix("Layer") }
}
