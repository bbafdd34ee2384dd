import PlainviewCommandLine
import PlainviewCommands

/// `plainview completion`: the script that teaches a shell this program's commands and options.
@MainActor struct CompletionCommand: Command {
  static let declaration = Subcommand(
    name: "completion", summary: "Prints the script with which a shell completes the commands of this program.",
    arguments: [Argument("SHELL", "The shell.", choices: Shell.allCases.map(\.rawValue))],
    examples: ["completion bash >> ~/.bash_completion"])

  private let shell: Shell

  init(_ command: ParsedCommand) throws {
    shell = command.argument("SHELL").flatMap(Shell.init) ?? .bash
  }

  func run() -> ExitCode {
    Console.write(PlainviewProgram.program.completionScript(for: shell))
    return .success
  }
}
