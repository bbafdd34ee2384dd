package import PlainviewCommandLine
import PlainviewUIAutomation

/// `plainview check`: what is wrong with flows and documents, without running them.
@MainActor package struct CheckCommand: Command {
  package static let declaration = Subcommand(
    name: "check", summary: "Looks for mistakes in flows and documents without running them.",
    arguments: [
      Argument(
        "FILE", "A flow, a .storyboard, a .xib, or a folder with some of them.", arity: .oneOrMore)
    ],
    options: [Option("strict", .flag, "Let warnings be failures too.")],
    examples: ["check Flows Main.storyboard"])

  private static let flowEndings = [".yaml", ".yml"]
  private static let documentEndings = [".storyboard", ".xib"]

  private let paths: [String]
  private let isStrict: Bool

  package init(_ command: ParsedCommand) throws {
    paths = try command.arguments("FILE").flatMap {
      try FlowFiles.paths(of: $0, endings: Self.flowEndings + Self.documentEndings)
    }
    isStrict = command.isSet("strict")
  }

  package func run() throws -> ExitCode {
    guard !paths.isEmpty else {
      Console.complain("plainview: no flow and no document is selected")
      return .nothingSelected
    }
    var findings: [CheckFinding] = []
    let flows = FlowCheck()
    for path in paths {
      if Self.documentEndings.contains(where: path.hasSuffix) {
        findings += DocumentCheck(path: path).findings
      } else {
        flows.check(path: path)
      }
    }
    findings += flows.findings
    for finding in findings { Console.print(finding.description) }
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count { $0.severity == .warning }
    let words = [(paths.count, "file"), (errors, "error"), (warnings, "warning")]
    Console.print(words.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", "))
    return errors > 0 || isStrict && warnings > 0 ? .failures : .success
  }
}
