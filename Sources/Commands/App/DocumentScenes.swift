import Foundation
import PlainviewGraphics
import PlainviewInterfaceBuilder
import PlainviewLists
import PlainviewRuntime
@_spi(Plainview) import PlainviewUIKitCore
import PlainviewUIAutomation

/// A scene on the screen: its window, laid out, in a process of its own.
@MainActor struct LoadedScene {
  let id: String
  let title: String
  let controllerName: String
  let window: UIView
  let root: UIView
  let controllers: [UIViewController]
  /// The app whose screen it is; nil at the stored sizes.
  let app: XCUIApplication?
  private let process: SimulatedProcess

  init(
    id: String, title: String, controller: UIViewController?, window: UIView, root: UIView,
    app: XCUIApplication? = nil, process: SimulatedProcess
  ) {
    self.app = app
    self.id = id
    self.title = title
    controllerName = controller.map { ($0 as? any MissingCode)?.missingClass ?? className(of: $0) } ?? ""
    self.window = window
    self.root = root
    controllers = controller?.shownControllers ?? []
    self.process = process
  }

  func enter<Result>(_ body: () throws -> Result) rethrows -> Result { try process.enter(body) }

  /// What was written to the console of the scene's process.
  var console: [String] { process.console }
}

/// Loads scenes of a document for commands that show them.
@MainActor final class DocumentScenes: SceneLoading {
  private let file: DocumentFile
  private let circumstances: Circumstances
  private let textMetrics: TextMetrics
  private let options: LoadingOptions
  private let before: FlowBefore?
  private(set) var diagnostics: [DocumentDiagnostic] = []
  private var known: Set<DocumentDiagnostic> = []
  private(set) var failures: [String] = []
  private(set) var firstFailure: String?
  /// The apps whose windows are shown.
  private var apps: [XCUIApplication] = []

  init(
    _ file: DocumentFile, under circumstances: Circumstances, textMetrics: TextMetrics, options: LoadingOptions,
    after before: FlowBefore? = nil
  ) {
    self.before = before
    self.file = file
    self.circumstances = circumstances
    self.textMetrics = textMetrics
    self.options = options
  }

  func load(_ ids: [String?]) throws -> [LoadedScene] {
    if options.isCanvasStored { return storedScenes(ids) }
    return try ids.compactMap { id in
      do {
        return try deviceScene(id)
      } catch let exception as UncaughtException {
        failures.append("\(file.path): \(title(id)): \(exception)")
        firstFailure =
          firstFailure ?? "\(location(of: id)): the scene '\(title(id))' cannot be shown: "
          + VisibleText.line(exception.reason)
        return nil
      }
    }
  }

  // MARK: On a device

  private func deviceScene(_ id: String?) throws -> LoadedScene {
    let source = XCUIApplication(
      documentPath: file.path, scene: id, device: circumstances.device, textMetrics: textMetrics, bytes: file.bytes,
      document: file.document, options: options)
    source.launchArguments = circumstances.launchArguments
    before?.prepare(source)
    try source.launch()
    apps.append(source)
    try before?.play(on: source)
    guard let process = source.process, let window = source.window, let root = window.rootViewController?.view else {
      throw InputError("\(file.path):1:1: the scene has no view")
    }
    note(source.documentDiagnostics)
    let isCell = process.enter { showsInOwnSize(root) }
    return LoadedScene(
      id: id ?? "", title: title(id), controller: window.rootViewController, window: isCell ? root : window, root: root,
      app: source, process: process)
  }

  /// Gives a cell that is the root of a xib the size that the document stores, but the width of the screen in a table:
  /// its picture is one of the cell, not of a screen (W95).
  private func showsInOwnSize(_ root: UIView) -> Bool {
    guard file.document.kind == .xib, root is UITableViewCell || root is UICollectionReusableView else { return false }
    guard let stored = root.documentID.flatMap({ file.document.view(id: $0)?.frame?.size }) else { return false }
    root.frame = CGRect(
      x: 0, y: 0, width: root is UITableViewCell ? root.bounds.width : stored.width, height: stored.height)
    root.layoutIfNeeded()
    return true
  }

  // MARK: At the stored sizes

  private func storedScenes(_ ids: [String?]) -> [LoadedScene] {
    let process = SimulatedProcess()
    defer { if let exception = process.uncaught { failures.append("\(file.path): \(exception)") } }
    return process.enter {
      UIScreen.main.become(
        file.document.canvas, textMetrics: textMetrics == .system ? file.document.textMetrics : textMetrics)
      let loader = DocumentLoader(document: file.document, options: options)
      let roots = loader.canvasRoots().filter { root in
        file.document.kind == .xib || ids.contains { $0 == root.ownerID }
      }
      UIApplication.shared.commit()
      note(loader.diagnostics)
      return roots.map { root in
        let id = root.controller?.documentID ?? root.root.documentID ?? ""
        return LoadedScene(
          id: id, title: title(id), controller: root.controller, window: root.window, root: root.root, process: process)
      }
    }
  }

  func title(_ id: String?) -> String {
    guard let id, let controller = file.document.controller(id: id) else { return file.path }
    let name = controller.storyboardIdentifier ?? controller.title ?? id
    return controller.customClass.map { "\(name) (\($0))" } ?? name
  }

  private func location(of id: String?) -> String {
    let position = id.flatMap { file.document.controller(id: $0)?.position } ?? file.document.node.position
    return "\(file.path):\(position)"
  }

  private func note(_ new: [DocumentDiagnostic]) {
    for remark in new where known.insert(remark).inserted { diagnostics.append(remark) }
  }
}
