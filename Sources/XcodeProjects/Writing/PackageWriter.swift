/// The writer of a planned package: a folder with a manifest, links to sources and resources, and each bundle's
/// Info.plist, with a source that says where the bundle lies.
///
/// The folder belongs to the writer: files of an earlier plan are removed, and a folder with files that it did not write
/// is refused. Sources and the project stay untouched.
package enum PackageWriter {
  /// The folder of the sources in the package: a folder for each module.
  package static let sourceFolder = "Sources"
  /// The folder of the bundles in the package: a folder for each target that has resources or an Info.plist.
  package static let bundleFolder = "Bundles"

  /// Writes a plan.
  ///
  /// Equal plans make equal folders; files whose content is the same are not touched.
  ///
  /// - Returns: The relative paths that were written anew, linked anew or removed, sorted.
  @discardableResult
  package static func write(_ plan: PackagePlan, to folder: String) throws(ProjectError) -> [String] {
    var output = try OwnedFolder(PathText.absolute(folder))
    try output.file("Package.swift", PackageManifest(plan).text)
    if let resolved = plan.resolved, !plan.packages.isEmpty {
      try output.start("Package.resolved", ResolvedPackagesText(resolved).text)
    }
    for target in plan.targets {
      for (path, source) in links(to: target, root: plan.root) { try output.link(path, to: source) }
      try output.file(
        "\(sourceFolder)/\(target.module)/\(registrationName)",
        BundleRegistration(target, in: PathText.absolute(folder)).text + AssetSymbols.text(for: target)
          + DataModelClasses.text(for: target))
      try writeBundle(of: target, in: &output)
    }
    return try output.finish()
  }

  /// The sources of a written plan by the paths of their links.
  package static func originals(of plan: PackagePlan, in folder: String) -> [String: String] {
    var originals: [String: String] = [:]
    for target in plan.targets {
      for (path, source) in links(to: target, root: plan.root) { originals[PathText.joined(folder, path)] = source }
    }
    return originals
  }

  /// The name of the source that says where a module's bundle lies.
  static let registrationName = "Bundle-of-module.swift"

  /// A link for each source, below its module's folder at its path below the project's root.
  ///
  /// The compiler requires unique file names in a module, regardless of folder and case, and also sees the name of each
  /// original. So a link has a name that no original has, except for `main.swift`, whose name has a meaning.
  private static func links(to target: PlannedTarget, root: String) -> [(path: String, source: String)] {
    var names = Set(target.sources.map { PathText.name($0).lowercased() } + [registrationName.lowercased()])
    return target.sources.map { source in
      let relativePath = PathText.relative(source, to: root) ?? "Outside/" + PathText.name(source)
      let name =
        PathText.name(relativePath) == "main.swift" ? "main.swift" : unused(PathText.base(relativePath), among: &names)
      let folder = PathText.relative(PathText.folder("/" + relativePath), to: "/") ?? ""
      return ([sourceFolder, target.module, folder, name].filter { !$0.isEmpty }.joined(separator: "/"), source)
    }
  }

  private static func unused(_ base: String, among names: inout Set<String>) -> String {
    var candidate = base + "_.swift"
    var number = 2
    while !names.insert(candidate.lowercased()).inserted {
      candidate = base + "_\(number).swift"
      number += 1
    }
    return candidate
  }

  /// The folder of a target's bundle, relative to the package's.
  static func bundle(of target: PlannedTarget) -> String {
    [bundleFolder, target.module, target.bundle.name].joined(separator: "/")
  }

  private static func writeBundle(of target: PlannedTarget, in output: inout OwnedFolder) throws(ProjectError) {
    let folder = bundle(of: target)
    let resources = target.bundle.resources
    for resource in resources { try output.link(folder + "/" + resource.bundlePath, to: resource.path) }
    let paths = Set(resources.map(\.bundlePath))
    for resource in resources {
      guard let compiled = resource.compiledPath, !paths.contains(compiled) else { continue }
      try output.link(folder + "/" + compiled, to: resource.path)
    }
    try output.file(folder + "/Info.plist", BundleInformation(target).text)
  }
}
