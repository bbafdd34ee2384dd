import PlainviewCommandLine
import PlainviewUIAutomation

/// `plainview schema`: the flow language for editors.
@MainActor struct SchemaCommand {
  static let declaration = Subcommand(
    name: "schema", summary: "Prints a JSON Schema of the flow language, for editors.", arguments: [], options: [],
    examples: ["schema > flow.schema.json"])

  static func run() -> ExitCode {
    Console.write(FlowSchema.text)
    return .success
  }
}
