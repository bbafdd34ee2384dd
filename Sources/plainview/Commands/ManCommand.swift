import PlainviewCommandLine

/// `plainview man`: the manual page, made of the same declarations as the help.
@MainActor enum ManCommand {
  static let declaration = Subcommand(
    name: "man", summary: "Prints the manual page, for man to read.", examples: ["man | man -l -"])

  static func run() -> ExitCode {
    Console.write(PlainviewProgram.program.manualPage)
    return .success
  }
}
