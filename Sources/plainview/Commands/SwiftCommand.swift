import Foundation
import PlainviewCommandLine
import PlainviewPackageBuilding

/// `plainview swift`: builds and tests packages of untouched iOS sources.
@MainActor struct SwiftCommand {
  static let declaration = Subcommand(
    name: "swift",
    summary: "Runs swift build, test, run or package for iOS sources as they are, with UIKit from this program.",
    arguments: [
      Argument("SUBCOMMAND", "build, test, run or package; substitutions lists modules that are answered from here."),
      Argument("ARGUMENT", "What swift gets, unchanged.", arity: .any),
    ],
    options: [
      Option("print-flags", .flag, "Print the flags for swift, for editors and other build tools, and run nothing.")
    ],
    examples: ["swift test", "swift build -c release", "swift test --filter LoginTests", "swift --print-flags build"])

  /// The words of a command line for this command; nil where it is for another one, or asks for help.
  ///
  /// They are taken as they are: options behind the subcommand are those of swift.
  init?(_ words: [String]) {
    guard words.first == Self.declaration.name else { return nil }
    var rest = Array(words.dropFirst())
    printsFlags = rest.first == "--print-flags"
    if printsFlags { rest.removeFirst() }
    guard let first = rest.first, SwiftInvocation.subcommands.contains(first) || rest == [Self.substitutions] else {
      return nil
    }
    self.words = rest
  }

  private let words: [String]
  private let printsFlags: Bool
  /// Asks which modules of packages are answered by this program's own.
  private static let substitutions = "substitutions"

  func run() throws -> ExitCode {
    if words == [Self.substitutions] {
      Console.print(Substitution.table)
      return .success
    }
    return try LibraryCache.reportingFailures {
      let library = try LibraryCache.library()
      let folder = FileManager.default.currentDirectoryPath
      let invocation = SwiftInvocation(words, in: folder, report: LibraryCache.report.line)
      let call = try invocation.prepare(library)
      if printsFlags {
        Console.print(call.dropFirst(2).joined(separator: " "))
        return .success
      }
      throw SwiftInvocation.replaceProgram(by: call)
    }
  }
}
