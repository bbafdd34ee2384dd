internal import PlainviewRuntime

/// Why a command line cannot be understood; the exit code is `ExitCode.usage`.
package struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    case noCommand
    case unknownCommand(String, known: [String])
    case unknownOption(String, known: [String])
    case missingValue(option: String, name: String)
    case unexpectedValue(option: String, value: String)
    case repeatedOption(String)
    case missingOption(String, name: String?)
    case unknownChoice(String, option: String, known: [String])
    case notANumber(String, option: String, ClosedRange<Int>)
    case notAPair(String, option: String)
    case missingArgument(String)
    case surplusArgument(String)
  }

  package let problem: Problem
  /// The command line that prints the help, as in `plainview render --help`.
  package let help: String

  /// What is wrong, what to do, and where to read more, on one line.
  package var description: String {
    let sentence = "\(problem)"
    return sentence + (sentence.hasSuffix("?") ? " " : ". ") + "See `\(help)`."
  }
}

extension UsageError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noCommand: "no command, name one"
    case .unknownCommand(let name, let known): "unknown command `\(name)`, \(Self.advice(for: name, among: known))"
    case .unknownOption(let name, let known): "unknown option `\(name)`, \(Self.advice(for: name, among: known))"
    case .missingValue(let option, let name): "`\(option)` has no value, write `\(option)=\(name)`"
    case .unexpectedValue(let option, let value): "`\(option)` takes no value, remove `=\(value)`"
    case .repeatedOption(let option): "`\(option)` is there twice, remove one of them"
    case .missingOption(let option, let name): "`\(option)` is missing, add `\(option)\(name.map { "=" + $0 } ?? "")`"
    case .unknownChoice(let value, let option, let known):
      "`\(option)` cannot be `\(value)`, \(Self.advice(for: value, among: known))"
    case .notANumber(let value, let option, let range):
      "`\(option)` cannot be `\(value)`, write a number from \(range.lowerBound) to \(range.upperBound)"
    case .notAPair(let value, let option): "`\(option)` cannot be `\(value)`, write `NAME=VALUE`"
    case .missingArgument(let name): "\(name) is missing, add it"
    case .surplusArgument(let value): "`\(value)` is one argument too many, remove it"
    }
  }

  private static func advice(for name: String, among known: [String]) -> String {
    let nearest = nearestNames(to: name, among: known)
    return nearest.isEmpty ? "use \(list(known))" : "did you mean \(list(nearest))?"
  }

  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "`\($0)`" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
