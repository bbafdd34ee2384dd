/// `@NSManaged` properties and methods: of a layer they are values that it keeps by their names, so that animations reach
/// them, of a managed object the values of its record.
struct ManagedProperties {
  let model: TargetModel

  func run() {
    for file in model.files {
      for type in file.types {
        let isLayer = model.lineage(of: type.name).contains(where: Self.isLayer)
        for property in type.properties where property.marks.managedIndex >= 0 {
          guard isLayer || canBeManaged(type, property.marks, in: file) else { continue }
          file.blank(property.marks.managedIndex, property.marks.managedIndex)
          file.edits.insert(
            isLayer ? Self.layerAccessors(property.name) : Self.objectAccessors(property.name),
            at: Int(file.source.tokens[property.endIndex].end))
          if isLayer { file.needsLibrary = true }
        }
        for method in type.methods where method.marks.managedIndex >= 0 && method.bodyIndex == nil {
          guard canBeManaged(type, method.marks, in: file) else { continue }
          file.blank(method.marks.managedIndex, method.marks.managedIndex)
          file.edits.insert(Self.body(of: method), at: Int(file.source.tokens[method.endIndex].end))
        }
      }
    }
  }

  /// Whether the class is a managed object's, as far as this target knows.
  private func canBeManaged(_ type: DeclaredType, _ marks: DeclarationMarks, in file: ScannedFile) -> Bool {
    let root = model.lineage(of: type.name).last ?? type.name
    if root == "NSManagedObject" || model.declaredClass(root) == nil { return true }
    file.report(
      .error, at: marks.managedIndex,
      "'@NSManaged' is for subclasses of NSManagedObject and CALayer: "
        + "'\(root)' is none")
    return false
  }

  private static func layerAccessors(_ name: String) -> String {
    " { get { __UIKitRuntime.managed(self, \"\(name)\") } set { __UIKitRuntime.setManaged(self, \"\(name)\", newValue) } }"
  }

  private static func objectAccessors(_ name: String) -> String {
    " { get { __value(\"\(plain(name))\") } set { __setValue(newValue, \"\(plain(name))\") } }"
  }

  /// A method that Xcode writes for relationships: it is known by its selector.
  private static func body(of method: DeclaredMethod) -> String {
    let arguments = method.parameters.map(\.name).joined(separator: ", ")
    return " { __change(\"\(method.objcName ?? selector(of: method))\", [\(arguments)]) }"
  }

  /// The selector as Xcode gives it in an attribute, for methods that were written without: `addToItems(_:)`.
  private static func selector(of method: DeclaredMethod) -> String {
    for (prefix, verb) in [("addTo", "add"), ("removeFrom", "remove")] where method.base.hasPrefix(prefix) {
      let name = method.base.dropFirst(prefix.count)
      let isOne = method.parameters.first.map { !isCollection($0.type) } ?? true
      return verb + name + (isOne ? "Object:" : ":")
    }
    return method.selector
  }

  private static func isCollection(_ type: String) -> Bool {
    type.hasPrefix("NSSet") || type.hasPrefix("NSOrderedSet") || type.hasPrefix("Set<") || type.hasPrefix("[")
  }

  /// The name without the marks around a word of the language.
  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  private static func isLayer(_ name: String) -> Bool { name.hasPrefix("CA") && name.hasSuffix("Layer") }
}
