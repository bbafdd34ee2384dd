/// A target of a project, with what the project file says about it.
package struct XcodeTarget: Sendable {
  /// The object's id in the project file.
  package let id: String
  /// The name as Xcode shows it.
  package let name: String
  /// What it builds.
  package let product: ProductType
  /// What is built into it, in the order of the phases.
  package internal(set) var phases: [BuildPhase]
  /// The targets that it names as dependencies.
  package let dependencies: [TargetDependency]
  /// Products of packages that it is linked with.
  package let packageProducts: [PackageProductUse]
  /// The id of the file that it builds.
  let productReference: String?
  /// Its settings by configuration.
  let configurations: [BuildConfiguration]

  /// The files of the phases of a kind.
  func files(_ kind: BuildPhase.Kind) -> [BuildFile] { phases.filter { $0.kind == kind }.flatMap(\.files) }
}

/// Another target that has to be there first.
package enum TargetDependency: Equatable, Sendable {
  /// A target of the same project, by its id.
  case target(String)
  /// A target of another project, by its name.
  case outside(String)
}

/// A product of a package that a target is linked with.
package struct PackageProductUse: Equatable, Sendable {
  /// The product's name.
  package let product: String
  /// The id of the reference to the package; nil if the project does not say which.
  package let package: String?
}

/// The settings of one configuration, without those of its `.xcconfig` file.
struct BuildConfiguration: Sendable {
  /// The configuration's name.
  let name: String
  /// What the project file says, references not replaced.
  let settings: [String: PropertyList]
  /// The path of the `.xcconfig` file; nil if there is none.
  let file: String?
}
