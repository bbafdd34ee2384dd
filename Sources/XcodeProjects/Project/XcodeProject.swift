/// An Xcode project as its file describes it, with absolute paths.
package struct XcodeProject: Sendable {
  /// The `.xcodeproj` folder.
  package let path: String
  /// The project's name.
  package let name: String
  /// The version of the file format: 46 for Xcode 3.2 to 8, 77 for Xcode 16.
  package let objectVersion: Int
  /// The folder that paths of groups and `$(SRCROOT)` begin at.
  package let root: String
  /// The targets in the order of the project.
  package let targets: [XcodeTarget]
  /// The packages that the project refers to.
  package let packages: [PackageReference]
  /// The versions of packages that were resolved; nil if no file says so.
  package let resolved: ResolvedPackages?
  /// The names of the configurations, in the project's order.
  package var configurationNames: [String] { configurations.map(\.name) }
  /// The other projects that may build what this one links: those inside it, and those of a workspace that names it.
  package let relatedProjects: [XcodeProject]
  /// Whether the pods that CocoaPods installed are among them.
  var hasPods: Bool { relatedProjects.contains(where: \.isPods) }
  /// Whether it is the project of the pods itself.
  var isPods: Bool { PathText.name(path) == WorkspaceProjects.podsName }
  /// Sentences about what is damaged in the project or could not be read.
  package let problems: [String]

  /// The paths of the project's headers by their names.
  let headers: [String: String]
  /// The settings of the project by configuration.
  let configurations: [BuildConfiguration]
  /// The name of the configuration that counts where none is asked for.
  let defaultConfiguration: String?
  /// The language of what is not translated.
  let developmentRegion: String

  /// Reads a project.
  ///
  /// - Parameter path: An `.xcodeproj` folder, its `project.pbxproj`, a workspace or a folder that holds a single project.
  package init(at path: String) throws(ProjectError) {
    try self.init(at: path, hasRelatedProjects: true)
  }

  private init(at path: String, hasRelatedProjects: Bool) throws(ProjectError) {
    let path = try Self.projectFolder(at: path)
    let file = path + "/project.pbxproj"
    let list = try PropertyListText.value(of: PathText.bytes(of: file), path: file)
    guard let entries = list.dictionary else {
      throw ProjectError(.notAProject("the property list is no dictionary"), at: file)
    }
    guard let objects = entries["objects"]?.dictionary else {
      throw ProjectError(.notAProject("the property list has no objects"), at: file)
    }
    var reader = ProjectReader(objects: ProjectObjects(objects), path: path)
    guard let id = entries["rootObject"]?.string, let main = reader.objects.object(id, for: "rootObject") else {
      throw ProjectError(.notAProject("the property list names no root object"), at: file)
    }
    reader.readTree(of: main)
    self.path = path
    name = PathText.base(path)
    objectVersion = entries["objectVersion"]?.string.flatMap { Int($0) } ?? 0
    root = reader.root
    developmentRegion = main.text("developmentRegion") ?? "en"
    (configurations, defaultConfiguration) = reader.configurations(of: main)
    targets = reader.targets(of: main)
    packages = reader.packages(of: main)
    headers = reader.headers()
    resolved = reader.resolvedPackages()
    // One that cannot be read builds nothing.
    relatedProjects =
      hasRelatedProjects
      ? (reader.projectsInside() + WorkspaceProjects.siblings(of: path)).reduce(into: []) { found, other in
        guard other != path, !found.contains(where: { $0.path == other }) else { return }
        if let project = try? XcodeProject(at: other, hasRelatedProjects: false) { found.append(project) }
      } : []
    problems = reader.objects.problems
  }

  /// The targets that build the bundles of resources which a target holds, with the bundles' names.
  func bundles(in target: XcodeTarget) -> [(target: XcodeTarget, name: String)] {
    (target.files(.resources) + target.files(.copyFiles)).compactMap { file in
      guard case .product(let id, let name) = file,
        let bundle = targets.first(where: { $0.productReference == id }), bundle.product == .bundle,
        bundle.files(.sources).isEmpty
      else { return nil }
      return (bundle, PathText.name(name))
    }
  }

  private static func projectFolder(at path: String) throws(ProjectError) -> String {
    let path = PathText.absolute(path)
    guard PathText.exists(path) else { throw ProjectError(.notFound, at: path) }
    if PathText.name(path) == "project.pbxproj" { return PathText.folder(path) }
    if PathText.suffix(path) == "xcworkspace" {
      let projects = WorkspaceProjects.paths(in: path)
      guard projects.count == 1 else { throw ProjectError(.isWorkspace(projects.map(PathText.name)), at: path) }
      return projects[0]
    }
    if PathText.exists(path + "/project.pbxproj") { return path }
    guard PathText.suffix(path) != "xcodeproj" else { throw ProjectError(.notFound, at: path + "/project.pbxproj") }
    let projects = FolderListing.names(in: path).filter { PathText.suffix($0) == "xcodeproj" }
    guard let single = projects.first, projects.count == 1 else {
      throw ProjectError(.noSingleProject(projects), at: path)
    }
    return path + "/" + single
  }
}
