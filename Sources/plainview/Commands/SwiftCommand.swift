import Foundation
import PlainviewCommandLine
import PlainviewPackageBuilding

/// `plainview swift`: builds and tests packages of untouched iOS sources.
@MainActor struct SwiftCommand {
  static let declaration = Subcommand(
    name: "swift",
    summary: "Runs swift build, test, run or package for iOS sources as they are, with UIKit from this program.",
    arguments: [
      Argument("SUBCOMMAND", "build, test, run or package."),
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
    guard let first = rest.first, SwiftInvocation.subcommands.contains(first) else { return nil }
    self.words = rest
  }

  private let words: [String]
  private let printsFlags: Bool

  func run() throws -> ExitCode {
    let report: (String) -> Void = { text in
      try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }
    do {
      let library = try library(report)
      let invocation = SwiftInvocation(words, in: FileManager.default.currentDirectoryPath, report: report)
      let call = try invocation.prepare(library)
      if printsFlags {
        Console.print(call.dropFirst(2).joined(separator: " "))
        return .success
      }
      throw SwiftInvocation.replaceProgram(by: call)
    } catch let failure as BuildFailure {
      throw InputError(failure.description)
    }
  }

  private func library(_ report: @escaping (String) -> Void) throws -> SharedLibrary {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    if let library = SharedLibrary(installedBeside: program) { return library }
    guard let source = LibrarySource(holding: #filePath) else {
      throw BuildFailure("plainview: the sources of UIKit are not where this program was built, build it again")
    }
    return try SharedLibrary(of: source, toolchain: Toolchain(), cache: Self.cache, report: report)
  }

  /// The folder for what is built once: as the desktop's conventions have it.
  private static var cache: String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["PLAINVIEW_CACHE"], !folder.isEmpty { return folder }
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/plainview" }
    return (environment["HOME"] ?? "/tmp") + "/.cache/plainview"
  }
}
