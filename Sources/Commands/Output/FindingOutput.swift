import PlainviewCommandLine
import PlainviewUIAutomation

/// How findings are printed: as lines, as JSON, or as commands to GitHub.
@MainActor struct FindingOutput {
  static let option = Option(
    "format", .choice(["text", "json", "github"]), "How findings are printed.", preset: "text")

  private let format: String

  init(_ command: ParsedCommand) { format = command.value("format") ?? "text" }

  func show(_ findings: [CheckFinding]) {
    switch format {
    case "json": Console.print(findings.json)
    // Everything else in these commands is escaped.
    case "github": if !findings.isEmpty { Console.printStyled(findings.annotations) }
    default: for finding in findings { Console.print(finding.description) }
    }
  }

  /// Prints the last line, beside JSON on standard error.
  func say(_ text: String) { if format == "json" { Console.complain(text) } else { Console.print(text) } }
}
