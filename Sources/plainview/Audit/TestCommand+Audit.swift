import Foundation
import PlainviewCommandLine

extension TestCommand {
  static let auditOption = Option(
    "audit", .number("N", 2...1000),
    "Run N times with other hash seeds, time zones, locales, orders and folders, and fail where a run differs.")

  /// What an audit's runs leave out: what is written, and the audit itself.
  private static let droppedOptions: Set<String> = ["audit", "output", "format", "record"]

  /// Plays the flows several times in processes of their own; what all of them exit with if they do the same.
  static func audit(_ command: ParsedCommand, count: Int, paths: [String]) throws -> ExitCode {
    guard let program = Bundle.main.executableURL else {
      throw InputError("plainview: the program's own file is not known, run it by its path")
    }
    let audit = Audit(program: program, arguments: arguments(of: command, paths), count: count)
    switch try audit.verdict() {
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
    var words = [command.name]
    for option in declaration.options where !droppedOptions.contains(option.name) {
      if case .flag = option.kind {
        if command.isSet(option.name) { words.append("--\(option.name)") }
      } else {
        words += command.values(option.name).map { "--\(option.name)=\($0)" }
      }
    }
    return words + ["--"] + paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
  }
}
