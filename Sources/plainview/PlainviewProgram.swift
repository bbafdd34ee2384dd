import PlainviewCommandLine
import PlainviewCommands

/// The commands of `plainview`, as data for parsing and for help.
@MainActor enum PlainviewProgram {
  static let program = Program(
    name: "plainview", version: Commands.version,
    summary: "Shows UIKit documents and apps as text, plays flows on them and tells who calls whom, without a Mac.",
    commands: Commands.ofApps.map { $0.declaration.adding(ForwardedCommand.options + [WatchLoop.option]) }
      + (Commands.ofFiles + ofPrograms).map { $0.declaration } + [SwiftCommand.declaration],
    sharedOptions: [ColorChoice.option],
    environment: [
      ColorChoice.variable, EnvironmentVariable("CI", "If it is set, no golden is written."),
      EnvironmentVariable(
        "PLAINVIEW_CACHE", "The folder for UIKit as the command swift uses it; else ~/.cache/plainview."),
      EnvironmentVariable("SNAPSHOT_TESTING_RECORD", "When goldens are written, if no option says it."),
      EnvironmentVariable("SNAPSHOT_ARTIFACTS", "A folder for failing texts, their goldens and differences."),
      EnvironmentVariable("SNAPSHOT_PENDING", "A folder for texts to review, instead of beside goldens; off for none."),
      EnvironmentVariable("SNAPSHOT_LEDGER", "A folder for the notes of test runs on the goldens they used."),
    ])

  /// Commands about the program itself.
  private static let ofPrograms: [any Command.Type] = [
    InstallCommand.self, CompletionCommand.self, ManCommand.self,
  ]

  /// Runs a command line, without the program's name; returns the exit code.
  static func run(_ arguments: [String]) -> ExitCode {
    if arguments.isEmpty {
      Console.complain(program.overview)
      return .usage
    }
    do {
      if let loop = try WatchLoop(arguments) { return try loop.run() }
      if let command = SwiftCommand(arguments) { return try command.run() }
      if let command = try ForwardedCommand(arguments) { return try command.run() }
    } catch {
      return Commands.complain(error, of: program.name)
    }
    return Commands.run(arguments, of: program) { command in
      let types: [any Command.Type] = Commands.ofApps + Commands.ofFiles + ofPrograms
      guard let type = types.first(where: { $0.declaration.name == command.name }) else {
        throw InputError("plainview: swift needs build, test, run or package, say one of them")
      }
      return try type.init(command).run()
    }
  }
}
