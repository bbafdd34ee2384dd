/// A step of a target's build.
package struct BuildPhase: Sendable {
  /// What a step does with its files.
  package enum Kind: Equatable, Sendable {
    /// Compiles them.
    case sources
    /// Copies them into the bundle.
    case resources
    /// Links them.
    case frameworks
    /// Copies them to another folder.
    case copyFiles
    /// Copies headers.
    case headers
    /// Runs a script.
    case script
    /// A step of another type, with Xcode's name for it.
    case other(String)

    /// The kind that the class of a phase means.
    init(isa: String) {
      switch isa {
      case "PBXSourcesBuildPhase": self = .sources
      case "PBXResourcesBuildPhase": self = .resources
      case "PBXFrameworksBuildPhase": self = .frameworks
      case "PBXCopyFilesBuildPhase": self = .copyFiles
      case "PBXHeadersBuildPhase": self = .headers
      case "PBXShellScriptBuildPhase": self = .script
      default: self = .other(isa)
      }
    }
  }

  /// The object's id in the project file.
  let id: String
  /// What it does.
  package let kind: Kind
  /// The name as Xcode shows it.
  package let name: String
  /// What it works on.
  package internal(set) var files: [BuildFile]
}

/// Something that a phase works on.
package enum BuildFile: Hashable, Sendable {
  /// A file of the project; a folder that is copied as a whole; the language of a localized file is in its path.
  case file(path: String, isFolder: Bool)
  /// What a target of the project builds, by the id of the product.
  case product(id: String, name: String)
  /// What an SDK or another project holds.
  case outside(String)

  /// The path of a file of the project.
  var path: String? { if case .file(let path, _) = self { path } else { nil } }

  /// The last component of its path, or its name.
  var name: String {
    switch self {
    case .file(let path, _): PathText.name(path)
    case .product(_, let name), .outside(let name): PathText.name(name)
    }
  }
}
