import Foundation
import PlainviewRuntime
import PlainviewSourceRewriting
import Synchronization

/// A call of `swift build`, `test`, `run` or `package` for a package of untouched iOS sources.
package struct SwiftInvocation {
  /// The arguments behind `swift`: the subcommand and what is passed on.
  private let swiftArguments: [String]
  private let root: String
  private let scratch: String
  private let configuration: String
  private let project: ProjectPackage?
  private let report: (String) -> Void

  /// The supported subcommands.
  package static let subcommands = ["build", "test", "run", "package"]

  /// A call with these arguments in a folder; with a project it is for the project's package.
  package init(
    _ swiftArguments: [String], in folder: String, project: ProjectPackage? = nil, report: @escaping (String) -> Void
  ) {
    self.swiftArguments = swiftArguments
    self.project = project
    self.report = report
    func value(_ option: String) -> String? {
      for (index, argument) in swiftArguments.enumerated() {
        if argument == "--" { return nil }
        if argument == option { return index + 1 < swiftArguments.count ? swiftArguments[index + 1] : nil }
        if argument.hasPrefix(option + "=") { return String(argument.dropFirst(option.count + 1)) }
      }
      return nil
    }
    func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }
    root = project?.folder ?? value("--package-path").map(absolute) ?? folder
    configuration = value("--configuration") ?? value("-c") ?? "debug"
    scratch = (value("--scratch-path") ?? value("--build-path")).map(absolute) ?? root + "/.build"
  }

  /// Rewrites sources and prepares the library; returns the arguments of the call, `swift` first.
  package func prepare(_ library: SharedLibrary) throws -> [String] {
    let sources = try rewrite(library)
    return call(library, sources)
  }

  /// The call that runs the package's program with arguments; `name` says which one where there are several.
  package func prepare(_ library: SharedLibrary, program name: String?, arguments: [String]) throws -> [String] {
    let sources = try rewrite(library)
    let programs = sources.programs
    guard let program = name ?? (programs.count == 1 ? programs[0] : nil), programs.contains(program) else {
      let known = programs.map(VisibleText.quoted).joined(separator: ", ")
      throw BuildFailure(
        programs.isEmpty
          ? "\(root): the package has no program; add an executable target whose delegate has @main"
          : name.map { "\(root): there is no program '\($0)', say --target with one of: \(known)" }
            ?? "\(root): there are several programs, say --target with one of: \(known)")
    }
    return call(library, sources) + [program] + arguments
  }

  /// The sources as they are compiled.
  private struct Sources {
    let overlay: SourceOverlay
    /// The names of the package's programs.
    let programs: [String]
    /// The targets of the library's modules that they use.
    let modules: [String]
    /// How SwiftPM reads the manifests.
    let manifests: ManifestOverlay
  }

  private func call(_ library: SharedLibrary, _ sources: Sources) -> [String] {
    let packagePath = project == nil ? [] : ["--package-path", root]
    return ["swift", swiftArguments[0]] + packagePath + discovery + flags(library, sources)
      + sources.manifests.arguments + swiftArguments.dropFirst()
  }

  /// Test discovery is enabled if a file lists tests for Linux: Xcode does not read that file either.
  private var discovery: [String] {
    let option = "--enable-test-discovery"
    guard ["build", "test"].contains(swiftArguments[0]), !swiftArguments.contains(option) else { return [] }
    return TestLists.exist(in: root) ? [option] : []
  }

  /// Writes the rewritten sources over the originals, as they are now, and builds the modules that they import.
  private func rewrite(_ library: SharedLibrary) throws -> Sources {
    guard FileManager.default.fileExists(atPath: root + "/Package.swift") else {
      throw BuildFailure(
        "\(root): no Package.swift there, go to the package's folder, or say --package-path DIR or --project APP.xcodeproj"
      )
    }
    let state = scratch + "/plainview"
    try SharedLibrary.makeFolder(state)
    // Of two concurrent builds the second one uses what the first has written.
    let lock = try FolderLock(state) {
      report("plainview: another build rewrites the sources of \(root), waiting for it")
    }
    defer { withExtendedLifetime(lock) {} }
    try resolve(state)
    let graph = try PackageGraph(root: root, scratch: scratch, state: state)
    try library.description.flatMap {
      BundleLinks(scratch: scratch, configuration: configuration, toolchain: $0.toolchain)
    }?.write(graph.bundles)
    let missing = try MissingModules(in: graph, remembered: state)
    var overlay = SourceOverlay(
      of: graph.targets, scratch: scratch, folder: state, originals: project?.originals ?? [:],
      headerModules: project?.headerModules ?? [:], leftOut: missing.leftOut, parts: missing.parts,
      unusedImports: missing.unused)
    try overlay.update()
    for diagnostic in overlay.diagnostics { report("\(diagnostic)") }
    for line in missing.lines { report(line) }
    let headers = (project?.headerModules ?? [:]).values.joined().filter(LibraryModule.names.contains)
    let modules = try library.add(missing.ofLibrary.union(overlay.libraryModules).union(headers))
    let manifests = try ManifestOverlay(of: graph.packages, state: state)
    return Sources(overlay: overlay, programs: graph.programs, modules: modules, manifests: manifests)
  }

  /// SourceKit-LSP for the package; the arguments behind the subcommand are the server's.
  package func languageServer(_ library: SharedLibrary) throws -> LanguageServer {
    let sources = try rewrite(library)
    let overlay = Mutex(sources.overlay)
    let command = ["sourcekit-lsp"] + flags(library, sources) + swiftArguments.dropFirst()
    return LanguageServer(
      command, rewrite: { path, text in overlay.withLock(\.self).rewritten(text, of: path) },
      // A rewrite that fails on incomplete sources is ignored: the compiler reports their errors.
      filesChanged: { if let new = try? rewrite(library).overlay { overlay.withLock { $0 = new } } })
  }

  /// Has SwiftPM fetch what the package depends on, if that has changed since the last time.
  private func resolve(_ state: String) throws {
    guard PackageGraph.hasDependencies(root), swiftArguments[0] != "package" else { return }
    let memory = state + "/pins.json"
    if let known: [FileStamp?] = StateFile.read(memory), known == PackageGraph.pins(root: root, scratch: scratch) {
      return
    }
    let call = ["swift", "package", "--package-path", root, "--scratch-path", scratch, "resolve"]
    guard try CommandOutput.of(call, keepsOutput: false).status == 0 else {
      throw BuildFailure("\(root): the packages that it depends on could not be fetched, see above")
    }
    try StateFile.write(PackageGraph.pins(root: root, scratch: scratch), to: memory)
  }

  private func flags(_ library: SharedLibrary, _ sources: Sources) -> [String] {
    let compiler = ["-vfsoverlay", sources.overlay.path, "-I", library.modules]
    // Only what uses the library is linked with it: not macros, plug-ins and other tools of the graph.
    let modules = sources.modules.map { "-l" + LibraryModule.library(of: $0) }
    let linker =
      ["--as-needed", "-L" + library.libraries, "-lplainview", "-lplainviewtesting"] + modules
      + ["--no-as-needed", "-rpath", library.libraries]
    return compiler.flatMap { ["-Xswiftc", $0] } + linker.flatMap { ["-Xlinker", $0] }
  }

  /// Replaces this process by another program, with its terminal, signals and exit code; returns only if that fails.
  package static func replaceProgram(by command: [String]) -> BuildFailure {
    var cArguments = command.map { strdup($0) } + [nil]
    execvp(command[0], &cArguments)
    return BuildFailure("\(command[0]): it cannot be run, look whether it is installed")
  }
}
