import Foundation
import PlainviewCommandLine
import PlainviewInterfaceBuilder
import PlainviewRuntime
import PlainviewSnapshot
import PlainviewUIAutomation
import PlainviewUIKitCore

/// `plainview render`: a document as text.
@MainActor struct RenderCommand {
  static let declaration = Subcommand(
    name: "render", summary: "Draws the scenes of a storyboard, or the views of a xib, as text.",
    arguments: [DocumentFile.argument],
    options: [
      Option("scene", .text("ID"), "Only this scene: a storyboard identifier or an id of the document."),
      Option("device", .text("NAME"), "The screen, for example \"iPhone SE\"; the document's own by default."),
      Option("format", .choice(Format.allCases.map(\.rawValue)), "What to print.", preset: Format.ascii.rawValue),
      Option(
        "metrics", .choice(Metrics.allCases.map(\.rawValue)),
        "How large text is: in cells, as the system font, or as the document stored it.", preset: Metrics.cells.rawValue
      ),
      Option(
        "canvas", .choice(Canvas.allCases.map(\.rawValue)),
        "Whether roots have the device's size or the size that the document stores.", preset: Canvas.device.rawValue),
    ],
    examples: ["render Main.storyboard --scene Login --format unicode"])

  enum Format: String, CaseIterable { case ascii, unicode, hierarchy, wiring, json }
  enum Metrics: String, CaseIterable { case cells, system, recorded }
  enum Canvas: String, CaseIterable { case device, stored }

  private let file: DocumentFile
  private let scene: String?
  private let device: SimulatedDevice?
  private let format: Format
  private let metrics: Metrics
  private let canvas: Canvas

  init(_ command: ParsedCommand) throws {
    file = try DocumentFile(command.argument("FILE") ?? "")
    scene = command.value("scene")
    device = try DocumentFile.device(named: command.value("device"))
    format = command.value("format").flatMap(Format.init) ?? .ascii
    metrics = command.value("metrics").flatMap(Metrics.init) ?? .cells
    canvas = command.value("canvas").flatMap(Canvas.init) ?? .device
  }

  func run() throws -> ExitCode {
    var loading = LoadingOptions()
    loading.isMetricsRecorded = metrics == .recorded
    loading.missingCode = .recorded
    loading.isCanvasStored = canvas == .stored
    let scenes = DocumentScenes(
      file, device: device, textMetrics: metrics == .cells ? .cells : .system, options: loading)
    let shown = try scenes.load(file.sceneIDs(scene))
    if format == .json {
      Console.print(try json(shown, scenes))
    } else {
      Console.print(shown.map { text($0, isOnly: shown.count == 1) }.joined(separator: "\n\n"))
    }
    scenes.complain(of: shown)
    return scenes.failures.isEmpty ? .success : .failures
  }

  // MARK: Texts

  private func text(_ scene: LoadedScene, isOnly: Bool) -> String {
    let body = scene.enter {
      switch format {
      case .ascii, .json: Snapshotting<UIView>.ascii.text(of: scene.window)
      case .unicode: Snapshotting<UIView>.unicode.text(of: scene.window)
      case .hierarchy: Snapshotting<UIView>.hierarchy.text(of: scene.root)
      case .wiring: Wiring(root: scene.root, controllers: scene.controllers).text
      }
    }
    return isOnly ? body : "== \(scene.title)\n\(body)"
  }

  private func json(_ shown: [LoadedScene], _ scenes: DocumentScenes) throws -> String {
    let json = FileJSON(
      file: file.path, device: device?.name ?? file.document.deviceProfile.id,
      scenes: shown.map { scene in
        scene.enter {
          SceneJSON(
            id: scene.id, controller: scene.controllerName,
            root: ViewJSON(scene.root, scale: CGFloat(file.document.canvas.scale)))
        }
      },
      diagnostics: scenes.diagnostics.map {
        DiagnosticJSON(
          severity: "\($0.severity)", message: $0.message, id: $0.objectID, line: $0.position.line)
      })
    return try json.text()
  }
}
