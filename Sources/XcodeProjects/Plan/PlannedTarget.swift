/// A target of the package.
package struct PlannedTarget: Sendable {
  /// What kind of target it is.
  package enum Kind: Equatable, Sendable {
    /// An app.
    case executable
    /// A framework or a library.
    case library
    /// Tests in the app's process; the module of the app, nil if they need none.
    case unitTests(app: String?)
    /// Tests that drive an app; its module.
    case interfaceTests(app: String?)

    /// Whether it holds tests.
    package var isTest: Bool { self != .executable && self != .library }
  }

  /// The name of the module, which is the target's name in the package.
  package let module: String
  /// The name of the target in the project.
  package let name: String
  /// What kind of target it is.
  package let kind: Kind
  /// The Swift sources, absolute paths without repetition.
  package let sources: [String]
  /// The modules that each source sees without an import, since the target's headers include them; sorted.
  package let headerModules: [String]
  /// What the bundle holds.
  package let bundle: PlannedBundle
  /// The targets and products that it depends on, sorted.
  package internal(set) var dependencies: [PlannedDependency]
  /// How its sources are compiled.
  package let compilation: PlannedCompilation
  /// Its build settings.
  package let settings: BuildSettings
}

/// What a target of the package depends on.
package enum PlannedDependency: Hashable, Sendable {
  /// Another target of the package, by its module.
  case target(String)
  /// A product of a package, and the name of that package.
  case product(String, package: String)
}

/// A folder of resources that replaces the bundle that Xcode makes.
package struct PlannedBundle: Sendable {
  /// The name with its suffix: `App.app`.
  package let name: String
  /// The resources, by their path in the bundle.
  package let resources: [PlannedResource]
  /// The path of the Info.plist; nil if Xcode makes all of it.
  package let infoPlist: String?
}

/// A file of a bundle.
package struct PlannedResource: Equatable, Sendable {
  /// What a resource is.
  package enum Kind: Equatable, Sendable {
    /// `.storyboard` and `.xib` documents.
    case interface
    /// Asset catalogues.
    case assets
    /// `.strings`, `.stringsdict` and `.xcstrings` files.
    case strings
    /// Core Data models, under the name that Xcode gives the compiled ones.
    case dataModel
    /// A folder that is copied as it is.
    case folder
    /// Any other file.
    case plain
  }

  /// The absolute path.
  package let path: String
  /// The path in the bundle: its name, behind the language's folder when it is localized, and behind the name of a bundle
  /// that the bundle holds.
  package let bundlePath: String
  /// What it is.
  package let kind: Kind
  /// Whether it is in a bundle that the target's own one holds.
  let isInInnerBundle: Bool

  /// The path that Xcode gives the compiled document, by which apps find out whether there is one; nil for other resources.
  package var compiledPath: String? {
    let suffix = PathText.suffix(bundlePath)
    guard kind == .interface, let compiled = Self.compiledDocuments[suffix] else { return nil }
    return bundlePath.dropLast(suffix.count) + compiled
  }

  private static let compiledDocuments = ["xib": "nib", "storyboard": "storyboardc"]
  private static let compiledModels = ["xcdatamodeld": "momd", "xcdatamodel": "mom"]

  /// The resource at a path; a folder that is copied as it is keeps its files together. `bundle` is the name of the bundle
  /// in the target's own one that holds it; nil for the target's own.
  init(path: String, isFolder: Bool, bundle: String? = nil) {
    self.path = path
    isInInnerBundle = bundle != nil
    let outer = bundle.map { $0 + "/" } ?? ""
    let name = PathText.name(path)
    let folder = PathText.name(PathText.folder(path))
    let suffix = PathText.suffix(path)
    if let compiled = Self.compiledModels[suffix] {
      kind = .dataModel
      bundlePath = outer + PathText.base(name) + "." + compiled
      return
    }
    bundlePath = outer + (PathText.suffix(folder) == "lproj" ? folder + "/" + name : name)
    switch suffix {
    case _ where isFolder: kind = .folder
    case "storyboard", "xib": kind = .interface
    case "xcassets": kind = .assets
    case "strings", "stringsdict", "xcstrings": kind = .strings
    default: kind = .plain
    }
  }
}
