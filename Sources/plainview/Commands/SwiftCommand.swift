import Foundation
import PlainviewCommandLine
import PlainviewCommands
import PlainviewPackageBuilding

/// `plainview swift`: builds and tests packages of untouched iOS sources.
@MainActor struct SwiftCommand {
  static let declaration = Subcommand(
    name: "swift",
    summary: "Builds and tests iOS packages and Xcode projects as they are, with UIKit from this program.",
    arguments: [
      Argument(
        "SUBCOMMAND",
        "build, test, run or package; sourcekit-lsp is the server for editors; substitutions lists modules that are "
          + "answered from here."),
      Argument("ARGUMENT", "What swift gets, unchanged.", arity: .any),
    ],
    options: [
      Option("print-flags", .flag, "Print the flags for swift, for editors and other build tools, and run nothing."),
      Option(
        "project", .text("PATH"),
        "Behind SUBCOMMAND: an .xcodeproj, or a folder with one; else that of the current folder."),
      Option("target", .text("NAME"), "With a project: a target to take, with those that it needs.", repeats: true),
      Option("configuration", .text("NAME"), "With a project: the configuration whose settings count."),
    ],
    examples: [
      "swift test", "swift build -c release", "swift test --filter LoginTests", "swift test --project App.xcodeproj",
      "swift --print-flags build",
    ])

  /// The arguments for this command; nil if the command line is for another one, or asks for help.
  ///
  /// They are passed on unchanged: options behind the subcommand are those of swift.
  init?(_ arguments: [String]) {
    guard arguments.first == Self.declaration.name else { return nil }
    var rest = Array(arguments.dropFirst())
    printsFlags = rest.first == "--print-flags"
    if printsFlags { rest.removeFirst() }
    guard let first = rest.first,
      SwiftInvocation.subcommands.contains(first) || first == Self.languageServer
        || rest == [Self.substitutions]
    else {
      return nil
    }
    self.swiftArguments = rest
  }

  private let swiftArguments: [String]
  private let printsFlags: Bool
  /// Asks which modules of packages are answered by this program's own.
  private static let substitutions = "substitutions"
  /// Runs the toolchain's server of that name for an editor.
  private static let languageServer = "sourcekit-lsp"

  func run() throws -> ExitCode {
    if swiftArguments == [Self.substitutions] {
      Console.print(Substitution.table)
      return .success
    }
    return try LibraryCache.reportingFailures {
      let report = LibraryCache.report.line
      let folder = FileManager.default.currentDirectoryPath
      if swiftArguments[0] == Self.languageServer {
        let invocation = SwiftInvocation(swiftArguments, in: folder, report: report)
        exit(try invocation.languageServer(LibraryCache.library()).run())
      }
      let arguments = try ProjectArguments(swiftArguments, in: folder)
      // Errors in a project are reported before the library is built.
      try arguments?.check()
      let library = try LibraryCache.library()
      let project = try arguments.map {
        try ProjectPackage($0, modules: library.moduleNames, cache: LibraryCache.folder, report: report)
      }
      if let project, !printsFlags, swiftArguments[0] == "test" {
        let runs = TestRuns(report: report, print: Console.printStyled)
        let tests = ProjectTests(of: project, with: library, runs: runs, report: report)
        if tests.isDivisible { exit(try tests.run()) }
      }
      let invocation = SwiftInvocation(
        project?.swiftArguments ?? swiftArguments, in: folder, project: project, report: report)
      let call = try invocation.prepare(library)
      if printsFlags {
        Console.print(call.dropFirst(2).joined(separator: " "))
        return .success
      }
      if swiftArguments[0] == "test" { exit(try TestRuns(report: report, print: Console.printStyled).run(call)) }
      throw SwiftInvocation.replaceProgram(by: call)
    }
  }
}
