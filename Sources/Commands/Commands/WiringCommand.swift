package import PlainviewCommandLine
import PlainviewSnapshot
import PlainviewUIAutomation
@_spi(Plainview) import PlainviewUIKitCore

/// `plainview wiring`: the connections of a document, as lines or as a graph.
@MainActor package struct WiringCommand: AppCommand {
  package static let declaration = Subcommand(
    name: "wiring",
    summary:
      "Lists who calls whom in a document or an app: actions, recognizers, delegates, outlets, segues, notifications and "
      + "timers. With --after it says what the flow used.",
    arguments: [DocumentFile.argument],
    options: DocumentFile.options + [
      Option(
        "format", .choice(Format.allCases.map(\.rawValue)),
        "Sorted lines, a flowchart for Mermaid, or a graph for Graphviz.", preset: Format.text.rawValue)
    ],
    examples: ["wiring Main.storyboard", "wiring Main.storyboard --format dot | dot -Tsvg > wiring.svg"])

  enum Format: String, CaseIterable { case text, mermaid, dot }

  package static let appDeclaration = forApp(
    examples: ["wiring", "wiring --after Flows/sign-in.yaml --format mermaid"])

  private let scenes: SceneArguments
  private let format: Format

  package init(_ command: ParsedCommand, of app: ProgramApp?) throws {
    scenes = try SceneArguments(command, of: app, recordsWires: true)
    format = command.value("format").flatMap(Format.init) ?? .text
  }

  package func run() throws -> ExitCode {
    let (shown, loader) = try scenes.load()
    let wirings = shown.map { scene in
      (title: scene.title, wiring: scene.enter { Wiring(root: scene.root, controllers: scene.controllers) })
    }
    if format == .text { Console.print(text(wirings), .wiring) } else { Console.print(text(wirings)) }
    loader.complain(of: shown)
    return loader.failures.isEmpty ? .success : .failures
  }

  private func text(_ wirings: [WiringGraph.Scene]) -> String {
    let uses = scenes.before.uses
    switch format {
    case .mermaid: return WiringGraph(wirings, uses: uses).mermaid
    case .dot: return WiringGraph(wirings, uses: uses).dot
    case .text where wirings.count == 1: return wirings[0].wiring.text(uses: uses)
    case .text: return wirings.map { "== \($0.title)\n\($0.wiring.text(uses: uses))" }.joined(separator: "\n\n")
    }
  }
}
