/// The request of a command line.
package enum CommandLineRequest: Equatable, Sendable {
  case run(ParsedCommand)
  /// A text for standard output; the exit code is `ExitCode.success`.
  case print(String)
}

extension Program {
  /// Understands the arguments after the program's name.
  ///
  /// `help`, `--help` and `-h` ask for the overview or a command's help, `--version` for the version. Options may stand
  /// between arguments; `--` ends them, and `-` alone is an argument.
  package func request(_ arguments: [String]) throws(UsageError) -> CommandLineRequest {
    guard let first = arguments.first else { throw UsageError(problem: .noCommand, help: "\(name) --help") }
    switch first {
    case "--version": return .print("\(name) \(version)\n")
    case "--help", "-h": return .print(overview)
    case "help" where arguments.count == 1: return .print(overview)
    case "help": return .print(help(of: try command(arguments[1])))
    default: break
    }
    let command = try command(first)
    let rest = Array(arguments.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return .print(help(of: command))
    }
    var parser = CommandParser(of: command, help: "\(name) \(command.name) --help")
    return .run(try parser.parse(rest))
  }

  private func command(_ text: String) throws(UsageError) -> Subcommand {
    if let command = commands.first(where: { $0.name == text }) { return command }
    let problem: UsageError.Problem =
      text.hasPrefix("-") && text != "-"
      ? .unknownOption(text, known: ["--help", "--version"]) : .unknownCommand(text, known: commands.map(\.name))
    throw UsageError(problem: problem, help: "\(name) --help")
  }
}
