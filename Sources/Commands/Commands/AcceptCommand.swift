package import PlainviewCommandLine
import PlainviewSnapshot

/// `plainview accept`: pending snapshots become goldens.
@MainActor package struct AcceptCommand: Command {
  package static let declaration = Subcommand(
    name: "accept",
    summary:
      "Makes pending snapshots the goldens, or the literals of inline snapshots. With --all only those that came "
      + "out alike in two runs of the tests: a text that was there once may be a flake.",
    arguments: [PendingChoice.argument], options: [PendingChoice.option],
    examples: ["accept Tests/__Snapshots__/LoginTests/signIn.txt.pending", "accept --all"])

  private let files: PendingFiles
  private let isAll: Bool

  package init(_ command: ParsedCommand) throws {
    isAll = command.isSet(PendingChoice.option.name)
    files = try PendingFiles(at: PendingChoice(command).paths)
  }

  package func run() throws -> ExitCode {
    var files = files
    var accepted = 0
    _ = files.forEach { file in
      // A file that is named was looked at.
      guard !isAll || file.snapshot.runs > 1 else { throw PendingFile.Problem.seenOnce(file.path) }
      try file.accept()
      accepted += 1
      Console.print("\(file.target): accepted")
    }
    Console.print("\(accepted) accepted")
    return files.complain()
  }
}

/// `plainview reject`: pending snapshots are deleted.
@MainActor package struct RejectCommand: Command {
  package static let declaration = Subcommand(
    name: "reject", summary: "Throws pending snapshots away; goldens stay as they are.",
    arguments: [PendingChoice.argument], options: [PendingChoice.option],
    examples: ["reject Tests/__Snapshots__/LoginTests", "reject --all"])

  private let files: PendingFiles

  package init(_ command: ParsedCommand) throws { files = try PendingFiles(at: PendingChoice(command).paths) }

  package func run() throws -> ExitCode {
    var files = files
    let rejected = files.forEach { file in
      file.reject()
      Console.print("\(file.target): rejected")
    }
    Console.print("\(rejected) rejected")
    return files.complain()
  }
}

/// Which pending snapshots a command line means: the files it names, or all of them, but said so.
struct PendingChoice {
  static let argument = Argument(
    "FILE", "A pending snapshot, the golden that it is for, or a folder of them.", arity: .any)
  static let option = Option("all", .flag, "All that wait below the current folder.")

  let paths: [String]

  init(_ command: ParsedCommand) throws {
    let named = command.arguments("FILE")
    let isAll = command.isSet("all")
    guard isAll != !named.isEmpty else {
      throw InputError(
        named.isEmpty
          ? "plainview: name the files to \(command.name), or say --all; `plainview pending` lists them"
          : "plainview: either name files or say --all, not both")
    }
    paths = isAll ? ["."] : named
  }
}
