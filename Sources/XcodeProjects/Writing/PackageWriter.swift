/// The writer of a planned package: a folder with a manifest, links to sources and resources, and each bundle's
/// Info.plist, with a source that says where the bundle lies.
///
/// The folder is the writer's alone: what it wrote before and the plan no longer has is removed, what somebody else put
/// there makes it refuse. Sources and the project stay untouched.
package enum PackageWriter {
  /// The folder of the sources in the package: a folder for each module.
  package static let sourceFolder = "Sources"
  /// The folder of the bundles in the package: a folder for each target that has resources or an Info.plist.
  package static let bundleFolder = "Bundles"

  /// Writes a plan.
  ///
  /// Equal plans make equal folders; files that are as they should be are not touched.
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
      for (place, source) in links(to: target, root: plan.root) { try output.link(place, to: source) }
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
      for (place, source) in links(to: target, root: plan.root) { originals[PathText.joined(folder, place)] = source }
    }
    return originals
  }

  /// The name of the source that says where a module's bundle lies.
  static let registrationName = "Bundle-of-module.swift"

  /// A link for each source, below its module's folder at its place below the project's root.
  ///
  /// The compiler wants file names once in a module, whatever their folders and their case, and once more it counts the
  /// name of each original. So a link has a name that no original has; `main.swift` alone means something by its name.
  private static func links(to target: PlannedTarget, root: String) -> [(place: String, source: String)] {
    var names = Set(target.sources.map { PathText.name($0).lowercased() } + [registrationName.lowercased()])
    return target.sources.map { source in
      let place = PathText.relative(source, to: root) ?? "Outside/" + PathText.name(source)
      let name = PathText.name(place) == "main.swift" ? "main.swift" : unused(PathText.base(place), among: &names)
      let folder = PathText.relative(PathText.folder("/" + place), to: "/") ?? ""
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
    for resource in target.bundle.resources { try output.link(folder + "/" + resource.place, to: resource.path) }
    try output.file(folder + "/Info.plist", BundleInformation(target).text)
  }
}
