/// The writer of a planned package: a folder with a manifest, links to sources and resources, and each bundle's
/// Info.plist.
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
      try linkSources(of: target, root: plan.root, in: &output)
      try writeBundle(of: target, in: &output)
    }
    return try output.finish()
  }

  /// Links each source below its module's folder, at its place below the project's root.
  private static func linkSources(
    of target: PlannedTarget, root: String, in output: inout OwnedFolder
  ) throws(ProjectError) {
    var names: Set<String> = []
    for source in target.sources {
      let inside = PathText.relative(source, to: root)
      let place = inside ?? "Outside/" + PathText.name(source)
      // The compiler takes no two files of a name in a module, whatever their folders and their case.
      let name = unused(PathText.name(place), among: &names)
      let folder = PathText.relative(PathText.folder("/" + place), to: "/") ?? ""
      let path = [sourceFolder, target.module, folder, name].filter { !$0.isEmpty }.joined(separator: "/")
      try output.link(path, to: source)
    }
  }

  private static func unused(_ name: String, among names: inout Set<String>) -> String {
    var candidate = name
    var number = 2
    while !names.insert(candidate.lowercased()).inserted {
      candidate = PathText.base(name) + "-\(number)." + PathText.suffix(name)
      number += 1
    }
    return candidate
  }

  private static func writeBundle(of target: PlannedTarget, in output: inout OwnedFolder) throws(ProjectError) {
    let folder = bundleFolder + "/" + target.module + "/" + target.bundle.name
    for resource in target.bundle.resources { try output.link(folder + "/" + resource.place, to: resource.path) }
    try output.file(folder + "/Info.plist", BundleInformation(target).text)
  }
}
