import PlainviewCommandLine

/// `plainview wiring`: short for `render --format wiring`.
@MainActor struct WiringCommand {
  static let declaration = Subcommand(
    name: "wiring", summary: "Lists who calls whom in a document: actions, recognizers, delegates, outlets.",
    arguments: [Argument("FILE", "The .storyboard or .xib file.")],
    options: [Option("scene", .text("ID"), "Only this scene: a storyboard identifier or an id of the document.")],
    examples: ["wiring Main.storyboard"])

  private let render: RenderCommand

  init(_ command: ParsedCommand) throws {
    render = try RenderCommand(command, format: .wiring)
  }

  func run() throws -> ExitCode { try render.run() }
}
