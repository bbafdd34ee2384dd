import Foundation
import PlainviewCommandLine
import PlainviewUIAutomation

extension TestCommand {
  static let auditOption = Option(
    "audit", .number("N", 2...1000),
    "Run N times with other hash seeds, time zones, locales, orders and folders, and fail where a run differs.")

  /// The options that an audit's runs have, too: the others choose the flows, or say what is written.
  private static let keptOptions: Set<String> = ["env", "maestro-compat", "until", "style"]

  /// Plays the flows several times in processes of their own; what all of them exit with if they do the same.
  static func audit(_ command: ParsedCommand, count: Int, _ flows: [Flow]) throws -> ExitCode {
    guard let program = Bundle.main.executableURL else {
      throw InputError("plainview: the program's own file is not known, run it by its path")
    }
    let runArguments = arguments(of: command, flows.map(\.path))
    switch try Audit(program: program, arguments: runArguments, count: count).verdict() {
    case .same(let code):
      Console.print("\(count) runs did the same")
      return ExitCode(rawValue: code) ?? .internalError
    case .different(let text):
      Console.print(text)
      return .failures
    }
  }

  /// The command line again, with paths that hold in every folder.
  private static func arguments(of command: ParsedCommand, _ paths: [String]) -> [String] {
    var arguments = [command.name]
    for option in declaration.options where keptOptions.contains(option.name) {
      if case .flag = option.kind {
        if command.isSet(option.name) { arguments.append("--\(option.name)") }
      } else {
        arguments += command.values(option.name).map { "--\(option.name)=\($0)" }
      }
    }
    return arguments + ["--"] + paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
  }
}
