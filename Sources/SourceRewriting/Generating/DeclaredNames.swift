/// Declarations of a target that other targets of its graph need for their rewriting.
package struct DeclaredNames: Sendable, Codable {
  /// Base names of the optional requirements that `@objc` protocols declare.
  package var optionalRequirements: Set<String> = []
  /// The members that extensions add to classes of other modules for Objective-C, and so for overriding.
  package var extensionMembers: Set<String> = []
  /// The members that classes override.
  package var overrides: Set<String> = []
  /// The members that bodies of classes declare first.
  package var classMembers: Set<String> = []

  /// Nothing.
  package init() {}

  /// Members of extensions that a class overrides; one that a class declares, too, may be that class's.
  package var sharedExtensionMembers: Set<String> {
    extensionMembers.intersection(overrides).subtracting(classMembers)
  }

  /// Adds the names of another target.
  package mutating func formUnion(_ other: DeclaredNames) {
    optionalRequirements.formUnion(other.optionalRequirements)
    extensionMembers.formUnion(other.extensionMembers)
    overrides.formUnion(other.overrides)
    classMembers.formUnion(other.classMembers)
  }
}

extension DeclaredNames {
  init(of model: TargetModel) {
    optionalRequirements = model.optionalMethods.union(model.optionalProperties)
    for type in model.types where type.kind == .class || type.kind == .extension {
      let members =
        type.methods.map { ($0.fullName, $0.marks) } + type.properties.map { ($0.name, $0.marks) }
      let isAdded = type.kind == .extension && model.bodies(of: type.name).allSatisfy { $0.kind == .extension }
      for (name, marks) in members {
        if marks.isOverride {
          overrides.insert(name)
        } else if isAdded {
          if ExtensionOverrides.isOverridable(marks, in: type) { extensionMembers.insert(name) }
        } else if !marks.isStatic {
          classMembers.insert(name)
        }
      }
    }
  }
}
