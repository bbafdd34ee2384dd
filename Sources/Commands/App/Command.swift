package import PlainviewCommandLine

/// A command, made of a command line that was checked against its declaration.
@MainActor package protocol Command {
  static var declaration: Subcommand { get }
  /// Checks all values before anything is done; throws `InputError`.
  init(_ command: ParsedCommand) throws
  func run() throws -> ExitCode
}

/// A command on something that runs: a document that its first argument names, or the app of a program.
@MainActor package protocol AppCommand: Command {
  /// The command in a program whose app it is about: no argument names a document.
  static var appDeclaration: Subcommand { get }
  /// `app` is the app of this program; nil for a document.
  init(_ command: ParsedCommand, of app: ProgramApp?) throws
}

extension AppCommand {
  package init(_ command: ParsedCommand) throws { try self.init(command, of: nil) }

  /// The declaration without what names a document.
  static func forApp(examples: [String]) -> Subcommand {
    declaration.without(DocumentFile.argument.name, options: ["scene"], examples: examples)
  }
}
