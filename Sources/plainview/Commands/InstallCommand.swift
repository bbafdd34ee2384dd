import Foundation
import PlainviewCommandLine
import PlainviewCommands
import PlainviewPackageBuilding

/// `plainview install`: the program, UIKit's library and its modules in a folder, to be used without the clone.
@MainActor struct InstallCommand: Command {
  static let declaration = Subcommand(
    name: "install",
    summary:
      "Builds UIKit and this program for the installed toolchain and puts them into a folder, with the manual page "
      + "and the completions, so that they are used without the clone.",
    options: [
      Option("prefix", .text("DIR"), "The folder that bin, lib and share are put into; ~/.local by default.")
    ],
    examples: ["install --prefix /usr/local"])

  private let prefix: String

  init(_ command: ParsedCommand) {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? "/tmp"
    let folder = command.value("prefix") ?? home + "/.local"
    prefix = URL(fileURLWithPath: folder).standardizedFileURL.path
  }

  func run() throws -> ExitCode {
    try LibraryCache.reportingFailures {
      try Installation(prefix: prefix).install(
        LibraryCache.source(), toolchain: Toolchain(), cache: LibraryCache.folder, pages: Self.pages,
        report: LibraryCache.report)
    }
    Console.print("\(prefix)/bin/plainview")
    return .success
  }

  /// The manual page, and the scripts of the shells where these look for them.
  private static var pages: [Installation.Page] {
    let program = PlainviewProgram.program
    let completions = Shell.allCases.map { shell in
      let path =
        switch shell {
        case .bash: "bash-completion/completions/plainview"
        case .zsh: "zsh/site-functions/_plainview"
        case .fish: "fish/vendor_completions.d/plainview.fish"
        }
      return (path: "share/" + path, text: program.completionScript(for: shell))
    }
    return [(path: "share/man/man1/plainview.1", text: program.manualPage)] + completions
  }
}
