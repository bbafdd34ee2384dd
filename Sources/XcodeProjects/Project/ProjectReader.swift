/// The reading of a project's objects, step by step.
struct ProjectReader {
  /// The objects, with what is damaged in them so far.
  var objects: ProjectObjects
  /// The folder that paths of groups begin at.
  private(set) var root: String

  private let path: String
  private let folder: String
  private var tree: FileTree?
  private var synchronized: [SynchronizedFolder] = []

  /// A reader of the project at a path.
  init(objects: ProjectObjects, path: String) {
    self.objects = objects
    self.path = path
    folder = PathText.folder(path)
    root = folder
  }

  /// Finds the files and the synchronized folders.
  mutating func readTree(of main: ProjectObjects.Object) {
    root = PathText.joined(folder, main.text("projectDirPath") ?? "")
    guard let group = main.text("mainGroup") else {
      objects.note("the project has no main group")
      return
    }
    var tree = FileTree(&objects, main: group, root: root)
    tree.addLoose(objects)
    self.tree = tree
    let targets = objects.all("PBXNativeTarget") + objects.all("PBXAggregateTarget")
    for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard let folderPath = tree.synchronized[group.id] else { continue }
      let owners = targets.filter { $0.texts("fileSystemSynchronizedGroups").contains(group.id) }.map(\.id)
      if !PathText.isFolder(folderPath) { objects.note("synchronized folder '\(folderPath)': there is no such folder") }
      synchronized.append(SynchronizedFolder(group, at: folderPath, owners: Set(owners), objects: &objects))
    }
  }

  /// The paths of the projects that this one has among its files.
  func projectsInside() -> [String] {
    (tree?.files.values.map(\.path) ?? [])
      .filter { PathText.suffix($0) == "xcodeproj" && PathText.exists($0 + "/project.pbxproj") }.sorted()
  }

  // MARK: Settings

  /// The configurations of a project or target, and the name of the one that counts by default.
  mutating func configurations(of owner: ProjectObjects.Object) -> ([BuildConfiguration], String?) {
    guard let list = objects.object(of: owner, "buildConfigurationList") else {
      objects.note("'\(owner.name)' has no build configurations")
      return ([], nil)
    }
    let configurations = objects.objects(of: list, "buildConfigurations").map { object in
      BuildConfiguration(
        name: object.name, settings: object.fields["buildSettings"]?.dictionary ?? [:], file: settingsFile(of: object))
    }
    return (configurations, list.text("defaultConfigurationName"))
  }

  private mutating func settingsFile(of configuration: ProjectObjects.Object) -> String? {
    if let reference = configuration.text("baseConfigurationReference") {
      if let file = tree?.files[reference] { return file.path }
      objects.note("baseConfigurationReference of \(configuration.name): no file has the id \(reference)")
    } else if let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let name = configuration.text("baseConfigurationReferenceRelativePath"), let base = tree?.synchronized[anchor]
    {
      return PathText.joined(base, name)
    }
    return nil
  }

  // MARK: Targets

  /// The targets of the project in its order.
  mutating func targets(of main: ProjectObjects.Object) -> [XcodeTarget] {
    objects.objects(of: main, "targets").compactMap { object in
      guard object.isa != "PBXProject", object.isa.hasSuffix("Target") else {
        objects.note("targets of the project: '\(object.name)' is no target")
        return nil
      }
      return target(object)
    }
  }

  private mutating func target(_ object: ProjectObjects.Object) -> XcodeTarget {
    let product: ProductType =
      object.isa == "PBXNativeTarget" ? ProductType(identifier: object.text("productType") ?? "") : .aggregate
    var products = object.texts("packageProductDependencies")
    var phases = objects.objects(of: object, "buildPhases").map { phase(of: $0, products: &products) }
    for folder in synchronized {
      for file in folder.files(of: object.id) { Self.add(file, to: &phases) }
    }
    return XcodeTarget(
      id: object.id, name: object.name, product: product, phases: phases,
      dependencies: dependencies(of: object), packageProducts: packageProducts(products, of: object),
      productReference: object.text("productReference"), configurations: configurations(of: object).0)
  }

  private mutating func phase(of object: ProjectObjects.Object, products: inout [String]) -> BuildPhase {
    let kind = BuildPhase.Kind(isa: object.isa)
    var files: [BuildFile] = []
    for file in objects.objects(of: object, "files") where Self.isForPhones(file) {
      if let product = file.text("productRef") {
        if !products.contains(product) { products.append(product) }
      } else if let reference = file.text("fileRef") {
        files += buildFiles(reference, of: object)
      }
    }
    files += synchronized.flatMap { $0.files(ofPhase: object.id) }
    return BuildPhase(id: object.id, kind: kind, name: object.text("name") ?? object.isa, files: files)
  }

  /// Whether a file counts on iOS: those for Mac Catalyst alone do not.
  private static func isForPhones(_ file: ProjectObjects.Object) -> Bool {
    let filters = file.texts("platformFilters") + file.texts("platformFilter")
    return filters.isEmpty || filters.contains("ios")
  }

  private mutating func buildFiles(_ reference: String, of phase: ProjectObjects.Object) -> [BuildFile] {
    if let file = tree?.files[reference] { return [.file(path: file.path, isFolder: file.isFolder)] }
    if let variants = tree?.variants[reference] {
      return variants.compactMap { id in tree?.files[id].map { .file(path: $0.path, isFolder: $0.isFolder) } }
    }
    if let product = tree?.products[reference] { return [.product(id: reference, name: product)] }
    guard let object = objects.object(reference, for: "a file of \(phase.text("name") ?? phase.isa)") else { return [] }
    return object.isa == "PBXVariantGroup" ? [] : [.outside(object.name)]
  }

  /// A file of a synchronized folder goes into the phase of its type.
  private static func add(_ file: BuildFile, to phases: inout [BuildPhase]) {
    guard case .file(let path, let isFolder) = file else { return }
    let kind: BuildPhase.Kind
    switch FileRole(path) {
    case _ where isFolder: kind = .resources
    case .swift, .foreign, .model: kind = .sources
    case .header: kind = .headers
    case .resource: kind = .resources
    case .ignored: return
    }
    if let index = phases.firstIndex(where: { $0.kind == kind }) {
      phases[index].files.append(file)
    } else {
      phases.append(BuildPhase(id: "", kind: kind, name: "", files: [file]))
    }
  }

  private mutating func dependencies(of target: ProjectObjects.Object) -> [TargetDependency] {
    objects.objects(of: target, "dependencies").compactMap { dependency in
      if dependency.text("productRef") != nil { return nil }
      if let id = dependency.text("target") {
        return objects.object(id, for: "a dependency of \(target.name)").map { .target($0.id) }
      }
      guard let proxy = objects.object(of: dependency, "targetProxy") else { return nil }
      let name = proxy.text("remoteInfo") ?? dependency.name
      let remote = proxy.text("remoteGlobalIDString") ?? ""
      return objects.all("PBXNativeTarget").contains { $0.id == remote } ? .target(remote) : .outside(name)
    }
  }

  private mutating func packageProducts(_ ids: [String], of target: ProjectObjects.Object) -> [PackageProductUse] {
    var uses: [PackageProductUse] = []
    for id in ids {
      guard let use = objects.object(id, for: "a package product of \(target.name)") else { continue }
      let product = use.text("productName") ?? use.name
      // Plug-ins of packages run while building and are linked with nothing.
      guard !product.hasPrefix("plugin:") else { continue }
      let found = PackageProductUse(product: product, package: use.text("package"))
      if !uses.contains(found) { uses.append(found) }
    }
    return uses
  }

  /// The paths of all headers by their names.
  func headers() -> [String: String] {
    let listed = (tree?.files ?? [:]).values.map(\.path) + synchronized.flatMap(\.paths)
    let headers = listed.filter { FileRole($0) == .header }.sorted()
    return Dictionary(headers.map { (PathText.name($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Packages

  /// The packages that the project refers to, and the folders with a manifest that its groups list.
  mutating func packages(of main: ProjectObjects.Object) -> [PackageReference] {
    var packages = objects.objects(of: main, "packageReferences").compactMap { object in
      let reference = PackageReference(object, folder: root)
      if reference == nil { objects.note("package reference '\(object.name)': it says nothing about a place") }
      return reference
    }
    for (id, file) in (tree?.files ?? [:]).sorted(by: { $0.value.path < $1.value.path })
    where PathText.exists(file.path + "/Package.swift") {
      if !packages.contains(where: { $0.location == .local(path: file.path) }) {
        packages.append(PackageReference(id: id, folder: file.path))
      }
    }
    return packages
  }

  /// The resolved versions, from the project or a workspace beside it.
  mutating func resolvedPackages() -> ResolvedPackages? {
    let workspaces = FolderListing.names(in: folder).filter { PathText.suffix($0) == "xcworkspace" }
    let candidates = workspaces.map { folder + "/" + $0 } + [path + "/project.xcworkspace"]
    for candidate in candidates {
      do throws(ProjectError) {
        let file = candidate + "/xcshareddata/swiftpm/Package.resolved"
        if let resolved = try ResolvedPackages(at: file) { return resolved }
      } catch {
        objects.note("\(error.path): \(error.message)")
      }
    }
    return nil
  }
}
