import Foundation
package import PlainviewCommandLine
import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewRuntime
import PlainviewSnapshot
import PlainviewUIAutomation
@_spi(Plainview) import PlainviewUIKitCore

/// `plainview render`: a document or an app as text.
@MainActor package struct RenderCommand: AppCommand {
  package static let declaration = Subcommand(
    name: "render", summary: "Draws the scenes of a storyboard, the views of a xib, or the screen of an app, as text.",
    arguments: [DocumentFile.argument],
    options: [
      SceneOptions.scene(),
      Option(
        "format", .choice(Format.allCases.map(\.rawValue)),
        "What to print; given several times, a section for each. Default: \(Format.ascii.rawValue).", repeats: true),
      Option(
        "redact", .text("ID"), "Hides the text of views with this accessibility identifier.", repeats: true),
      Option(
        "metrics", .choice(Metrics.allCases.map(\.rawValue)),
        "How large text is: in cells, as the system font, or as the document stored it. Default: cells; with "
          + "--text-size or --matrix system."),
      Option(
        "canvas", .choice(Canvas.allCases.map(\.rawValue)),
        "Whether roots have the device's size or the size that the document stores.", preset: Canvas.device.rawValue),
      FlowBefore.option,
    ] + CircumstanceOptions.declarations,
    examples: [
      "render Main.storyboard --scene Login --format unicode",
      "render Main.storyboard --scene Login --format ascii --format accessibility --redact clock",
      "render Main.storyboard --scene Login --format svg > login.svg",
      "render App/Base.lproj/Main.storyboard --language ar",
      "render App/Base.lproj/Main.storyboard --matrix",
      "render Main.storyboard --matrix --device \"iPhone SE,iPad\" --appearance light,dark --format styles",
    ])

  package static let appDeclaration = declaration.without(
    DocumentFile.argument.name, options: ["scene", "canvas"],
    examples: [
      "render --format unicode", "render --after Flows/sign-in.yaml --format svg > home.svg",
      "render --matrix --device \"iPhone SE,iPad\" --appearance light,dark",
    ])

  enum Format: String, CaseIterable {
    case ascii, unicode, ansi, styles, hierarchy, layout, wiring, accessibility, json, svg
  }
  enum Metrics: String, CaseIterable { case cells, system, recorded }
  enum Canvas: String, CaseIterable { case device, stored }

  private let subject: Subject
  private let before: FlowBefore
  private let scene: String?
  private let circumstances: CircumstanceOptions
  private let isMatrix: Bool
  private let formats: [Format]
  private let redacted: Set<String>
  private let isColored: Bool
  private let metrics: Metrics
  private let canvas: Canvas

  package init(_ command: ParsedCommand, of app: ProgramApp?) throws {
    subject = try Subject(command, of: app)
    before = try FlowBefore(command)
    scene = command.value("scene")
    circumstances = try CircumstanceOptions(command)
    isMatrix = command.isSet("matrix")
    let requested = command.values("format").compactMap(Format.init)
    formats = requested.isEmpty ? [.ascii] : requested
    redacted = Set(command.values("redact"))
    // Colours that are asked for by name do not depend on where the output goes.
    isColored = command.color.colors(isTerminal: true, environment: ProcessInfo.processInfo.environment)
    let isOfSizes = !circumstances.textSizes.isEmpty
    let metrics = command.value("metrics").flatMap(Metrics.init)
    self.metrics = metrics ?? (isOfSizes || isMatrix ? .system : .cells)
    canvas = command.value("canvas").flatMap(Canvas.init) ?? .device
    if isOfSizes, self.metrics == .recorded {
      throw InputError("plainview: `--text-size` needs `--metrics cells` or `system`: a document stores one text size")
    }
    if canvas == .stored { try checkStoredCanvas() }
    if isMatrix, let format = formats.first(where: { $0 == .json || $0 == .svg }) {
      throw InputError("plainview: `--matrix` compares lines, and \(format) has none to compare; take another format")
    }
  }

  /// At the stored sizes everything is as the document has it.
  private func checkStoredCanvas() throws {
    let given = [
      ("matrix", isMatrix), ("text-size", !circumstances.textSizes.isEmpty),
      ("appearance", !circumstances.appearances.isEmpty), ("language", !circumstances.languages.isEmpty),
    ]
    guard let (name, _) = given.first(where: \.1) else { return }
    throw InputError(
      "plainview: `--\(name)` needs `--canvas device`: at the stored sizes a document is as it was saved")
  }

  package func run() throws -> ExitCode {
    noteLanguages()
    if isMatrix {
      let plan = MatrixPlan(circumstances, of: subject, variesTextSizes: metrics != .recorded)
      let pictures = MatrixPictures(plan: plan, ids: try sceneIDs) { loader(under: $0) }
      let all = try pictures.text { text($0, isOnly: true) }
      if isColored, formats.contains(.ansi) { Console.printStyled(all) } else { Console.print(all) }
      return pictures.complain()
    }
    let scenes = loader(under: circumstances.first)
    let shown = try scenes.load(sceneIDs)
    if formats.contains(.svg), shown.count > 1 {
      throw InputError("\(subject.location): an image shows one scene, choose it with --scene")
    }
    if formats == [.json] {
      Console.print(json(shown, scenes))
    } else {
      let texts = shown.map { text($0, isOnly: shown.count == 1) }.joined(separator: "\n\n")
      if isColored, formats.contains(.ansi) { Console.printStyled(texts) } else { Console.print(texts) }
    }
    scenes.complain(of: shown)
    return scenes.failures.isEmpty ? .success : .failures
  }

  /// A flow that is played before leads to one of the scenes.
  private var sceneIDs: [String?] {
    get throws { before.isGiven ? try subject.onlySceneID(scene) : try subject.sceneIDs(scene) }
  }

  private func loader(under circumstances: Circumstances) -> any SceneLoading {
    var loading = LoadingOptions.ofCommands
    loading.isMetricsRecorded = metrics == .recorded
    loading.isCanvasStored = canvas == .stored
    return subject.scenes(
      under: circumstances, textMetrics: metrics == .cells ? .cells : .system, options: loading, after: before)
  }

  /// Says which of the languages that were asked for there are no texts in.
  private func noteLanguages() {
    let known = subject.languages
    for language in circumstances.languages
    where language != "en" && LanguageMatch.preferred(among: known, for: [language]).isEmpty {
      let others =
        known.isEmpty ? "there are none of any language" : "there are those of \(known.joined(separator: ", "))"
      Console.complain("\(subject.location): warning: no texts of the language '\(language)' lie beside it, \(others)")
    }
  }

  // MARK: Texts

  private func text(_ scene: LoadedScene, isOnly: Bool) -> String {
    let strategies = formats.map(strategy)
    let combined = strategies.count == 1 ? strategies[0] : .facets(strategies)
    let body = scene.enter { combined.redacting(identifiers: redacted).text(of: scene) }
    return isOnly ? body : "== \(scene.title)\n\(body)"
  }

  private func strategy(_ format: Format) -> Snapshotting<LoadedScene> {
    switch format {
    case .ascii: Snapshotting<UIView>.ascii.ofScreen.pullback { $0.window }
    case .unicode: Snapshotting<UIView>.unicode.ofScreen.pullback { $0.window }
    case .ansi: (isColored ? Snapshotting<UIView>.ansi : .unicode).ofScreen.pullback { $0.window }
    case .styles: Snapshotting<UIView>.styles.ofScreen.pullback { $0.window }
    case .svg: Snapshotting<UIView>.svg.ofScreen.pullback { $0.window }
    case .hierarchy: Snapshotting<UIView>.hierarchy.pullback { $0.root }
    case .layout: Snapshotting<UIView>.layout.pullback { $0.root }
    case .accessibility: Snapshotting<UIView>.accessibility.pullback { $0.window }
    case .json: Snapshotting<UIView>.json.pullback { $0.root }
    case .wiring: Snapshotting(name: "wiring") { Wiring(root: $0.root, controllers: $0.controllers).text }
    }
  }

  private func json(_ shown: [LoadedScene], _ scenes: any SceneLoading) -> String {
    let strategy = Snapshotting<[LoadedScene]>(name: "json") {
      [subject, canvas, device = circumstances.devices.first] shown in
      ScreenJSON(
        file: subject.name, device: device?.name ?? subject.deviceID,
        scenes: shown.map { scene in
          ScreenJSON.Scene(
            id: scene.id, controller: scene.controllerName, root: scene.root,
            // At the stored sizes a scene has the scale that it was saved at.
            scale: canvas == .stored ? nil : CGFloat(subject.scale))
        },
        diagnostics: scenes.diagnostics.map {
          ScreenJSON.Diagnostic(
            severity: "\($0.severity)", message: $0.message, id: $0.objectID, line: $0.position.line)
        }
      ).text
    }
    return strategy.redacting(identifiers: redacted).text(of: shown)
  }
}
