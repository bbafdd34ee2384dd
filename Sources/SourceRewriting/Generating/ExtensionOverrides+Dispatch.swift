import PlainviewRuntime

// Members that the target adds to classes of other modules, as UIKit's, and overrides: each looks up its override.
extension ExtensionOverrides {
  /// Rewrites the members so that they look up overrides, and registers these; returns the names of the members.
  ///
  /// A class may override a member that another target adds; the context says which ones.
  func dispatch(_ overridden: [String: Set<String>]) -> Set<String> {
    var dispatched = model.context.sharedExtensionMembers
    for file in model.files {
      for type in file.types where type.kind == .extension && model.declaredProtocol(type.name) == nil {
        for method in type.methods where method.bodyIndex != nil {
          guard canDispatch(method, of: type),
            isShared(method.fullName, method.marks, in: type) || isOverridden(method.fullName, in: type, overridden)
          else { continue }
          dispatch(method, of: type, in: file)
          dispatched.insert(method.fullName)
        }
        for property in type.properties where property.bodyIndex != nil && property.type != nil {
          guard canDispatch(property.marks, of: type), !Self.ofEveryObject.contains(property.name),
            isShared(property.name, property.marks, in: type) || isOverridden(property.name, in: type, overridden)
          else { continue }
          dispatch(property, of: type, in: file)
          dispatched.insert(property.name)
        }
      }
    }
    guard !dispatched.isEmpty else { return [] }
    for file in model.files {
      for type in file.types where type.kind == .class {
        for method in type.methods
        where method.marks.isOverride && overrides(method.fullName, in: type, among: dispatched) {
          rename(method.nameIndex, marks: method.marks, of: type, in: file)
          announce(method, of: type)
        }
        for property in type.properties
        where property.marks.isOverride && overrides(property.name, in: type, among: dispatched) {
          announceOverride(property, of: type, in: file)
        }
      }
    }
    return dispatched
  }

  /// Whether a class overrides such a member, and not one of a superclass in the target.
  func overrides(_ name: String, in type: DeclaredType, among dispatched: Set<String>) -> Bool {
    dispatched.contains(name) && !inheritsOwn(name, type.name)
  }

  /// Registers the getter and the setter of an override of such a property.
  func announceOverride(_ property: DeclaredProperty, of type: DeclaredType, in file: ScannedFile) {
    rename(property.nameIndex, marks: property.marks, of: type, in: file)
    observe(property, in: file)
    announce(property, of: type)
    guard !property.isReadOnly, let valueType = property.type else { return }
    type.entries.append(
      "r.extensionOverride(\"\(Self.setter(of: property.name))\") { (o: \(type.path), a0: \(valueType)) in "
        + "o.\(Self.prefix(of: type))\(property.name) = a0 }")
  }

  private func isOverridden(_ name: String, in type: DeclaredType, _ overridden: [String: Set<String>]) -> Bool {
    (overridden[name] ?? []).contains { other in
      other != type.name && model.lineage(of: other).last.map { model.declaredClass($0) == nil } == true
        && !inheritsOwn(name, other)
    }
  }

  /// Whether a superclass in the target declares a member of a name that is no override.
  private func inheritsOwn(_ name: String, _ type: String) -> Bool {
    model.lineage(of: type).dropFirst().filter { model.declaredClass($0) != nil }.flatMap(model.bodies).contains {
      body in
      body.methods.contains { $0.fullName == name && !$0.marks.isOverride }
        || body.properties.contains { $0.name == name && !$0.marks.isOverride }
    }
  }

  private func canDispatch(_ method: DeclaredMethod, of type: DeclaredType) -> Bool {
    canDispatch(method.marks, of: type) && !method.isGeneric && method.effect == .none
      && method.parameters.allSatisfy { $0.canBeForwarded && !$0.isFunction }
      && method.parameters.count <= Self.mostArguments
  }

  /// Only classes of other modules: members in extensions of values cannot be overridden, and overrides of members that
  /// every object has are declared as such.
  private func canDispatch(_ marks: DeclarationMarks, of type: DeclaredType) -> Bool {
    model.bodies(of: type.name).allSatisfy { $0.kind == .extension } && !marks.isOverride && !marks.isStatic
  }

  /// Whether a class of another target may override the member, and one does.
  private func isShared(_ name: String, _ marks: DeclarationMarks, in type: DeclaredType) -> Bool {
    Self.isOverridable(marks, in: type) && model.context.sharedExtensionMembers.contains(name)
  }

  /// Whether classes of other modules may override a member of an extension: it has to be exposed to Objective-C.
  static func isOverridable(_ marks: DeclarationMarks, in type: DeclaredType) -> Bool {
    (marks.isObjC || type.marks.isObjC) && !marks.isNonObjC && !marks.isOverride && !marks.isStatic && !marks.isHidden
      && !type.marks.isHidden
  }

  private func dispatch(_ method: DeclaredMethod, of type: DeclaredType, in file: ScannedFile) {
    keepAsBase(method.nameIndex, method.marks, in: file)
    let parameters = method.parameters.enumerated().map { "\($1.label) a\($0): \($1.type)" }.joined(separator: ", ")
    let values = method.parameters.indices.map { "a\($0)" }.joined(separator: ", ")
    let result = method.result.map { " -> " + $0 } ?? ""
    let head = (result.isEmpty ? "" : "@discardableResult ") + method.marks.access
    type.additions.append(
      (
        segment: method.segment,
        text: "\(head)func \(method.base)(\(parameters))\(result) { __UIKitRuntime.overridden(self, "
          + "\"\(method.fullName)\", [\(values)]) ?? \(Self.basePrefix)\(method.base)"
          + "(\(Registration.arguments(of: method))) }"
      ))
  }

  private func dispatch(_ property: DeclaredProperty, of type: DeclaredType, in file: ScannedFile) {
    keepAsBase(property.nameIndex, property.marks, in: file)
    let (name, valueType) = (property.name, property.type ?? "Any")
    let base = Self.basePrefix + name
    let get = "(__UIKitRuntime.overridden(self, \"\(name)\", []) as (\(valueType))?) ?? \(base)"
    let set =
      "if (__UIKitRuntime.overridden(self, \"\(Self.setter(of: name))\", [newValue]) as Void?) == nil { \(base) = newValue }"
    let body = property.isReadOnly ? get : "get { \(get) } set { \(set) }"
    type.additions.append(
      (segment: property.segment, text: "\(property.marks.access)var \(name): \(valueType) { \(body) }"))
  }

  private func keepAsBase(_ nameIndex: Int, _ marks: DeclarationMarks, in file: ScannedFile) {
    for index in marks.firstIndex..<nameIndex where file.source.isWord(index, .open) {
      file.replace(index, index, by: "public")
    }
    file.edits.insert(Self.basePrefix, at: nameOffset(file.source.tokens[nameIndex], in: file))
  }

  /// The name under which a property's setter is registered.
  private static func setter(of name: String) -> String { name + "=" }
}
