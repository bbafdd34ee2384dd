import Foundation

/// UIKit as a shared library with its modules, for one toolchain.
///
/// The modules beside UIKit are added when sources import them for the first time; an installed library has all.
package struct SharedLibrary {
  package let folder: String
  /// What builds further modules; nil for an installed library.
  private let modulesBuild: LibraryBuild?

  /// Where the compiler finds the modules.
  var modules: String { folder + "/modules" }
  /// The names of the modules that sources may import.
  package var moduleNames: Set<String> { builtModules.union(LibraryModule.names) }
  private var builtModules: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
  }
  /// Where the linker and programs find the libraries.
  var libraries: String { folder + "/lib" }

  static let name = "libplainview.so"
  static let testingName = "libplainviewtesting.so"

  /// The description of a complete library, in the last file that is written.
  package struct Description: Codable, Equatable {
    /// What `swift --version` said when the library was built.
    package let toolchain: String
    /// The clone that it was built from.
    package let source: String

    package init(toolchain: String, source: String) {
      self.toolchain = toolchain
      self.source = source
    }
  }

  /// The library beside an installed program; nil where there is none.
  package init?(installedBeside program: String, toolchain: Toolchain) throws {
    let prefix = URL(fileURLWithPath: program).deletingLastPathComponent().deletingLastPathComponent().path
    folder = prefix + "/lib/plainview"
    modulesBuild = nil
    guard let description else { return nil }
    guard description.toolchain == toolchain.version else {
      throw BuildFailure(
        "\(folder): UIKit was built there for \(Toolchain.name(description.toolchain)), the search path has "
          + "\(toolchain.name); install plainview again with this toolchain, or put the other one first")
    }
  }

  /// The library of these sources, built if it is not in the cache.
  package init(of source: LibrarySource, toolchain: Toolchain, cache: String, report: BuildReport) throws {
    try Self.makeFolder(cache)
    let identity = source.identity(of: toolchain.version, rememberedIn: cache)
    folder = "\(cache)/library-\(identity)"
    let build = LibraryBuild(of: source, scratch: cache + "/build", report: report)
    modulesBuild = build
    if isComplete { return }
    let lock = try FolderLock(cache) {
      report.line("plainview: another run builds UIKit for this toolchain, waiting for it")
    }
    defer { withExtendedLifetime(lock) {} }
    if isComplete { return }
    Self.removeDrafts(in: cache)
    report.line("plainview: building UIKit for \(toolchain.name), once; this takes some minutes")
    try build.write(Description(toolchain: toolchain.version, source: source.folder), to: folder)
    removeOthers(in: cache)
    report.line("plainview: UIKit is built")
  }

  /// Builds the modules of these names that are not there yet; returns the targets that programs are linked with.
  @discardableResult
  func add(_ names: Set<String>) throws -> [String] {
    guard let build = modulesBuild else { return LibraryModule.targets }
    let targets = LibraryModule.targets(of: names, in: build.source)
    if missing(names, targets).isEmpty { return targets }
    let cache = (folder as NSString).deletingLastPathComponent
    let lock = try FolderLock(cache) {
      build.report.line("plainview: another run builds modules for this toolchain, waiting for it")
    }
    defer { withExtendedLifetime(lock) {} }
    let missing = missing(names, targets)
    if missing.isEmpty { return targets }
    build.report.line("plainview: building \(LibraryModule.list(of: missing)), once")
    try build.add(missing, to: folder)
    return targets
  }

  /// The targets whose library, or one of whose modules, is not there.
  private func missing(_ names: Set<String>, _ targets: [String]) -> [String] {
    let built = builtModules
    let incomplete = Set(LibraryModule.all.filter { names.contains($0.name) && !built.contains($0.name) }.map(\.target))
    return targets.filter { target in
      incomplete.contains(target)
        || !FileManager.default.fileExists(atPath: "\(libraries)/lib\(LibraryModule.library(of: target)).so")
    }
  }

  private static let description = "complete.json"
  var description: Description? { StateFile.read("\(folder)/\(Self.description)") }
  private var isComplete: Bool { description != nil }

  /// Makes a folder a library, after everything else is in it.
  package static func complete(_ folder: String, _ description: Description) throws {
    try StateFile.write(description, to: "\(folder)/\(Self.description)")
  }

  package static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw BuildFailure("\(path): the folder cannot be made, look at its rights and its room")
    }
  }

  // MARK: Other libraries

  /// Removes what an interrupted build left; called with the cache locked.
  private static func removeDrafts(in cache: String) {
    for name in names(in: cache) where name.contains(".") {
      try? FileManager.default.removeItem(atPath: "\(cache)/\(name)")
    }
  }

  /// Libraries of other sources and toolchains are removed when others were built since.
  private func removeOthers(in cache: String) {
    let others = Self.names(in: cache).map { "\(cache)/\($0)" }.filter { $0 != folder }
      .map { path in (path, FileStamp("\(path)/\(Self.description)")?.modified ?? 0) }
      .sorted { $0.1 > $1.1 }
    for (path, _) in others.dropFirst(Self.librariesKept) { try? FileManager.default.removeItem(atPath: path) }
  }

  private static func names(in cache: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
    return names.filter { $0.hasPrefix("library-") }
  }

  /// How many libraries besides the newest stay in the cache.
  private static let librariesKept = 2
}
