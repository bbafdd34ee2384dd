import PlainviewCommandLine
import PlainviewUIAutomation

/// The scenes that a command's arguments name, each in an app of its own; or the screen of the program's own app.
@MainActor struct SceneArguments {
  let subject: Subject
  private let scene: String?
  private let device: SimulatedDevice?
  let before: FlowBefore

  init(_ command: ParsedCommand, of app: ProgramApp?, recordsWires: Bool = false) throws {
    subject = try Subject(command, of: app)
    scene = command.value("scene")
    device = try DocumentFile.device(named: command.value("device"))
    before = try FlowBefore(command, recordsWires: recordsWires)
  }

  /// The scenes with what there is to say of them; a flow that is played before leads to one of them.
  func load() throws -> (shown: [LoadedScene], loader: any SceneLoading) {
    let loader = loader
    let ids = before.isGiven ? try subject.onlySceneID(scene) : try subject.sceneIDs(scene)
    return (try loader.load(ids), loader)
  }

  /// Shows each scene by itself and prints its text, below its title if there are several; nil prints nothing.
  func print(_ painter: LinePainter, _ text: (LoadedScene) throws -> String?) throws -> ExitCode {
    let (shown, loader) = try load()
    let texts = try shown.compactMap { scene in
      try text(scene).map { shown.count == 1 ? $0 : "== \(scene.title)\n\($0)" }
    }
    if !texts.isEmpty { Console.print(texts.joined(separator: "\n\n"), painter) }
    loader.complain(of: shown)
    return loader.failures.isEmpty ? .success : .failures
  }

  /// The scene that was asked for, else the first one.
  func only() throws -> LoadedScene {
    let loader = loader
    let shown = try loader.load(subject.onlySceneID(scene))
    if let failure = loader.firstFailure { throw InputError(failure) }
    guard let first = shown.first else { throw InputError("\(subject.location): the document has no scene to show") }
    return first
  }

  private var loader: any SceneLoading { subject.scenes(under: Circumstances(device: device), after: before) }
}
