import Foundation
package import PlainviewCommandLine
import PlainviewInterfaceBuilder
import PlainviewUIAutomation

/// `plainview check`: what is wrong with flows and documents, without running them.
@MainActor package struct CheckCommand: Command {
  package static let declaration = Subcommand(
    name: "check", summary: "Looks for mistakes in flows and documents without running them.",
    arguments: [
      Argument(
        "FILE",
        "A flow, a config.yaml, a .storyboard, a .xib, a folder that is searched deeply, or - for standard input.",
        arity: .oneOrMore)
    ],
    options: [Option("strict", .flag, "Let warnings be failures too."), FindingOutput.option],
    examples: ["check .", "check Flows Main.storyboard --format github"])

  private static let documentEndings = [".storyboard", ".xib"]

  private let paths: [String]
  private let isStrict: Bool
  private let output: FindingOutput

  package init(_ command: ParsedCommand) throws {
    paths = try command.arguments("FILE").flatMap { argument -> [String] in
      if argument == "-" { return ["-"] }
      let found = try FlowFiles.deepPaths(of: argument, endings: FlowFiles.endings + Self.documentEndings)
      // In a folder there are files of other tools.
      return FlowFiles.isFolder(argument) ? found.filter(Self.isOurs) : found
    }
    isStrict = command.isSet("strict")
    output = FindingOutput(command)
  }

  private static func isDocument(_ path: String) -> Bool { documentEndings.contains(where: path.hasSuffix) }

  private static func isOurs(_ path: String) -> Bool { isDocument(path) || FlowText.kind(ofFile: path) != nil }

  package func run() throws -> ExitCode {
    guard !paths.isEmpty else {
      Console.complain("plainview: no flow and no document is selected")
      return .nothingSelected
    }
    var findings: [CheckFinding] = []
    let flows = FlowCheck()
    for path in paths {
      if path == "-" {
        findings += standardInput(flows)
      } else if Self.isDocument(path) {
        findings += DocumentCheck(path: path).findings
      } else if FlowText.kind(ofFile: path) == .workspace {
        flows.check(workspace: path)
      } else {
        flows.check(path: path)
      }
    }
    findings += flows.findings
    output.show(findings.withClassesInOneLine)
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count { $0.severity == .warning }
    let counts = [(paths.count, "file"), (errors, "error"), (warnings, "warning")]
    output.say(counts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", "))
    return errors > 0 || isStrict && warnings > 0 ? .failures : .success
  }

  /// A document begins with a `<`, everything else is a flow.
  private func standardInput(_ flows: FlowCheck) -> [CheckFinding] {
    let bytes: [UInt8]
    do {
      bytes = try DocumentBytes.standardInput(path: "-")
    } catch {
      return [CheckFinding(error: "\(error)".replacing("-: ", with: ""), in: "-")]
    }
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    if first == UInt8(ascii: "<") { return DocumentCheck(path: "-", bytes: bytes).findings }
    do {
      flows.check(text: try FlowFile.text(of: bytes, path: "-"), path: "-")
      return []
    } catch {
      return [CheckFinding(error: error.problem.description, in: "-")]
    }
  }
}
