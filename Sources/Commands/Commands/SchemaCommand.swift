package import PlainviewCommandLine
import PlainviewUIAutomation

/// `plainview schema`: the flow language for editors.
@MainActor package struct SchemaCommand: Command {
  package static let declaration = Subcommand(
    name: "schema", summary: "Prints a JSON Schema of the flow language, for editors.",
    examples: ["schema > flow.schema.json"])

  package init(_ command: ParsedCommand) {}

  package func run() -> ExitCode {
    Console.write(FlowSchema.text)
    return .success
  }
}
