import PlainviewCommandLine
import PlainviewCommands

/// `plainview man`: the manual page, made of the same declarations as the help.
@MainActor struct ManCommand: Command {
  static let declaration = Subcommand(
    name: "man", summary: "Prints the manual page, for man to read.", examples: ["man | man -l -"])

  init(_ command: ParsedCommand) {}

  func run() -> ExitCode {
    Console.write(PlainviewProgram.program.manualPage)
    return .success
  }
}
