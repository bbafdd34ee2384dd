/// Which members messages reach, besides those with an attribute.
///
/// Members of classes with `@objcMembers` and of their subclasses, of `@objc` extensions, and those that meet
/// requirements of `@objc` protocols.
struct Exposure {
  let model: TargetModel

  /// Marks the members.
  func run() {
    for type in model.types where type.kind == .class || type.kind == .extension {
      exposeAll(in: type)
      exposeWitnesses(in: type)
    }
  }

  private func exposeAll(in type: DeclaredType) {
    let isWhole = type.kind == .extension && type.marks.isObjC
    let isListed = model.lineage(of: type.name).contains { model.declaredClass($0)?.marks.isObjCMembers == true }
    guard isWhole || isListed else { return }
    for index in type.methods.indices where canExpose(type.methods[index].marks, isWhole: isWhole) {
      type.methods[index].isExposed = true
    }
    for index in type.properties.indices
    where canExpose(type.properties[index].marks, isWhole: isWhole) && !type.properties[index].marks.isStatic {
      type.properties[index].isExposed = true
    }
  }

  private func canExpose(_ marks: DeclarationMarks, isWhole: Bool) -> Bool {
    !marks.isNonObjC && !marks.isUnavailable && !marks.isOverride && (isWhole || !marks.isHidden)
  }

  // MARK: Requirements

  private func exposeWitnesses(in type: DeclaredType) {
    guard type.kind == .class || model.declaredProtocol(type.name) == nil else { return }
    let names = model.inheritedNames(of: type.name).union(type.inherited)
    for declared in model.objcProtocols(among: names) {
      for requirement in declared.methods { expose(requirement, in: type) }
      for requirement in declared.properties {
        for index in type.properties.indices where type.properties[index].name == requirement.name {
          type.properties[index].isExposed = !type.properties[index].marks.isHidden
        }
      }
    }
    // A protocol of another target: its optional requirements are known by name only.
    let known = model.context.optionalRequirements
    guard !known.isEmpty, names.contains(where: { model.bodies(of: $0).isEmpty }) else { return }
    for index in type.methods.indices where known.contains(type.methods[index].base) {
      if canExpose(type.methods[index].marks, isWhole: false) { type.methods[index].isExposed = true }
    }
    for index in type.properties.indices where known.contains(type.properties[index].name) {
      let marks = type.properties[index].marks
      if canExpose(marks, isWhole: false), !marks.isStatic { type.properties[index].isExposed = true }
    }
  }

  private func expose(_ requirement: DeclaredMethod, in type: DeclaredType) {
    for index in type.methods.indices {
      let method = type.methods[index]
      guard method.base == requirement.base, method.labels == requirement.labels, !method.marks.isNonObjC,
        !method.marks.isUnavailable, method.marks.isStatic == requirement.marks.isStatic
      else { continue }
      type.methods[index].isExposed = true
      if type.methods[index].objcName == nil { type.methods[index].objcName = requirement.objcName }
    }
  }
}
