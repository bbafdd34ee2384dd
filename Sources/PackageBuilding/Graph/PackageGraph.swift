import Foundation

/// The packages that a build compiles: the one in a folder and those that it depends on, as SwiftPM has resolved them.
package struct PackageGraph {
  /// A target and its Swift sources.
  package struct Target: Sendable {
    package let name: String
    /// As the manifest says: regular, executable, test and others.
    package let type: String
    /// The sources, by their absolute paths, sorted.
    package let files: [String]
    /// The folder with the Info.plist and the resources of a program, which is the folder of its sources; nil where it has
    /// no Info.plist.
    package let appFolder: String?
    /// The folder with catalogs and documents that Xcode finds by itself; nil where the manifest declares resources, or where
    /// there are none.
    package let resourceFolder: String?
    /// The names of the targets and products that it depends on.
    package let dependencies: [String]
    /// Whether one of these is a target of the same package without Swift sources, as those in C are.
    package let dependsOnC: Bool

    package init(
      name: String, type: String, files: [String], appFolder: String? = nil, resourceFolder: String? = nil,
      dependencies: [String] = [], dependsOnC: Bool = false
    ) {
      self.name = name
      self.type = type
      self.files = files
      self.appFolder = appFolder
      self.resourceFolder = resourceFolder
      self.dependencies = dependencies
      self.dependsOnC = dependsOnC
    }

    /// The files whose changes affect the compilation.
    var watched: [String] { files + (appFolder.map { [$0 + "/Info.plist"] } ?? []) }
  }

  package private(set) var targets: [Target] = []
  /// The names of products, each with the targets in it.
  package private(set) var products: [String: [String]] = [:]

  /// The names of the root package's programs, as `swift run` takes them, sorted.
  package private(set) var programs: [String] = []

  /// The names of the bundles with the resources that manifests declare.
  package private(set) var bundles: [String] = []

  /// The folders of the packages, the root's first.
  private(set) var packages: [String] = []

  private let scratch: String
  private let state: String

  /// Asks SwiftPM about the packages; `state` is a folder for its answers.
  package init(root: String, scratch: String, state: String) throws {
    self.scratch = scratch
    self.state = state
    packages = [root] + dependencies
    for package in packages {
      let manifest = try manifest(of: package)
      if package == root { programs = Self.programs(of: manifest) }
      let withResources = manifest.targets.filter { $0.resources?.isEmpty == false }
      bundles += withResources.map { "\(manifest.name ?? "")_\($0.name)" }
      for product in manifest.products ?? [] { products[product.name, default: []] += product.targets }
      let entries = manifest.targets.filter { Self.compiled.contains($0.type) }
      let sources = entries.map { Self.sources(of: $0, in: package) }
      let others = Set(zip(entries, sources).filter { $1.isEmpty }.map(\.0.name))
      for (entry, files) in zip(entries, sources) where !files.isEmpty {
        let dependencies = (entry.dependencies ?? []).map(\.name)
        targets.append(
          Target(
            name: entry.name, type: entry.type, files: files, appFolder: Self.appFolder(of: entry, in: package),
            resourceFolder: Self.resourceFolder(of: entry, of: manifest, in: package), dependencies: dependencies,
            dependsOnC: dependencies.contains(where: others.contains)))
      }
    }
  }

  /// The types of targets that are compiled for the package itself: macros and plug-ins run on the machine that builds.
  private static let compiled: Set = ["regular", "executable", "test"]

  /// Products with a program's target, and programs' targets that no product has.
  private static func programs(of manifest: Manifest) -> [String] {
    let targets = Set(manifest.targets.filter { $0.type == "executable" }.map(\.name))
    let products = (manifest.products ?? []).filter { !targets.isDisjoint(with: $0.targets) }
    let others = targets.subtracting(products.flatMap(\.targets))
    return (products.map(\.name) + others).sorted()
  }

  // MARK: Resolving

  /// Files that say what a package depends on.
  static func pins(root: String, scratch: String) -> [FileStamp?] {
    ["\(root)/Package.swift", "\(root)/Package.resolved", "\(scratch)/workspace-state.json"].map { FileStamp($0) }
  }

  /// Whether the text of the manifest names packages, in code that is not evaluated too.
  static func hasDependencies(_ root: String) -> Bool {
    FileManager.default.contents(atPath: root + "/Package.swift").map {
      String(decoding: $0, as: UTF8.self).contains(".package(")
    } ?? false
  }

  /// The folders of the packages that the build depends on.
  private var dependencies: [String] {
    struct Workspace: Decodable {
      struct Object: Decodable { let dependencies: [Dependency] }
      struct Dependency: Decodable {
        struct State: Decodable {
          let name: String
          let path: String?
        }
        let state: State
        let subpath: String
      }
      let object: Object
    }
    guard let workspace: Workspace = StateFile.read(scratch + "/workspace-state.json") else { return [] }
    return workspace.object.dependencies.map { dependency in
      if let path = dependency.state.path { return path }
      let isCheckout = dependency.state.name.lowercased().contains("checkout")
      return "\(scratch)/\(isCheckout ? "checkouts" : "registry/downloads")/\(dependency.subpath)"
    }
  }

  // MARK: Manifests

  private struct Manifest: Codable {
    let stamp: FileStamp?
    let name: String?
    let targets: [Entry]
    let products: [Product]?
    let toolsVersion: ToolsVersion?

    struct ToolsVersion: Codable {
      private let _version: String

      /// Packages of these versions get a bundle for the files that Xcode builds into one, without being told.
      var bundlesOwnKinds: Bool { _version.hasPrefix("5.3.") || _version.hasPrefix("5.4.") }
    }

    struct Product: Codable {
      let name: String
      let targets: [String]
    }

    /// What a target depends on: a list behind a key such as `byName`, whose first element is the name.
    struct Dependency: Codable {
      let name: String

      init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
          self.name = name
          return
        }
        struct Parts: Decodable {
          let name: String
          init(from decoder: any Decoder) throws {
            var parts = try decoder.unkeyedContainer()
            name = try parts.decode(String.self)
          }
        }
        name = try decoder.singleValueContainer().decode([String: Parts].self).values.first?.name ?? ""
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
      }
    }

    struct Entry: Codable {
      let name: String
      let type: String
      let path: String?
      let exclude: [String]?
      let sources: [String]?
      let dependencies: [Dependency]?
      let resources: [Resource]?
    }

    struct Resource: Codable {
      let path: String
    }
  }

  /// What the manifest of a package says; nothing if it cannot be read, which SwiftPM reports.
  private func manifest(of package: String) throws -> Manifest {
    var packageHash = ContentHash()
    packageHash.add(package)
    let path = "\(state)/package-\(packageHash.text.prefix(16)).json"
    let stamp = FileStamp(package + "/Package.swift")
    if let known: Manifest = StateFile.read(path), known.stamp == stamp, known.toolsVersion != nil, known.name != nil {
      return known
    }
    let command = [
      "swift", "package", "--package-path", package, "--scratch-path", state + "/manifests", "dump-package",
    ]
    let result = try CommandOutput.of(command)
    struct Dump: Decodable {
      let name: String
      let targets: [Manifest.Entry]
      let products: [Manifest.Product]
      let toolsVersion: Manifest.ToolsVersion?
    }
    guard result.status == 0, let dump = try? JSONDecoder().decode(Dump.self, from: result.output) else {
      return Manifest(stamp: stamp, name: nil, targets: [], products: [], toolsVersion: nil)
    }
    let manifest = Manifest(
      stamp: stamp, name: dump.name, targets: dump.targets, products: dump.products, toolsVersion: dump.toolsVersion)
    try StateFile.write(manifest, to: path)
    return manifest
  }

  // MARK: Sources

  private static func sources(of entry: Manifest.Entry, in package: String) -> [String] {
    let folder = URL(fileURLWithPath: folder(of: entry, in: package)).standardizedFileURL.path
    func paths(_ names: [String]?) -> [String] {
      (names ?? []).map { URL(fileURLWithPath: "\(folder)/\($0)").standardizedFileURL.path }
    }
    let (excluded, named) = (paths(entry.exclude), paths(entry.sources))
    func isBelow(_ file: String, _ paths: [String]) -> Bool {
      paths.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
    return SourceFiles.below(folder).filter { file in
      !isBelow(file, excluded) && (named.isEmpty || isBelow(file, named))
    }
  }

  private static func appFolder(of entry: Manifest.Entry, in package: String) -> String? {
    guard entry.type == "executable" else { return nil }
    let folder = URL(fileURLWithPath: folder(of: entry, in: package)).standardizedFileURL.path
    return FileManager.default.fileExists(atPath: folder + "/Info.plist") ? folder : nil
  }

  /// Kinds of files that Xcode builds into a package's bundle without being declared in the manifest.
  private static let ownKinds: Set = ["xcassets", "storyboard", "xib", "xcstrings", "xcdatamodeld"]

  private static func resourceFolder(of entry: Manifest.Entry, of manifest: Manifest, in package: String) -> String? {
    guard (entry.resources ?? []).isEmpty, manifest.toolsVersion?.bundlesOwnKinds != true else { return nil }
    let folder = URL(fileURLWithPath: folder(of: entry, in: package)).standardizedFileURL.path
    let excluded = (entry.exclude ?? []).map { "\(folder)/\($0)" }
    let enumerator = FileManager.default.enumerator(atPath: folder)
    var found: Set<String> = []
    while let path = enumerator?.nextObject() as? String {
      let url = URL(fileURLWithPath: "\(folder)/\(path)")
      guard ownKinds.contains(url.pathExtension) else { continue }
      enumerator?.skipDescendants()
      if !excluded.contains(where: { url.path == $0 || url.path.hasPrefix($0 + "/") }) {
        found.insert(url.deletingLastPathComponent().standardizedFileURL.path)
      }
    }
    // If they are in several folders, the target's own folder is used.
    return found.count > 1 ? folder : found.first
  }

  private static func folder(of entry: Manifest.Entry, in package: String) -> String {
    if let path = entry.path { return path.hasPrefix("/") ? path : "\(package)/\(path)" }
    let parents = (entry.type == "test" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let found = parents.map { "\(package)/\($0)/\(entry.name)" }.first { FileManager.default.fileExists(atPath: $0) }
    // A package with one target may have its sources in the folder itself.
    return found ?? "\(package)/Sources"
  }
}

/// The Swift files below a folder.
package enum SourceFiles {
  /// Their paths, sorted; links are followed, a folder is not visited again below itself.
  package static func below(_ folder: String) -> [String] {
    var found: [String] = []
    visit(folder, [], &found)
    return found.sorted()
  }

  private static func visit(_ folder: String, _ above: Set<String>, _ found: inout [String]) {
    guard
      let real = realpath(folder, nil).map({ pointer in
        defer { free(pointer) }
        return String(cString: pointer)
      }), !above.contains(real)
    else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") {
        found.append(path)
      } else {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { visit(path, above.union([real]), &found) }
      }
    }
  }
}
