package import PlainviewCommandLine
import PlainviewUIAutomation

/// `plainview tree`: the views of a document or an app, a line each.
@MainActor package struct TreeCommand: AppCommand {
  package static let declaration = Subcommand(
    name: "tree",
    summary: "Lists the views of a document or an app: class, id, text, and frame on the screen, a line each.",
    arguments: [DocumentFile.argument],
    options: DocumentFile.options + [
      Option("depth", .number("LEVELS", 0...1000), "How deep to go; everything by default."),
      Option("all", .flag, "List what is hidden too, and the parts of controls."),
    ],
    examples: ["tree Main.storyboard --scene Login --depth 3"])

  package static let appDeclaration = forApp(
    examples: ["tree --depth 3", "tree --after Flows/sign-in.yaml"])

  private let scenes: SceneArguments
  private let depth: Int?
  private let listsAll: Bool

  package init(_ command: ParsedCommand, of app: ProgramApp?) throws {
    scenes = try SceneArguments(command, of: app)
    depth = command.number("depth")
    listsAll = command.isSet("all")
  }

  package func run() throws -> ExitCode {
    try scenes.print(.tree) { scene in
      scene.enter { ViewTreeText(root: scene.window, depth: depth ?? .max, listsAll: listsAll).text }
    }
  }
}
