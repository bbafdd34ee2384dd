import PlainviewCommandLine
import PlainviewUIAutomation

/// The commands of `plainview`, as data for parsing and for help.
@MainActor enum PlainviewProgram {
  static let program = Program(
    name: "plainview", version: "0.1.0",
    summary: "Shows UIKit documents as text, plays flows on them and tells who calls whom, without a Mac.",
    commands: [
      RenderCommand.declaration,
      PlayCommand.declaration,
      TestCommand.declaration,
      CheckCommand.declaration,
      SchemaCommand.declaration,
      VerifyCommand.declaration,
      MonkeyCommand.declaration,
      WiringCommand.declaration,
      TreeCommand.declaration,
      FindCommand.declaration,
      ExplainCommand.declaration,
      DiffCommand.declaration,
      PendingCommand.declaration,
      ReviewCommand.declaration,
      AcceptCommand.declaration,
      RejectCommand.declaration,
      UnreferencedCommand.declaration,
      SwiftCommand.declaration,
      InstallCommand.declaration,
      CompletionCommand.declaration,
      ManCommand.declaration,
    ],
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

  /// Runs a command line, without the program's name; what the process exits with.
  static func run(_ words: [String]) -> ExitCode {
    do {
      if let command = SwiftCommand(words) { return try command.run() }
      switch try program.request(words) {
      case .print(let text):
        Console.write(text)
        return .success
      case .run(let command):
        Console.color = command.color
        return try run(command)
      }
    } catch let error as UsageError {
      Console.complain("\(program.name): \(error)")
      return .usage
    } catch let error as InputError {
      Console.complain(error.text)
      return .usage
    } catch let error as ElementSearch.Fault {
      Console.complain("\(program.name): \(error)")
      return .usage
    } catch {
      Console.complain("\(program.name): \(error)")
      return .internalError
    }
  }

  private static func run(_ command: ParsedCommand) throws -> ExitCode {
    switch command.name {
    case RenderCommand.declaration.name: try RenderCommand(command).run()
    case WiringCommand.declaration.name: try WiringCommand(command).run()
    case DiffCommand.declaration.name: try DiffCommand(command).run()
    case TestCommand.declaration.name: try TestCommand(command).run()
    case CheckCommand.declaration.name: try CheckCommand(command).run()
    case SchemaCommand.declaration.name: SchemaCommand.run()
    case VerifyCommand.declaration.name: try VerifyCommand(command).run()
    case PlayCommand.declaration.name: try PlayCommand(command).run()
    case MonkeyCommand.declaration.name: try MonkeyCommand(command).run()
    case TreeCommand.declaration.name: try TreeCommand(command).run()
    case FindCommand.declaration.name: try FindCommand(command).run()
    case ExplainCommand.declaration.name: try ExplainCommand(command).run()
    case CompletionCommand.declaration.name: try CompletionCommand(command).run()
    case ManCommand.declaration.name: ManCommand.run()
    case PendingCommand.declaration.name: try PendingCommand(command).run()
    case ReviewCommand.declaration.name: try ReviewCommand(command).run()
    case AcceptCommand.declaration.name: try AcceptCommand(command).run()
    case RejectCommand.declaration.name: try RejectCommand(command).run()
    case UnreferencedCommand.declaration.name: try UnreferencedCommand(command).run()
    case InstallCommand.declaration.name: try InstallCommand(command).run()
    case SwiftCommand.declaration.name:
      throw InputError("plainview: swift needs build, test, run or package, say one of them")
    default: .internalError
    }
  }
}

/// A file or a name that the user gave and that is of no use, in one line.
struct InputError: Error, CustomStringConvertible {
  let text: String
  var description: String { text }

  init(_ text: String) { self.text = text }
}
