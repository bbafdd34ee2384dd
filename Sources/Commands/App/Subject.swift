import Foundation
import PlainviewCommandLine
import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewRuntime
import PlainviewUIAutomation

/// What a command shows: the scenes of a document, or the screen of the program's own app.
@MainActor enum Subject {
  case document(DocumentFile)
  case app(ProgramApp)

  init(_ command: ParsedCommand, of app: ProgramApp?) throws {
    self =
      try app.map(Subject.app) ?? .document(DocumentFile(command.argument(DocumentFile.argument.name) ?? ""))
  }

  /// As titles and messages call it: the document's path, or the program's name.
  var name: String {
    switch self {
    case .document(let file): file.path
    case .app(let app): app.name
    }
  }

  /// Where messages about all of it point.
  var location: String {
    switch self {
    case .document(let file): "\(file.path):1:1"
    case .app(let app): app.name
    }
  }

  /// The device that it is shown on where none is named.
  var device: SimulatedDevice {
    switch self {
    case .document(let file):
      let own = file.document.deviceProfile
      return SimulatedDevice(own, file.document.device?.orientation ?? .portrait, name: own.names.first ?? own.id)
    case .app: return .default
    }
  }

  /// How the device is called where results are for programs to read.
  var deviceID: String {
    switch self {
    case .document(let file): file.document.deviceProfile.id
    case .app: SimulatedDevice.default.name
    }
  }

  /// Pixels a point.
  var scale: Double {
    switch self {
    case .document(let file): Double(file.document.canvas.scale)
    case .app: Double(SimulatedDevice.default.screen.scale)
    }
  }

  /// The languages that there are texts in, sorted.
  var languages: [String] {
    switch self {
    case .document(let file): file.document.languages
    case .app: Bundle.main.localizations.filter { $0 != "Base" }.sorted()
    }
  }

  /// The ids of the scenes that are shown: the one that was asked for, else all of them; an app has one screen.
  func sceneIDs(_ requested: String?) throws -> [String?] {
    switch self {
    case .document(let file): try file.sceneIDs(requested)
    case .app: [nil]
    }
  }

  /// The scene for a command that takes one only: the one that was asked for, else the first one.
  func onlySceneID(_ requested: String?) throws -> [String?] {
    switch self {
    case .document(let file): Array(try file.sceneIDs(requested ?? file.document.initialController?.id).prefix(1))
    case .app: [nil]
    }
  }

  /// What loads its scenes.
  func scenes(
    under circumstances: Circumstances, textMetrics: TextMetrics = .cells, options: LoadingOptions = .ofCommands,
    after before: FlowBefore
  ) -> any SceneLoading {
    switch self {
    case .document(let file):
      DocumentScenes(file, under: circumstances, textMetrics: textMetrics, options: options, after: before)
    case .app(let app): AppScenes(app, under: circumstances, textMetrics: textMetrics, after: before)
    }
  }
}

/// What loads the scenes that a command shows, and keeps what is to be said of that.
@MainActor protocol SceneLoading {
  /// Shows each scene in a process of its own.
  func load(_ ids: [String?]) throws -> [LoadedScene]
  func title(_ id: String?) -> String
  /// The remarks of reading and loading, in the order of their positions.
  var diagnostics: [DocumentDiagnostic] { get }
  /// Exceptions that ended a scene's process, with the scene's title.
  var failures: [String] { get }
  /// The first of them in one line, with its location: for commands that cannot go on without the scene.
  var firstFailure: String? { get }
}

extension SceneLoading {
  /// What was remarked while scenes were loaded, what they wrote to their consoles, and what ended them.
  func remarks(on shown: [LoadedScene]) -> [String] {
    diagnostics.map { "\($0)" } + shown.flatMap(\.console) + failures
  }

  /// Writes the remarks.
  func complain(of shown: [LoadedScene]) {
    for remark in remarks(on: shown) { Console.complain(remark) }
  }
}

extension LoadingOptions {
  /// Classes that are not in the program stand in: what they are asked is recorded.
  static var ofCommands: LoadingOptions {
    var options = LoadingOptions()
    options.missingCode = .recorded
    return options
  }
}
