package import PlainviewCommandLine
import PlainviewInterfaceBuilder
import PlainviewUIAutomation

/// The commands that show, play and explain documents and apps, and those for flows and goldens.
@MainActor package enum Commands {
  /// Those that take a document, or the app of the program that they are in.
  package static let ofApps: [any AppCommand.Type] = [
    RenderCommand.self, PlayCommand.self, TestCommand.self, MonkeyCommand.self, WiringCommand.self, TreeCommand.self,
    FindCommand.self, ExplainCommand.self, TraceCommand.self,
    GalleryCommand.self,
  ]

  /// Those that take files.
  package static let ofFiles: [any Command.Type] = [
    CheckCommand.self, SchemaCommand.self, VerifyCommand.self, DiffCommand.self, PendingCommand.self,
    ReviewCommand.self,
    AcceptCommand.self, RejectCommand.self, UnreferencedCommand.self, DevicesCommand.self,
  ]

  package static let version = "0.1.0"

  /// Runs a command line of a program; what the process exits with. Errors go to standard error.
  package static func run(
    _ arguments: [String], of program: Program, _ body: (ParsedCommand) throws -> ExitCode
  ) -> ExitCode {
    Console.exitCode(after: exitCode(arguments, of: program, body), of: program.name)
  }

  private static func exitCode(
    _ arguments: [String], of program: Program, _ body: (ParsedCommand) throws -> ExitCode
  ) -> ExitCode {
    do {
      switch try program.request(arguments) {
      case .print(let text):
        Console.write(text)
        return .success
      case .run(let command):
        Console.color = command.color
        return try body(command)
      }
    } catch {
      return complain(error, of: program.name)
    }
  }

  /// Says what kept a command from running.
  package static func complain(_ error: any Error, of program: String) -> ExitCode {
    switch error {
    case let error as DocumentError: Console.complain("\(error)")
    case let error as UnknownSceneError: Console.complain("\(error)")
    case let error as InputError: Console.complain(error.text)
    case let error as UsageError: Console.complain("\(program): \(error)")
    case let error as ElementSearch.Fault: Console.complain("\(program): \(error)")
    default:
      Console.complain("\(program): \(error)")
      return .internalError
    }
    return .usage
  }
}
