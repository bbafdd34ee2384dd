import PlainviewCommandLine
import PlainviewUIAutomation

/// `plainview tree`: the views of a document, a line each.
@MainActor struct TreeCommand {
  static let declaration = Subcommand(
    name: "tree", summary: "Lists the views of a document: class, id, text, and frame on the screen, a line each.",
    arguments: [DocumentFile.argument],
    options: DocumentFile.options + [
      Option("depth", .number("LEVELS", 0...1000), "How deep to go; everything by default."),
      Option("all", .flag, "List what is hidden too, and the parts of controls."),
    ],
    examples: ["tree Main.storyboard --scene Login --depth 3"])

  private let scenes: SceneArguments
  private let depth: Int?
  private let listsAll: Bool

  init(_ command: ParsedCommand) throws {
    scenes = try SceneArguments(command)
    depth = command.number("depth")
    listsAll = command.isSet("all")
  }

  func run() throws -> ExitCode {
    try scenes.print { scene in
      scene.enter { ViewTreeText(root: scene.window, depth: depth ?? .max, listsAll: listsAll).text }
    }
  }
}
