import PlainviewCommandLine
import PlainviewInterfaceBuilder
import PlainviewSnapshot
import PlainviewUIAutomation
@_spi(Plainview) import PlainviewUIKitCore

/// `plainview wiring`: who calls whom in a document, as lines or as a graph.
@MainActor struct WiringCommand {
  static let declaration = Subcommand(
    name: "wiring", summary: "Lists who calls whom in a document: actions, recognizers, delegates, outlets, segues.",
    arguments: [DocumentFile.argument],
    options: [
      Option("scene", .text("ID"), "Only this scene: a storyboard identifier or an id of the document."),
      Option(
        "format", .choice(Format.allCases.map(\.rawValue)),
        "Sorted lines, a flowchart for Mermaid, or a graph for Graphviz.", preset: Format.text.rawValue),
    ],
    examples: ["wiring Main.storyboard", "wiring Main.storyboard --format dot | dot -Tsvg > wiring.svg"])

  enum Format: String, CaseIterable { case text, mermaid, dot }

  private let file: DocumentFile
  private let scene: String?
  private let format: Format

  init(_ command: ParsedCommand) throws {
    file = try DocumentFile(command.argument("FILE") ?? "")
    scene = command.value("scene")
    format = command.value("format").flatMap(Format.init) ?? .text
  }

  func run() throws -> ExitCode {
    var loading = LoadingOptions()
    loading.missingCode = .recorded
    let scenes = DocumentScenes(file, under: Circumstances(), textMetrics: .cells, options: loading)
    let shown = try scenes.load(file.sceneIDs(scene))
    let wirings = shown.map { scene in
      (title: scene.title, wiring: scene.enter { Wiring(root: scene.root, controllers: scene.controllers) })
    }
    Console.print(text(wirings))
    scenes.complain(of: shown)
    return scenes.failures.isEmpty ? .success : .failures
  }

  private func text(_ wirings: [WiringGraph.Scene]) -> String {
    switch format {
    case .mermaid: return WiringGraph(wirings).mermaid
    case .dot: return WiringGraph(wirings).dot
    case .text where wirings.count == 1: return wirings[0].wiring.text
    case .text: return wirings.map { "== \($0.title)\n\($0.wiring.text)" }.joined(separator: "\n\n")
    }
  }
}
