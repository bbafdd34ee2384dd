import Foundation
import PlainviewRuntime
import PlainviewXcodeProjects

/// The package made of an Xcode project, in a folder of the cache; nothing is written beside the project.
package struct ProjectPackage {
  /// The package's folder.
  package let folder: String
  /// The sources of the project by the paths of their links in the package.
  package var originals: [String: String] { PackageWriter.originals(of: plan, in: folder) }
  /// The modules that the sources of a target see without an import, by the target's module.
  var headerModules: [String: [String]] {
    Dictionary(plan.targets.map { ($0.module, $0.headerModules) }) { first, _ in first }.filter { !$1.isEmpty }
  }
  /// The modules of the targets with tests.
  package var tests: [String] { plan.targets.filter(\.kind.isTest).map(\.module) }
  /// The modules of all targets.
  var modules: [String] { plan.targets.map(\.module) }
  /// The arguments of the call that are not about the project.
  package let swiftArguments: [String]

  private let plan: PackagePlan

  private static let tools: Set = ["debug", "release"]

  /// Reads the project, writes the package where it has changed, and reports what is left out.
  package init(
    _ arguments: ProjectArguments, modules: Set<String>, cache: String, report: @escaping (String) -> Void
  ) throws {
    do {
      let project = try XcodeProject(at: arguments.path)
      var configuration = arguments.configuration
      var swiftArguments = arguments.swiftArguments
      if let name = configuration, Self.tools.contains(name), !project.configurationNames.contains(name) {
        swiftArguments.insert(contentsOf: ["--configuration", name], at: 1)
        configuration = nil
      }
      if configuration == nil, swiftArguments.first != "build" {
        configuration = project.schemeConfiguration(forTests: swiftArguments.first == "test")
      }
      let known = KnownModules(offering: modules.union(Substitution.replacements.keys))
      let plan = try PackagePlan(
        of: project, configuration: configuration, targets: arguments.targets, modules: known)
      let cacheFolder = try Self.cacheFolder(of: project, in: cache)
      let lock = try FolderLock(cacheFolder) { report("plainview: another run reads \(project.path), waiting for it") }
      defer { withExtendedLifetime(lock) {} }
      try Self.report(plan, of: project, rememberedIn: cacheFolder, report)
      guard !plan.targets.isEmpty else {
        throw BuildFailure("\(VisibleText.quoted(project.path)): no target can be built, see above")
      }
      folder = cacheFolder + "/package"
      try PackageWriter.write(plan, to: folder)
      self.swiftArguments = swiftArguments
      self.plan = plan
    } catch let error as ProjectError {
      throw BuildFailure(error.description)
    }
  }

  private init(_ plan: PackagePlan, of other: ProjectPackage) {
    folder = other.folder
    swiftArguments = other.swiftArguments
    self.plan = plan
  }

  /// The package written without some modules, and without those that need them.
  func written(without modules: Set<String>) throws -> ProjectPackage {
    let rest = ProjectPackage(plan.without(modules), of: self)
    do {
      try PackageWriter.write(rest.plan, to: folder)
    } catch {
      throw BuildFailure(error.description)
    }
    return rest
  }

  // MARK: The folder

  /// The folder for a project, named by its path; those of projects that are gone are removed.
  private static func cacheFolder(of project: XcodeProject, in cache: String) throws -> String {
    let projects = cache + "/projects"
    let path = URL(fileURLWithPath: project.path).resolvingSymlinksInPath().path
    for name in (try? FileManager.default.contentsOfDirectory(atPath: projects)) ?? [] {
      guard let data = FileManager.default.contents(atPath: "\(projects)/\(name)/project") else { continue }
      if !FileManager.default.fileExists(atPath: String(decoding: data, as: UTF8.self)) {
        try? FileManager.default.removeItem(atPath: "\(projects)/\(name)")
      }
    }
    var hash = ContentHash()
    hash.add(path)
    // Characters with a meaning for tools are left out: the hash distinguishes projects.
    let name = String(
      project.name.unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) }.prefix(40))
    let cacheFolder = "\(projects)/\(name)-\(hash.text.prefix(12))"
    try SharedLibrary.makeFolder(cacheFolder)
    try StateFile.write([UInt8](path.utf8), to: cacheFolder + "/project")
    return cacheFolder
  }

  // MARK: The report

  /// The whole report if it has changed since the last run, else the targets that cannot be built.
  private static func report(
    _ plan: PackagePlan, of project: XcodeProject, rememberedIn cacheFolder: String, _ report: (String) -> Void
  ) throws {
    let text = plan.report.joined(separator: "\n")
    let memory = cacheFolder + "/report"
    if FileManager.default.contents(atPath: memory) != Data(text.utf8) {
      for line in plan.report { report("plainview: " + line) }
      return try StateFile.write([UInt8](text.utf8), to: memory)
    }
    let built = Set(plan.targets.map(\.name))
    let lost = plan.considered.filter { !built.contains($0) }
    guard !lost.isEmpty else { return }
    report(
      "plainview: \(VisibleText.quoted(project.name)): \(lost.map(VisibleText.quoted).joined(separator: ", ")) cannot be "
        + "built, \(VisibleText.quoted(memory)) says why")
  }
}
