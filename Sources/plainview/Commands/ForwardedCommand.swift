import Foundation
import PlainviewCommandLine
import PlainviewCommands
import PlainviewPackageBuilding

/// A command about the app of a package or an Xcode project: `plainview tree --package DIR`.
///
/// The app is built as `plainview swift run` does it, and its program runs the command.
@MainActor struct ForwardedCommand {
  /// The options that name the app; the program parses the rest of the command line.
  static let options = [
    Option("package", .text("DIR"), "Instead of FILE: the app of the package in this folder."),
    Option("project", .text("PATH"), "Instead of FILE: the app of this .xcodeproj, workspace, or folder with one."),
    Option("target", .text("NAME"), "With --package or --project: which app, where there are several."),
    Option("configuration", .text("NAME"), "With --project: the configuration whose settings count."),
  ]

  private let source: Source
  private let target: String?
  private let configuration: String?
  private let appArguments: [String]

  private enum Source {
    case package(String)
    case project(String)
  }

  /// Nil where the command line is for another command, or names no app.
  init?(_ arguments: [String]) throws {
    guard let name = arguments.first, Commands.ofApps.contains(where: { $0.declaration.name == name }) else {
      return nil
    }
    var values: [String: String] = [:]
    var own: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        own += [word] + rest
        break
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts[0].hasPrefix("--"), Self.options.contains(where: { "--" + $0.name == parts[0] }) else {
        own.append(word)
        continue
      }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw InputError("plainview: `\(parts[0])` has no value, add one")
      }
      guard values.updateValue(value, forKey: parts[0]) == nil else {
        throw InputError("plainview: `\(parts[0])` stands twice, remove one of them")
      }
    }
    switch (values["--package"], values["--project"]) {
    case (nil, nil): return nil
    case (_?, _?): throw InputError("plainview: `--package` and `--project` name two apps, remove one of them")
    case (let folder?, nil): source = .package(folder)
    case (nil, let project?): source = .project(project)
    }
    target = values["--target"]
    configuration = values["--configuration"]
    self.appArguments = own
    if case .package = source, configuration != nil {
      throw InputError("plainview: `--configuration` is one of a project's, remove it or take `--project`")
    }
    // Errors in the command line are reported before anything is built.
    let program = ProgramApp.program(named: "plainview")
    guard case .run = try program.request(own) else { return nil }
  }

  func run() throws -> ExitCode {
    try LibraryCache.reportingFailures {
      let report = LibraryCache.report.line
      let folder = FileManager.default.currentDirectoryPath
      let arguments = try ProjectArguments(runArguments, in: folder)
      try arguments?.check()
      let library = try LibraryCache.library()
      let project = try arguments.map {
        try ProjectPackage($0, modules: library.moduleNames, cache: LibraryCache.folder, report: report)
      }
      let invocation = SwiftInvocation(
        project?.swiftArguments ?? runArguments, in: folder, project: project, report: report)
      let call = try invocation.prepare(
        library, program: project == nil ? target : nil, arguments: [Self.marker] + appArguments)
      throw SwiftInvocation.replaceProgram(by: call)
    }
  }

  /// The arguments behind `swift`; quiet, since progress of the build is not part of the result.
  private var runArguments: [String] {
    switch source {
    case .package(let folder): ["run", "--quiet", "--package-path", folder]
    case .project(let path):
      ["run", "--quiet", "--project", path] + (target.map { ["--target", $0] } ?? [])
        + (configuration.map { ["--configuration", $0] } ?? [])
    }
  }

  /// Tells the program that a command follows.
  private static let marker = "--plainview"
}
