import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewRuntime
import PlainviewUIAutomation
@_spi(Plainview) import PlainviewUIKitCore

/// Launches the program's own app for commands that show its screen.
@MainActor final class AppScenes: SceneLoading {
  private let app: ProgramApp
  private let circumstances: Circumstances
  private let textMetrics: TextMetrics
  private let before: FlowBefore
  private(set) var failures: [String] = []
  private(set) var firstFailure: String?
  let diagnostics: [DocumentDiagnostic] = []
  /// The apps whose windows are shown.
  private var running: [XCUIApplication] = []

  init(_ app: ProgramApp, under circumstances: Circumstances, textMetrics: TextMetrics, after before: FlowBefore) {
    self.app = app
    self.circumstances = circumstances
    self.textMetrics = textMetrics
    self.before = before
  }

  func title(_ id: String?) -> String { app.name }

  /// Launches the app once for each id, whatever it is, and waits until nothing is running.
  func load(_ ids: [String?]) throws -> [LoadedScene] {
    try ids.compactMap { _ in
      do {
        return try scene()
      } catch let exception as UncaughtException {
        failures.append("\(app.name): \(exception)")
        firstFailure = firstFailure ?? "\(app.name): the app cannot be shown: \(VisibleText.line(exception.reason))"
        return nil
      }
    }
  }

  private func scene() throws -> LoadedScene {
    let app = app.makeApp(on: circumstances.device, textMetrics: textMetrics)
    app.launchArguments = circumstances.launchArguments
    before.prepare(app)
    do {
      try app.launch()
    } catch let error as LaunchError {
      throw InputError("\(self.app.name): \(error)")
    }
    try app.finishWork()
    try before.play(on: app)
    running.append(app)
    guard let process = app.process, let window = app.window else {
      throw InputError(
        "\(self.app.name): the app shows no window: make one in its delegate and call makeKeyAndVisible(), or name a "
          + "storyboard in its Info.plist")
    }
    return LoadedScene(
      id: "", title: self.app.name, controller: window.rootViewController, window: window, root: window, app: app,
      process: process)
  }
}
